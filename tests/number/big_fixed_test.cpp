// Compares every operation of BigFixed with GMP's integers, bit for bit, and its conversions with
// MPFR, on operands built to be difficult.
#include "number/big_fixed.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "number/mpfr_number.h"

namespace fathom::test {

namespace {

/// An integer of GMP: a number in units of its last bit.
class Units {
public:
    Units() { mpz_init(m_value); }
    explicit Units(const BigFixed& value) : Units() {
        mpz_import(m_value, value.words().size(), -1, sizeof(std::uint64_t), 0, 0,
                   value.words().data());
        if (value.sign() < 0) mpz_neg(m_value, m_value);
    }
    Units(const Units&) = delete;
    Units& operator=(const Units&) = delete;
    ~Units() { mpz_clear(m_value); }
    operator mpz_ptr() { return m_value; }

private:
    mpz_t m_value;
};

/// Expects that `ours` is the exact result, or that it reports an overflow if that does not fit.
void expectUnits(const BigFixed& ours, mpz_srcptr exact, const char* what) {
    const bool fits = mpz_sizeinbase(exact, 2) <= 64 * ours.words().size();
    ASSERT_EQ(ours.overflowed(), !fits) << what << " at " << ours.fractionBits() << " bits";
    if (!fits) return;
    Units units(ours);
    ASSERT_EQ(mpz_cmp(units, exact), 0) << what << " at " << ours.fractionBits() << " bits";
    ASSERT_EQ(ours.sign(), mpz_sgn(exact)) << what;
}

class Dice {
public:
    explicit Dice(std::uint64_t seed) : m_engine(seed) {}

    std::uint64_t word() { return m_engine(); }
    int below(int end) { return static_cast<int>(m_engine() % static_cast<unsigned>(end)); }

    /// A precision of 64 to 2176 bits; one in 50 goes up to 19,200.
    int precision() { return below(50) == 0 ? 64 * (1 + below(300)) : 64 * (1 + below(34)); }

