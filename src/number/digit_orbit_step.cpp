// Compiled for AVX-512 with IFMA, and called only on processors that have them. So it must not call
// anything whose compiled code other sources might share.
#include "number/digit_orbit.h"

#if defined(__x86_64__)
#include <immintrin.h>

namespace fathom {

namespace {

using std::uint64_t;

/// Eight digits, or sums of their products, each in 64 bits.
using Vector [[gnu::vector_size(64), gnu::may_alias]] = unsigned long long;
using Signed [[gnu::vector_size(64)]] = long long;
constexpr int kLanes = 8, kDigitBits = 52;
constexpr Vector kDigitMask = Vector{} + (1ull << kDigitBits) - 1;

/// a moved up by r lanes; the last lanes of `below` enter.
template <int r>
[[gnu::always_inline]] inline Vector moved(Vector a, Vector below) {
    return (Vector)_mm512_maskz_alignr_epi64(0xff, (__m512i)a, (__m512i)below, kLanes - r);
}

/// What each lane has above its digit, signed.
[[gnu::always_inline]] inline Vector above(Vector sum) {
    return (Vector)((Signed)sum >> kDigitBits);
}

/// Adds what each lane has above its digit to the next lane. If a lane exceeds its digit after
/// that, the excess stays there; `left` collects such bits.
template <int kVectors>
[[gnu::always_inline]] inline void carry(Vector* digits, const Vector* sums, Vector& left) {
    Vector below = {};
    for (int i = 0; i < kVectors; ++i) {
        const Vector sum = sums[i], upper = above(sum);
        digits[i] = (sum & kDigitMask) + moved<1>(upper, below);
        left |= digits[i];
        below = upper;
    }
}

/// The digits of |sums|, whose lanes may be negative. Returns whether the number is negative.
template <int kVectors>
[[gnu::always_inline]] inline bool takeMagnitude(Vector* digits, const Vector* sums, Vector& left) {
    Vector opposite[kVectors], below = {}, belowOpposite = {}, last;
    for (int i = 0; i < kVectors; ++i) {
        const Vector sum = sums[i], upper = above(sum), entering = moved<1>(upper, below);
        digits[i] = (sum & kDigitMask) + entering;
        last = sum + entering;
        below = upper;

        const Vector negated = -sum, upperOpposite = above(negated);
        opposite[i] = (negated & kDigitMask) + moved<1>(upperOpposite, belowOpposite);
        belowOpposite = upperOpposite;
    }
    // The last lane has the sign. No branch, because signs are random.
    const auto isNegative = (Vector)((Signed)_mm512_maskz_permutexvar_epi64(
                                         0xff, _mm512_set1_epi64(kLanes - 1), (__m512i)last) >>
                                     63);
    for (int i = 0; i < kVectors; ++i) {
        digits[i] = (digits[i] & ~isNegative) | (opposite[i] & isNegative);
        left |= digits[i];
    }
    return _mm512_movepi64_mask((__m512i)last) >> (kLanes - 1) != 0;
}

/// Element [r] holds products r places above those of the vector.
using Sums = Vector[kLanes + 1];

/// Adds the products of the digits of two vectors: the lower halves at their places, the upper
/// halves one place above.
[[gnu::always_inline]] inline void addProducts(Sums& sums, const uint64_t* a, Vector b) {
#pragma GCC unroll 8
    for (int r = 0; r < kLanes; ++r) {
        const auto digit = (__m512i)(Vector{} + a[r]);
        sums[r] = (Vector)_mm512_madd52lo_epu64((__m512i)sums[r], digit, (__m512i)b);
        sums[r + 1] = (Vector)_mm512_madd52hi_epu64((__m512i)sums[r + 1], digit, (__m512i)b);
    }
}

/// The products of the last digit of a with those of b: their upper halves.
[[gnu::always_inline]] inline Vector upperProducts(const Vector& a, Vector b) {
    const auto digit = (__m512i)(Vector{} + reinterpret_cast<const uint64_t*>(&a)[kLanes - 1]);
    return (Vector)_mm512_madd52hi_epu64(__m512i{}, digit, (__m512i)b);
}

/// The digits of a b, or of 2 a b, with the same weights as those of a and b, truncated to the bits
/// `kept`. A digit may exceed its 52 bits a little. The lower half of the product is left out;
/// where that might change a bit that is kept, `left` gets a bit that digits do not have.
template <int kVectors>
[[gnu::always_inline]] inline void multiply(Vector* target, const Vector* a, const Vector* b,
                                            bool isDoubled, const Vector* kept, Vector& left) {
    // A place of the lower half is a sum of at most 16 kVectors numbers below 2^52, or of twice
    // that. With all places below, it carries less than `lost` to the lowest digit.
    constexpr uint64_t lost = 32 * kVectors + 2;
    Vector near = {(kept[0][0] & kDigitMask[0]) + lost};

    // By weight. The integer part of the product is the last digit but one, so all digits move up
    // by one; the last digit, which is 0, is dropped. `below` is the block of sums before, and
    // `uppermost` the last sum of the block before that.
    Vector uppermost = {};
#pragma GCC unroll 2
    for (int i = 0; i < kVectors - 1; ++i)
        uppermost += upperProducts(a[i], b[kVectors - 2 - i]);
    Sums below = {};
#pragma GCC unroll 3
    for (int i = 0; i < kVectors; ++i)
        addProducts(below, reinterpret_cast<const uint64_t*>(&a[i]), b[kVectors - 1 - i]);

    Vector entering = {};
#pragma GCC unroll 3
    for (int block = 0; block < kVectors; ++block) {
        Sums sums = {};
#pragma GCC unroll 3
        for (int i = block + 1; i < kVectors; ++i)
            addProducts(sums, reinterpret_cast<const uint64_t*>(&a[i]), b[kVectors + block - i]);
        Vector total = ((moved<1>(sums[0], below[0]) + moved<2>(sums[1], below[1])) +
                        (moved<3>(sums[2], below[2]) + moved<4>(sums[3], below[3]))) +
                       ((moved<5>(sums[4], below[4]) + moved<6>(sums[5], below[5])) +
                        (moved<7>(sums[6], below[6]) + (below[7] + moved<1>(below[8], uppermost))));
        if (isDoubled) total += total;
        uppermost = below[8];
        for (int r = 0; r <= kLanes; ++r)
            below[r] = sums[r];

        const Vector upper = above(total);
        const Vector digits = (total & kDigitMask) + moved<1>(upper, entering);
        entering = upper;
        left |= (digits & ~kept[block]) + near;
        near = Vector{};
        target[block] = digits & kept[block];
    }
}

}  // namespace

template <int kVectors>
bool DigitOrbit::stepVectors() {
    constexpr int kFirst = Part::kDigits - kLanes * kVectors;
    const auto vectors = [](uint64_t* digits) {
        return reinterpret_cast<Vector*>(digits + kFirst);
    };
    Vector* const x = vectors(m_x.digits);
    Vector* const y = vectors(m_y.digits);
    const Vector* const kept = vectors(m_kept);
    Vector left = {};

    // Re z^2 = (|x| + |y|)(|x| - |y|), Im z^2 = 2 x y.
    Vector sum[kVectors], difference[kVectors], square[kVectors], twice[kVectors];
    for (int i = 0; i < kVectors; ++i) {
        sum[i] = x[i] + y[i];
        difference[i] = x[i] - y[i];
    }
    carry<kVectors>(sum, sum, left);
    const bool isSquareNegative = takeMagnitude<kVectors>(difference, difference, left);
    multiply<kVectors>(square, sum, difference, false, kept, left);
    multiply<kVectors>(twice, x, y, true, kept, left);
    const bool isTwiceNegative = m_x.negative != m_y.negative;

    const auto addC = [&](Vector* term, bool isNegative, Addend& c) {
        const Vector* const addend = vectors(isNegative == c.negative ? c.digits : c.opposite);
        for (int i = 0; i < kVectors; ++i)
            term[i] += addend[i];
        return isNegative != takeMagnitude<kVectors>(term, term, left);
    };
    const bool isXNegative = addC(square, isSquareNegative, m_cx);
    const bool isYNegative = addC(twice, isTwiceNegative, m_cy);

    if (_mm512_test_epi64_mask((__m512i)left, (__m512i)~kDigitMask) != 0) [[unlikely]]
        return false;
    for (int i = 0; i < kVectors; ++i) {
        x[i] = square[i];
        y[i] = twice[i];
    }
    m_x.negative = isXNegative;
    m_y.negative = isYNegative;
    return true;
}

template <int kVectors>
bool DigitOrbit::stepFrom() {
    if constexpr (kVectors < kMostVectors)
        if (m_vectors > kVectors) return stepFrom<kVectors + 1>();
    // One vector more settles what may depend on carries from below.
    return stepVectors<kVectors>() || stepVectors<kVectors + 1>();
}

bool DigitOrbit::step() {
    return stepFrom<1>();
}

}  // namespace fathom

#else

bool fathom::DigitOrbit::step() {
    return false;
}

#endif
