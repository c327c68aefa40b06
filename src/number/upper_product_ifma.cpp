// Compiled for AVX-512 with IFMA and VBMI, and called only on processors that have them. So it must
// not include anything whose compiled code other sources might share.
#include "number/upper_product.h"

#if defined(__x86_64__)
#include <immintrin.h>

#include <cstddef>

namespace fathom::limbs {

namespace {

using std::uint64_t;

constexpr int kDigits = 8, kDigitBits = 52;
constexpr int kVectorBits = kDigits * kDigitBits, kVectorBytes = kVectorBits / 8;
/// Eight digits, or sums of their products, each in 64 bits.
using Vector [[gnu::vector_size(64)]] = unsigned long long;

constexpr Vector kDigitMask = Vector{} + (1ull << kDigitBits) - 1;
/// Odd digits begin in the middle of a byte when they are packed.
constexpr Vector kBitsBelow = {0, 4, 0, 4, 0, 4, 0, 4};

/// Bits of operands in their last limb, which is the integer part. So the product has 64 bits above
/// its unit. The lowest place that is computed must be at least 32 bits below the unit.
constexpr int kIntegerBits = 32;
constexpr int vectorsFor(int count) {
    return (64 * count + 32 + kVectorBits - 1) / kVectorBits;
}

/// The source byte of each byte of a vector, and which bytes are filled.
struct Places {
    alignas(64) unsigned char of[64] = {};
    uint64_t filled = 0;

    Vector taken(Vector source) const {
        return (Vector)_mm512_maskz_permutexvar_epi8(filled, *reinterpret_cast<const __m512i*>(of),
                                                     (__m512i)source);
    }
};

/// From packed digits to the even or odd ones in 64 bits, or back.
constexpr Places placesOfDigits(int first, int step, bool isBack) {
    Places places;
    for (int digit = first; digit < kDigits; digit += step)
        for (int byte = 0; byte < 7; ++byte) {
            const int packed = digit * kDigitBits / 8 + byte, spread = 8 * digit + byte;
            const int to = isBack ? packed : spread;
            places.of[to] = static_cast<unsigned char>(isBack ? spread : packed);
            places.filled |= uint64_t{1} << to;
        }
    return places;
}
constexpr Places kSpread = placesOfDigits(0, 1, false);
constexpr Places kEven = placesOfDigits(0, 2, true), kOdd = placesOfDigits(1, 2, true);

/// The digits of a, from its highest bit down.
void readDigits(Vector* digits, const uint64_t* a, int count, int vectors) {
    const int bytes = 8 * count;
    int first = bytes - kIntegerBits / 8 - kVectorBytes * vectors;
    for (int i = 0; i < vectors; ++i, first += kVectorBytes) {
        // There are zeros below a; nothing above it is needed.
        const int present = bytes - first;
        uint64_t mask = present < 64 ? (uint64_t{1} << present) - 1 : ~uint64_t{0};
        if (first < 0) mask = first > -64 ? mask & ~uint64_t{0} << -first : 0;
        const auto* packed = reinterpret_cast<const char*>(a) + first;
        const auto source = (Vector)_mm512_maskz_loadu_epi8(mask, packed);
        digits[i] = kSpread.taken(source) >> kBitsBelow & kDigitMask;
    }
}

/// Element [r] holds products r places above those of the vector.
using Sums = Vector[kDigits + 1];

/// Adds the products of eight digits with one or two vectors, each to its own sums: the lower
/// halves at their places, the upper halves one place above.
template <int kVectors>
[[gnu::always_inline]] inline void addProducts(Sums* sums, const Vector& a, const Vector* b) {
#pragma GCC unroll 8
    for (int r = 0; r < kDigits; ++r) {
        const auto digit = (__m512i)(Vector{} + a[r]);
        for (int i = 0; i < kVectors; ++i) {
            Vector &lower = sums[i][r], &upper = sums[i][r + 1];
            lower = (Vector)_mm512_madd52lo_epu64((__m512i)lower, digit, (__m512i)b[i]);
            upper = (Vector)_mm512_madd52hi_epu64((__m512i)upper, digit, (__m512i)b[i]);
        }
    }
}

/// a moved up by r places; the last places of `below` enter.
template <int r>
Vector moved(Vector a, Vector below) {
    return (Vector)_mm512_maskz_alignr_epi64(0xff, (__m512i)a, (__m512i)below, kDigits - r);
}

/// Everything that belongs to the places of one vector.
[[gnu::always_inline]] inline Vector total(const Sums& sums, const Sums& below) {
    return ((sums[0] + below[8]) + moved<1>(sums[1], below[1])) +
           (moved<2>(sums[2], below[2]) + moved<3>(sums[3], below[3])) +
           ((moved<4>(sums[4], below[4]) + moved<5>(sums[5], below[5])) +
            (moved<6>(sums[6], below[6]) + moved<7>(sums[7], below[7])));
}

/// Packs totals, in ascending order of places.
class Writer {
public:
    explicit Writer(char* to) : m_to(to) {}

