// A second thread for work that comes in pairs of equal size, microseconds to milliseconds long.
#pragma once

#include <atomic>
#include <exception>
#include <functional>
#include <thread>

namespace fathom {

/// Runs one work beside another, if there is a core for it.
///
/// The helper listens by spinning for some microseconds after each work, and sleeps beyond; while
/// it wakes, its owner works alone. A hand-over to a listening helper costs well below a
/// microsecond. What the helper has not begun when its owner is through, the owner takes back.
/// Where the owner had to wait, because the helper's core was given to others, it works alone for
/// so long that what was lost is a small part of it. Where the system gives no thread, it always
/// works alone.
class StepHelper {
public:
    /// `work` is what the helper does, or its owner in its stead.
    explicit StepHelper(std::function<void()> work);
    ~StepHelper();
    StepHelper(const StepHelper&) = delete;
    StepHelper& operator=(const StepHelper&) = delete;

    /// Calls `own` and the work, in any order or at once; returns when both have ended. What either
    /// throws is thrown here.
    template <class Own>
    void runWith(Own&& own) {
        const bool isHanded = hand();
        try {
            own();
        } catch (...) {
            if (isHanded) finish();  // the helper uses what the exception would free
            throw;
        }
        if (isHanded)
            finish();
        else
            m_work();
    }

private:
    enum State : int { kAsleep, kListening, kHanded, kWorking, kClosed };

    // On the owner's thread.
    bool hand();  // false: the owner works alone
    void finish();
    void awaitHelper();
    bool isResting();

    // On the helper's thread.
    void serve();

    /// For how long either spins before it sleeps: what the two works may differ by, and what the
    /// owner does between steps.
    double longestSpin() const;

    const std::function<void()> m_work;
    // On a cache line of its own: what the owner writes beside it would stop the helper's
    // spinning.
    alignas(64) std::atomic<int> m_state{kListening};
    std::atomic<double> m_workSeconds = 0;  // of the helper's last work
    std::exception_ptr m_thrown;            // by the helper's last work; the owner's while it waits

    // The owner alone knows these.
    alignas(64) double m_saved = 0;  // lately, less what was lost: seconds
    double m_restEnd = 0;            // by the wall clock; 0: does not rest
    unsigned m_steps = 0;            // while it rests

    std::jthread m_thread;
};

}  // namespace fathom