    /// Random, all ones, sparse, tiny, zero, the largest and the smallest numbers.
    BigFixed number(int bits) {
        std::vector<std::uint64_t> words(static_cast<std::size_t>(bits / 64) + 1);
        const int shape = below(8);
        for (auto& item : words) {
            if (shape <= 3) item = word();
            if (shape == 4) item = ~std::uint64_t{0};
            if (shape == 5 && below(3) == 0) item = std::uint64_t{1} << below(64);
        }
        if (shape == 6) words.front() = word() >> below(64);
        if (shape == 3) words.back() = 0;
        if (shape <= 2) words.back() >>= below(64);
        if (shape == 3 && words.size() > 2) words[words.size() - 2] = 0;
        return BigFixed::fromWords(below(2) != 0, words);
    }

private:
    std::mt19937_64 m_engine;
};

}  // namespace

TEST(BigFixed, SumsDifferencesAndProductsAreThoseOfGmpsIntegers) {
    Dice dice(1);
    Units exact;
    for (int i = 0; i < 100'000; ++i) {
        const int bits = dice.precision();
        const BigFixed a = dice.number(bits);
        const BigFixed b = dice.below(10) == 0 ? -a : dice.number(bits);
        Units x(a), y(b);

        mpz_add(exact, x, y);
        expectUnits(a + b, exact, "a + b");
        mpz_sub(exact, x, y);
        expectUnits(a - b, exact, "a - b");
        mpz_mul(exact, x, y);
        mpz_tdiv_q_2exp(exact, exact, static_cast<mp_bitcnt_t>(bits));
        expectUnits(a * b, exact, "a * b");
        mpz_mul(exact, x, x);
        mpz_tdiv_q_2exp(exact, exact, static_cast<mp_bitcnt_t>(bits));
        expectUnits(square(a), exact, "a^2");
        mpz_neg(exact, x);
        expectUnits(-a, exact, "-a");
        mpz_abs(exact, x);
        expectUnits(abs(a), exact, "|a|");
        ASSERT_EQ(a <=> b, mpz_cmp(x, y) <=> 0);
        ASSERT_EQ(a == b, mpz_cmp(x, y) == 0);
        if (HasFatalFailure()) return;
    }
}

TEST(BigFixed, OperandsMayBeTheResult) {
    Dice dice(2);
    for (int i = 0; i < 1000; ++i) {
        const BigFixed a = dice.number(dice.precision());
        BigFixed sum = a, difference = a, product = a;
        sum += sum;
        difference -= std::as_const(difference);
        product *= product;
        EXPECT_EQ(difference.sign(), 0);
        EXPECT_EQ(sum.overflowed(), a.integerPart() >> 63 != 0);
        EXPECT_TRUE(sum.overflowed() || sum - a == a);
        EXPECT_EQ(product.overflowed(), a.integerPart() >> 32 != 0);
        EXPECT_TRUE(product.overflowed() || product == a * BigFixed(a));
    }
}

TEST(BigFixed, ZeroHasNoSign) {
    BigFixed zero(128);
    zero.negate();
    EXPECT_EQ(zero.sign(), 0);
    EXPECT_EQ(zero, BigFixed(64));
    EXPECT_FALSE(std::signbit(zero.toDouble()));
    EXPECT_FALSE(std::signbit(zero.toFloatExp().mantissa));
    EXPECT_FALSE(zero.toBigFloat(64).isNegative());
    EXPECT_EQ(zero.toDecimal(5), Decimal());
}

TEST(BigFixed, OverflowStays) {
    const std::vector<std::uint64_t> words(3, ~std::uint64_t{0});
    const BigFixed largest = BigFixed::fromWords(false, words);
    const BigFixed lost = largest + largest;
    EXPECT_FALSE(largest.overflowed());
    EXPECT_TRUE(lost.overflowed());
    EXPECT_TRUE((lost - largest).overflowed());
    EXPECT_TRUE((BigFixed(128) * lost).overflowed());
    EXPECT_TRUE(BigFixed::fromDecimal(*Decimal::parse("18446744073709551616"), 64).overflowed());
    EXPECT_FALSE(BigFixed::fromDecimal(*Decimal::parse("18446744073709551615.9"), 64).overflowed());
    EXPECT_TRUE(BigFixed::fromDecimal(*Decimal::parse("-1e999999999"), 64).overflowed());
    EXPECT_TRUE(BigFixed::fromBigFloat(BigFloat(INFINITY, 64), 64).overflowed());
    EXPECT_TRUE(BigFixed::fromBigFloat(BigFloat(NAN, 64), 64).overflowed());
}

TEST(BigFixed, ComparesTheValuesOfDifferentPrecisions) {
    Dice dice(3);
    for (int i = 0; i < 1000; ++i) {
        const BigFixed a = dice.number(dice.precision());
        BigFixed longer = a, shorter = a;
        longer.setFractionBits(a.fractionBits() + 64 * dice.below(5));
        shorter.setFractionBits(64);
        EXPECT_EQ(a, longer);
        const bool exact = std::ranges::all_of(a.words().first(a.words().size() - 2),
                                               [](auto word) { return word == 0; });
        EXPECT_EQ(a == shorter, exact);
        EXPECT_EQ(abs(a) > abs(shorter), !exact);
        EXPECT_EQ(shorter.fractionBits(), 64);
    }
}

TEST(BigFixed, ConvertsToFloatingPointAsMpfr) {
    Dice dice(4);
    for (int i = 0; i < 20'000; ++i) {
        const int bits = dice.precision();
        BigFixed value = dice.number(bits);
        if (dice.below(4) == 0) {
            // One bit, and near or exactly halfway between two doubles below it; also subnormal.
            std::vector<std::uint64_t> words(static_cast<std::size_t>(bits / 64) + 1);
            const int top = dice.below(bits + 64);
            for (const int place : {top, top - 52 - dice.below(2), top - 53, dice.below(top + 1)})
                if (place >= 0) words[static_cast<std::size_t>(place / 64)] |= 1ull << place % 64;
            value = BigFixed::fromWords(dice.below(2) != 0, words);
        }

        Units units(value);
        MpfrNumber exact(bits + 64);
        mpfr_set_z_2exp(exact, units, -bits, MPFR_RNDN);
        ASSERT_EQ(value.toDouble(), mpfr_get_d(exact, MPFR_RNDN));
        long exponent = 0;
        const double mantissa = mpfr_get_d_2exp(&exponent, exact, MPFR_RNDN);
        ASSERT_EQ(value.toFloatExp().mantissa, mantissa);
        ASSERT_EQ(value.toFloatExp().exponent, exponent);

        const int precision = 53 + dice.below(2 * bits);
        MpfrNumber rounded(precision);
        mpfr_set(rounded, exact, MPFR_RNDN);
        ASSERT_PRED_FORMAT2(isIdentical, value.toBigFloat(precision), rounded);
    }
}

TEST(BigFixed, TruncatesBigFloats) {
    Dice dice(5);
    Units exact;
    for (int i = 0; i < 20'000; ++i) {
        const int bits = dice.precision();
        std::vector<std::uint64_t> words(static_cast<std::size_t>(1 + dice.below(40)));
        for (auto& item : words)
            item = dice.word();
        const auto exponent = dice.below(bits + 200) - bits - 100;
        const BigFloat value = BigFloat::fromMantissa(dice.below(2) != 0, words, exponent,
                                                      static_cast<int>(64 * words.size()));
        MpfrNumber scaled(value);
        mpfr_mul_2si(scaled, scaled, bits, MPFR_RNDN);
        mpfr_get_z(exact, scaled, MPFR_RNDZ);
        expectUnits(BigFixed::fromBigFloat(value, bits), exact, "truncated");
        if (HasFatalFailure()) return;
    }
}

TEST(BigFixed, ReadsDecimalsToLessThanOneUnit) {
    Dice dice(6);
    for (int i = 0; i < 2000; ++i) {
        const int bits = dice.precision();
        std::string text = dice.below(2) != 0 ? "-" : "";
        text += std::to_string(dice.below(100)) + ".";
        for (int zeros = dice.below(2) * dice.below(bits / 3); zeros > 0; --zeros)
            text += '0';
        for (int digits = 1 + dice.below(bits / 2); digits > 0; --digits)
            text += static_cast<char>('0' + dice.below(10));
        const BigFixed ours = BigFixed::fromDecimal(*Decimal::parse(text), bits);

        MpfrNumber theirs(2 * bits + 256), difference(2 * bits + 256);
        mpfr_set_str(theirs, text.c_str(), 10, MPFR_RNDN);
        mpfr_sub(difference, MpfrNumber(ours.toBigFloat(bits + 64)), theirs, MPFR_RNDN);
        ASSERT_LT(mpfr_cmpabs(difference, MpfrNumber(scaled(BigFloat(1, 64), -bits))), 0) << text;
    }
}

TEST(BigFixed, ItsDecimalsReadBackExactly) {
    Dice dice(7);
    for (int i = 0; i < 1000; ++i) {
        const int bits = 64 * (1 + dice.below(10));
        const BigFixed value = dice.number(bits);
        const Decimal exact = value.toDecimal(static_cast<std::size_t>(bits) + 20);
        EXPECT_EQ(BigFixed::fromDecimal(exact, bits), value) << exact.toString();
    }
}

TEST(BigFixed, SmallDecimalsAreZero) {
    EXPECT_EQ(BigFixed::fromDecimal(*Decimal::parse("1e-999999999"), 64).sign(), 0);
    EXPECT_EQ(BigFixed::fromDecimal(*Decimal::parse("-1e-30"), 64).sign(), 0);
    EXPECT_EQ(BigFixed::fromDecimal(*Decimal::parse("-1e-19"), 64).sign(), -1);
}

}  // namespace fathom::test
