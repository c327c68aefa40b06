// Compiled for AVX2 with FMA, and called only on processors that have them. So it must not include
// anything whose compiled code other sources might share.
#include "number/upper_product.h"

#if defined(__x86_64__)
#include <immintrin.h>

#include <cstddef>
#include <cstring>

namespace fathom::limbs {

namespace {

using std::uint64_t;

constexpr int kDigits = 4, kDigitBits = 48, kVectorBytes = kDigits * kDigitBits / 8;
constexpr int kLimbsOfVector = 3;
using Vector [[gnu::vector_size(32)]] = double;             // digits, or sums of their products
using Words [[gnu::vector_size(32)]] = unsigned long long;  // sums of halves of products
using UnalignedWords [[gnu::aligned(8), gnu::may_alias]] = Words;

/// Vectors that hold the operands and one limb more; the upper 32 bits of operands are left out.
constexpr int vectorsFor(int count) {
    return count / kLimbsOfVector + 1;
}
constexpr int kMostVectors = vectorsFor(kMostUpperByFma);
constexpr int kIntegerBytes = 4;

/// The digits of a, from its highest bit down.
void readDigits(Vector* digits, const uint64_t* a, int count, int vectors) {
    // Below a there are zeros.
    constexpr int kBytesBelow = 32;
    char bytes[kBytesBelow + 8 * (kMostUpperByFma + 1)];
    std::memset(bytes, 0, kBytesBelow);
    std::memcpy(bytes + kBytesBelow, a, 8 * static_cast<std::size_t>(count));
    const char* from = bytes + kBytesBelow + 8 * count - kIntegerBytes - kVectorBytes * vectors;

    const auto places = _mm256_broadcastsi128_si256(
        _mm_setr_epi8(0, 1, 2, 3, 4, 5, -1, -1, 6, 7, 8, 9, 10, 11, -1, -1));
    const Vector unit = Vector{} + 0x1p52;  // digits become its last bits
    for (int i = 0; i < vectors; ++i, from += kVectorBytes) {
        const auto* packed = reinterpret_cast<const __m128i*>(from);
        const auto* upper = reinterpret_cast<const __m128i*>(from + kVectorBytes / 2);
        const __m256i both = _mm256_loadu2_m128i(upper, packed);
        digits[i] = (Vector)((Words)_mm256_shuffle_epi8(both, places) | (Words)unit) - unit;
    }
}

/// Start value for sums of upper halves of up to 16 products. It rounds each product to a multiple
/// of 2^48; its lowest bits become the sum's multiple of 2^48.
constexpr double kUpper = 0x1p100;
constexpr uint64_t kUpperBits = uint64_t{1023 + 100} << 52;
/// Start value for sums of what is left of 16 products, of either sign: its last bits hold the sum.
constexpr double kLower = 0x1.8p52;
constexpr uint64_t kLowerBits = uint64_t{1023 + 52} << 52 | uint64_t{1} << 51;
constexpr int kSummed = 16;

/// Multiplies one digit by four. The parts added to `upper` and to `lower` are both exact.
[[gnu::always_inline]] inline void addProduct(const double* digit, Vector b, Vector& upper,
                                              Vector& lower) {
    const __m256d a = _mm256_broadcast_sd(digit);
    const auto sum = (Vector)_mm256_fmadd_pd(a, (__m256d)b, (__m256d)upper);
    lower += (Vector)_mm256_fmadd_pd(a, (__m256d)b, (__m256d)(upper - sum));
    upper = sum;
}

/// Sums of halves of products by columns; a column is the place of a digit. Row r holds products
/// with the r-th digits of vectors: the lower halves for column i - r, and the upper halves in row
/// r + 1.
struct Columns {
    Words rows[kDigits + 1][kMostVectors + 2];

    /// The totals of columns 4 i to 4 i + 3.
    Words total(int i) const {
        Words sum = rows[0][i];
        for (int r = 1; r <= kDigits; ++r)
            sum += *reinterpret_cast<const UnalignedWords*>(
                reinterpret_cast<const uint64_t*>(&rows[r][i]) - r);
        return sum;
    }

