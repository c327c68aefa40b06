// A double with a 64-bit exponent: magnitudes far outside double range, at 53 bits.
#pragma once

#include <cmath>
#include <cstdint>

namespace fathom {

/// mantissa * 2^exponent; normalised to 0.5 <= |mantissa| < 1, or zero with exponent 0.
struct FloatExp {
    double mantissa = 0;
    std::int64_t exponent = 0;

    static FloatExp of(double value, std::int64_t exponent = 0) {
        if (value == 0 || !std::isfinite(value)) return {value, 0};
        int shift = 0;
        const double mantissa = std::frexp(value, &shift);
        return {mantissa, exponent + shift};
    }

    /// log2 |value|; minus infinity for zero.
    double log2() const { return std::log2(std::fabs(mantissa)) + static_cast<double>(exponent); }
    double log10() const { return log2() * 0.30102999566398119521; }

    /// Rounds to double; overflows to infinity and underflows to zero.
    double toDouble() const {
        if (exponent > 4096) return mantissa * HUGE_VAL;
        if (exponent < -4096) return mantissa * 0.0;
        return std::ldexp(mantissa, static_cast<int>(exponent));
    }

    friend FloatExp operator*(FloatExp a, FloatExp b) {
        return of(a.mantissa * b.mantissa, a.exponent + b.exponent);
    }
    friend FloatExp operator*(FloatExp a, double b) { return of(a.mantissa * b, a.exponent); }
    friend FloatExp operator/(FloatExp a, FloatExp b) {
        return of(a.mantissa / b.mantissa, a.exponent - b.exponent);
    }
};

}  // namespace fathom
