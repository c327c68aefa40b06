// A double with a 64-bit exponent: 53 bits for magnitudes far outside the range of doubles.
#pragma once

#include <bit>
#include <cmath>
#include <compare>
#include <cstdint>

namespace fathom {

/// mantissa * 2^exponent, normalised to 0.5 <= |mantissa| < 1; zero, infinities and NaN have
/// exponent 0. Sums, products and quotients are rounded once. Exponents must stay in range.
struct FloatExp {
    double mantissa = 0;
    std::int64_t exponent = 0;

    static FloatExp of(double value, std::int64_t exponent = 0) {
        const auto bits = std::bit_cast<std::uint64_t>(value);
        const int biased = static_cast<int>(bits >> 52 & 0x7ff);
        if (biased == 0x7ff || value == 0) [[unlikely]]
            return {value, 0};
        if (biased == 0) [[unlikely]]
            return of(value * 0x1p64, exponent - 64);
        constexpr int kOfHalf = 1022;
        const std::uint64_t fraction = bits & ~(std::uint64_t{0x7ff} << 52);
        return {std::bit_cast<double>(fraction | std::uint64_t{kOfHalf} << 52),
                exponent + biased - kOfHalf};
    }

    /// log2 |value|; minus infinity for zero.
    double log2() const { return std::log2(std::fabs(mantissa)) + static_cast<double>(exponent); }
    double log10() const { return log2() * 0.30102999566398119521; }

    /// Rounds to double; overflows to infinity and underflows to zero.
    double toDouble() const {
        // Most values take a normal double, whose exponent can be added to.
        const auto bits = std::bit_cast<std::uint64_t>(mantissa);
        const auto biased = static_cast<std::int64_t>(bits >> 52 & 0x7ff);
        if (biased != 0 && biased != 0x7ff && exponent > -biased && exponent < 0x7ff - biased)
            [[likely]]
            return std::bit_cast<double>(bits + (static_cast<std::uint64_t>(exponent) << 52));
        if (exponent > 4096) return mantissa * HUGE_VAL;
        if (exponent < -4096) return mantissa * 0.0;
        return std::ldexp(mantissa, static_cast<int>(exponent));
    }

    FloatExp operator-() const { return {-mantissa, exponent}; }
    friend FloatExp operator+(FloatExp a, FloatExp b) {
        if (a.mantissa == 0) return b;
        if (b.mantissa == 0) return a;
        const bool isUpper = a.exponent >= b.exponent;
        const FloatExp upper = isUpper ? a : b, lower = isUpper ? b : a;
        const std::int64_t gap = upper.exponent - lower.exponent;
        constexpr std::int64_t kTooFar = 64;  // no longer changes the sum
        if (gap > kTooFar) return std::isfinite(lower.mantissa) ? upper : lower;
        const auto scale =
            std::bit_cast<double>(static_cast<std::uint64_t>(1023 - gap) << 52);  // 2^-gap
        return of(upper.mantissa + lower.mantissa * scale, upper.exponent);
    }
    friend FloatExp operator*(FloatExp a, FloatExp b) {
        return of(a.mantissa * b.mantissa, a.exponent + b.exponent);
    }
    friend FloatExp operator*(FloatExp a, double b) { return of(a.mantissa * b, a.exponent); }
    friend FloatExp operator/(FloatExp a, FloatExp b) {
        return of(a.mantissa / b.mantissa, a.exponent - b.exponent);
    }

    /// Exact. NaN is unordered; -0 == +0.
    friend std::partial_ordering operator<=>(FloatExp a, FloatExp b) {
        const auto decides = [](FloatExp x) {
            return !(x.mantissa != 0 && std::isfinite(x.mantissa));
        };
        if (a.exponent == b.exponent || decides(a) || decides(b)) return a.mantissa <=> b.mantissa;
        return a.exponent > b.exponent ? a.mantissa <=> 0.0 : 0.0 <=> b.mantissa;
    }
};

}  // namespace fathom