    [[gnu::always_inline]] void write(Vector total) {
        // The part of a total above its digit goes to the next digit, which may become a bit too
        // large,
        const Vector upper = total >> kDigitBits;
        const Vector sums = (total & kDigitMask) + moved<1>(upper, m_upper);
        m_upper = upper;
        // and that bit moves on through digits that are full, like a carry in a sum.
        const unsigned over = _mm512_cmpgt_epu64_mask((__m512i)sums, (__m512i)kDigitMask);
        const unsigned full = _mm512_cmpeq_epu64_mask((__m512i)sums, (__m512i)kDigitMask);
        const unsigned carried = (over << 1 | m_carry) + full;
        m_carry = carried >> kDigits;
        const auto raised = static_cast<__mmask8>(carried ^ full);
        const auto digits = (Vector)_mm512_mask_add_epi64((__m512i)sums, raised, (__m512i)sums,
                                                          (__m512i)(Vector{} + 1)) &
                            kDigitMask;
        const Vector shifted = digits << kBitsBelow;
        const Vector packed = kEven.taken(shifted) | kOdd.taken(shifted);
        _mm512_mask_storeu_epi8(m_to, (uint64_t{1} << kVectorBytes) - 1, (__m512i)packed);
        m_to += kVectorBytes;
    }

private:
    Vector m_upper = {};  // of the previous totals
    char* m_to;
    unsigned m_carry = 0;
};

}  // namespace

bool upperProductByIfma(uint64_t* product, const uint64_t* a, const uint64_t* b, int count) {
    const int vectors = vectorsFor(count);
    Vector x[vectorsFor(kMostUpperByIfma)], y[vectorsFor(kMostUpperByIfma)];
    readDigits(x, a, count, vectors);
    readDigits(y, b, count, vectors);
    uint64_t& last = product[2 * std::ptrdiff_t{count} - 1];
    product[count - 2] = last = 0;
    Writer writer(reinterpret_cast<char*>(&last) - std::ptrdiff_t{kVectorBytes} * vectors);

    // The products of x[q] and y[p] belong to vectors p + q and p + q + 1. The sums for two values
    // of p + q are made together. Of the first, which is below all that is needed, only the upper
    // part counts.
    Sums below = {};
    for (int place = vectors - 1; place < 2 * vectors - 1; place += 2) {
        Sums sums[2] = {};
        int q = place - (vectors - 1);
        addProducts<1>(sums, x[q], &y[vectors - 1]);
        while (++q < vectors)
            addProducts<2>(sums, x[q], &y[place - q]);
        if (place >= vectors) writer.write(total(sums[0], below));
        writer.write(total(sums[1], sums[0]));
#pragma GCC unroll 9
        for (int r = 0; r <= kDigits; ++r)
            below[r] = sums[1][r];
    }
    if (vectors % 2 == 0) writer.write(total({}, below));

    // No column that was left out holds more than 16 * vectors halves of products, each below 2^52.
    // So their sum is below 16 * vectors times the lowest place that was computed.
    constexpr uint64_t mostLeftOut = uint64_t{16} * vectorsFor(kMostUpperByIfma);
    return product[count - 2] << 1 < ~(mostLeftOut << 33);
}

}  // namespace fathom::limbs

#else

bool fathom::limbs::upperProductByIfma(std::uint64_t*, const std::uint64_t*, const std::uint64_t*,
                                       int) {
    return false;
}

#endif
