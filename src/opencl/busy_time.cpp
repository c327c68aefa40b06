#include "opencl/busy_time.h"

#include <algorithm>

namespace fathom {

void BusyTime::add(std::uint64_t start, std::uint64_t end) {
    const std::lock_guard lock(m_mutex);
    const auto first = std::ranges::lower_bound(m_intervals, start, {}, &Interval::end);
    const auto last = std::ranges::upper_bound(m_intervals, end, {}, &Interval::start);
    if (first == last) {
        m_intervals.insert(first, {start, end});
    } else {
        *first = {std::min(start, first->start), std::max(end, std::prev(last)->end)};
        m_intervals.erase(std::next(first), last);
    }

    if (m_intervals.size() <= kMostIntervals) return;
    const auto middle = m_intervals.begin() + kMostIntervals / 2;
    std::for_each(m_intervals.begin(), middle,
                  [this](const Interval& one) { m_before += one.end - one.start; });
    m_intervals.erase(m_intervals.begin(), middle);
}

double BusyTime::seconds() const {
    const std::lock_guard lock(m_mutex);
    std::uint64_t sum = m_before;
    for (const Interval& one : m_intervals)
        sum += one.end - one.start;
    return 1e-9 * static_cast<double>(sum);
}

}  // namespace fathom
