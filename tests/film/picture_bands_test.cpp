#include "film/picture_bands.h"

#include <gtest/gtest.h>

#include <thread>

#include "support/scheduler_setup.h"

namespace fathom::test {
namespace {

/// Expects that a film has so many tiles in progress at once. Each of its pictures is a band.
void expectTilesInProgress(Behaviour device, int atOnce) {
    constexpr int kPictures = 16;
    const auto gate = std::make_shared<Gate>();
    device.info.numbers = {NumberKind::DeltaFp64};
    device.info.memoryBytes = std::size_t{1} << 34;
    device.concurrency = 2 * atOnce;
    device.onTile = [gate](const TileTask&, std::stop_token stop) { return gate->pass(stop); };
    RenderScheduler scheduler(engines(device));
    SampleSource source{.scheduler = scheduler};
    const auto pictureAt = [](std::size_t) {
        RenderRequest wish = request(Size{256, 256});
        wish.forcedRung = "perturbation";
        wish.coarseFirst = false;
        return NamedRequest{"", wish};
    };
    PictureBands bands(source, kPictures, pictureAt, 2, 1, nullptr);
    std::thread taker([&] {
        for (int i = 0; i < kPictures; ++i)
            EXPECT_TRUE(bands.next({}));
    });
    EXPECT_TRUE(gate->awaitArrivals(atOnce));
    EXPECT_EQ(gate->arrivals(), atOnce);
    gate->open();
    taker.join();
}

TEST(PictureBands, KeepsGraphicsDevicesBusy) {
    expectTilesInProgress(gpu(), 8 + 1);
}

TEST(PictureBands, TakesLittleMemoryOnProcessors) {
    constexpr int kTilesOfPicture = 16;
    expectTilesInProgress(Behaviour{}, (2 + 1) * kTilesOfPicture);
}

}  // namespace
}  // namespace fathom::test
