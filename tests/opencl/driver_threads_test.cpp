#include "opencl/driver_threads.h"

#include <gtest/gtest.h>

#include <atomic>
#include <new>
#include <thread>

namespace fathom {
namespace {

using namespace std::chrono_literals;
using Id = std::thread::id;

const std::function<void(int)> kTellNobody;

/// Something that belongs to a device; records the thread that freed it.
struct Belonging {
    std::atomic<Id>& freedOn;
    explicit Belonging(std::atomic<Id>& whom) : freedOn(whom) {}
    ~Belonging() { freedOn = std::this_thread::get_id(); }
};

Id awaited(const std::atomic<Id>& thread) {
    while (thread.load() == Id())
        std::this_thread::sleep_for(1ms);
    return thread;
}

/// A driver's call that returns when it is told to. Copies share one state, because the thread in
/// the call may outlive the test.
class Gate {
public:
    void pass(DriverWatch& watch) const {
        const DriverWatch::Call call(watch, DriverWatch::Doing::Wait);
        m_state->isReached = true;
        m_state->isReached.notify_all();
        m_state->isOpen.wait(false);
    }
    void awaitReached() const { m_state->isReached.wait(false); }
    void open() const {
        m_state->isOpen = true;
        m_state->isOpen.notify_all();
    }

private:
    struct State {
        std::atomic<bool> isReached = false, isOpen = false;
    };
    std::shared_ptr<State> m_state = std::make_shared<State>();
};

class DriverThreadsTest : public testing::Test {
protected:
    explicit DriverThreadsTest(DriverWatch::Duration patience = 10min)
        : watch(std::make_shared<DriverWatch>("a card", patience)), threads(watch) {}

    std::shared_ptr<DriverWatch> watch;
    DriverThreads threads;
};

TEST_F(DriverThreadsTest, ReturnWhatTheWorkReturns) {
    std::vector<Id> ids;
    for (int i = 0; i < 3; ++i) {
        const auto result = threads.call<int>({}, kTellNobody, [&](const auto&, const auto&) {
            ids.push_back(std::this_thread::get_id());
            return Result<int>(i);
        });
        EXPECT_EQ(result, i);
    }
    EXPECT_NE(ids[0], std::this_thread::get_id());
    EXPECT_EQ(ids[0], ids[2]);  // drivers are slow with a new thread
}

TEST_F(DriverThreadsTest, MakeErrorsOfExceptions) {
    const auto codeOf = [&](auto thrown) {
        return threads
            .call<int>({}, kTellNobody,
                       [&](const auto&, const auto&) -> Result<int> { throw thrown; })
            .error();
    };
    EXPECT_EQ(codeOf(cl::Failure(CL_OUT_OF_RESOURCES, "clFinish")).code, ErrorCode::DeviceLost);
    EXPECT_EQ(codeOf(cl::Failure(CL_OUT_OF_HOST_MEMORY, "clFinish")).code, ErrorCode::OutOfMemory);
    EXPECT_EQ(codeOf(std::bad_alloc()).code, ErrorCode::OutOfMemory);
    EXPECT_EQ(codeOf(std::length_error("too long")).code, ErrorCode::Internal);
    EXPECT_EQ(codeOf(1).code, ErrorCode::Internal);
    EXPECT_NE(codeOf(cl::Failure(CL_OUT_OF_RESOURCES, "clFinish")).message.find("a card"),
              std::string::npos);
}

TEST_F(DriverThreadsTest, TellOnTheCallingThread) {
    std::atomic<int> told = 0;
    const std::function<void(int)> tell = [&, own = std::this_thread::get_id()](int what) {
        EXPECT_EQ(std::this_thread::get_id(), own);
        told = what;
        told.notify_all();
    };
    const auto result = threads.call<int>({}, tell, [&](const auto&, const auto& pass) {
        for (const int what : {1, 2}) {
            pass(what);
            told.wait(what - 1);
        }
        return Result<int>(told.load());
    });
    EXPECT_EQ(result, 2);
}

/// Work this short often ends before its caller waits for it.
TEST_F(DriverThreadsTest, TellTheLastNewsOfShortWork) {
    for (int i = 1; i <= 5000; ++i) {
        int told = 0;
        const auto result =
            threads.call<int>({}, std::function<void(int)>([&](int what) { told = what; }),
                              [i](const auto&, const auto& pass) {
                                  pass(-i);
                                  pass(i);
                                  return Result<int>(i);
                              });
        ASSERT_EQ(result, i);
        ASSERT_EQ(told, i);
    }
}

TEST_F(DriverThreadsTest, LeaveWorkThatDoesNotStop) {
    Gate gate;
    std::atomic<Id> freedOn{};
    std::atomic<bool> isStopSeen = false;
    std::stop_source stop;
    std::jthread person([&] {
        gate.awaitReached();
        stop.request_stop();
    });
    auto owned = std::make_shared<Belonging>(freedOn);
    const auto result =
        threads.call<int>(stop.get_token(), kTellNobody,
                          [&, owned = std::move(owned)](const std::stop_token& inner, const auto&) {
                              gate.pass(*watch);
                              isStopSeen = inner.stop_requested();
                              return Result<int>(1);
                          });
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, ErrorCode::Cancelled);
    EXPECT_EQ(freedOn.load(), Id());

