#include "cli/rung_bench.h"

#include <gtest/gtest.h>

#include <set>

#include "support/fake_engine.h"

namespace fathom {
namespace {

TEST(RungBench, TimesTheRungsThatHoldAViewAndMarksTheChosenOne) {
    test::FakeEngine::Behaviour behaviour;
    behaviour.info.numbers = {NumberKind::Fp32, NumberKind::Ff};
    std::vector<std::unique_ptr<Engine>> engines;
    engines.push_back(std::make_unique<test::FakeEngine>(behaviour));
    std::vector<RungSpeed> speeds;
    for (const char* rung : {"fp32", "ff-grid", "ff-lazy", "ff"})
        speeds.push_back({rung, FormulaFamily::Powers, 0, 1e-9});
    speeds.back().stepSeconds = 1e-10;

    std::size_t ready = 0;
    const auto times = measureRungs(
        engines, {{speedKey(behaviour.info), speeds}}, [](const std::string&, double) {},
        [&](const std::vector<RungTime>& rows) { ready += rows.size(); }, {});
    ASSERT_TRUE(times) << times.error().message;
    EXPECT_EQ(ready, times->size());
    std::set<std::string> views;
    for (const RungTime& time : *times) {
        views.insert(time.view);
        EXPECT_EQ(time.device, "cpu");
        EXPECT_EQ(time.isChosen, time.rung == "ff") << time.view << " " << time.rung;
        if (!time.seconds) continue;
        EXPECT_GT(*time.seconds, 0);
        EXPECT_GE(time.ratioToFastest, 1);
    }
    EXPECT_TRUE(views.contains("antenna 1e-3"));
    EXPECT_TRUE(views.contains("needle 1e-12"));
    EXPECT_FALSE(views.contains("seahorse 1e-13")) << "which float-float does not hold";
}

}  // namespace
}  // namespace fathom
