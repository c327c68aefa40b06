#include "opencl/driver_watch.h"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

namespace fathom {
namespace {

using namespace std::chrono_literals;
using Doing = DriverWatch::Doing;

/// Asks for the verdict as waiting callers do, for at least `time`.
std::optional<Error> verdictWithin(DriverWatch& watch, DriverWatch::Duration time) {
    const auto end = DriverWatch::Clock::now() + time;
    auto verdict = watch.verdict();
    while (!verdict && DriverWatch::Clock::now() < end) {
        std::this_thread::sleep_for(watch.interval());
        verdict = watch.verdict();
    }
    return verdict;
}

TEST(DriverWatch, GivesUpACallThatDoesNotReturn) {
    DriverWatch watch("a card", 500ms);
    EXPECT_FALSE(watch.verdict());
    const DriverWatch::Call call(watch, Doing::Wait);
    const auto verdict = verdictWithin(watch, 10min);
    ASSERT_TRUE(verdict);
    EXPECT_EQ(verdict->code, ErrorCode::DeviceLost);
    EXPECT_NE(verdict->message.find("a card has not answered for 1 second;"), std::string::npos)
        << verdict->message;
    EXPECT_EQ(watch.verdict()->message, verdict->message);
}

TEST(DriverWatch, DoesNotCountTimeInWhichNobodyWaits) {
    DriverWatch watch("a card", 200ms);
    const DriverWatch::Call call(watch, Doing::Wait);
    std::this_thread::sleep_for(300ms);
    EXPECT_FALSE(watch.verdict());
}

TEST(DriverWatch, ForgetsCallsThatReturn) {
    DriverWatch watch("a card", 200ms);
    for (int i = 0; i < 10; ++i) {
        const DriverWatch::Call outer(watch, Doing::Wait);
        { const DriverWatch::Call inner(watch, Doing::Wait); }
        EXPECT_FALSE(watch.verdict());
        std::this_thread::sleep_for(watch.interval());
    }
    EXPECT_FALSE(verdictWithin(watch, 300ms));
}

TEST(DriverWatch, BearsWithACompilerThatIsAtWork) {
    std::atomic<bool> isOver = false, isAsleep = false;
    for (const auto& [doing, isGivenUp] : {std::pair{Doing::Work, false}, {Doing::Wait, true}}) {
        DriverWatch watch("a card", 500ms);
        isOver = false;
        std::jthread spinning([&, doing = doing] {
            const DriverWatch::Call call(watch, doing);
            while (!isOver) {
            }
        });
        EXPECT_EQ(
            verdictWithin(watch, isGivenUp ? DriverWatch::Duration(10min) : 800ms).has_value(),
            isGivenUp);
        isOver = true;
    }

    // A compiler that sleeps is not at work.
    DriverWatch watch("a card", 500ms);
    isOver = false;
    std::jthread sleeping([&] {
        const DriverWatch::Call call(watch, Doing::Work);
        isAsleep = true;
        isOver.wait(false);
    });
    EXPECT_TRUE(verdictWithin(watch, 10min));
    isOver = true;
    isOver.notify_all();
}

TEST(DriverWatch, BearsWithWaitingForThreadsThatAreAtWork) {
    using Place = DriverWatch::Place;
    struct Case {
        Place place;
        Doing doing;
        bool isGivenUp;
    };
    for (const Case& one : {Case{Place::Processor, Doing::Wait, false},
                            {Place::Device, Doing::WaitForCompiler, false},
                            {Place::Device, Doing::Wait, true}}) {
        DriverWatch watch("a card", 500ms, one.place);
        std::atomic<bool> isOver = false;
        std::jthread spinning([&] {
            while (!isOver) {
            }
        });
        const DriverWatch::Call call(watch, one.doing);
        const DriverWatch::Duration time = one.isGivenUp ? DriverWatch::Duration(10min) : 800ms;
        EXPECT_EQ(verdictWithin(watch, time).has_value(), one.isGivenUp);
        isOver = true;
    }

    // Without other busy threads the call counts as silent, even if its own thread spins.
    DriverWatch watch("a card", 500ms, Place::Processor);
    std::atomic<bool> isOver = false;
    std::jthread spinning([&] {
        const DriverWatch::Call call(watch, Doing::Wait);
        while (!isOver) {
        }
    });
    EXPECT_TRUE(verdictWithin(watch, 10min));
    isOver = true;
}

TEST(DriverWatch, KeepsTheFirstVerdict) {
    const auto watch = std::make_shared<DriverWatch>("a card", 10min);
    std::thread([watch] {
        watch->abandonThread({ErrorCode::DeviceLost, "It fell off the bus."});
    }).detach();
    std::optional<Error> verdict;
    while (!verdict) {
        std::this_thread::sleep_for(1ms);
        verdict = watch->verdict();
    }
    EXPECT_EQ(verdict->message, "It fell off the bus.");
}

}  // namespace
}  // namespace fathom