    // Other calls work meanwhile. When the driver returns, its thread frees what the work owned.
    const auto other =
        threads.call<int>({}, kTellNobody, [](const auto&, const auto&) { return Result<int>(2); });
    EXPECT_EQ(other, 2);
    gate.open();
    EXPECT_NE(awaited(freedOn), std::this_thread::get_id());
    EXPECT_TRUE(isStopSeen);
}

TEST_F(DriverThreadsTest, FreeOnAThreadOfTheirs) {
    std::atomic<Id> freedOn{}, workedOn{};
    const auto result = threads.call<int>(
        {}, kTellNobody,
        [&, owned = std::make_shared<Belonging>(freedOn)](const auto&, const auto&) {
            workedOn = std::this_thread::get_id();
            return Result<int>(owned.use_count() > 0);
        });
    EXPECT_EQ(result, 1);
    EXPECT_EQ(freedOn.load(), workedOn.load());

    freedOn = Id();
    threads.release(std::make_shared<Belonging>(freedOn));
    threads.release(nullptr);
    EXPECT_NE(awaited(freedOn), std::this_thread::get_id());
}

class SilentDriverTest : public DriverThreadsTest {
protected:
    SilentDriverTest() : DriverThreadsTest(200ms) {}
    ~SilentDriverTest() override { gate.open(); }

    Result<int> callThatHangs() {
        return threads.call<int>({}, kTellNobody,
                                 [gate = gate, watch = watch](const auto&, const auto&) {
                                     gate.pass(*watch);
                                     return Result<int>(1);
                                 });
    }
    Gate gate;
};

TEST_F(SilentDriverTest, EndsAllThatWait) {
    Result<int> other;
    std::jthread waiting([&] {
        gate.awaitReached();
        // This thread is in no call of the driver: perhaps it waits for a lock of the other thread.
        other = threads.call<int>({}, kTellNobody, [](const std::stop_token& stop, const auto&) {
            while (!stop.stop_requested())
                std::this_thread::sleep_for(1ms);
            return Result<int>(1);
        });
    });
    const Result<int> result = callThatHangs();
    waiting.join();
    for (const Result<int>& one : {result, other}) {
        ASSERT_FALSE(one);
        EXPECT_EQ(one.error().code, ErrorCode::DeviceLost);
    }
    EXPECT_EQ(callThatHangs().error().code, ErrorCode::DeviceLost);
}

TEST_F(SilentDriverTest, KeepsWhatBelongsToTheDeviceUntilItAnswers) {
    std::atomic<Id> freedOn{};
    ASSERT_FALSE(callThatHangs());
    threads.release(std::make_shared<Belonging>(freedOn));
    threads.close();
    EXPECT_EQ(freedOn.load(), Id());
    gate.open();
    EXPECT_NE(awaited(freedOn), std::this_thread::get_id());
}

}  // namespace
}  // namespace fathom
