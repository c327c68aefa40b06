// Measures the time that deep pictures take by perturbation, phase by phase. One thread calls;
// engines compute on their own threads.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <vector>

#include "base/measure.h"
#include "bookmarks/bookmark.h"
#include "render/engine.h"

namespace fathom {

struct Bench;

/// The phases: the reference orbit, the table along it, what the engine prepares before the first
/// tile, the tiles with their samples, and the colours of these samples.
inline constexpr std::array kDeepPhases{"reference", "tables", "prepare", "pixels", "color"};

/// Cost of one location on one engine: medians of three pictures. The steps are estimated from 32
/// steps of each of 32 pixels, after the iterations that all pixels skip at once.
struct DeepTime {
    std::string location;  // its name
    std::string device;    // id
    Size size;
    std::array<Spent, kDeepPhases.size()> phases;
    Spent all;
    double iterationsPerPixel = 0;
    double stepsPerPixel = 0;
    double skipped = 0;        // share of iterations done by steps that cover several
    double peakMemoryMib = 0;  // peak of the process so far
};

/// Renders each location on each engine that would take part in its picture. `counter` counts the
/// steps; the built-in engine is the fastest for that. Iteration limits are not raised. `progress`
/// receives the next stage and the share that is done. Fails as choosePlan() and the engines do.
Result<std::vector<DeepTime>> measureDeep(
    const std::vector<Bookmark>& locations, Size size,
    const std::vector<std::unique_ptr<Engine>>& engines, Engine& counter,
    const std::function<void(const std::string& stage, double share)>& progress,
    const std::stop_token& stop);

/// The benchmark "deep" of the command line.
extern const Bench kDeepBench;

}  // namespace fathom
