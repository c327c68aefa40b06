// Chooses how many iterations the next slice of a kernel takes. Not shared between threads.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace fathom {

/// Slices start short and grow until one takes kTarget. That is short enough that a stop takes
/// effect at once and no driver's watchdog fires, and long enough that the cost of starting a slice
/// is negligible.
class SlicePace {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::duration<double> kTarget = std::chrono::milliseconds(10);
    static constexpr std::uint32_t kFirst = 32, kShortest = 8, kLongest = 1u << 24;

    SlicePace() = default;
    /// Begins with what is known of a step.
    explicit SlicePace(std::chrono::duration<double> ofStep) { changeBy(kTarget / ofStep, 1); }

    std::uint32_t steps() const { return m_steps; }

    /// Reports that a slice of `steps` was queued and has ended. Slices end in the order in which
    /// they were queued.
    void ended(std::uint32_t steps, Clock::time_point queued, Clock::time_point now) {
        const std::chrono::duration<double> taken = now - std::max(queued, m_lastEnd);
        m_lastEnd = now;
        changeBy(std::clamp(kTarget / taken, 0.25, 4.0), steps);
    }
    /// Reports that a slice of `steps` kept the device itself busy for that long. Later slices take
    /// no longer for each step, as pixels only end.
    void worked(std::uint32_t steps, std::chrono::duration<double> busy) {
        changeBy(std::max(kTarget / busy, 0.25), steps);
    }

private:
    void changeBy(double factor, std::uint32_t steps) {
        const double next = std::clamp(steps * factor, 1.0 * kShortest, 1.0 * kLongest);
        m_steps = static_cast<std::uint32_t>(next);
    }

    std::uint32_t m_steps = kFirst;
    Clock::time_point m_lastEnd{};
};

}  // namespace fathom
