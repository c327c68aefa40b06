#include "cli/progress_bar.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <string>

#include "base/shown_text.h"

namespace fathom {

namespace {

/// "48 s" or "3:07".
std::string spokenSeconds(double seconds) {
    const auto whole = static_cast<long long>(seconds);
    if (whole < 60) return std::to_string(whole) + " s";
    const std::string rest = std::to_string(whole % 60);
    return std::to_string(whole / 60) + (rest.size() < 2 ? ":0" : ":") + rest;
}

}  // namespace

ProgressBar::ProgressBar(bool isQuiet) : m_isShown(!isQuiet && isatty(STDERR_FILENO) == 1) {}

ProgressBar::~ProgressBar() {
    if (m_isShown && m_lastDrawn != Clock::time_point{}) std::fputs("\r\x1b[K", stderr);
}

void ProgressBar::update(std::string_view stage, double fraction) {
    constexpr int kWidth = 30;
    constexpr std::chrono::milliseconds kPause{100};
    constexpr double kGuessFrom = 0.02;  // share done from which the time left is shown
    if (!m_isShown) return;

    const std::lock_guard lock(m_mutex);
    const Clock::time_point now = Clock::now();
    if (now - m_lastDrawn < kPause) return;
    m_lastDrawn = now;

    const double share = std::clamp(fraction, 0.0, 1.0);
    const double elapsed = std::chrono::duration<double>(now - m_start).count();
    const int filled = static_cast<int>(share * kWidth);
    std::string line = "\r[" + std::string(filled, '#') + std::string(kWidth - filled, '.') + "] ";
    line += std::to_string(static_cast<int>(share * 100)) + " %  ";
    line += printable(stage) + ", " + spokenSeconds(elapsed);
    if (share >= kGuessFrom)
        line += ", about " + spokenSeconds(elapsed / share - elapsed) + " left";
    line += "\x1b[K";
    std::fputs(line.c_str(), stderr);
}

}  // namespace fathom
