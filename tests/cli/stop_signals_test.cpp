#include "cli/stop_signals.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <thread>

namespace fathom {
namespace {

void signalAndWait(const StopSignals& signals, int signal) {
    kill(getpid(), signal);
    while (!signals.token().stop_requested())
        std::this_thread::yield();
}

TEST(StopSignals, AskForAStop) {
    for (const int signal : {SIGINT, SIGTERM}) {
        const StopSignals signals;
        EXPECT_FALSE(signals.token().stop_requested());
        EXPECT_EQ(signals.exitCode(), 0);
        signalAndWait(signals, signal);
        EXPECT_EQ(signals.exitCode(), 128 + signal);
    }
}

TEST(StopSignals, EndTheProgramWhenASecondComes) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    const auto signalTwice = [] {
        const StopSignals signals;
        signalAndWait(signals, SIGINT);
        // A user's second signal does not follow at once.
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        kill(getpid(), SIGTERM);
        for (;;)
            pause();
    };
    EXPECT_EXIT(signalTwice(), testing::KilledBySignal(SIGTERM), "");
}

}  // namespace
}  // namespace fathom
