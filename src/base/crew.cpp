#include "base/crew.h"

#include <algorithm>
#include <chrono>

#include "base/thread.h"
#include "base/thread_priority.h"

namespace fathom {

namespace {

/// A thread that nobody has needed for so long ends.
constexpr std::chrono::seconds kMostIdle{2};

}  // namespace

Crew& Crew::ofCaller() {
    // Never destroyed: their threads may outlive main().
    static Crew& usual = *new Crew;
    static Crew& yielding = *new Crew;
    return isThreadYielding() ? yielding : usual;
}

void Crew::run(std::size_t helpers, const std::function<void()>& work) {
    if (helpers == 0) return work();
    Call call{.work = work, .seats = helpers};
    {
        const std::lock_guard lock(m_mutex);
        m_calls.push_back(&call);
        m_seats += helpers;
        startHelpers();
    }
    if (helpers == 1)
        m_opened.notify_one();
    else
        m_opened.notify_all();
    work();

    std::unique_lock lock(m_mutex);
    m_seats -= call.seats;
    m_calls.remove(&call);
    m_left.wait(lock, [&call] { return call.inside == 0; });
}

/// Starts as many threads as there are seats that no waiting thread will take.
void Crew::startHelpers() {
    for (; m_idle < m_seats; ++m_idle) {
        Result<std::jthread> helper = startThread([this] { help(); });
        if (!helper) return;
        helper->detach();
    }
}

Crew::Call* Crew::openCall() {
    const auto open =
        std::ranges::find_if(m_calls, [](const Call* call) { return call->seats > 0; });
    return open == m_calls.end() ? nullptr : *open;
}

void Crew::help() {
    std::unique_lock lock(m_mutex);
    while (m_opened.wait_for(lock, kMostIdle, [this] { return m_seats > 0; })) {
        Call* const call = openCall();
        --call->seats, --m_seats, --m_idle;
        ++call->inside;
        lock.unlock();
        call->work();
        lock.lock();
        ++m_idle;
        if (--call->inside == 0) m_left.notify_all();
    }
    --m_idle;
}

}  // namespace fathom
