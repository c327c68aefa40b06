#include "number/big_fixed_helper.h"

#include <algorithm>
#include <utility>

#include "base/measure.h"
#include "base/thread.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace fathom {

namespace {

/// The owner rests for this many times the time that it lost, so that it loses a twentieth at most.
constexpr double kRestPerLoss = 20;
/// Seconds saved count up to this value, so that the loss of a core is noticed soon.
constexpr double kMostSaved = 5e-3;

double now() {
    return secondsOf(Clock::Wall);
}

void pauseBriefly() {
#if defined(__x86_64__)
    _mm_pause();
#endif
}

/// Whether `done` became true within `seconds` seconds.
template <class Done>
bool spinUntil(double seconds, Done&& done) {
    constexpr int kPausesPerLook = 16;  // per look at the clock
    for (const double end = now() + seconds; now() < end;)
        for (int i = 0; i < kPausesPerLook; ++i) {
            if (done()) return true;
            pauseBriefly();
        }
    return false;
}

}  // namespace

StepHelper::StepHelper(std::function<void()> work) : m_work(std::move(work)) {
    if (auto thread = startThread([this] { serve(); })) m_thread = *std::move(thread);
}

double StepHelper::longestSpin() const {
    constexpr double kShortest = 50e-6, kPerWork = 0.25;
    return kShortest + kPerWork * m_workSeconds.load(std::memory_order_relaxed);
}

StepHelper::~StepHelper() {
    m_state = kClosed;
    m_state.notify_one();
}

// --- The owner

bool StepHelper::hand() {
    if (!m_thread.joinable() || isResting()) return false;
    if (m_state.exchange(kHanded) == kAsleep) m_state.notify_one();
    return true;
}

void StepHelper::finish() {
    int state = kHanded;
    if (m_state.compare_exchange_strong(state, kListening)) return m_work();
    awaitHelper();
    if (m_thrown) std::rethrow_exception(std::exchange(m_thrown, nullptr));
}

void StepHelper::awaitHelper() {
    const auto isDone = [this] { return m_state != kWorking; };
    if (isDone() || spinUntil(longestSpin(), isDone)) {
        m_saved = std::min(m_saved + m_workSeconds.load(std::memory_order_relaxed), kMostSaved);
        return;
    }

    const double start = now();
    while (!isDone())
        m_state.wait(kWorking);
    const double end = now();
    m_saved -= end - start;
    if (m_saved >= 0) return;
    m_restEnd = end - kRestPerLoss * m_saved;
    m_saved = 0;
}

bool StepHelper::isResting() {
    constexpr unsigned kStepsPerLook = 4;  // per look at the clock, which would slow short steps
    if (m_restEnd == 0) return false;
    if (++m_steps % kStepsPerLook == 0 && now() >= m_restEnd) m_restEnd = 0;
    return true;
}

// --- The helper

void StepHelper::serve() {
    for (;;) {
        int state = m_state;
        if (state == kListening) {
            spinUntil(longestSpin(), [&] { return (state = m_state) != kListening; });
            if (state == kListening) m_state.compare_exchange_strong(state, kAsleep);
        } else if (state == kAsleep) {
            m_state.wait(kAsleep);
        } else if (state == kHanded && m_state.compare_exchange_strong(state, kWorking)) {
            const double start = now();
            try {
                m_work();
            } catch (...) {
                m_thrown = std::current_exception();
            }
            m_workSeconds.store(now() - start, std::memory_order_relaxed);
            state = kWorking;
            m_state.compare_exchange_strong(state, kListening);  // unless it was closed
            m_state.notify_one();
        } else if (state == kClosed) {
            return;
        }
    }
}

}  // namespace fathom
