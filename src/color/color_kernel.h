// The kernels' functions of automatic colours.
#pragma once

#include "render/device_colors.h"

namespace fathom::kernel {
#include "colors/floats.h"
#include "colors/shorts.h"

#include "colors/automatic.h"
}  // namespace fathom::kernel
