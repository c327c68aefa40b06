#include "export/picture_curve.h"

#include <algorithm>

#include "base/fresh_vector.h"

namespace fathom {

Result<std::optional<AutoCurve>> fitPictureCurve(
    Size size, const std::function<Result<std::span<const TileSample>>(int y)>& rowAt) {
    constexpr int kEnough = 256;  // samples along the longest side
    const int step = std::max(1, std::max(size.width, size.height) / kEnough);
    const auto along = [step](int side) { return static_cast<std::size_t>(side / step + 1); };
    FreshVector<TileSample> some;
    some.reserve(along(size.width) * along(size.height));
    for (int y = step / 2; y < size.height; y += step) {
        const auto row = rowAt(y);
        if (!row) return tl::make_unexpected(row.error());
        for (int x = step / 2; x < size.width; x += step)
            some.push_back((*row)[static_cast<std::size_t>(x)]);
    }
    return fitAutoCurve(some, size.height);
}

}  // namespace fathom
