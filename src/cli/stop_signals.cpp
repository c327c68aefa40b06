#include "cli/stop_signals.h"

#include <pthread.h>

#include <initializer_list>

#include "base/thread.h"

namespace fathom {

namespace {

/// The signal that makes the watcher check whether it should end.
constexpr int kLook = SIGUSR1;

sigset_t setOf(std::initializer_list<int> signals) {
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : signals)
        sigaddset(&set, signal);
    return set;
}

}  // namespace

StopSignals::StopSignals() {
    const sigset_t own = setOf({SIGINT, SIGTERM, kLook});
    pthread_sigmask(SIG_BLOCK, &own, &m_previous);
    auto watcher = startThread([this](const std::stop_token& end) { watch(end); });
    if (watcher)
        m_watcher = *std::move(watcher);
    else
        pthread_sigmask(SIG_SETMASK, &m_previous, nullptr);
}

StopSignals::~StopSignals() {
    if (!m_watcher.joinable()) return;
    m_watcher.request_stop();
    pthread_kill(m_watcher.native_handle(), kLook);
    m_watcher.join();
    pthread_sigmask(SIG_SETMASK, &m_previous, nullptr);
}

int StopSignals::exitCode() const {
    const int received = m_received.load();
    return received == 0 ? 0 : 128 + received;
}

void StopSignals::watch(const std::stop_token& end) {
    const sigset_t stops = setOf({SIGINT, SIGTERM});
    sigset_t awaited = setOf({SIGINT, SIGTERM, kLook});
    while (!end.stop_requested()) {
        int received = 0;
        sigwait(&awaited, &received);
        if (received == kLook) continue;
        m_received.store(received);
        m_stop.request_stop();
        // From here on, a stop signal takes its default action on this thread, which ends the
        // program.
        awaited = setOf({kLook});
        pthread_sigmask(SIG_UNBLOCK, &stops, nullptr);
    }
}

}  // namespace fathom
