// What the operations of big floats cost. One thread.
#pragma once

#include <array>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "render/engine.h"

namespace fathom {

/// The last is an iteration of the Mandelbrot set with its derivative, as the rung bigfloat does
/// it.
inline constexpr std::array kBigFloatOperations{"add",    "subtract", "multiply",       "square",
                                                "divide", "sqrt",     "mandelbrot_step"};

/// Of one precision and operation.
struct BigFloatTime {
    int bits = 0;
    std::string operation;
    double seconds = 0;        // of a thread
    double relativeToAdd = 0;  // at this precision
};

/// From 64 to 65,536 bits, and at each precision all operations; `engine` takes the steps of the
/// Mandelbrot set. `progress` is told what comes next, and the share that is done.
Result<std::vector<BigFloatTime>> measureBigFloats(
    Engine& engine, const std::function<void(const std::string& stage, double share)>& progress,
    const std::stop_token& stop);

}  // namespace fathom
