// Turns SIGINT (Ctrl-C) and SIGTERM into a stop_token. Make one object at a time, on the main
// thread and before any other thread, so that all threads inherit the blocked signals.
#pragma once

#include <atomic>
#include <csignal>
#include <stop_token>
#include <thread>

namespace fathom {

/// While it lives, SIGINT and SIGTERM arrive on a thread of its own, which requests a stop. A
/// second signal ends the program at once, in case a driver does not answer. If the system gives no
/// thread for it, the first signal ends the program.
class StopSignals {
public:
    StopSignals();
    ~StopSignals();
    StopSignals(const StopSignals&) = delete;
    StopSignals& operator=(const StopSignals&) = delete;

    std::stop_token token() const { return m_stop.get_token(); }
    /// 128 + the signal's number, as shells count; 0 if none has arrived.
    int exitCode() const;

private:
    void watch(const std::stop_token& end);

    sigset_t m_previous{};
    std::stop_source m_stop;
    std::atomic<int> m_received = 0;
    std::jthread m_watcher;  // last, as it uses the members above
};

}  // namespace fathom
