// Perturbation in lanes: the same samples for every instruction set and for any tiles and slices.
#include "cpu/delta_renderer.h"

#include <gtest/gtest.h>

#include <thread>

#include "base/processor.h"
#include "cpu/cpu_engine.h"
#include "support/deep_pictures.h"
#include "support/pauses.h"

namespace fathom {
namespace {

using test::differences;
using test::wholePicture;

class DeltaRendererTest : public testing::TestWithParam<test::DeepPicture> {
protected:
    std::shared_ptr<const RenderJob> job() const {
        return test::deepJob(GetParam(), CpuEngine(1).info());
    }
};

TEST_P(DeltaRendererTest, HasTheSameSamplesOnEveryInstructionSet) {
    TileTask task = wholePicture(GetParam().limit);
    if (task.iterationLimit >= 100'000) task.rect = {8, 8, 32, 1};  // slow without vectors
    const auto picture = job();
    const Tile tile =
        makeDeltaRenderer(picture, kernel::baseline::kDeltaKernels)->render(task, {}).value();
    std::size_t escaped = 0;
    for (const TileSample& sample : tile.samples)
        escaped += sample.count != kInteriorCount;
    EXPECT_GT(escaped, tile.samples.size() / 4);
#ifdef FATHOM_X86_64
    const auto differing = [&](const kernel::DeltaKernels& kernels) {
        return differences(tile, makeDeltaRenderer(picture, kernels)->render(task, {}).value());
    };
    if (FATHOM_PROCESSOR_HAS("x86-64-v3")) {
        EXPECT_EQ(differing(kernel::v3::kDeltaKernels), 0u);
    }
    if (FATHOM_PROCESSOR_HAS("x86-64-v4")) {
        EXPECT_EQ(differing(kernel::v4::kDeltaKernels), 0u);
    }
#endif
}

TEST_P(DeltaRendererTest, HasTheSameSamplesInSmallTilesAndCoarsely) {
    const std::uint64_t limit = GetParam().limit;
    const auto renderer = makeDeltaRenderer(job());
    const Tile tile = renderer->render(wholePicture(limit), {}).value();
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
    const Tile coarse = renderer->render({wholePicture(limit).rect, 8, limit}, {}).value();
    for (std::size_t i = 0; i < coarse.samples.size(); ++i)
        EXPECT_TRUE(test::haveSameBits(coarse.samples[i],
                                       tile.samples[(i / 12 * 8 + 4) * 96 + i % 12 * 8 + 4]));
}

TEST_P(DeltaRendererTest, HasTheSameSamplesInBandsOfTheirOwn) {
    const std::uint64_t limit = GetParam().limit;
    const auto picture = job();
    const Tile tile = makeDeltaRenderer(picture)->render(wholePicture(limit), {}).value();
    RenderJob band = *picture;
    band.request.region = {0, 40, 96, 16};
    band.grid = std::make_shared<const PixelGrid>(makePixelGrid(band.request, band.plan).value());
    Tile rows = makeDeltaRenderer(std::make_shared<const RenderJob>(band))
                    ->render({band.request.region, 1, limit}, {})
                    .value();
    for (std::size_t i = 0; i < rows.samples.size(); ++i)
        EXPECT_TRUE(test::haveSameBits(rows.samples[i], tile.samples[40 * 96 + i]));
}

/// The same kernels, but with at most 3 steps at a time.
kernel::DeltaKernels shortSlices() {
    kernel::DeltaKernels kernels = deltaKernels();
    kernels.batched = [](const DeltaJob& job, DeltaPixel* pixels, unsigned* list, unsigned length,
                         unsigned steps) {
        deltaKernels().batched(job, pixels, list, length, std::min(steps, 3u));
    };
    kernels.plain = [](const DeltaJob& job, DeltaPixel* pixels, unsigned* list, unsigned length,
                       unsigned steps) {
        deltaKernels().plain(job, pixels, list, length, std::min(steps, 500u));
    };
    kernels.extended = [](const DeltaJob& job, DeltaPixel* pixels, unsigned* list, unsigned length,
                          unsigned steps) {
        deltaKernels().extended(job, pixels, list, length, std::min(steps, 7u));
    };
    kernels.cells.approach = [](const DeltaCells& cells, const DeltaJob& job, DeltaPixel* pixels,
                                unsigned* list, unsigned length, unsigned steps) {
        deltaKernels().cells.approach(cells, job, pixels, list, length, std::min(steps, 500u));
    };
    kernels.cells.run = [](const DeltaCells& cells, const DeltaJob& job, DeltaPixel* pixels,
                           unsigned* list, unsigned length, unsigned steps) {
        deltaKernels().cells.run(cells, job, pixels, list, length, std::min(steps, 500u));
    };
    return kernels;
}

TEST_P(DeltaRendererTest, HasTheSameSamplesFromShortSlices) {
    const std::uint64_t limit = GetParam().limit;
    const auto picture = job();
    const Tile tile = makeDeltaRenderer(picture)->render(wholePicture(limit), {}).value();
    const Tile other =
        makeDeltaRenderer(picture, shortSlices())->render(wholePicture(limit), {}).value();
    EXPECT_EQ(differences(tile, other), 0u);
}

TEST_P(DeltaRendererTest, GoesOnAsIfItHadNotStopped) {
    const std::uint64_t limit = GetParam().limit;
    const auto renderer = makeDeltaRenderer(job());
    const Tile tile = renderer->render(wholePicture(limit), {}).value();
    Tile partial = renderer->render(wholePicture(1), {}).value();
    std::uint64_t iterations = partial.iterations;
    for (std::uint64_t reached = 2; reached < 2 * limit; reached += reached / 2) {
        partial = renderer->resume(partial, std::min(reached, limit), {}).value();
        iterations += partial.iterations;
    }
    EXPECT_EQ(differences(tile, partial), 0u);
    EXPECT_EQ(iterations, tile.iterations);
}

TEST_P(DeltaRendererTest, GoesOnAfterPauses) {
    const std::uint64_t limit = GetParam().limit;
    const auto picture = job();
    const Tile tile = makeDeltaRenderer(picture)->render(wholePicture(limit), {}).value();
    const auto renderer = makeDeltaRenderer(picture, shortSlices());
    const Tile paused = test::pausedAtOnce(*renderer, wholePicture(limit));
    EXPECT_EQ(differences(tile, test::resumedWithPauses(*renderer, paused, limit)), 0u);
}

TEST_P(DeltaRendererTest, HasTheSameSamplesFromThreads) {
    const std::uint64_t limit = GetParam().limit;
    const auto picture = job();
    const Tile tile = makeDeltaRenderer(picture)->render(wholePicture(limit), {}).value();
    const auto renderer = makeDeltaRenderer(picture);
    std::array<Tile, 2> tiles;
    {
        std::vector<std::jthread> threads;
        for (Tile& other : tiles)
            threads.emplace_back(
                [&] { other = renderer->render(wholePicture(limit), {}).value(); });
    }
    for (const Tile& other : tiles)
        EXPECT_EQ(differences(tile, other), 0u);
}

TEST_P(DeltaRendererTest, StopsWhenAskedTo) {
    std::stop_source stop;
    stop.request_stop();
    const auto tile = makeDeltaRenderer(job())->render(wholePicture(1000), {stop.get_token(), {}});
    ASSERT_FALSE(tile);
    EXPECT_EQ(tile.error().code, ErrorCode::Cancelled);
}

const auto kNameOf = [](const auto& picture) { return std::string(picture.param.name); };
INSTANTIATE_TEST_SUITE_P(Pictures, DeltaRendererTest, testing::ValuesIn(test::kDeepPictures),
                         kNameOf);
INSTANTIATE_TEST_SUITE_P(Cells, DeltaRendererTest, testing::Values(test::kParabolicPicture),
                         kNameOf);

}  // namespace
}  // namespace fathom
