// A number of 128 bits in fixed point, laid out as kernels/number/fixed_point.h has it; arithmetic
// is the kernels'. A value; the functions are pure.
#pragma once

#include <cstdint>

namespace fathom {

class BigFloat;

/// The integer of both words in two's complement times 2^-120: -128 up to 128 - 2^-120.
struct Fixed128 {
    std::uint64_t lo = 0, hi = 0;

    friend bool operator==(const Fixed128&, const Fixed128&) = default;
};

/// The nearest number, away from zero from the middle between two. What lies outside the range,
/// infinities too, becomes its nearer end; NaN becomes 0.
Fixed128 fixed128(const BigFloat& value);

/// Rounded once to the nearest double, to even from the middle between two.
double toDouble(Fixed128 value);

}  // namespace fathom
