// A second thread for work that comes in pairs of equal size, microseconds to milliseconds long.
#pragma once

#include <atomic>
#include <exception>
#include <functional>
#include <thread>

namespace fathom {

/// Runs one work beside another, if there is a core for it.
///
/// The partner listens by spinning for some microseconds after each work, and sleeps beyond; while
/// it wakes, its owner works alone. A hand-over to a listening partner costs well below a
/// microsecond. What the partner has not begun when its owner is through, the owner takes back.
/// Where the owner had to wait, because the partner's core was given to others, it works alone for
/// so long that what was lost is a small part of it. Where the system gives no thread, it always
/// works alone.
class StepPartner {
public:
    /// `work` is what the partner does, or its owner in its stead.
    explicit StepPartner(std::function<void()> work);
    ~StepPartner();
    StepPartner(const StepPartner&) = delete;
    StepPartner& operator=(const StepPartner&) = delete;

    /// Calls `own` and the work, in any order or at once; returns when both have ended. What either
    /// throws is thrown here.
    template <class Own>
    void runBeside(Own&& own) {
        const bool isHanded = hand();
        try {
            own();
        } catch (...) {
            if (isHanded) finish();  // the partner uses what the exception would free
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
    void awaitPartner();
    bool isResting();

    // On the partner's thread.
    void serve();

    /// For how long either spins before it sleeps: what the two works may differ by, and what the
    /// owner does between steps.
    double longestSpin() const;

    const std::function<void()> m_work;
    // On a cache line of its own: what the owner writes beside it would stop the partner's
    // spinning.
    alignas(64) std::atomic<int> m_state{kListening};
    std::atomic<double> m_workSeconds = 0;  // of the partner's last work
    std::exception_ptr m_thrown;  // by the partner's last work; the owner's while it waits

    // The owner alone knows these.
    alignas(64) double m_saved = 0;  // lately, less what was lost: seconds
    double m_restEnd = 0;            // by the wall clock; 0: does not rest
    unsigned m_steps = 0;            // while it rests

    std::jthread m_thread;
};

}  // namespace fathom
