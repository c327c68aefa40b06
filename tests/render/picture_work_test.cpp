#include "render/picture_work.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace fathom {
namespace {

struct AnyState final : TileState {};

RenderRequest request(bool isAutomatic) {
    RenderRequest result;
    result.size = {64, 64};
    result.location.iterations = {100, isAutomatic};
    return result;
}

RenderPlan plan(std::vector<int> passes = {1}, std::uint64_t limit = 100) {
    RenderPlan result;
    result.tileSize = {32, 32};
    result.passes = std::move(passes);
    result.iterationLimit = limit;
    return result;
}

/// A finished tile of which `late` samples escaped at the limit and the rest at 1.
std::shared_ptr<const Tile> finished(const TileWork& work, std::size_t late, bool isRunning) {
    auto tile = std::make_shared<Tile>();
    tile->task = work.task;
    tile->samples.resize(static_cast<std::size_t>(tile->columns()) * tile->rows());
    for (TileSample& sample : tile->samples)
        sample.count = 1;
    for (std::size_t i = 0; i < late; ++i)
        tile->samples[i].count = work.task.iterationLimit;
    if (isRunning) tile->state = std::make_shared<AnyState>();
    tile->iterations = 10;
    tile->engineId = "cpu";
    return tile;
}

void complete(PictureWork& work, const TileWork& next, const std::shared_ptr<const Tile>& tile,
              const Escapes& escapes) {
    work.complete(next, tile, tile->state, escapes);
}

void completeAll(PictureWork& work, std::size_t latePerTile, bool isRunning) {
    while (work.hasWaiting()) {
        const TileWork next = work.take();
        const auto tile = finished(next, latePerTile, isRunning);
        complete(work, next, tile, escapesOf(*tile));
    }
}

TEST(PictureWork, CountsEscapesOfTheLastHalf) {
    Tile tile;
    tile.task.iterationLimit = 100;
    for (const std::uint64_t count : {std::uint64_t{1}, std::uint64_t{50}, std::uint64_t{51},
                                      std::uint64_t{100}, kInteriorCount}) {
        TileSample sample{};
        sample.count = count;
        tile.samples.push_back(sample);
    }
    EXPECT_EQ(escapesOf(tile).late, 2u);
}

TEST(PictureWork, HandsOutCoarsePassesFirst) {
    PictureWork work(request(false), plan({16, 4, 1}));
    int last = 16;
    while (work.hasWaiting()) {
        const TileWork next = work.take();
        EXPECT_LE(next.task.step, last);
        last = next.task.step;
    }
    EXPECT_EQ(last, 1);
    EXPECT_FALSE(work.isComplete()) << "all tiles are out";
}

TEST(PictureWork, CutsTilesToWhatAThreadTakes) {
    PictureWork work(request(false), plan());
    std::vector<int> covered(64 * 64);
    std::size_t waiting = covered.size(), least = 100;
    for (bool isWide = true; work.hasWaiting(); isWide = !isWide) {
        const Portion portion = isWide ? Portion{.tile = {32, 32}, .share = 0.25, .fewest = least}
                                       : Portion{.tile = {8, 4}};
        const TileRect rect = work.take(portion).task.rect;
        const std::size_t samples = Size{rect.width, rect.height}.area();
        EXPECT_LE(rect.width, portion.tile.width);
        EXPECT_LE(rect.height, portion.tile.height);
        EXPECT_LE(samples, isWide ? std::max(waiting / 4, least) + 32 : 32);
        waiting -= samples;
        for (int y = rect.y; y < rect.bottom(); ++y)
            for (int x = rect.x; x < rect.right(); ++x)
                ++covered[static_cast<std::size_t>(y * 64 + x)];
    }
    EXPECT_EQ(std::ranges::count(covered, 1), std::ssize(covered));
}

TEST(PictureWork, CutsCoarseTilesToWholeBlocks) {
    PictureWork work(request(false), plan({8, 1}));
    for (std::size_t samples = 0; samples < 64;) {
        const TileWork next = work.take({.tile = {4, 4}, .share = 0.3});
        EXPECT_EQ(next.task.step, 8);
        EXPECT_EQ(next.task.rect.x % 8 + next.task.rect.y % 8, 0);
        samples += samplesOf(next.task);
        EXPECT_LE(samples, 64u);
    }
    EXPECT_EQ(work.take().task.step, 1);
}

TEST(PictureWork, LeavesTilesThatWereBegunWhole) {
    PictureWork work(request(false), plan());
    TileWork first = work.take();
    first.partial = std::make_shared<Tile>();
    work.putBack(first);
    EXPECT_EQ(work.take({.tile = {8, 8}}).task.rect, first.task.rect);
}

TEST(PictureWork, TakesTilesBackInTheirOldOrder) {
    PictureWork work(request(false), plan());
    const TileWork first = work.take(), second = work.take();
    work.putBack(second);
    work.putBack(first);
    EXPECT_EQ(work.take().index, first.index);
    EXPECT_EQ(work.take().index, second.index);
    EXPECT_EQ(work.take().index, second.index + 1);
}

TEST(PictureWork, RaisesWhileMoreThanOneInTwoThousandEscapesLate) {
    // 4,096 samples in four tiles: three late escapes are more than one in 2,000, two are not.
    for (const std::size_t late : {std::size_t{2}, std::size_t{3}}) {
        PictureWork work(request(true), plan({8, 1}));
        while (work.hasWaiting()) {
            const TileWork next = work.take();
            const bool isFirst =
                next.task.step == 1 && next.task.rect.x == 0 && next.task.rect.y == 0;
            const auto tile = finished(next, isFirst ? late : next.task.step == 8 ? 4 : 0, true);
            complete(work, next, tile, escapesOf(*tile));
        }
        EXPECT_EQ(work.raiseLimit(), late == 3) << late;
        EXPECT_EQ(work.iterationLimit(), late == 3 ? 200u : 100u);
    }
}

TEST(PictureWork, CountsWhatIsDoneOfTilesThatAreOut) {
    PictureWork work(request(false), plan());  // four tiles
    TileWork first = work.take(), second = work.take();
    work.advance(first, 0.25);
    work.advance(second, 0.5);
    work.advance(first, 0.75);
    EXPECT_EQ(work.fraction(), 1.25 / 4);
    complete(work, first, finished(first, 0, false), {});
    EXPECT_EQ(work.fraction(), 1.5 / 4);

    // The work on a tile that is put back is lost, unless its partial result is kept.
    work.putBack(second);
    EXPECT_EQ(work.fraction(), 1.0 / 4);
    second = work.take();
    work.advance(second, 0.5);
    second.partial = finished(second, 0, true);
    work.putBack(second);
    EXPECT_EQ(work.fraction(), 1.5 / 4);
    completeAll(work, 0, false);
    EXPECT_EQ(work.fraction(), 1);
}

TEST(PictureWork, ContinuesOnlyTilesThatStillRun) {
    PictureWork work(request(true), plan());
    const TileWork first = work.take(), second = work.take();
    const auto running = finished(second, 100, true);
    complete(work, first, finished(first, 100, false), {1024, 100});
    complete(work, second, running, {1024, 100});
    completeAll(work, 0, false);
    EXPECT_FALSE(work.isDecided());
    ASSERT_TRUE(work.raiseLimit());
    const TileWork next = work.take();
    EXPECT_EQ(next.previous, running);
    EXPECT_EQ(next.task.rect, second.task.rect);
    EXPECT_EQ(next.task.iterationLimit, 200u);
    EXPECT_FALSE(work.hasWaiting());

    // Nothing escaped in the new half: the limit stays.
    complete(work, next, finished(next, 0, true), {1024, 0});
    EXPECT_FALSE(work.raiseLimit());
    EXPECT_FALSE(work.isDecided());
    EXPECT_EQ(work.iterationLimit(), 200u);
    EXPECT_EQ(work.iterations(), 50u);
    EXPECT_EQ(work.enginePixels().at("cpu"), 4096u) << "a continued pixel counts once";
}

TEST(PictureWork, IsDecidedOnceNoTileRuns) {
    PictureWork work(request(true), plan());
    const TileWork last = work.take();
    complete(work, last, finished(last, 100, true), {1024, 100});
    completeAll(work, 0, false);
    EXPECT_FALSE(work.isDecided());
    ASSERT_TRUE(work.raiseLimit());
    const TileWork next = work.take();
    complete(work, next, finished(next, 100, false), {1024, 0});
    EXPECT_TRUE(work.isDecided());
}

TEST(PictureWork, LeavesLimitsAloneThatAreLockedFinishedOrAtTheTop) {
    PictureWork locked(request(false), plan());
    completeAll(locked, 100, true);
    EXPECT_FALSE(locked.raiseLimit());

    PictureWork over(request(true), plan());
    completeAll(over, 100, false);
    EXPECT_FALSE(over.raiseLimit());
    EXPECT_EQ(over.iterationLimit(), 100u);

    PictureWork nearTop(request(true), plan({1}, kMaximumAutomaticLimit - 1));
    completeAll(nearTop, 100, true);
    EXPECT_TRUE(nearTop.raiseLimit());
    EXPECT_EQ(nearTop.iterationLimit(), kMaximumAutomaticLimit);
    completeAll(nearTop, 100, true);
    EXPECT_FALSE(nearTop.raiseLimit());
}

TEST(PictureWork, RaisesBlindlyToSixteenTimesWhileNothingEscapes) {
    PictureWork work(request(true), plan());
    std::uint64_t limit = 100;
    for (;;) {
        while (work.hasWaiting()) {
            const TileWork next = work.take();
            complete(work, next, finished(next, 0, true), {});
        }
        if (!work.raiseLimit()) break;
        limit *= 2;
        EXPECT_EQ(work.iterationLimit(), limit);
    }
    EXPECT_EQ(limit, 1600u);
}

TEST(PictureWork, MeasuresItsProgressInSamples) {
    PictureWork work(request(false), plan({8, 1}));
    EXPECT_EQ(work.fraction(), 0);
    double last = 0;
    while (work.hasWaiting()) {
        const TileWork next = work.take();
        complete(work, next, finished(next, 0, false), {1024, 0});
        EXPECT_GT(work.fraction(), last);
        last = work.fraction();
    }
    EXPECT_EQ(last, 1);
}

}  // namespace
}  // namespace fathom
