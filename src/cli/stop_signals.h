// Turns Ctrl-C and a polite kill into a stop_token. One object at a time, made on the main thread
// before any other thread, so that all of them inherit the blocked signals.
#pragma once

#include <atomic>
#include <csignal>
#include <stop_token>
#include <thread>

namespace fathom {

/// While it lives, SIGINT and SIGTERM arrive on a thread of its own that asks for a stop. A second
/// signal ends the program at once, for a driver that does not answer. Where the system gives no
/// thread for it, the first one does.
class StopSignals {
public:
    StopSignals();
    ~StopSignals();
    StopSignals(const StopSignals&) = delete;
    StopSignals& operator=(const StopSignals&) = delete;

    std::stop_token token() const { return m_stop.get_token(); }
    /// 128 + the signal, as shells count; 0 while none has come.
    int exitCode() const;

private:
    void watch(const std::stop_token& end);

    sigset_t m_previous{};
    std::stop_source m_stop;
    std::atomic<int> m_received = 0;
    std::jthread m_watcher;  // last: it uses the others
};

}  // namespace fathom
