// What the tests of kept references share.
#pragma once

#include <gtest/gtest.h>

#include <complex>
#include <memory>
#include <utility>

#include "render/make_reference.h"

namespace fathom::test {

inline std::shared_ptr<const Reference> lastOf(const ReferenceCache& cache) {
    return cache.find([](const Reference&) { return true; });
}

/// Expects that each change which cannot occur between parts of one file is new to the cache.
/// The changes are made one at a time.
template <class IsNew>
void expectOthersAreNew(RenderRequest& request, IsNew isNew) {
    const RenderRequest whole = request;
    const auto isOther = [&] {
        const bool isOne = isNew();
        request = whole;
        return isOne;
    };
    View& view = request.location.view;
    EXPECT_FALSE(isOther());
    view = view.panned({1, 0}, request.size);
    EXPECT_TRUE(isOther());
    view = view.zoomedAt({320, 180}, request.size, 2);
    EXPECT_TRUE(isOther());
    request.size = {641, 360};
    EXPECT_TRUE(isOther());
    --request.location.iterations.limit;
    EXPECT_TRUE(isOther());
    request.location.escapeRadius = 100;
    EXPECT_TRUE(isOther());
    EXPECT_FALSE(isOther());
}

/// Expects the same points by a kept reference and by one of the picture's own, for 640 x 360.
inline void expectSamePoints(const PixelDeltas& kept, const PixelDeltas& own) {
    ASSERT_NE(kept.reference, own.reference);
    for (const auto& [x, y] : {std::pair{0, 0}, {639, 0}, {320, 180}, {17, 359}}) {
        const std::complex<double> expected = own.pointOf(x, y) * kept.scale + kept.shift;
        EXPECT_LT(std::abs(kept.pointOf(x, y) - expected), 1e-9);
    }
}

}  // namespace fathom::test
