// Logarithms and angles of many numbers, by the kernels' functions.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace fathom {

namespace kernel {
#include "portable.h"
#include "samples/elementary.h"
}  // namespace kernel

/// The functions of kernels/samples/elementary.h, for the first `count` values.
template <std::size_t most>
void findLogarithms(std::size_t count, const std::array<double, most>& values,
                    std::array<double, most>& logarithms) {
    std::array<double, most> power, s, series;
    for (std::size_t i = 0; i < count; ++i) {
        const kernel::logarithm_parts parts = kernel::logarithm_parts_of(values[i]);
        power[i] = parts.power;
        s[i] = parts.s;
    }
    for (std::size_t i = 0; i < count; ++i)
        series[i] = kernel::logarithm_series(s[i] * s[i]);
    for (std::size_t i = 0; i < count; ++i)
        logarithms[i] = kernel::logarithm_from({power[i], s[i]}, series[i]);
}

template <std::size_t most>
void findTurns(std::size_t count, const std::array<double, most>& x,
               const std::array<double, most>& y, std::array<double, most>& turns) {
    std::array<double, most> t, eighths, series;
    for (std::size_t i = 0; i < count; ++i) {
        const kernel::turn_parts parts = kernel::turn_parts_of(x[i], y[i]);
        t[i] = parts.t;
        eighths[i] = parts.eighths;
    }
    for (std::size_t i = 0; i < count; ++i)
        series[i] = kernel::turn_series(-(t[i] * t[i]));
    for (std::size_t i = 0; i < count; ++i)
        turns[i] = kernel::turns_from({t[i], eighths[i]}, series[i], x[i], y[i]);
}

/// findLogarithms() and findTurns() for one value.
inline double logarithm(double value) {
    std::array<double, 1> result{value};
    findLogarithms(1, result, result);
    return result[0];
}

inline double turnsOf(double x, double y) {
    std::array<double, 1> result;
    findTurns(1, std::array{x}, std::array{y}, result);
    return result[0];
}

}  // namespace fathom
