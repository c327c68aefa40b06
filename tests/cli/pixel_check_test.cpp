// The check itself is checked: it must find a count that is wrong by one.
#include "cli/pixel_check.h"

#include <gtest/gtest.h>

#include <set>

#include "bookmarks/bookmark.h"
#include "cpu/cpu_engine.h"

namespace {

using namespace fathom;

/// The built-in engine, with one added to every count that is a multiple of three.
class WrongRenderer final : public TileRenderer {
public:
    explicit WrongRenderer(std::unique_ptr<TileRenderer> right) : m_right(std::move(right)) {}

    Result<Tile> render(const TileTask& task, std::stop_token stop) override {
        return m_right->render(task, stop).map(spoil);
    }
    Result<Tile> resume(const Tile& tile, std::uint64_t iterationLimit,
                        std::stop_token stop) override {
        return m_right->resume(tile, iterationLimit, stop).map(spoil);
    }

private:
    static Tile spoil(Tile tile) {
        for (TileSample& sample : tile.samples)
            if (sample.count != kInteriorCount && sample.count % 3 == 0) ++sample.count;
        return tile;
    }
    std::unique_ptr<TileRenderer> m_right;
};

class WrongEngine final : public Engine {
public:
    const EngineInfo& info() const override { return m_right.info(); }
    int concurrency() const override { return m_right.concurrency(); }
    Result<std::unique_ptr<TileRenderer>> prepare(std::shared_ptr<const RenderJob> job,
                                                  const std::function<void(std::string)>& stage,
                                                  std::stop_token stop) override {
        return m_right.prepare(std::move(job), stage, stop)
            .map([](std::unique_ptr<TileRenderer> right) -> std::unique_ptr<TileRenderer> {
                return std::make_unique<WrongRenderer>(std::move(right));
            });
    }

private:
    CpuEngine m_right{2};
};

struct Tally {
    int stable = 0, stableDiffering = 0, spoiled = 0;
};

Tally checkHome(std::unique_ptr<Engine> engine) {
    std::vector<std::unique_ptr<Engine>> engines;
    engines.push_back(std::move(engine));
    RenderScheduler scheduler(std::move(engines));
    RenderRequest request;
    request.location = findStarterBookmark("home")->bookmark.location;
    request.location.iterations = {.limit = 400, .automatic = false};
    request.size = {96, 54};
    request.coarseFirst = false;

    CpuEngine reference(2);
    const auto places = choosePixels(request.size, 400, 7);
    const auto check =
        checkPicture(scheduler, request, reference, places, [](const std::string&, double) {}, {});
    Tally tally;
    if (!check) {
        ADD_FAILURE() << check.error().message;
        return tally;
    }
    EXPECT_EQ(check->verdicts.size(), places.size());
    for (const PixelVerdict& verdict : check->verdicts) {
        tally.stable += verdict.isStable;
        tally.stableDiffering += verdict.isStable && verdict.differs();
        tally.spoiled += verdict.isStable && verdict.referenceCount != kInteriorCount &&
                         verdict.referenceCount % 3 == 0;
    }
    return tally;
}

TEST(PixelCheck, FindsNothingWrongWithTheBuiltInEngine) {
    const Tally tally = checkHome(std::make_unique<CpuEngine>(2));
    EXPECT_GT(tally.stable, 200);
    EXPECT_EQ(tally.stableDiffering, 0);
}

TEST(PixelCheck, FindsEveryCountThatIsWrongByOne) {
    const Tally tally = checkHome(std::make_unique<WrongEngine>());
    EXPECT_GT(tally.spoiled, 50);
    EXPECT_EQ(tally.stableDiffering, tally.spoiled);
}

TEST(PixelCheck, ChoosesDistinctPixelsInsideThePicture) {
    const Size size{40, 30};
    const auto places = choosePixels(size, 500, 3);
    EXPECT_EQ(places, choosePixels(size, 500, 3));
    EXPECT_NE(places, choosePixels(size, 500, 4));
    EXPECT_EQ(std::set<PixelPlace>(places.begin(), places.end()).size(), 500U);
    for (const auto [x, y] : places) {
        EXPECT_TRUE(x >= 0 && x < size.width && y >= 0 && y < size.height);
    }
    EXPECT_EQ(choosePixels({4, 3}, 500, 3).size(), 12U);  // no more than there are
}

}  // namespace
