#include "number/fixed128.h"

#include <cmath>

#include "number/big_float.h"

namespace fathom {

namespace {

__extension__ using Uint128 = unsigned __int128;

constexpr int kBits = 128, kFractionBits = 120;
constexpr Uint128 kSignBit = Uint128{1} << (kBits - 1);

Fixed128 fromInteger(Uint128 value) {
    return {static_cast<std::uint64_t>(value), static_cast<std::uint64_t>(value >> 64)};
}

/// |value| in units of 2^-120, rounded; 2^127 at most, also for values that are too large.
Uint128 magnitudeOf(const BigFloat& value) {
    if (value.isZero() || value.isNan()) return 0;
    if (!value.isFinite() || value.exponent() > kBits - 1 - kFractionBits) return kSignBit;
    if (value.exponent() < -kFractionBits) return 0;  // less than one half

    // The words below the first two do not matter: one half rounds away from zero whatever follows.
    const auto words = value.mantissa();
    Uint128 mantissa = Uint128{words.back()} << 64;
    if (words.size() > 1) mantissa |= words[words.size() - 2];
    const int cut = kBits - kFractionBits - static_cast<int>(value.exponent());  // 1...128 bits
    const Uint128 doubled = mantissa >> (cut - 1);
    return (doubled >> 1) + (doubled & 1);
}

}  // namespace

Fixed128 fixed128(const BigFloat& value) {
    const Uint128 magnitude = magnitudeOf(value);
    if (value.isNegative()) return fromInteger(-magnitude);
    return fromInteger(magnitude < kSignBit ? magnitude : kSignBit - 1);
}

double toDouble(Fixed128 value) {
    const Uint128 bits = Uint128{value.hi} << 64 | value.lo;
    const bool isNegative = (bits & kSignBit) != 0;
    const double magnitude =
        std::ldexp(static_cast<double>(isNegative ? -bits : bits), -kFractionBits);
    return isNegative ? -magnitude : magnitude;
}

}  // namespace fathom
