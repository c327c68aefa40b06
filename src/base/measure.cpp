#include "base/measure.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <ctime>

namespace fathom {

namespace {

double secondsFor(const std::function<void()>& work, std::uint64_t calls, Clock clock) {
    const double start = secondsOf(clock);
    for (std::uint64_t i = 0; i < calls; ++i)
        work();
    return secondsOf(clock) - start;
}

std::uint64_t callsThatTake(double seconds, const std::function<void()>& work, Clock clock) {
    std::uint64_t calls = 1;
    for (;;) {
        const double spent = secondsFor(work, calls, clock);
        if (spent >= seconds) return calls;
        const double growth = spent > 0 ? 1.2 * seconds / spent : 10;
        calls =
            static_cast<std::uint64_t>(static_cast<double>(calls) * std::clamp(growth, 1.5, 10.0)) +
            1;
    }
}

}  // namespace

double secondsOf(Clock clock) {
    if (clock == Clock::Wall) {
        const auto now = std::chrono::steady_clock::now().time_since_epoch();
        return std::chrono::duration<double>(now).count();
    }
#if defined(CLOCK_THREAD_CPUTIME_ID)
    timespec now{};
    clock_gettime(clock == Clock::ThreadCpu ? CLOCK_THREAD_CPUTIME_ID : CLOCK_PROCESS_CPUTIME_ID,
                  &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
#else
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;  // of all threads together
#endif
}

double medianOf(std::vector<double> values) {
    if (values.empty()) return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

std::vector<double> medianSeconds(std::span<const std::function<void()>> works,
                                  const MeasureOptions& options) {
    std::vector<std::uint64_t> calls;
    for (const auto& work : works)
        calls.push_back(callsThatTake(options.seconds, work, options.clock));

    std::vector<std::vector<double>> times(works.size());
    for (int round = 0; round < options.rounds; ++round)
        for (std::size_t i = 0; i < works.size(); ++i)
            times[i].push_back(secondsFor(works[i], calls[i], options.clock) /
                               static_cast<double>(calls[i]));

    std::vector<double> medians;
    medians.reserve(times.size());
    for (auto& list : times)
        medians.push_back(medianOf(std::move(list)));
    return medians;
}

}  // namespace fathom
