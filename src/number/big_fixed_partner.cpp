#include "number/big_fixed_partner.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "base/measure.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace fathom {

namespace {

constexpr double kLongestSpin = 20e-6;
constexpr double kTimeToJudge = 0.25e-3;  // much more than waking takes, with what is not timed
/// Two threads are of use if a step takes at most this share of what one thread takes: what they
/// gain in time, they pay with spinning.
constexpr double kUsefulShare = 0.85;
constexpr double kShortestRest = 1e-3, kLongestRest = 0.1;
constexpr double kRestPerLoss = 20;
constexpr double kInfinity = std::numeric_limits<double>::infinity();

void pauseBriefly() {
#if defined(__x86_64__)
    _mm_pause();
#endif
}

/// Whether `done` became true within kLongestSpin.
template <class Done>
bool spinUntil(Done&& done) {
    constexpr int kPausesPerLook = 16;
    for (const double end = secondsOf(Clock::Wall) + kLongestSpin; secondsOf(Clock::Wall) < end;)
        for (int i = 0; i < kPausesPerLook; ++i) {
            if (done()) return true;
            pauseBriefly();
        }
    return false;
}

}  // namespace

StepPartner::StepPartner(std::function<void()> work) : m_work(std::move(work)) {
    forget();
    m_thread = std::jthread([this] { serve(); });
}

StepPartner::~StepPartner() {
    m_state = kClosed;
    m_state.notify_one();
}

void StepPartner::forget() {
    m_together = false;
    m_samples = 0;
    m_spent = 0;
    m_aloneSeconds = kInfinity;
}

// --- The owner

double StepPartner::now() {
    return secondsOf(Clock::Wall);
}

void StepPartner::judge(double start) {
    const double time = now();
    m_spent += time - start;
    ++m_samples;
    if (m_spent < kTimeToJudge) return;

    const double mean = m_spent / m_samples;
    if (!m_together) {
        m_aloneSeconds = std::min(m_aloneSeconds, mean);
        m_together = time >= m_restEnd;
        m_togetherSince = time;
    } else if (mean > kUsefulShare * m_aloneSeconds) {
        rest((mean - m_aloneSeconds) * m_samples * kStepsPerSample, time);
    }
    m_samples = 0;
    m_spent = 0;
}

void StepPartner::rest(double loss, double time) {
    const bool wasOfUse = time - m_togetherSince > m_restLength;
    const double usual = wasOfUse ? kShortestRest : std::min(2 * m_restLength, kLongestRest);
    m_restLength = std::max(usual, kRestPerLoss * loss);
    m_restEnd = time + m_restLength;
    m_together = false;
    m_aloneSeconds = kInfinity;
}

void StepPartner::hand() {
    m_state = kHanded;
    m_state.notify_one();
}

void StepPartner::finish() {
    int state = m_state;
    if (state == kHanded && m_state.compare_exchange_strong(state, kFree)) return m_work();
    const auto isFree = [this] { return m_state == kFree; };
    if (isFree() || spinUntil(isFree)) return;
    while (!isFree())
        m_state.wait(kWorking);
}

// --- The partner

void StepPartner::serve() {
    for (;;) {
        int state = kFree;
        spinUntil([&] { return (state = m_state) != kFree; });
        if (state == kClosed) return;
        if (state == kFree) {
            m_state.wait(kFree);
        } else if (m_state.compare_exchange_strong(state, kWorking)) {
            m_work();
            m_state = kFree;
            m_state.notify_one();
        }
    }
}

}  // namespace fathom
