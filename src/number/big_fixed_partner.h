// A second thread for work that comes in pairs of equal size, microseconds to milliseconds long.
#pragma once

#include <atomic>
#include <functional>
#include <limits>
#include <thread>

namespace fathom {

/// Runs one work beside another, if there is a core for it.
///
/// A hand-over costs well below a microsecond while both threads run: they wait for each other by
/// spinning, for some microseconds, and asleep beyond. What the partner has not begun when its
/// owner is through, the owner takes back. When the partner made things slower, as it shared its
/// core with others, it is left asleep for a while: at least kRestPerLoss times as long as the loss
/// was, and twice as long as before while it stays so.
class StepPartner {
public:
    /// `work` is what the partner does, or its owner in its stead.
    explicit StepPartner(std::function<void()> work);
    ~StepPartner();
    StepPartner(const StepPartner&) = delete;
    StepPartner& operator=(const StepPartner&) = delete;

    /// Calls `own` and the work, in any order or at once; returns when both are done.
    template <class Own>
    void runBeside(Own&& own) {
        const bool together = wantsPartner();
        if (together) hand();
        own();
        if (!together)
            m_work();
        else
            finish();
    }
    /// To be called when the work changes its size: the partner is measured anew.
    void forget();

private:
    enum State : int { kFree, kHanded, kWorking, kClosed };

    // On the owner's thread.
    bool wantsPartner();
    void hand();
    void finish();
    void waitForPartner();
    void restFor(double loss, double now);
    void startBatch(double now);

    // On the partner's thread.
    void serve();

    const std::function<void()> m_work;
    // On a cache line of its own: what the owner writes beside it would stop the partner's spinning.
    alignas(64) std::atomic<int> m_state{kFree};

    // The owner alone knows these; seconds.
    alignas(64) int m_aloneLeft = 0;           // steps left of a batch that it makes alone
    double m_batchStart = 0;       // when that batch began
    double m_restEnd = 0;          // the partner rests until then,
    double m_rest = 0;             // for so long
    double m_aloneSeconds = 0;     // of a step made alone: the least mean of a batch
    double m_unansweredSince = 0;  // since when nothing handed was begun; 0: the last one was

    std::jthread m_thread;
};

}  // namespace fathom
