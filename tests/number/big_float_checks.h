// Random BigFloats, and comparisons of BigFloat's operators with MPFR, bit for bit.
#pragma once

#include <algorithm>
#include <cstdint>
#include <random>
#include <vector>

#include "number/big_float.h"
#include "number/mpfr_number.h"

namespace fathom::test {

/// Random numbers in the shapes that the tests need.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : m_engine(seed) {}

    std::uint64_t word() { return m_engine(); }
    bool coin() { return (m_engine() & 1) != 0; }
    std::int64_t between(std::int64_t low, std::int64_t high) {
        const auto size = static_cast<std::uint64_t>(high - low) + 1;
        return low + static_cast<std::int64_t>(m_engine() % size);
    }

    /// 64 to 2176 in steps of 32, one in four of any size up to 2300 and one in 64 up to 42,000.
    int precision() {
        const std::int64_t kind = between(0, 63);
        if (kind == 0) return static_cast<int>(between(53, 42'000));
        return static_cast<int>(kind <= 16 ? between(53, 2300) : 32 * between(2, 68));
    }
    int otherPrecision(int bits) { return between(0, 3) == 0 ? precision() : bits; }

    /// A mantissa with its first bit set, `bits` bits long and odd unless noise is wanted below.
    BigFloat number(int bits, std::int64_t exponent, int precisionBits) {
        std::vector<std::uint64_t> words(static_cast<std::size_t>(bits + 63) / 64);
        for (auto& item : words)
            item = word();
        const int unused = static_cast<int>(words.size()) * 64 - bits;
        words.back() |= std::uint64_t{1} << 63;
        words.front() &= ~std::uint64_t{0} << unused;
        words.front() |= std::uint64_t{1} << unused;
        return BigFloat::fromMantissa(coin(), words, exponent, precisionBits);
    }
    /// Runs of ones and of zeros, some of them many words long.
    BigFloat runs(std::int64_t exponent, int precisionBits) {
        std::vector<std::uint64_t> words(static_cast<std::size_t>(precisionBits + 63) / 64);
        bool ones = true;
        std::int64_t left = between(1, 200);
        for (std::size_t i = words.size() * 64; i-- > 0;) {
            if (ones) words[i / 64] |= std::uint64_t{1} << (i % 64);
            if (--left == 0) {
                ones = !ones;
                left = between(0, 4) == 0 ? between(1, 400) : between(1, 20);
            }
        }
        return BigFloat::fromMantissa(coin(), words, exponent, precisionBits);
    }
    BigFloat any(std::int64_t exponent, int precisionBits) {
        return coin() ? number(precisionBits, exponent, precisionBits)
                      : runs(exponent, precisionBits);
    }

private:
    std::mt19937_64 m_engine;
};

using Binary = int (*)(mpfr_ptr, mpfr_srcptr, mpfr_srcptr, mpfr_rnd_t);
using Unary = int (*)(mpfr_ptr, mpfr_srcptr, mpfr_rnd_t);

inline void expectPairLikeMpfr(const BigFloat& a, const BigFloat& b) {
    const MpfrNumber x(a), y(b);
    MpfrNumber result(std::max(a.precisionBits(), b.precisionBits()));
    // Into a new number, and in the place of either operand.
    const auto expect = [&](auto operation, Binary theirs) {
        theirs(result, x, y, MPFR_RNDN);
        BigFloat first = a, second = b;
        const BigFloat ours = operation(first, second);
        ASSERT_PRED_FORMAT2(isIdentical, ours, result);
        first = operation(first, b);
        ASSERT_PRED_FORMAT2(isIdentical, first, result);
        second = operation(a, second);
        ASSERT_PRED_FORMAT2(isIdentical, second, result);
    };
    using Big = const BigFloat&;
    expect([](Big left, Big right) { return left + right; }, mpfr_add);
    expect([](Big left, Big right) { return left - right; }, mpfr_sub);
    expect([](Big left, Big right) { return left * right; }, mpfr_mul);
    expect([](Big left, Big right) { return left / right; }, mpfr_div);
    expect([](Big left, Big right) { return right - BigFloat(left); },
           [](mpfr_ptr r, mpfr_srcptr left, mpfr_srcptr right, mpfr_rnd_t rounding) {
               return mpfr_sub(r, right, left, rounding);
           });
    mpfr_fmms(result, x, x, y, y, MPFR_RNDN);
    ASSERT_PRED_FORMAT2(isIdentical, differenceOfSquares(a, b), result);

    const int order = mpfr_cmp(x, y);
    ASSERT_EQ(a <=> b, mpfr_unordered_p(x, y) ? std::partial_ordering::unordered : order <=> 0);
    ASSERT_EQ(a == b, mpfr_equal_p(x, y) != 0);
}

inline void expectNumberLikeMpfr(const BigFloat& a, int otherPrecision) {
    const MpfrNumber x(a);
    MpfrNumber result(a.precisionBits()), other(otherPrecision);
    const auto of = [&](Unary operation) -> const MpfrNumber& {
        operation(result, x, MPFR_RNDN);
        return result;
    };
    ASSERT_PRED_FORMAT2(isIdentical, square(a), of(mpfr_sqr));
    ASSERT_PRED_FORMAT2(isIdentical, sqrt(a), of(mpfr_sqrt));
    ASSERT_PRED_FORMAT2(isIdentical, -a, of(mpfr_neg));
    mpfr_set(other, x, MPFR_RNDN);
    ASSERT_PRED_FORMAT2(isIdentical, a.withPrecision(otherPrecision), other);
}

}  // namespace fathom::test
