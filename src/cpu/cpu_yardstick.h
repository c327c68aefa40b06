// What the built-in engine is measured against: scalar C++, and the processor's vectors.
#pragma once

#include <memory>

#include "render/engine.h"
#include "render/yardstick.h"

namespace fathom {

/// For the rungs fp32, ff, fp64 and dd.
std::unique_ptr<Yardstick> makeCpuYardstick(std::shared_ptr<const RenderJob> job);

}  // namespace fathom
