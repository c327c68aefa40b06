#include "number/big_fixed_partner.h"

#include <algorithm>
#include <utility>

#include "base/measure.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace fathom {

namespace {

constexpr double kLongestSpin = 20e-6;
constexpr int kBatch = 8;  // steps made alone between two looks at the clock
constexpr double kTimeToWake = 200e-6;
constexpr double kShortestRest = 1e-3, kLongestRest = 0.1;
constexpr double kRestPerLoss = 20;

double now() {
    return secondsOf(Clock::Wall);
}

void pauseBriefly() {
#if defined(__x86_64__)
    _mm_pause();
#endif
}

/// Whether `done` became true within kLongestSpin.
template <class Done>
bool spinUntil(Done&& done) {
    constexpr int kPausesPerLook = 16;
    for (const double end = now() + kLongestSpin; now() < end;)
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
    m_aloneSeconds = std::numeric_limits<double>::infinity();
    startBatch(now());
}

// --- The owner

void StepPartner::startBatch(double time) {
    m_aloneLeft = kBatch;
    m_batchStart = time;
}

bool StepPartner::wantsPartner() {
    if (m_aloneLeft == 0) return true;
    if (--m_aloneLeft > 0) return false;
    const double time = now();
    m_aloneSeconds = std::min(m_aloneSeconds, (time - m_batchStart) / (kBatch - 1));
    if (time < m_restEnd) startBatch(time);
    return false;
}

void StepPartner::hand() {
    m_state = kHanded;
    m_state.notify_one();
}

void StepPartner::finish() {
    int state = m_state;
    if (state == kHanded && m_state.compare_exchange_strong(state, kFree)) {
        m_work();
        // A thread that slept needs a moment; one that still has not come has no core.
        const double time = now();
        if (m_unansweredSince == 0) m_unansweredSince = time;
        if (time - m_unansweredSince > kTimeToWake) restFor(0, time);
        return;
    }
    m_unansweredSince = 0;
    if (state != kFree) waitForPartner();
}

void StepPartner::waitForPartner() {
    const auto isFree = [this] { return m_state == kFree; };
    const double start = now();
    if (!spinUntil(isFree))
        while (!isFree())
            m_state.wait(kWorking);
    const double end = now();
    if (end - start > m_aloneSeconds / 2) restFor(end - start, end);
}

void StepPartner::restFor(double loss, double time) {
    const bool wasOfUse = time - m_restEnd > kRestPerLoss * m_rest;
    m_rest = std::clamp(2 * m_rest, kShortestRest, kLongestRest);
    if (wasOfUse) m_rest = kShortestRest;
    m_rest = std::max(m_rest, kRestPerLoss * loss);
    m_restEnd = time + m_rest;
    m_unansweredSince = 0;
    startBatch(time);
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
