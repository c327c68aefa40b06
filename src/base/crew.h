// Threads that wait for calls of parallelFor(), because to start them each time takes longer than
// much of what they do.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <list>
#include <mutex>

namespace fathom {

/// Any thread may use it.
class Crew {
public:
    /// The crew for callers of the same priority (thread_priority.h), which its threads have too.
    static Crew& ofCaller();

    /// Calls `work` in the caller's thread and in up to `helpers` others at the same time, and
    /// returns when all of these calls have returned. `work` must not throw. Threads are started if
    /// too few wait, unless the system gives no more.
    void run(std::size_t helpers, const std::function<void()>& work);

private:
    struct Call {
        const std::function<void()>& work;
        std::size_t seats;       // for threads that have yet to come
        std::size_t inside = 0;  // threads that have come
    };

    Crew() = default;
    void startHelpers();
    void help();
    Call* openCall();

    std::mutex m_mutex;  // guards the members below
    std::condition_variable m_opened, m_left;
    std::list<Call*> m_calls;  // with seats or threads inside
    std::size_t m_idle = 0;    // threads that wait, or have just been started
    std::size_t m_seats = 0;   // of all calls
};

}  // namespace fathom
