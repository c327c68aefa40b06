// Compares conversions of Fixed128 from and to other numbers with MPFR. support/test_share.h says
// how many numbers are tried.
#include "number/fixed128.h"

#include <cmath>
#include <cstdlib>
#include <limits>
#include <random>

#include "number/mpfr_number.h"
#include "support/test_share.h"

namespace fathom::test {

namespace {

constexpr std::uint64_t kOperands = std::uint64_t{1} << 20;
constexpr int kFractionBits = 120;
constexpr std::uint64_t kSignBit = std::uint64_t{1} << 63, kAllOnes = ~std::uint64_t{0};
constexpr Fixed128 kLowest{0, kSignBit}, kHighest{kAllOnes, kSignBit - 1};

class Dice {
public:
    explicit Dice(std::uint64_t seed) : m_engine(seed) {}

    std::uint64_t word() { return m_engine(); }
    bool coin() { return (m_engine() & 1) != 0; }
    int between(int low, int high) {
        return low + static_cast<int>(m_engine() % static_cast<unsigned>(high - low + 1));
    }

    /// A number whose mantissa is odd and has `bits` bits; in one of four, all of them are ones.
    BigFloat odd(int bits, int exponent, int precisionBits) {
        std::vector<std::uint64_t> words(static_cast<std::size_t>(bits + 63) / 64);
        const std::uint64_t ones = between(0, 3) == 0 ? kAllOnes : 0;
        for (auto& item : words)
            item = word() | ones;
        const int unused = static_cast<int>(words.size()) * 64 - bits;
        words.back() |= kSignBit;
        words.front() &= kAllOnes << unused;
        words.front() |= std::uint64_t{1} << unused;
        return BigFloat::fromMantissa(coin(), words, exponent, precisionBits);
    }

private:
    std::mt19937_64 m_engine;
};

/// Any number from far below a unit to beyond the range; half of them end in exactly one half of a
/// unit, and half of those lie a little off it.
BigFloat candidate(Dice& dice) {
    const int precision = dice.between(53, 400), exponent = dice.between(-125, 10);
    const int bitsToOneHalf = exponent + kFractionBits + 1;
    if (dice.coin() || bitsToOneHalf < 1)
        return dice.odd(dice.between(1, precision), exponent, precision);
    const BigFloat middle = dice.odd(bitsToOneHalf, exponent, 400);
    return dice.coin() ? middle : middle + dice.odd(1, dice.between(-390, -123), 400);
}

/// The conversion to Fixed128 by MPFR.
Fixed128 roundedByMpfr(const BigFloat& value) {
    MpfrNumber scaled(value), rounded(value.precisionBits() + 200);
    mpfr_mul_2si(scaled, scaled, kFractionBits, MPFR_RNDN);
    mpfr_round(rounded, scaled);
    if (mpfr_cmp_si_2exp(rounded, -1, 127) <= 0) return kLowest;
    if (mpfr_cmp_si_2exp(rounded, 1, 127) >= 0) return kHighest;
    mpz_t integer;
    mpz_init(integer);
    mpfr_get_z(integer, rounded, MPFR_RNDN);
    mpz_fdiv_r_2exp(integer, integer, 128);
    std::uint64_t words[2] = {0, 0};
    mpz_export(words, nullptr, -1, sizeof(words[0]), 0, 0, integer);
    mpz_clear(integer);
    return {words[0], words[1]};
}

double doubleByMpfr(Fixed128 value) {
    MpfrNumber exact(128);
    mpfr_set_si(exact, static_cast<std::int64_t>(value.hi), MPFR_RNDN);
    mpfr_mul_2si(exact, exact, 64, MPFR_RNDN);
    mpfr_add_ui(exact, exact, value.lo, MPFR_RNDN);
    mpfr_mul_2si(exact, exact, -kFractionBits, MPFR_RNDN);
    return mpfr_get_d(exact, MPFR_RNDN);
}

void expectNearest(const BigFloat& value) {
    const Fixed128 ours = fixed128(value), theirs = roundedByMpfr(value);
    ASSERT_EQ(ours.hi, theirs.hi) << MpfrNumber(value).toString();
    ASSERT_EQ(ours.lo, theirs.lo) << MpfrNumber(value).toString();
}

}  // namespace

TEST(Fixed128, IsTheNearestToABigFloat) {
    Dice dice(120);
    for (std::uint64_t left = shareOf(kOperands); left > 0; --left) {
        expectNearest(candidate(dice));
        if (HasFatalFailure()) return;
    }
}

TEST(Fixed128, RoundsAndEndsWhereItSays) {
    const auto power = [](int exponent) { return scaled(BigFloat(1, 300), exponent); };
    const Fixed128 one{0, std::uint64_t{1} << 56}, unit{1, 0}, minusUnit{kAllOnes, kAllOnes};
    EXPECT_EQ(fixed128(power(0)), one);
    EXPECT_EQ(fixed128(power(-120)), unit);
    EXPECT_EQ(fixed128(power(-121)), unit);
    EXPECT_EQ(fixed128(-power(-121)), minusUnit);
    EXPECT_EQ(fixed128(power(-121) - power(-400)), Fixed128());
    EXPECT_EQ(fixed128(power(-121) + power(-120)), (Fixed128{2, 0}));
    EXPECT_EQ(fixed128(power(7) - power(-120)), kHighest);
    EXPECT_EQ(fixed128(power(7) - power(-121)), kHighest);
    EXPECT_EQ(fixed128(-power(7)), kLowest);
    EXPECT_EQ(fixed128(-power(7) + power(-121)), kLowest);
    EXPECT_EQ(fixed128(-power(7) + power(-120)), (Fixed128{1, kSignBit}));
    EXPECT_NE(kLowest, kHighest);
}

TEST(Fixed128, TakesWhatIsNoNumberInItsRange) {
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    constexpr std::int64_t kFar = std::numeric_limits<std::int64_t>::max() - 1;
    for (const double sign : {1.0, -1.0}) {
        const Fixed128 end = sign > 0 ? kHighest : kLowest;
        EXPECT_EQ(fixed128(BigFloat(sign * kInfinity, 64)), end);
        EXPECT_EQ(fixed128(BigFloat(sign * 128, 64)), end);
        EXPECT_EQ(fixed128(scaled(BigFloat(sign, 64), kFar)), end);
        EXPECT_EQ(fixed128(scaled(BigFloat(sign, 64), -kFar)), Fixed128());
        EXPECT_EQ(fixed128(BigFloat(sign * 0.0, 64)), Fixed128());
        EXPECT_EQ(fixed128(BigFloat(sign * std::numeric_limits<double>::quiet_NaN(), 64)),
                  Fixed128());
    }
}

TEST(Fixed128, RoundsOnceToADouble) {
    Dice dice(53);
    for (std::uint64_t left = shareOf(kOperands); left > 0; --left) {
        // 54 bits hit ties, and one below or above lies close to them.
        Fixed128 value = fixed128(dice.odd(dice.between(1, 120), dice.between(-119, 7), 128));
        if (dice.coin()) value = fixed128(dice.odd(54, dice.between(-60, 7), 64));
        if (dice.coin()) value.lo += dice.coin() ? 1 : kAllOnes;
        ASSERT_EQ(toDouble(value), doubleByMpfr(value)) << std::hex << value.hi << ' ' << value.lo;
    }
    EXPECT_EQ(toDouble(kLowest), -128.0);
    EXPECT_EQ(toDouble(kHighest), 128.0);
    EXPECT_EQ(toDouble({kAllOnes, kAllOnes}), std::ldexp(-1.0, -120));
    EXPECT_FALSE(std::signbit(toDouble({})));
}

}  // namespace fathom::test
