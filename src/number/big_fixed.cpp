#include "number/big_fixed.h"

#include <algorithm>
#include <bit>

#include "base/check.h"
#include "number/signed_limbs.h"

namespace fathom {

using limbs::kLimbBits;
using limbs::Limb;

namespace {

std::size_t limbCountFor(int fractionBits) {
    FATHOM_CHECK(fractionBits >= BigFixed::kMinimumFractionBits &&
                 fractionBits <= BigFixed::kMaximumFractionBits);
    return static_cast<std::size_t>((fractionBits + kLimbBits - 1) / kLimbBits) + 1;
}

}  // namespace

// --- Making

BigFixed::BigFixed(int fractionBits) : m_limbs(limbCountFor(fractionBits)) {}

BigFixed BigFixed::fromDecimal(const Decimal& value, int fractionBits) {
    // A decimal rounded to one limb more than needed is exact, or off by far less than a unit. It
    // never rounds past a number with that many bits.
    const int bits = static_cast<int>(limbCountFor(fractionBits) + 1) * kLimbBits;
    return fromBigFloat(BigFloat::fromDecimal(value, bits), fractionBits);
}

BigFixed BigFixed::fromBigFloat(const BigFloat& value, int fractionBits) {
    BigFixed result(fractionBits);
    result.m_negative = value.isNegative();
    result.m_overflowed = !value.isFinite() || value.exponent() > kLimbBits;
    const auto words = value.mantissa();
    if (words.empty() || result.m_overflowed || value.exponent() <= -result.fractionBits())
        return result;

    // The mantissa starts `shift` bits below the top, and may end below the last bit.
    const auto shift = static_cast<int>(kLimbBits - value.exponent());
    const int whole = shift / kLimbBits;
    const int room = result.count() - whole;
    const int used = std::min(room, static_cast<int>(words.size()));
    Limb* target = result.m_limbs.data() + room - used;
    const Limb* source = words.data() + words.size() - used;
    limbs::shiftRight(target, source, used, shift % kLimbBits, 0);
    if (room > used) target[-1] = limbs::joinedRight(source[0], 0, shift % kLimbBits);
    return result;
}

BigFixed BigFixed::fromWords(bool negative, std::span<const std::uint64_t> words) {
    FATHOM_CHECK(words.size() > 1);
    BigFixed result(static_cast<int>(words.size() - 1) * kLimbBits);
    std::ranges::copy(words, result.m_limbs.begin());
    result.m_negative = negative;
    return result;
}

void BigFixed::setFractionBits(int bits) {
    const std::size_t size = limbCountFor(bits);
    if (size < m_limbs.size())
        m_limbs.erase(m_limbs.begin(), m_limbs.end() - static_cast<std::ptrdiff_t>(size));
    else
        m_limbs.insert(m_limbs.begin(), size - m_limbs.size(), 0);
}

int BigFixed::sign() const {
    if (!limbs::anyNonZero(m_limbs.data(), count())) return 0;
    return m_negative ? -1 : 1;
}

// --- Conversion to floating point

BigFloat BigFixed::toBigFloat(int precisionBits) const {
    FATHOM_CHECK(!m_overflowed);
    const BigFloat result = BigFloat::fromMantissa(m_negative, m_limbs, kLimbBits, precisionBits);
    return result.isZero() ? BigFloat(0, precisionBits) : result;
}

Decimal BigFixed::toDecimal(std::size_t significantDigits) const {
    return toBigFloat(kLimbBits * count()).toDecimal(significantDigits);
}

/// A magnitude of about bits * 2^(exponent - 63), 2^62 <= bits < 2^63. The last bit is set if
/// anything below is not zero, so that rounding to at most 61 bits rounds the magnitude. All 0 for
/// zero.
struct BigFixed::Leading {
    std::int64_t bits = 0, exponent = 0;
};

BigFixed::Leading BigFixed::leading() const {
    FATHOM_CHECK(!m_overflowed);
    int used = count();
    while (used > 0 && m_limbs[used - 1] == 0)
        --used;
    if (used == 0) return {};

    const int zeros = std::countl_zero(m_limbs[used - 1]);
    const Limb below = used > 1 ? m_limbs[used - 2] : 0;
    const Limb top = limbs::joinedLeft(m_limbs[used - 1], below, zeros);
    const bool sticky = (below << zeros) != 0 || limbs::anyNonZero(m_limbs.data(), used - 2);
    return {static_cast<std::int64_t>(top >> 1 | (top & 1) | Limb{sticky}),
            std::int64_t{kLimbBits} * (used - count() + 1) - zeros};
}

FloatExp BigFixed::toFloatExp() const {
    const Leading lead = leading();
    const double mantissa = static_cast<double>(m_negative ? -lead.bits : lead.bits) * 0x1p-63;
    if (std::fabs(mantissa) == 1) return {mantissa / 2, lead.exponent + 1};
    return {mantissa, lead.exponent};
}

double BigFixed::toDouble() const {
    const Leading lead = leading();
    constexpr int kBias = 1023, kLeastFactor = -1022;
    const std::int64_t power = lead.exponent - 63;
    // Subnormal numbers have fewer bits and must be rounded to these in one step.
    if (power < kLeastFactor) [[unlikely]]
        return toBigFloat(kLimbBits * count()).toDouble();
    const auto factor = std::bit_cast<double>(static_cast<std::uint64_t>(power + kBias) << 52);
    return static_cast<double>(m_negative ? -lead.bits : lead.bits) * factor;
}

// --- Arithmetic

BigFixed& BigFixed::add(const BigFixed& other, bool otherNegative) {
    FATHOM_CHECK(count() == other.count());
    const bool carried = limbs::addSigned(m_limbs.data(), m_limbs.data(), m_negative,
                                          other.m_limbs.data(), otherNegative, count());
    m_overflowed |= other.m_overflowed || carried;
    return *this;
}

BigFixed& BigFixed::operator*=(const BigFixed& other) {
    FATHOM_CHECK(count() == other.count());
    limbs::Scratch scratch(2 * count());
    Limb* product = scratch.data();
    limbs::multiplyUpper(product, m_limbs.data(), other.m_limbs.data(), count());

    std::copy_n(product + count() - 1, count(), m_limbs.begin());
    m_negative = m_negative != other.m_negative;
    m_overflowed |= other.m_overflowed || product[2 * count() - 1] != 0;
    return *this;
}

// --- Comparison

int BigFixed::compareMagnitudes(const BigFixed& a, const BigFixed& b) {
    const int shared = std::min(a.count(), b.count());
    const int aMore = a.count() - shared, bMore = b.count() - shared;
    if (const int order = mpn_cmp(a.m_limbs.data() + aMore, b.m_limbs.data() + bMore, shared))
        return order;
    return limbs::anyNonZero(a.m_limbs.data(), aMore) - limbs::anyNonZero(b.m_limbs.data(), bMore);
}

std::strong_ordering operator<=>(const BigFixed& a, const BigFixed& b) {
    const int aSign = a.sign(), bSign = b.sign();
    if (aSign != bSign) return aSign <=> bSign;
    return aSign * BigFixed::compareMagnitudes(a, b) <=> 0;
}

}  // namespace fathom