    /// Sets rows[..][i] to the sum of x[0] y[0], x[1] y[-1], and so on.
    [[gnu::always_inline]] void setProducts(int i, const Vector* x, const Vector* y, int pairs) {
        Words sum0{}, sum1{}, sum2{}, sum3{}, sum4{};
        while (pairs > 0) {
            const Vector* const end = x + (pairs < kSummed ? pairs : kSummed);
            pairs -= kSummed;
            const Vector upper = Vector{} + kUpper;
            Vector upper0 = upper, upper1 = upper, upper2 = upper, upper3 = upper;
            Vector lower0{}, lower1{}, lower2{}, lower3{};
            for (; x < end; ++x, --y) {
                const auto* const digits = reinterpret_cast<const double*>(x);
                addProduct(digits, *y, upper0, lower0);
                addProduct(digits + 1, *y, upper1, lower1);
                addProduct(digits + 2, *y, upper2, lower2);
                addProduct(digits + 3, *y, upper3, lower3);
            }
            sum0 += (Words)(lower0 + kLower) - kLowerBits;
            sum1 += (Words)(lower1 + kLower) + (Words)upper0 - (kLowerBits + kUpperBits);
            sum2 += (Words)(lower2 + kLower) + (Words)upper1 - (kLowerBits + kUpperBits);
            sum3 += (Words)(lower3 + kLower) + (Words)upper2 - (kLowerBits + kUpperBits);
            sum4 += (Words)upper3 - kUpperBits;
        }
        rows[0][i] = sum0;
        rows[1][i] = sum1;
        rows[2][i] = sum2;
        rows[3][i] = sum3;
        rows[4][i] = sum4;
    }
};

/// Turns columns into digits in ascending order: what exceeds a digit goes to the next column.
class Carry {
public:
    uint64_t digitOf(uint64_t column) {
        const uint64_t total = column + static_cast<uint64_t>(m_carry);
        m_carry = static_cast<std::int64_t>(total) >> kDigitBits;
        return total & ((uint64_t{1} << kDigitBits) - 1);
    }

private:
    std::int64_t m_carry = 0;
};

}  // namespace

bool upperProductByFma(uint64_t* product, const uint64_t* a, const uint64_t* b, int count) {
    const int vectors = vectorsFor(count);
    Vector x[kMostVectors], y[kMostVectors];
    readDigits(x, a, count, vectors);
    readDigits(y, b, count, vectors);

    // The products of x[q] and y[p] with p + q >= vectors - 1. The highest is one vector above 2
    // vectors - 2.
    Columns columns;
    for (auto& row : columns.rows)
        row[0] = row[vectors + 1] = Words{};
    for (int q = 0; q < vectors; ++q)
        columns.setProducts(q + 1, x + q, y + vectors - 1, vectors - q);

    // Only the carry of the first vector is needed.
    Carry carry;
    const Words first = columns.total(1);
    for (int r = 0; r < kDigits; ++r)
        carry.digitOf(first[r]);
    uint64_t* to = product + 2 * std::ptrdiff_t{count} - 1 - kLimbsOfVector * vectors;
    for (int i = 2; i <= vectors + 1; ++i, to += kLimbsOfVector) {
        const Words column = columns.total(i);
        const uint64_t digit0 = carry.digitOf(column[0]), digit1 = carry.digitOf(column[1]);
        const uint64_t digit2 = carry.digitOf(column[2]), digit3 = carry.digitOf(column[3]);
        to[0] = digit0 | digit1 << 48;
        to[1] = digit1 >> 16 | digit2 << 32;
        to[2] = digit2 >> 32 | digit3 << 16;
    }
    *to = 0;

    // Products at two or more places below the first written digit are left out, fewer than 4 *
    // vectors at each place. Together they are less than that number times the digit's place value,
    // which lies in the limb before the needed ones or further below.
    constexpr uint64_t mostLeftOut = uint64_t{kDigits} * kMostVectors + 1;
    return product[count - 2] << 1 < ~(mostLeftOut << 1);
}

}  // namespace fathom::limbs

#else

bool fathom::limbs::upperProductByFma(std::uint64_t*, const std::uint64_t*, const std::uint64_t*,
                                      int) {
    return false;
}

#endif
