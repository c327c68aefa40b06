#include "base/measure.h"

#include <gtest/gtest.h>

namespace fathom::test {

TEST(Measure, TellsMuchWorkFromLittle) {
    volatile double sink = 0;
    const auto spin = [&](int steps) {
        for (int i = 0; i < steps; ++i)
            sink = sink + 1.0;
    };
    const std::function<void()> works[] = {[&] { spin(1'000); }, [&] { spin(100'000); }};
    const auto seconds = medianSeconds(works, {.rounds = 5, .seconds = 0.002});
    ASSERT_EQ(seconds.size(), 2u);
    EXPECT_GT(seconds[0], 0);
    EXPECT_GT(seconds[1], 10 * seconds[0]);  // it does a hundred times as much work
}

TEST(Measure, CallsEveryWorkAsOftenInEachRound) {
    int calls[2] = {};
    volatile double sink = 0;
    const auto work = [&](int& count) {
        ++count;
        for (int i = 0; i < 200'000; ++i)
            sink = sink + 1.0;
    };
    const std::function<void()> works[] = {[&] { work(calls[0]); }, [&] { work(calls[1]); }};
    medianSeconds(works, {.rounds = 3, .seconds = 1e-9});  // one call to find
    EXPECT_EQ(calls[0], 4);                                // that one call is enough, and 3 rounds
    EXPECT_EQ(calls[1], 4);
}

}  // namespace fathom::test
