// The automatic colours of a picture in a file.
#pragma once

#include <functional>
#include <optional>
#include <span>

#include "base/result.h"
#include "color/auto_curve.h"
#include "render/geometry.h"

namespace fathom {

/// Fits automatic colours to some of a picture's samples, evenly spread. `rowAt` gives a row of
/// samples, which may be valid until its next call; an error of it is passed on. Pictures fit the
/// same curve when they are made and when they are recoloured.
Result<std::optional<AutoCurve>> fitPictureCurve(
    Size size, const std::function<Result<std::span<const TileSample>>(int y)>& rowAt);

}  // namespace fathom
