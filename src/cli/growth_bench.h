// Measures how the time of a picture grows with its parameters. One thread calls; the engine
// computes on its own threads.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "render/engine.h"

namespace fathom {

struct Bench;

/// Time of one picture, the fastest of three runs, in a series in which one quantity grows by equal
/// factors.
struct GrowthTime {
    std::string quantity;  // "pixels", "iterations", "digits" of depth, "threads"
    std::string rung;
    double value = 0;     // value of the quantity
    double seconds = 0;   // processor time; for "threads": elapsed time
    double exponent = 0;  // e of seconds ~ value^e, fitted to the series
};

/// Measures views of the Mandelbrot set that need no file on the built-in engine, which `engineOf`
/// makes with a given number of threads. `progress` receives the next stage and the share that is
/// done.
Result<std::vector<GrowthTime>> measureGrowth(
    const std::function<Result<std::unique_ptr<Engine>>(int threads)>& engineOf,
    const std::function<void(const std::string& stage, double share)>& progress,
    const std::stop_token& stop);

/// The slope of the least-squares line through (log value, log seconds).
double fittedExponent(const std::vector<GrowthTime>& series);

/// The benchmark "growth" of the command line.
extern const Bench kGrowthBench;

}  // namespace fathom
