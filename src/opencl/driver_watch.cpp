#include "opencl/driver_watch.h"

#include <time.h>

#include <algorithm>
#include <condition_variable>

namespace fathom {

namespace {

using namespace std::chrono_literals;

/// Of a thread that lives; 0 where the system does not tell.
DriverWatch::Duration processorTimeOf(pthread_t thread) {
#ifdef __linux__
    clockid_t clock{};
    timespec time{};
    if (::pthread_getcpuclockid(thread, &clock) == 0 && ::clock_gettime(clock, &time) == 0)
        return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
#else
    (void)thread;
#endif
    return {};
}

std::string secondsText(DriverWatch::Duration duration) {
    const auto seconds =
        std::max<std::int64_t>(1, std::chrono::round<std::chrono::seconds>(duration).count());
    return std::to_string(seconds) + (seconds == 1 ? " second" : " seconds");
}

}  // namespace

DriverWatch::Call::Call(DriverWatch& watch, Doing doing) noexcept : m_watch(watch), m_doing(doing) {
    const std::lock_guard lock(m_watch.m_mutex);
    m_next = m_watch.m_calls;
    if (m_next) m_next->m_previous = this;
    m_watch.m_calls = this;
}

DriverWatch::Call::~Call() {
    const std::lock_guard lock(m_watch.m_mutex);
    if (m_next) m_next->m_previous = m_previous;
    (m_previous ? m_previous->m_next : m_watch.m_calls) = m_next;
}

/// Whether its thread has used the processor since the last sign of life. One that sleeps and looks
/// whether something has come uses a little, too.
bool DriverWatch::Call::hasWorked() {
    if (m_doing == Doing::Wait) return false;
    const Duration time = processorTimeOf(m_thread);
    if (time < m_processorTime + 1ms) return false;
    m_processorTime = time;
    return true;
}

DriverWatch::Duration DriverWatch::interval() const {
    return std::min<Duration>(500ms, m_patience / 8);
}

void DriverWatch::look() {
    const Clock::time_point now = Clock::now();
    // Nobody may have looked for long, or nothing at all may have run.
    const Duration passed = std::min(now - m_lastLook, 2 * interval());
    m_lastLook = now;
    for (Call* call = m_calls; call; call = call->m_next) {
        call->m_silence += std::min(passed, now - call->m_begin);
        if (call->hasWorked()) call->m_silence = {};
        if (call->m_silence < m_patience || m_verdict) continue;
        m_verdict = Error{ErrorCode::DeviceLost,
                          "The OpenCL driver of " + m_label + " has not answered for " +
                              secondsText(m_patience) +
                              "; restart the program, and update the driver if it happens again."};
    }
}

std::optional<Error> DriverWatch::verdict() {
    const std::lock_guard lock(m_mutex);
    if (!m_verdict) look();
    return m_verdict;
}

void DriverWatch::abandonThread(Error reason) {
    std::unique_lock lock(m_mutex);
    if (!m_verdict) m_verdict = std::move(reason);
    std::condition_variable never;
    for (;;)
        never.wait(lock);
}

}  // namespace fathom
