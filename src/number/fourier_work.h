// What a product or a step by Fourier transforms costs at least: benchmarks put it beside the
// limits of a device.
#pragma once

#include <cmath>
#include <cstddef>

namespace fathom {

/// What transforms compute in: doubles, or integers modulo p = 2^64 - 2^32 + 1.
enum class FourierNumbers { Doubles, Integers };

/// Work, or how much of it a device can do in a second.
struct FourierWork {
    double bytes = 0;       // that the passes read and write
    double operations = 0;  // sums and products of doubles: a multiply-add is two; 0: integers

    /// The operations of transforms of `points` points each, by the usual count of 5 N log2 N.
    static double operationsOf(int transforms, std::size_t points) {
        const auto n = static_cast<double>(points);
        return transforms * 5 * n * std::log2(n);
    }
};

}  // namespace fathom
