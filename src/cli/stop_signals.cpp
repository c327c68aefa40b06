#include "cli/stop_signals.h"

#include <pthread.h>

#include <ctime>

namespace fathom {

StopSignals::StopSignals() {
    sigemptyset(&m_signals);
    sigaddset(&m_signals, SIGINT);
    sigaddset(&m_signals, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &m_signals, &m_previous);
    m_watcher = std::jthread([this](const std::stop_token& end) { watch(end); });
}

StopSignals::~StopSignals() {
    m_watcher.request_stop();
    m_watcher.join();
    pthread_sigmask(SIG_SETMASK, &m_previous, nullptr);
}

int StopSignals::exitCode() const {
    const int received = m_received.load();
    return received == 0 ? 0 : 128 + received;
}

void StopSignals::watch(const std::stop_token& end) {
    constexpr timespec kPatience{.tv_sec = 0, .tv_nsec = 50'000'000};
    while (!end.stop_requested()) {
        const int received = sigtimedwait(&m_signals, nullptr, &kPatience);
        if (received <= 0) continue;
        m_received.store(received);
        m_stop.request_stop();
        // From here this thread takes the signals' default action, which ends the program.
        pthread_sigmask(SIG_UNBLOCK, &m_signals, nullptr);
        return;
    }
}

}  // namespace fathom
