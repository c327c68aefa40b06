#include "base/parallel.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <barrier>
#include <stdexcept>
#include <thread>
#include <vector>

#include "base/thread_priority.h"

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

TEST(ParallelFor, RunsWithinItself) {
    std::barrier meeting(3);
    std::atomic<int> calls = 0;
    for (int round = 0; round < 50; ++round)
        parallelFor(3, 3, [&](std::size_t) {
            meeting.arrive_and_wait();
            parallelFor(2, 2, [&](std::size_t) { ++calls; });
        });
    EXPECT_EQ(calls, 50 * 3 * 2);
}

TEST(ParallelFor, ServesSeveralCallersAtOnce) {
    std::vector<std::jthread> callers;
    std::atomic<int> calls = 0;
    for (int i = 0; i < 4; ++i)
        callers.emplace_back([&] {
            for (int round = 0; round < 200; ++round)
                parallelFor(3, 8, [&](std::size_t) { ++calls; });
        });
    callers.clear();
    EXPECT_EQ(calls, 4 * 200 * 8);
}

#ifdef __linux__
// Threads that have worked for a caller of one priority must not work for one of another.
TEST(ParallelFor, RunsInThreadsOfItsCallersPriority) {
    const auto countYielding = [] {
        std::barrier meeting(3);
        std::atomic<int> yielding = 0;
        parallelFor(3, 3, [&](std::size_t) {
            meeting.arrive_and_wait();
            yielding += isThreadYielding();
        });
        return yielding.load();
    };
    for (int round = 0; round < 3; ++round) {
        EXPECT_EQ(countYielding(), 0);
        std::jthread([&] {
            lowerThreadPriority();
            EXPECT_EQ(countYielding(), 3);
        }).join();
    }
}
#endif

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
