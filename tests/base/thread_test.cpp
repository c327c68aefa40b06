#include "base/thread.h"

#include <gtest/gtest.h>

#include <atomic>
#include <vector>

#include "base/parallel.h"
#include "support/memory_limit.h"

namespace fathom::test {
namespace {

constexpr std::size_t kTooLittleForAThread = std::size_t{1} << 20;

TEST(Thread, RunsItsWork) {
    std::atomic<bool> hasRun = false;
    auto thread = startThread([&] { hasRun = true; });
    ASSERT_TRUE(thread);
    thread->join();
    EXPECT_TRUE(hasRun);
}

TEST(Thread, HearsOfAStop) {
    auto thread = startThread([](const std::stop_token& stop) {
        while (!stop.stop_requested())
            std::this_thread::yield();
    });
    ASSERT_TRUE(thread);
    thread->request_stop();
    thread->join();
}

TEST(Thread, ThatTheSystemRefusesIsAnError) {
    FATHOM_LIMITS_MEMORY();
    const auto child = [] {
        limitMemory(kTooLittleForAThread);
        const auto thread = startThread([] {});
        std::_Exit(!thread && thread.error().code == ErrorCode::OutOfMemory ? 0 : 1);
    };
    EXPECT_EXIT(child(), testing::ExitedWithCode(0), "");
}

TEST(Thread, ThatTheSystemRefusesIsDoneWithout) {
    FATHOM_LIMITS_MEMORY();
    const auto child = [] {
        limitMemory(kTooLittleForAThread);
        std::vector<int> calls(100);
        parallelFor(8, calls.size(), [&](std::size_t i) { ++calls[i]; });
        std::_Exit(calls == std::vector<int>(100, 1) ? 0 : 1);
    };
    EXPECT_EXIT(child(), testing::ExitedWithCode(0), "");
}

}  // namespace
}  // namespace fathom::test
