// A helper thread for pairs of tasks of equal size, microseconds to milliseconds long.
#pragma once

#include <atomic>
#include <exception>
#include <functional>
#include <thread>

namespace fathom {

/// Runs one task in parallel with another, if there is a core for it.
///
/// After each task, the helper thread spins for some microseconds to wait for the next, and then
/// sleeps; until it is awake, its owner works alone. A hand-over to a spinning helper costs well
/// below a microsecond. If the helper has not begun its task when the owner has finished, the owner
/// takes the task back. If the owner had to wait because the system gave the helper's core to
/// others, the owner then works alone for so long that the lost time is a small part of it. If the
/// system gives no thread, the owner always works alone.
class StepHelper {
public:
    /// `work` is the helper's task; its owner does it when it works alone.
    explicit StepHelper(std::function<void()> work);
    ~StepHelper();
    StepHelper(const StepHelper&) = delete;
    StepHelper& operator=(const StepHelper&) = delete;

    /// Calls `own` and the helper's task, in any order or in parallel; returns when both have
    /// ended. An exception of either is thrown here.
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

    /// Seconds that either thread spins before it sleeps. It covers the difference between the two
    /// tasks and what the owner does between steps.
    double longestSpin() const;

    const std::function<void()> m_work;
    // On a cache line of its own: writes of the owner to nearby members would disturb the helper's
    // spinning.
    alignas(64) std::atomic<int> m_state{kListening};
    std::atomic<double> m_workSeconds = 0;  // duration of the helper's last task
    std::exception_ptr m_thrown;            // from the last task; the owner reads it after that

    // Only the owner uses these.
    alignas(64) double m_saved = 0;  // seconds saved lately, minus those lost
    double m_restEnd = 0;  // wall-clock time until which the owner works alone; 0: it does not rest
    unsigned m_steps = 0;  // steps of the current rest

    std::jthread m_thread;
};

}  // namespace fathom
