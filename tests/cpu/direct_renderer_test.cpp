// Progress and stops of a renderer within a pixel that takes hours.
#include "cpu/direct_renderer.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "formula/formula_list.h"

namespace fathom {
namespace {

std::shared_ptr<const RenderJob> deepJob(std::string_view formula, int bits,
                                         std::uint64_t iterationLimit) {
    auto job = std::make_shared<RenderJob>();
    job->request.location = homeLocation(defaultInstance(*findFormula(formula)));
    job->request.size = {4, 4};
    job->plan.rung = findRung("bigfloat");
    job->plan.precisionBits = bits;
    job->plan.iterationLimit = iterationLimit;
    job->grid = std::make_shared<const PixelGrid>(makePixelGrid(job->request, job->plan).value());
    return job;
}

TEST(DirectRenderer, StopsAndTellsItsShareInsideAPixel) {
    constexpr std::uint64_t kLimit = 10'000'000;
    constexpr std::size_t kTold = 5;
    for (const char* formula : {"mandelbrot", "magnet1"}) {
        const auto job = deepJob(formula, 100'000, kLimit);
        const auto renderer = makeDirectRenderer(job).value();
        std::stop_source source;
        std::vector<double> shares;
        const TileControl control{.stop = source.get_token(), .advanced = [&](double share) {
                                      shares.push_back(share);
                                      if (shares.size() == kTold) source.request_stop();
                                  }};
        // Near the middle: interior of both sets.
        const auto tile = renderer->render({{1, 2, 1, 1}, 1, kLimit}, control);
        ASSERT_FALSE(tile) << formula;
        EXPECT_EQ(tile.error().code, ErrorCode::Cancelled);

        // A slice was one iteration, and none came after the stop.
        ASSERT_EQ(shares.size(), kTold) << formula;
        for (std::size_t i = 0; i < kTold; ++i)
            EXPECT_DOUBLE_EQ(shares[i], static_cast<double>(i + 1) / kLimit);
    }
}

TEST(DirectRenderer, SharesGrowOverPixelsAndResumedTiles) {
    const auto job = deepJob("mandelbrot", 20'000, 100);
    const auto renderer = makeDirectRenderer(job).value();
    std::vector<double> shares;
    const TileControl control{.stop = {},
                              .advanced = [&](double share) { shares.push_back(share); }};
    const auto tile = renderer->render({{0, 0, 4, 4}, 1, 100}, control);
    ASSERT_TRUE(tile && tile->state);
    EXPECT_GT(shares.size(), 10U);
    EXPECT_TRUE(std::ranges::is_sorted(shares));
    EXPECT_GT(shares.back(), 0.5);
    EXPECT_LT(shares.back(), 1);

    shares.clear();
    ASSERT_TRUE(renderer->resume(*tile, 200, control));
    EXPECT_GT(shares.size(), 10U);
    EXPECT_TRUE(std::ranges::is_sorted(shares));
    EXPECT_LT(shares.front(), 0.5);
    EXPECT_LT(shares.back(), 1);
}

}  // namespace
}  // namespace fathom
