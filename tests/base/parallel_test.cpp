#include "base/parallel.h"

#include <gtest/gtest.h>

#include <atomic>
#include <barrier>
#include <stdexcept>
#include <vector>

namespace fathom::test {
namespace {

TEST(ParallelFor, CallsEachOnce) {
    for (const int threads : {1, 2, 7}) {
        std::vector<std::atomic<int>> calls(100);
        parallelFor(threads, calls.size(), [&](std::size_t i) { ++calls[i]; });
        for (const auto& count : calls)
            EXPECT_EQ(count, 1);
        parallelFor(threads, 0, [](std::size_t) { ADD_FAILURE(); });
    }
}

TEST(ParallelFor, RunsSoManyAtOnce) {
    std::barrier meeting(3);  // all three threads wait here for the last one
    parallelFor(3, 3, [&](std::size_t) { meeting.arrive_and_wait(); });
}

TEST(ParallelFor, ThrowsWhatACallThrows) {
    for (const int threads : {1, 3}) {
        std::atomic<std::size_t> calls = 0;
        const auto work = [&](std::size_t i) {
            ++calls;
            if (i == 4) throw std::runtime_error("the fifth");
        };
        EXPECT_THROW(parallelFor(threads, 1'000'000, work), std::runtime_error);
        EXPECT_LT(calls, 1'000'000u);
    }
}

TEST(ParallelFor, TakesAllProcessorsForNoNumber) {
    EXPECT_GE(threadsOf(0), 1);
    EXPECT_EQ(threadsOf(3), 3);
}

}  // namespace
}  // namespace fathom::test
