// A progress line on a terminal. Any thread may call update().
#pragma once

#include <chrono>
#include <mutex>
#include <string_view>

namespace fathom {

/// Draws on standard error, at most ten times a second, and erases its line when it is destroyed.
/// Draws nothing if `isQuiet` is true or if standard error is not a terminal.
class ProgressBar {
public:
    explicit ProgressBar(bool isQuiet);
    ~ProgressBar();
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    bool isShown() const { return m_isShown; }
    void update(std::string_view stage, double fraction);

private:
    using Clock = std::chrono::steady_clock;

    const bool m_isShown;
    const Clock::time_point m_start = Clock::now();
    std::mutex m_mutex;
    Clock::time_point m_lastDrawn;  // the clock's epoch: never
};

}  // namespace fathom
