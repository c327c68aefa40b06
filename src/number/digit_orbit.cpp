#include "number/digit_orbit.h"

#include <algorithm>
#include <bit>
#include <functional>

#include "base/processor.h"

namespace fathom {

namespace {

constexpr int kDigits = DigitOrbit::Part::kDigits, kDigitBits = 52, kLimbBits = 64;
constexpr std::uint64_t kDigitMask = (std::uint64_t{1} << kDigitBits) - 1;

/// Bits at least below those of numbers. If there are so few, carries from below may pass through
/// them in one step of thirty, which then takes one vector more.
constexpr int kGuardBits = 12;

/// Vectors of eight digits for `fractionBits` bits, those below, and the integer part.
constexpr int vectorsFor(int fractionBits) {
    return (fractionBits + kGuardBits + kDigitBits - 1) / kDigitBits / 8 + 1;
}
static_assert(vectorsFor(7 * kDigitBits - kGuardBits) == 1 && vectorsFor(7 * kDigitBits) == 2);
static_assert(vectorsFor(DigitOrbit::kMostBits) == DigitOrbit::kMostVectors);

int fractionBitsOf(std::span<const std::uint64_t> limbs) {
    return kLimbBits * (static_cast<int>(limbs.size()) - 1);
}

/// The position of a digit's lowest bit in a number of `fractionBits` fraction bits; negative if it
/// is below the number's bits.
int placeOf(int digit, int fractionBits) {
    return fractionBits + kDigitBits * (digit - (kDigits - 1));
}

/// 64 bits from position `place` up; bits outside of the limbs are 0.
std::uint64_t bitsAt(std::span<const std::uint64_t> limbs, int place) {
    const auto limb = [&](int i) {
        return i >= 0 && i < static_cast<int>(limbs.size()) ? limbs[static_cast<std::size_t>(i)]
                                                            : 0;
    };
    const int whole = place >> 6, bits = place & 63;  // rounded down
    return limb(whole) >> bits | limb(whole + 1) << 1 << (63 - bits);
}

}  // namespace

bool DigitOrbit::takes(int fractionBits) {
#if defined(__x86_64__)
    static const bool isHere = mayUseLevel(4) && FATHOM_PROCESSOR_HAS("avx512ifma");
#else
    constexpr bool isHere = false;
#endif
    // Numbers with fewer bits are faster in limbs.
    return isHere && fractionBits >= 256 && fractionBits <= kMostBits;
}

void DigitOrbit::set(const Number& x, const Number& y, const Number& cx, const Number& cy) {
    const int fractionBits = fractionBitsOf(x.limbs);
    m_vectors = vectorsFor(fractionBits);
    const int first = kDigits - 8 * (m_vectors + 1);
    const auto read = [&](Part& part, const Number& number) {
        for (int i = first; i < kDigits; ++i)
            part.digits[i] = bitsAt(number.limbs, placeOf(i, fractionBits)) & kDigitMask;
        part.negative = number.negative;
    };
    const auto readAddend = [&](Addend& c, const Number& number) {
        read(c, number);
        std::transform(c.digits + first, c.digits + kDigits, c.opposite + first, std::negate());
    };
    read(m_x, x);
    read(m_y, y);
    readAddend(m_cx, cx);
    readAddend(m_cy, cy);
    for (int i = first; i < kDigits; ++i) {
        const int below = std::max(-placeOf(i, fractionBits), 0);
        m_kept[i] = below < kDigitBits ? ~std::uint64_t{0} << below : 0;
    }
}

bool DigitOrbit::Part::toDouble(double& value) const {
    // The first three digits, from the highest bit down; the first digit has 24 bits.
    const std::uint64_t second = digits[kDigits - 2], third = digits[kDigits - 3];
    const std::uint64_t high = integer() << 40 | second >> 12, low = second << 52 | third;
    if (high == 0 || integer() >= 2 * kMostInteger) return false;
    const int zeros = std::countl_zero(high);
    const std::uint64_t top = high << zeros | low >> 1 >> (63 - zeros);
    // The last of the 63 bits says whether more bits follow; a double holds 53 of them.
    const auto bits = static_cast<std::int64_t>(top >> 1 | ((top & 1) | (low << zeros != 0)));
    if ((bits & 0x3ff) == 0x200) return false;
    constexpr int kBias = 1023, kIntegerBits = 24;
    const auto unit = std::bit_cast<double>(std::uint64_t(kBias + kIntegerBits - 63 - zeros) << 52);
    value = static_cast<double>(negative ? -bits : bits) * unit;
    return true;
}

void DigitOrbit::Part::readLimbs(std::span<std::uint64_t> limbs) const {
    const int fractionBits = fractionBitsOf(limbs);
    std::ranges::fill(limbs, 0);
    for (int i = 0; i < kDigits; ++i) {
        const int place = placeOf(i, fractionBits);
        if (place <= -kDigitBits) continue;
        // Bits below the limbs are zeros.
        const std::uint64_t bits = place < 0 ? digits[i] >> -place : digits[i];
        const auto whole = static_cast<std::size_t>(std::max(place, 0) / kLimbBits);
        const int shift = std::max(place, 0) % kLimbBits;
        limbs[whole] |= bits << shift;
        if (shift > kLimbBits - kDigitBits && whole + 1 < limbs.size())
            limbs[whole + 1] |= bits >> (kLimbBits - shift);
    }
}

}  // namespace fathom
