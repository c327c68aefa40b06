#include "base/parallel.h"

#include <gtest/gtest.h>

#include <algorithm>
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

TEST(ParallelFor, CutsPiecesOfWhichTheLastMayBeShorter) {
    for (const std::size_t count : {0, 1, 9, 10, 11, 95}) {
        std::vector<std::atomic<int>> calls(count);
        parallelPieces(3, count, 10, [&](std::size_t first, std::size_t length) {
            EXPECT_EQ(first % 10, 0u);
            EXPECT_EQ(length, std::min<std::size_t>(10, count - first));
            for (std::size_t i = first; i < first + length; ++i)
                ++calls[i];
        });
        for (const auto& times : calls)
            EXPECT_EQ(times, 1);
    }
}

TEST(ParallelFor, TakesAllProcessorsForNoNumber) {
    EXPECT_GE(threadsOf(0), 1);
    EXPECT_EQ(threadsOf(3), 3);
}

}  // namespace
}  // namespace fathom::test
