// Checks the pixel check itself: it must find a count that is wrong by one, and a wrong attractor.
#include "cli/pixel_check.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

#include "bookmarks/bookmark.h"
#include "cpu/cpu_engine.h"
#include "formula/formula_list.h"
#include "support/spoiling_engine.h"

namespace {

using namespace fathom;

using Spoil = void (*)(TileSample&);

bool hasEnded(std::uint64_t count) {
    return count != kInteriorCount;
}

void countOneMoreAtThrees(TileSample& sample) {
    if (hasEnded(sample.count) && sample.count % 3 == 0) ++sample.count;
}

void takeOneForTwo(TileSample& sample) {
    if (sample.attractor == 2) sample.attractor = 1;
}

/// The built-in engine with every sample spoiled.
std::unique_ptr<Engine> wrongEngine(Spoil spoil) {
    return std::make_unique<test::SpoilingEngine>([spoil](Tile& tile) {
        for (TileSample& sample : tile.samples)
            spoil(sample);
    });
}

std::vector<PixelVerdict> verdictsOn(std::unique_ptr<Engine> engine, const Location& location) {
    std::vector<std::unique_ptr<Engine>> engines;
    engines.push_back(std::move(engine));
    RenderScheduler scheduler(std::move(engines));
    RenderRequest request;
    request.location = location;
    request.location.iterations = {.limit = 400, .automatic = false};
    request.size = {96, 54};
    request.coarseFirst = false;

    CpuEngine reference(2);
    const auto places = choosePixels(request.size, 400, 7);
    const auto check =
        checkPicture(scheduler, request, reference, places, [](const std::string&, double) {}, {});
    if (!check) {
        ADD_FAILURE() << check.error().message;
        return {};
    }
    EXPECT_EQ(check->verdicts.size(), places.size());
    return check->verdicts;
}

Location home() {
    return findStarterBookmark("home")->bookmark.location;
}

Location newtonHome() {
    return homeLocation(defaultInstance(*findFormula("newton")));
}

/// How many verdicts are stable and satisfy `holds`.
template <class Predicate>
int countStable(const std::vector<PixelVerdict>& verdicts, Predicate holds) {
    return static_cast<int>(std::ranges::count_if(verdicts, [&](const PixelVerdict& verdict) {
        return verdict.isStable && std::invoke(holds, verdict);
    }));
}

TEST(PixelCheck, FindsNothingWrongWithTheBuiltInEngine) {
    for (const Location& location : {home(), newtonHome()}) {
        const auto verdicts = verdictsOn(std::make_unique<CpuEngine>(2), location);
        EXPECT_GT(countStable(verdicts, [](const PixelVerdict&) { return true; }), 150);
        EXPECT_EQ(countStable(verdicts, &PixelVerdict::differs), 0);
    }
}

TEST(PixelCheck, FindsEveryCountThatIsWrongByOne) {
    const auto verdicts = verdictsOn(wrongEngine(&countOneMoreAtThrees), home());
    const int spoiled = countStable(verdicts, [](const PixelVerdict& verdict) {
        return hasEnded(verdict.reference.count) && verdict.reference.count % 3 == 0;
    });
    EXPECT_GT(spoiled, 50);
    EXPECT_EQ(countStable(verdicts, &PixelVerdict::differs), spoiled);
}

TEST(PixelCheck, FindsEveryWrongAttractor) {
    const auto verdicts = verdictsOn(wrongEngine(&takeOneForTwo), newtonHome());
    const int spoiled = countStable(
        verdicts, [](const PixelVerdict& verdict) { return verdict.reference.attractor == 2; });
    EXPECT_GT(spoiled, 40);
    EXPECT_EQ(countStable(verdicts, &PixelVerdict::differs), spoiled);
}

TEST(PixelCheck, SaysHowAPixelEnds) {
    EXPECT_EQ(spokenOutcome({.count = 12, .attractor = 0}), "escapes after 12");
    EXPECT_EQ(spokenOutcome({.count = 12, .attractor = 2}), "converges to attractor 2 after 12");
    EXPECT_EQ(spokenOutcome({.count = kInteriorCount, .attractor = 0}), "is interior");
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
    EXPECT_EQ(choosePixels({4, 3}, 500, 3).size(), 12U);  // only as many as exist
}

}  // namespace
