// Perturbation in lanes: the same samples by any instruction set, in any tiles, from any slices.
#include "cpu/delta_renderer.h"

#include <gtest/gtest.h>

#include "cpu/cpu_engine.h"
#include "support/mandelbrot_job.h"

namespace fathom {
namespace {

using test::differences;

struct DeepPicture {
    const char *name, *re, *im, *radius;
    std::uint64_t limit;
};

constexpr DeepPicture kPictures[]{
    {"Spirals", "-0.743643887037158704752191506114774", "0.131825904205311970493132056385139",
     "1e-11", 4000},
    {"Seahorse", "-0.75", "0.1", "1e-3", 3000},
    {"Needle",
     "-1."
     "9999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999"
     "999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999"
     "999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999"
     "999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999",
     "0", "1e-360", 2000},
};

class DeltaRendererTest : public testing::TestWithParam<DeepPicture> {
protected:
    std::shared_ptr<const RenderJob> job(std::uint64_t limit) const {
        const DeepPicture& picture = GetParam();
        RenderRequest request;
        request.location = homeLocation(defaultInstance(*findFormula("mandelbrot")));
        request.location.view.re = test::decimal(picture.re);
        request.location.view.im = test::decimal(picture.im);
        request.location.view.radius = test::decimal(picture.radius);
        request.location.iterations = {limit, false};
        request.size = {96, 64};
        request.forcedRung = "perturbation";
        const EngineInfo info = CpuEngine(1).info();
        auto plan = choosePlan(request, {&info, 1}).value();
        auto grid = std::make_shared<const PixelGrid>(makePixelGrid(request, plan).value());
        return std::make_shared<const RenderJob>(
            RenderJob{.id = RenderId{3}, .request = request, .plan = plan, .grid = grid});
    }
    static TileTask whole(std::uint64_t limit) { return {{0, 0, 96, 64}, 1, limit}; }
};

TEST_P(DeltaRendererTest, HasTheSameSamplesOnEveryInstructionSet) {
    const std::uint64_t limit = GetParam().limit;
    const auto picture = job(limit);
    const Tile tile = makeDeltaRenderer(picture, kernel::baseline::deltaKernels)
                          ->render(whole(limit), {})
                          .value();
    std::size_t escaped = 0;
    for (const TileSample& sample : tile.samples)
        escaped += sample.count != kInteriorCount;
    EXPECT_GT(escaped, tile.samples.size() / 4);
#ifdef __x86_64__
    const auto differing = [&](const kernel::DeltaKernels& kernels) {
        return differences(tile,
                           makeDeltaRenderer(picture, kernels)->render(whole(limit), {}).value());
    };
    if (__builtin_cpu_supports("x86-64-v3")) {
        EXPECT_EQ(differing(kernel::v3::deltaKernels), 0u);
    }
    if (__builtin_cpu_supports("x86-64-v4")) {
        EXPECT_EQ(differing(kernel::v4::deltaKernels), 0u);
    }
#endif
}

TEST_P(DeltaRendererTest, HasTheSameSamplesInSmallTiles) {
    const std::uint64_t limit = GetParam().limit;
    const auto renderer = makeDeltaRenderer(job(limit));
    const Tile tile = renderer->render(whole(limit), {}).value();
    for (int y = 0; y < 64; y += 5) {
        for (int x = 0; x < 96; x += 7) {
            const TileRect rect{x, y, std::min(3, 96 - x), std::min(2, 64 - y)};
            const Tile small = renderer->render({rect, 1, limit}, {}).value();
            for (int i = 0; i < rect.width * rect.height; ++i) {
                const auto place = static_cast<std::size_t>(y + i / rect.width) * 96 + x +
                                   static_cast<std::size_t>(i % rect.width);
                EXPECT_TRUE(test::haveSameBits(small.samples[i], tile.samples[place]));
            }
        }
    }
}

TEST_P(DeltaRendererTest, GoesOnAsIfItHadNotStopped) {
    const std::uint64_t limit = GetParam().limit;
    const auto renderer = makeDeltaRenderer(job(limit));
    const Tile tile = renderer->render(whole(limit), {}).value();
    Tile partial = renderer->render(whole(1), {}).value();
    std::uint64_t iterations = partial.iterations;
    for (std::uint64_t reached = 2; reached < 2 * limit; reached += reached / 2) {
        partial = renderer->resume(partial, std::min(reached, limit), {}).value();
        iterations += partial.iterations;
    }
    EXPECT_EQ(differences(tile, partial), 0u);
    EXPECT_EQ(iterations, tile.iterations);
}

TEST_P(DeltaRendererTest, StopsWhenAskedTo) {
    std::stop_source stop;
    stop.request_stop();
    const auto tile = makeDeltaRenderer(job(1000))->render(whole(1000), {stop.get_token(), {}});
    ASSERT_FALSE(tile);
    EXPECT_EQ(tile.error().code, ErrorCode::Cancelled);
}

INSTANTIATE_TEST_SUITE_P(Pictures, DeltaRendererTest, testing::ValuesIn(kPictures),
                         [](const auto& picture) { return std::string(picture.param.name); });

}  // namespace
}  // namespace fathom
