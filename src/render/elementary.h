// Logarithms and angles without branches, so that loops over them become vector instructions. No
// fused operations: every instruction set gives the same bits.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <numbers>

namespace fathom {

namespace elementary {

inline constexpr int kMantissaBits = 52;

/// sum of (sign v)^k / (2k + 1) over k < terms.
template <int terms, int sign>
double oddSeries(double v) {
    double sum = 0;
#pragma GCC unroll 16
    for (int k = terms - 1; k >= 0; --k)
        sum = sum * (sign * v) + 1.0 / (2 * k + 1);
    return sum;
}

}  // namespace elementary

/// The greatest power of 2 that is at most |value|, for what is normal and below 2^1023.
inline double powerBelow(double value) {
    constexpr std::uint64_t kExponent = std::uint64_t{0x7ff} << elementary::kMantissaBits;
    return std::bit_cast<double>(std::bit_cast<std::uint64_t>(value) & kExponent);
}

/// 1 / power, where power is one of 2 and below 2^1023.
inline double inverseOfPower(double power) {
    constexpr std::uint64_t kTwice = std::uint64_t{2 * 1023} << elementary::kMantissaBits;
    return std::bit_cast<double>(kTwice - std::bit_cast<std::uint64_t>(power));
}

/// k of what is in [2^k, 2^(k + 1)), for positive normal numbers.
inline double exponentOf(double value) {
    constexpr std::uint64_t kInteger = std::bit_cast<std::uint64_t>(0x1p52);
    const std::uint64_t biased = std::bit_cast<std::uint64_t>(value) >> elementary::kMantissaBits;
    return std::bit_cast<double>(biased | kInteger) - (0x1p52 + 1023);
}

/// ln of a positive normal number, to a relative error of 2^-44: with m in [1/sqrt 2, sqrt 2],
/// ln(2^k m) = k ln 2 + 2 artanh((m - 1) / (m + 1)).
inline double logarithm(double value) {
    constexpr std::uint64_t kOne = std::bit_cast<std::uint64_t>(1.0);
    constexpr std::uint64_t kLeast = std::bit_cast<std::uint64_t>(std::numbers::sqrt2 / 2);
    const auto bits = std::bit_cast<std::uint64_t>(value);
    const auto power = powerBelow(std::bit_cast<double>(bits + (kOne - kLeast)));
    const auto m = std::bit_cast<double>(bits - std::bit_cast<std::uint64_t>(power) + kOne);
    const double s = (m - 1) / (m + 1);
    return exponentOf(power) * std::numbers::ln2 + 2 * s * elementary::oddSeries<8, 1>(s * s);
}

/// The angle of (x, y) != 0 in turns, in [0, 1], to 2^-37 of a turn and 2^-35 of the angle to the
/// next axis: atan t = pi/4 + atan((t - 1) / (t + 1)), of which one is at most tan(pi/8).
inline double turnsOf(double x, double y) {
    const double a = std::fabs(x), b = std::fabs(y);
    const double least = std::min(a, b), most = std::max(a, b);
    const bool isSteep = least > (std::numbers::sqrt2 - 1) * most;
    const double t = (isSteep ? least - most : least) / (isSteep ? least + most : most);
    const double radians = t * elementary::oddSeries<13, -1>(t * t);
    double turns = radians * (0.5 / std::numbers::pi) + (isSteep ? 0.125 : 0);
    turns = b > a ? 0.25 - turns : turns;
    turns = x < 0 ? 0.5 - turns : turns;
    return y < 0 ? 1 - turns : turns;
}

}  // namespace fathom
