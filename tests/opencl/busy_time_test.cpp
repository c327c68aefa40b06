// The time for which a device was busy, from kernels that ran one after another or in parallel.
#include "opencl/busy_time.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace fathom::test {
namespace {

constexpr double kNanosecond = 1e-9;

TEST(BusyTime, CountsWhatOverlapsOnce) {
    BusyTime busy;
    EXPECT_EQ(busy.seconds(), 0);
    busy.add(100, 200);
    busy.add(400, 500);
    EXPECT_DOUBLE_EQ(busy.seconds(), 200 * kNanosecond);
    busy.add(120, 180);  // inside one
    EXPECT_DOUBLE_EQ(busy.seconds(), 200 * kNanosecond);
    busy.add(150, 250);  // across the end of one
    EXPECT_DOUBLE_EQ(busy.seconds(), 250 * kNanosecond);
    busy.add(250, 260);  // from the end of one
    EXPECT_DOUBLE_EQ(busy.seconds(), 260 * kNanosecond);
    busy.add(50, 450);  // over both of them
    EXPECT_DOUBLE_EQ(busy.seconds(), 450 * kNanosecond);
    busy.add(10, 20);  // before all of them
    EXPECT_DOUBLE_EQ(busy.seconds(), 460 * kNanosecond);
}

TEST(BusyTime, TakesIntervalsInAnyOrder) {
    std::vector<std::uint64_t> starts;
    std::vector<bool> isBusy(20'000);
    std::mt19937 random(1);
    for (int i = 0; i < 500; ++i)
        starts.push_back(random() % (isBusy.size() - 40));
    BusyTime busy;
    for (const std::uint64_t start : starts) {
        const std::uint64_t end = start + 1 + random() % 40;
        busy.add(start, end);
        std::fill(isBusy.begin() + static_cast<std::ptrdiff_t>(start),
                  isBusy.begin() + static_cast<std::ptrdiff_t>(end), true);
    }
    EXPECT_DOUBLE_EQ(busy.seconds(),
                     static_cast<double>(std::ranges::count(isBusy, true)) * kNanosecond);
}

TEST(BusyTime, KeepsTheSumOfLongAgo) {
    BusyTime busy;
    constexpr std::uint64_t kCount = 10 * BusyTime::kMostIntervals;
    for (std::uint64_t i = 0; i < kCount; ++i)
        busy.add(10 * i, 10 * i + 3);
    EXPECT_DOUBLE_EQ(busy.seconds(), 3 * kCount * kNanosecond);
}

}  // namespace
}  // namespace fathom::test
