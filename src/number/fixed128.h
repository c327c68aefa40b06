// A fixed-point number of 128 bits, laid out as in kernels/number/fixed_point.h, which also has its
// arithmetic. A value; the functions are pure.
#pragma once

#include <cstdint>

namespace fathom {

class BigFloat;

/// The two words, as one integer in two's complement, times 2^-120: from -128 to 128 - 2^-120.
struct Fixed128 {
    std::uint64_t lo = 0, hi = 0;

    friend bool operator==(const Fixed128&, const Fixed128&) = default;
};

/// The nearest number; ties round away from zero. A value outside the range, even infinite, becomes
/// the nearer end of the range; NaN becomes 0.
Fixed128 fixed128(const BigFloat& value);

/// Rounded once to the nearest double; ties to even.
double toDouble(Fixed128 value);

}  // namespace fathom
