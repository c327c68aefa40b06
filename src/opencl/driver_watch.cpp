#include "opencl/driver_watch.h"

#include <algorithm>
#include <condition_variable>
#include <ctime>

namespace fathom {

namespace {

using namespace std::chrono_literals;

// A thread that sleeps and only checks for events now and then uses less processor time than this.
constexpr DriverWatch::Duration kLeastWork = 1ms;
// Same for the whole program, as a share of its time: an idle window still blinks its cursor. A
// compiler gets more even if twenty threads compete for each processor.
constexpr double kLeastShare = 0.02;

/// 0 if the system does not report it.
DriverWatch::Duration timeOf(clockid_t clock) {
    timespec time{};
    if (::clock_gettime(clock, &time) != 0) return {};
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

/// Processor time of a thread that still exists.
DriverWatch::Duration processorTimeOf(pthread_t thread) {
#ifdef __linux__
    clockid_t clock{};
    if (::pthread_getcpuclockid(thread, &clock) == 0) return timeOf(clock);
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

/// Whether the call's thread has used the processor since the last sign of life. If the call waits
/// for others: whether any other thread has, as it is not known which threads belong to the driver.
/// The call's own thread may spin, so its time does not count then.
bool DriverWatch::Call::hasWorked() {
    if (m_doing == Doing::Wait && m_watch.m_place == Place::Device) return false;
    Duration time = processorTimeOf(m_thread), least = kLeastWork;
    if (m_doing != Doing::Work) {
        time = timeOf(CLOCK_PROCESS_CPUTIME_ID) - time;
        least = std::chrono::duration_cast<Duration>(kLeastShare * m_watch.m_patience);
    }
    if (time < m_processorTime + least) return false;
    m_processorTime = time;
    return true;
}

DriverWatch::Duration DriverWatch::interval() const {
    return std::min<Duration>(500ms, m_patience / 8);
}

void DriverWatch::look() {
    const Clock::time_point now = Clock::now();
    // Count two intervals at most: nobody may have asked for long, or the program was suspended.
    const Duration passed = std::min(now - m_lastLook, 2 * interval());
    m_lastLook = now;
    for (Call* call = m_calls; call; call = call->m_next) {
        call->m_silence += std::min(passed, now - call->m_begin);
        if (call->hasWorked()) call->m_silence = {};
        if (call->m_silence < m_patience || m_verdict) continue;
        m_verdict = Error{ErrorCode::DeviceLost,
                          {"The OpenCL driver of %1 has not answered for %2; restart the program, "
                           "and update the driver if it happens again.",
                           {m_label, secondsText(m_patience)}}};
    }
}

std::optional<Error> DriverWatch::verdict() {
    const std::lock_guard lock(m_mutex);
    if (!m_verdict) look();
    return m_verdict;
}

void DriverWatch::abandonThread(Error reason) {
    {
        const std::lock_guard lock(m_mutex);
        if (!m_verdict) m_verdict = std::move(reason);
    }
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable never;
    for (;;)
        never.wait(lock);
}

}  // namespace fathom
