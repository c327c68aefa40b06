// How what pictures take grows with what is asked for. One thread calls; the engine computes on its
// own.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "render/engine.h"

namespace fathom {

/// One picture, the fastest of three, in a series in which one quantity grows by equal factors.
struct GrowthTime {
    std::string quantity;  // "pixels", "iterations", "digits" of depth, "threads"
    std::string rung;
    double value = 0;     // of the quantity
    double seconds = 0;   // of processor time; for threads: that pass
    double exponent = 0;  // e of seconds ~ value^e, fitted to the series
};

/// Views of the Mandelbrot set that need no file, on the built-in engine: one of `engineOf`, with
/// so many threads. `progress` is told what comes next, and the share that is done.
Result<std::vector<GrowthTime>> measureGrowth(
    const std::function<Result<std::unique_ptr<Engine>>(int threads)>& engineOf,
    const std::function<void(const std::string& stage, double share)>& progress,
    const std::stop_token& stop);

/// The slope of the line through (log value, log seconds) with the least squares.
double fittedExponent(const std::vector<GrowthTime>& series);

}  // namespace fathom
