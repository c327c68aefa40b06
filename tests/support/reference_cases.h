// What the tests of kept references share.
#pragma once

#include <gtest/gtest.h>

#include <memory>

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

}  // namespace fathom::test
