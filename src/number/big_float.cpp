#include "number/big_float.h"

#include <algorithm>
#include <limits>

#include "base/check.h"
#include "number/limbs.h"

namespace fathom {

using limbs::kLimbBits;

// --- Making and copying

BigFloat::BigFloat(double value, int precisionBits) {
    FATHOM_CHECK(precisionBits >= kMinimumPrecision && precisionBits <= kMaximumPrecision);
    const bool negative = std::signbit(value);
    if (std::isnan(value)) {
        m_form = Form(Kind::Nan, negative, precisionBits);
    } else if (std::isinf(value)) {
        m_form = Form(Kind::Infinite, negative, precisionBits);
    } else if (value == 0) {
        m_form = Form(Kind::Zero, negative, precisionBits);
    } else {
        int exponent = 0;
        const double mantissa = std::frexp(std::fabs(value), &exponent);
        const auto top = static_cast<Limb>(std::ldexp(mantissa, kLimbBits));
        *this = roundedFrom(negative, &top, 1, false, exponent, precisionBits);
    }
}

BigFloat BigFloat::fromFloatExp(FloatExp value, int precisionBits) {
    return scaled(BigFloat(value.mantissa, precisionBits), value.exponent);
}

void BigFloat::allocate() {
    m_storage.heap = new Limb[static_cast<std::size_t>(limbCount())];
}

void BigFloat::setFormOnHeap(Form form) {
    const bool fits =
        m_form.isOnHeap() && form.isOnHeap() && m_form.limbCount() == form.limbCount();
    if (!fits) {
        release();
        m_form = Form(Kind::Zero, false, form.precisionBits());
        if (form.isOnHeap()) allocate();
    }
    m_form = form;
}

BigFloat& BigFloat::assignOnHeap(const BigFloat& other) {
    if (this == &other) return *this;
    if (!m_form.isOnHeap() || !other.m_form.isOnHeap() || limbCount() != other.limbCount())
        return *this = BigFloat(other);
    copyFields(other);
    limbs::copy(m_storage.heap, other.m_storage.heap, limbCount());
    return *this;
}

void BigFloat::copyHeap(const BigFloat& other) {
    allocate();
    limbs::copy(m_storage.heap, other.m_storage.heap, limbCount());
}

// --- The range of exponents

namespace {

thread_local BigFloat::RangeErrors t_rangeErrors;

}  // namespace

BigFloat::RangeErrors BigFloat::rangeErrors() {
    return t_rangeErrors;
}

void BigFloat::setRangeErrors(RangeErrors errors) {
    t_rangeErrors = errors;
}

void BigFloat::leaveRange(WideExponent exponent) noexcept {
    (exponent > 0 ? t_rangeErrors.overflow : t_rangeErrors.underflow) = true;
    release();
    m_form = Form(exponent > 0 ? Kind::Infinite : Kind::Zero, m_form.isNegative(), precisionBits());
    m_exponent = 0;
}

// --- Rounding

BigFloat BigFloat::roundedFrom(bool negative, const Limb* mantissa, int count, bool sticky,
                               WideExponent exponent, int precisionBits) {
    BigFloat result(Kind::Finite, negative, precisionBits);
    Limb* target = result.limbs();
    const int targetCount = result.limbCount();
    const int dropped = std::max(0, count - targetCount),
              missing = std::max(0, targetCount - count);
    limbs::clear(target, missing);
    limbs::copy(target + missing, mantissa + dropped, count - dropped);
    const Limb below = dropped > 0 ? mantissa[dropped - 1] : 0;
    const bool rest = sticky || limbs::anyNonZero(mantissa, dropped - 1);
    exponent += limbs::roundToNearest(target, targetCount, precisionBits, below, rest);
    result.setExponent(exponent);
    return result;
}

BigFloat BigFloat::normalizedFrom(bool negative, const Limb* mantissa, int count, bool sticky,
                                  WideExponent exponent, int precisionBits) {
    limbs::Scratch shifted(count);
    const int zeros = std::countl_zero(mantissa[count - 1]);
    limbs::shiftLeft(shifted.data(), mantissa, count, zeros, 0);
    return roundedFrom(negative, shifted.data(), count, sticky, exponent - zeros, precisionBits);
}

BigFloat BigFloat::fromMantissa(bool negative, std::span<const std::uint64_t> words,
                                std::int64_t exponent, int precisionBits) {
    FATHOM_CHECK(precisionBits >= kMinimumPrecision && precisionBits <= kMaximumPrecision);
    auto count = static_cast<int>(words.size());
    while (count > 0 && words[static_cast<std::size_t>(count) - 1] == 0)
        --count;
    if (count == 0) return BigFloat(Kind::Zero, negative, precisionBits);
    const int emptyBits = (static_cast<int>(words.size()) - count) * kLimbBits;
    return normalizedFrom(negative, words.data(), count, false, WideExponent{exponent} - emptyBits,
                          precisionBits);
}

BigFloat BigFloat::withPrecision(int bits) const {
    FATHOM_CHECK(bits >= kMinimumPrecision && bits <= kMaximumPrecision);
    if (bits == precisionBits()) return *this;
    if (!has(Kind::Finite)) return BigFloat(m_form.kind(), isNegative(), bits);
    return roundedFrom(isNegative(), limbs(), limbCount(), false, m_exponent, bits);
}

// --- Conversion to the machine's formats

struct BigFloat::NativeFormat {
    int precisionBits;
    int minimumExponent, maximumExponent;  // of 0.m * 2^exponent, for normal numbers
};

double BigFloat::rounded(const NativeFormat& format) const {
    const double sign = isNegative() ? -1 : 1;
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    switch (m_form.kind()) {
        case Kind::Zero:
            return sign * 0.0;
        case Kind::Infinite:
            return sign * kInfinity;
        case Kind::Nan:
            return std::numeric_limits<double>::quiet_NaN();
        case Kind::Finite:
            break;
    }
    if (m_exponent > format.maximumExponent) return sign * kInfinity;
    if (m_exponent < format.minimumExponent - format.precisionBits) return sign * 0.0;

    // Subnormal numbers have fewer bits. A number between half of the smallest one and the smallest
    // one has none left.
    const int exponent = static_cast<int>(m_exponent);
    const int bits = format.precisionBits - std::max(0, format.minimumExponent - exponent);
    const Limb* source = limbs();
    const int count = limbCount();
    const Limb top = source[count - 1];
    const bool sticky = limbs::anyNonZero(source, count - 1);
    const Limb kept = bits > 0 ? top >> (kLimbBits - bits) : 0;
    const Limb rest = bits > 0 ? top << bits : top;
    constexpr Limb kHalf = Limb{1} << (kLimbBits - 1);
    const bool up = rest > kHalf || (rest == kHalf && (sticky || (kept & 1)));

    const double magnitude = std::ldexp(static_cast<double>(kept + up), exponent - bits);
    return sign * (magnitude < std::ldexp(0.5, format.maximumExponent) * 2 ? magnitude : kInfinity);
}

double BigFloat::toDouble() const {
    using Limits = std::numeric_limits<double>;
    return rounded({Limits::digits, Limits::min_exponent, Limits::max_exponent});
}

float BigFloat::toFloat() const {
    using Limits = std::numeric_limits<float>;
    return static_cast<float>(
        rounded({Limits::digits, Limits::min_exponent, Limits::max_exponent}));
}

FloatExp BigFloat::toFloatExp() const {
    if (!has(Kind::Finite)) return {toDouble(), 0};
    BigFloat fraction = *this;
    fraction.m_exponent = 0;
    return FloatExp::of(fraction.toDouble(), m_exponent);
}

// --- Comparison

int BigFloat::compareMagnitudes(const BigFloat& a, const BigFloat& b) {
    if (a.m_exponent != b.m_exponent) return a.m_exponent < b.m_exponent ? -1 : 1;
    const int aCount = a.limbCount(), bCount = b.limbCount();
    const Limb* aTop = a.limbs() + aCount;
    const Limb* bTop = b.limbs() + bCount;
    const int shared = std::min(aCount, bCount);
    for (int i = 1; i <= shared; ++i)
        if (aTop[-i] != bTop[-i]) return aTop[-i] < bTop[-i] ? -1 : 1;
    return limbs::anyNonZero(a.limbs(), aCount - shared) -
           limbs::anyNonZero(b.limbs(), bCount - shared);
}

std::partial_ordering operator<=>(const BigFloat& a, const BigFloat& b) {
    if (a.isNan() || b.isNan()) return std::partial_ordering::unordered;

    // -2 for minus infinity, -1, 0, 1, and 2 for infinity.
    const auto rank = [](const BigFloat& number) {
        const int magnitude = number.isZero() ? 0 : (number.isFinite() ? 1 : 2);
        return number.isNegative() ? -magnitude : magnitude;
    };
    const int aRank = rank(a), bRank = rank(b);
    if (aRank != bRank) return aRank <=> bRank;
    if (aRank == 1) return BigFloat::compareMagnitudes(a, b) <=> 0;
    if (aRank == -1) return BigFloat::compareMagnitudes(b, a) <=> 0;
    return std::partial_ordering::equivalent;
}

bool operator==(const BigFloat& a, const BigFloat& b) {
    return std::is_eq(a <=> b);
}

}  // namespace fathom
