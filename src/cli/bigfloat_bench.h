// Measures the cost of big-float operations. One thread.
#pragma once

#include <array>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "render/engine.h"

namespace fathom {

struct Bench;

/// The measured operations. The last one is an iteration of the Mandelbrot set with its derivative,
/// as the rung bigfloat does it.
inline constexpr std::array kBigFloatOperations{"add",    "subtract", "multiply",       "square",
                                                "divide", "sqrt",     "mandelbrot_step"};

/// Cost of one operation at one precision.
struct BigFloatTime {
    int bits = 0;
    std::string operation;
    double seconds = 0;        // processor time of one thread for one operation
    double relativeToAdd = 0;  // divided by the time of "add" at this precision
};

/// Measures all operations at each precision from 64 to 65,536 bits. `engine` does the iterations
/// of the Mandelbrot set. `progress` receives the next stage and the share that is done.
Result<std::vector<BigFloatTime>> measureBigFloats(
    Engine& engine, const std::function<void(const std::string& stage, double share)>& progress,
    const std::stop_token& stop);

/// The benchmark "bigfloat" of the command line.
extern const Bench kBigFloatBench;

}  // namespace fathom
