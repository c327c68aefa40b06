// Measures the cost of pieces of work, for benchmarks. The pieces take turns, so that a disturbance
// affects all of them alike and their ratios hold on a busy machine.
#pragma once

#include <functional>
#include <span>
#include <vector>

namespace fathom {

enum class Clock {
    ThreadCpu,   // processor time of the calling thread
    ProcessCpu,  // processor time of all threads together
    Wall,        // elapsed time
};

/// Seconds since a fixed moment, precise to about a microsecond or better.
double secondsOf(Clock clock);

/// Seconds that a phase took: elapsed time, and processor time of all threads together.
struct Spent {
    double wall = 0, cpu = 0;
};

/// Starts when it is constructed.
class Stopwatch {
public:
    Spent spent() const {
        return {secondsOf(Clock::Wall) - m_start.wall, secondsOf(Clock::ProcessCpu) - m_start.cpu};
    }

private:
    const Spent m_start{secondsOf(Clock::Wall), secondsOf(Clock::ProcessCpu)};
};

/// The median. For an even number of values, the upper one of the two in the middle; 0 for none.
double medianOf(std::vector<double> values);

struct MeasureOptions {
    Clock clock = Clock::ThreadCpu;
    int rounds = 9;         // number of rounds that each median is taken over
    double seconds = 0.01;  // each piece of work repeats for at least this long in a round
};

/// The median seconds of one call, for each of `works`. Each is first called often enough to be
/// timed (options.seconds), and then the same number of times in every round.
std::vector<double> medianSeconds(std::span<const std::function<void()>> works,
                                  const MeasureOptions& options = {});

}  // namespace fathom
