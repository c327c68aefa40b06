// A second thread for work that comes in pairs of equal size, microseconds to milliseconds long.
#pragma once

#include <atomic>
#include <functional>
#include <thread>

namespace fathom {

/// Runs one work beside another, if there is a core for it.
///
/// A hand-over costs well below a microsecond while both threads run: they wait for each other by
/// spinning, for some microseconds, and asleep beyond. What the partner has not begun when its
/// owner is through, the owner takes back. The owner looks at the clock every few steps: where two
/// threads are not clearly faster, as the partner shares its core with others, it works alone for a
/// while, so long that what was lost is a small part of it, and twice as long as before if two
/// threads were of no use in between.
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
        const bool isTimed = ++m_steps % kStepsPerSample == 0;
        const double start = isTimed ? now() : 0;
        if (m_together) {
            hand();
            own();
            finish();
        } else {
            own();
            m_work();
        }
        if (isTimed) judge(start);
    }
    /// To be called when the work changes its size: the partner is measured anew.
    void forget();

private:
    static constexpr int kStepsPerSample = 4;  // the clock would slow short steps
    enum State : int { kFree, kHanded, kWorking, kClosed };

    // On the owner's thread.
    static double now();
    void hand();
    void finish();
    void judge(double start);
    void rest(double loss, double time);

    // On the partner's thread.
    void serve();

    const std::function<void()> m_work;
    // On a cache line of its own: what the owner writes beside it would stop the partner's
    // spinning.
    alignas(64) std::atomic<int> m_state{kFree};

    // The owner alone knows these; seconds.
    alignas(64) bool m_together = false;
    unsigned m_steps = 0;
    int m_samples = 0;           // steps timed since the last judgement
    double m_spent = 0;          // and their time
    double m_togetherSince = 0;  // when the partner was last called from its rest,
    double m_restEnd = 0;        // when that ended or will end,
    double m_restLength = 0;     // and how long it was
    double m_aloneSeconds = 0;   // of a step alone: the least mean judged in the last rest

    std::jthread m_thread;
};

}  // namespace fathom
