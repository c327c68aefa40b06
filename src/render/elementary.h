// Logarithms and angles without branches, so that the compiler vectorises loops over them. There
// are no fused operations, so every instruction set gives the same bits.
#pragma once

#include <algorithm>
#include <array>
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

/// The greatest power of 2 that is at most |value|, for normal values below 2^1023.
inline double powerBelow(double value) {
    constexpr std::uint64_t kExponent = std::uint64_t{0x7ff} << elementary::kMantissaBits;
    return std::bit_cast<double>(std::bit_cast<std::uint64_t>(value) & kExponent);
}

/// 1 / power, for a power of 2 below 2^1023.
inline double inverseOfPower(double power) {
    constexpr std::uint64_t kTwice = std::uint64_t{2 * 1023} << elementary::kMantissaBits;
    return std::bit_cast<double>(kTwice - std::bit_cast<std::uint64_t>(power));
}

/// k for a positive normal number in [2^k, 2^(k + 1)).
inline double exponentOf(double value) {
    constexpr std::uint64_t kInteger = std::bit_cast<std::uint64_t>(0x1p52);
    const std::uint64_t biased = std::bit_cast<std::uint64_t>(value) >> elementary::kMantissaBits;
    return std::bit_cast<double>(biased | kInteger) - (0x1p52 + 1023);
}

/// ln of positive normal numbers, to a relative error of 2^-44: with m in [1/sqrt 2, sqrt 2],
/// ln(2^k m) = k ln 2 + 2 artanh((m - 1) / (m + 1)). The loops are short because each series is a
/// chain of dependent operations: only then can a processor overlap the series of several numbers.
template <std::size_t most>
void findLogarithms(std::size_t count, const std::array<double, most>& values,
                    std::array<double, most>& logarithms) {
    constexpr std::uint64_t kOne = std::bit_cast<std::uint64_t>(1.0);
    constexpr std::uint64_t kLeast = std::bit_cast<std::uint64_t>(std::numbers::sqrt2 / 2);
    std::array<double, most> power, s, series;
    for (std::size_t i = 0; i < count; ++i) {
        const auto bits = std::bit_cast<std::uint64_t>(values[i]);
        power[i] = powerBelow(std::bit_cast<double>(bits + (kOne - kLeast)));
        const auto m = std::bit_cast<double>(bits - std::bit_cast<std::uint64_t>(power[i]) + kOne);
        s[i] = (m - 1) / (m + 1);
    }
    for (std::size_t i = 0; i < count; ++i)
        series[i] = elementary::oddSeries<8, 1>(s[i] * s[i]);
    for (std::size_t i = 0; i < count; ++i)
        logarithms[i] = exponentOf(power[i]) * std::numbers::ln2 + 2 * s[i] * series[i];
}

/// The angles of points (x, y) != 0 in turns, in [0, 1], to 2^-37 of a turn and to 2^-35 of the
/// angle to the next axis: atan t = pi/4 + atan((t - 1) / (t + 1)), and one of the two arguments is
/// at most tan(pi/8) in modulus.
template <std::size_t most>
void findTurns(std::size_t count, const std::array<double, most>& x,
               const std::array<double, most>& y, std::array<double, most>& turns) {
    std::array<double, most> t, eighths, series;
    for (std::size_t i = 0; i < count; ++i) {
        const double a = std::fabs(x[i]), b = std::fabs(y[i]);
        const double lesser = std::min(a, b), greater = std::max(a, b);
        const bool isSteep = lesser > (std::numbers::sqrt2 - 1) * greater;
        t[i] = (isSteep ? lesser - greater : lesser) / (isSteep ? lesser + greater : greater);
        eighths[i] = isSteep ? 0.125 : 0;
    }
    for (std::size_t i = 0; i < count; ++i)
        series[i] = elementary::oddSeries<13, -1>(t[i] * t[i]);
    for (std::size_t i = 0; i < count; ++i) {
        double turn = t[i] * series[i] * (0.5 / std::numbers::pi) + eighths[i];
        turn = std::fabs(y[i]) > std::fabs(x[i]) ? 0.25 - turn : turn;
        turn = x[i] < 0 ? 0.5 - turn : turn;
        turns[i] = y[i] < 0 ? 1 - turn : turn;
    }
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
