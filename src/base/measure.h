// What pieces of work cost, for benchmarks: measured in turns, so that whatever disturbs one of
// them disturbs all alike, and their ratios hold on a busy machine.
#pragma once

#include <functional>
#include <span>
#include <vector>

namespace fathom {

enum class Clock {
    ThreadCpu,   // what the calling thread computed
    ProcessCpu,  // what all threads together computed
    Wall,        // what passed
};

/// Seconds since a fixed moment, to about a microsecond or better.
double secondsOf(Clock clock);

/// Seconds of a phase: what passed, and what all threads together computed.
struct Spent {
    double wall = 0, cpu = 0;
};

/// Runs from its construction.
class Stopwatch {
public:
    Spent spent() const {
        return {secondsOf(Clock::Wall) - m_start.wall, secondsOf(Clock::ProcessCpu) - m_start.cpu};
    }

private:
    const Spent m_start{secondsOf(Clock::Wall), secondsOf(Clock::ProcessCpu)};
};

/// Of an even number of values, the upper one of the two in the middle; of none, 0.
double medianOf(std::vector<double> values);

struct MeasureOptions {
    Clock clock = Clock::ThreadCpu;
    int rounds = 9;         // the medians are over so many
    double seconds = 0.01;  // each work repeats for at least so long in a round
};

/// The median seconds of one call of each work. Each is called until it takes long enough to be
/// timed, and then as often in every round.
std::vector<double> medianSeconds(std::span<const std::function<void()>> works,
                                  const MeasureOptions& options = {});

}  // namespace fathom
