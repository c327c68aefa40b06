// Compares conversions of BigFloat from and to decimals with MPFR: ties, neighbours of ties, and
// huge exponents.
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <random>

#include "number/mpfr_number.h"

namespace fathom::test {

namespace {

Decimal decimal(std::string_view text) {
    return Decimal::parse(text).value();
}

class BigFloatDecimal : public ::testing::Test {
protected:
    static void SetUpTestSuite() {
        mpfr_set_emin(mpfr_get_emin_min());
        mpfr_set_emax(mpfr_get_emax_max());
    }

    std::int64_t between(std::int64_t low, std::int64_t high) {
        return std::uniform_int_distribution<std::int64_t>(low, high)(m_engine);
    }
    std::string digits(std::int64_t length) {
        std::string text(1, static_cast<char>('0' + between(1, 9)));
        while (static_cast<std::int64_t>(text.size()) < length)
            text += static_cast<char>('0' + between(0, 9));
        return text;
    }
    BigFloat number(int bits, std::int64_t exponent, int precisionBits) {
        std::vector<std::uint64_t> words(static_cast<std::size_t>(bits + 63) / 64);
        for (auto& word : words)
            word = m_engine();
        words.back() |= std::uint64_t{1} << 63;
        words.front() &= ~std::uint64_t{0} << (static_cast<int>(words.size()) * 64 - bits);
        return BigFloat::fromMantissa(between(0, 1) != 0, words, exponent, precisionBits);
    }

    std::mt19937_64 m_engine{11};
};

::testing::AssertionResult readsLikeMpfr(const std::string& text, int precisionBits) {
    MpfrNumber theirs(precisionBits);
    mpfr_set_str(theirs, text.c_str(), 10, MPFR_RNDN);
    const BigFloat ours = BigFloat::fromDecimal(decimal(text), precisionBits);
    return isIdentical(text.substr(0, 200).c_str(), "", ours, theirs);
}

::testing::AssertionResult writesLikeMpfr(const BigFloat& value, std::size_t significantDigits) {
    const MpfrNumber theirs(value);
    mpfr_exp_t place = 0;
    char* text = mpfr_get_str(nullptr, &place, 10, significantDigits, theirs, MPFR_RNDN);
    const bool negative = text[0] == '-';
    const std::string digits = text + negative;
    mpfr_free_str(text);
    const Decimal ours = value.toDecimal(significantDigits);
    if (ours.digits() == digits && (ours.sign() < 0) == negative &&
        ours.leadingPlace() == place - 1)
        return ::testing::AssertionSuccess();
    return ::testing::AssertionFailure()
           << theirs.toString() << "\nis " << ours.toString().substr(0, 300) << "\nbut MPFR writes "
           << digits.substr(0, 300) << "e" << place;
}

}  // namespace

TEST_F(BigFloatDecimal, ReadsRandomDecimals) {
    for (int i = 0; i < 20'000; ++i) {
        const std::int64_t widest = i % 3 == 0 ? 20'000 : 300;
        const std::string text =
            digits(between(1, 400)) + "e" + std::to_string(between(-widest, widest));
        ASSERT_TRUE(readsLikeMpfr((i % 2 ? "-" : "") + text, static_cast<int>(between(53, 1400))));
    }
}

TEST_F(BigFloatDecimal, ReadsTiesAndTheirNeighbours) {
    for (int i = 0; i < 5'000; ++i) {
        // One bit more than fits: exactly halfway between two numbers.
        const int bits = static_cast<int>(between(53, 300));
        const BigFloat middle = number(bits, between(-400, 400), bits) + BigFloat(0, bits + 1);
        const BigFloat tie = middle.withPrecision(bits + 1) +
                             scaled(BigFloat(1, bits + 1), middle.exponent() - bits - 1);
        const Decimal exact = tie.toDecimal(2000);
        ASSERT_EQ(BigFloat::fromDecimal(exact, bits + 1), tie);
        ASSERT_TRUE(readsLikeMpfr(exact.toString(), bits));
        const auto offset = "1e" + std::to_string(exact.leadingPlace() - between(20, 4000));
        ASSERT_TRUE(readsLikeMpfr((exact + decimal(offset)).toString(), bits));
        ASSERT_TRUE(readsLikeMpfr((exact - decimal(offset)).toString(), bits));
    }
}

TEST_F(BigFloatDecimal, ReadsLongTextsAndFarExponents) {
    for (const int bits : {53, 64, 200, 3000}) {
        EXPECT_TRUE(readsLikeMpfr("0." + digits(100'000), bits));
        EXPECT_TRUE(readsLikeMpfr("0.5" + std::string(50'000, '0') + "1", bits));
        for (const char* exponent : {"1000000", "-1000000", "999999900", "-999999900"})
            EXPECT_TRUE(readsLikeMpfr(digits(25) + "e" + exponent, bits));
    }
    EXPECT_TRUE(readsLikeMpfr(digits(30'000) + "e-30000", 100'000));
    // A million digits, halfway except for the last digit.
    const int bits = 64;
    const BigFloat tie = BigFloat(1, 65) + scaled(BigFloat(1, 65), -64);
    const Decimal above = tie.toDecimal(100) + decimal("1e-999999");
    EXPECT_EQ(BigFloat::fromDecimal(above, bits),
              BigFloat(1, bits) + scaled(BigFloat(1, bits), -63));
    EXPECT_EQ(BigFloat::fromDecimal(tie.toDecimal(100), bits), BigFloat(1, bits));
    EXPECT_TRUE(BigFloat::fromDecimal(Decimal(), 64).isZero());
}

TEST_F(BigFloatDecimal, WritesRandomNumbers) {
    for (int i = 0; i < 20'000; ++i) {
        const int bits = static_cast<int>(between(53, 1400));
        const std::int64_t widest = i % 3 == 0 ? 60'000 : 300;
        ASSERT_TRUE(writesLikeMpfr(number(bits, between(-widest, widest), bits),
                                   static_cast<std::size_t>(between(2, 400))));
    }
}

TEST_F(BigFloatDecimal, WritesTiesCarriesAndIntegers) {
    for (int i = 0; i < 20'000; ++i) {
        // Short numbers end in a digit 5, or round to a power of ten.
        const std::int64_t exponent = between(-40, 60);
        ASSERT_TRUE(writesLikeMpfr(number(static_cast<int>(between(1, 53)), exponent, 53),
                                   static_cast<std::size_t>(between(2, 60))));
    }
    for (int power = -300; power <= 300; ++power) {
        const BigFloat ten = BigFloat::fromDecimal(decimal("1e" + std::to_string(power)), 128);
        for (const BigFloat& value : {ten, ten - scaled(ten, -127), ten + scaled(ten, -127)})
            for (const std::size_t count : {2u, 10u, 37u, 38u, 39u, 40u, 60u})
                ASSERT_TRUE(writesLikeMpfr(value, count));
    }
    EXPECT_EQ(BigFloat(9.96, 64).toDecimal(1).toString(), "10");
    EXPECT_EQ(BigFloat(2.5, 64).toDecimal(1).toString(), "2");
    EXPECT_EQ(BigFloat(-0.375, 64).toDecimal(2).toString(), "-0.38");
    EXPECT_TRUE(BigFloat(-0.0, 64).toDecimal(5).isZero());
}

TEST_F(BigFloatDecimal, WritesFarExponents) {
    for (const std::int64_t exponent :
         {std::int64_t{3'000'000}, std::int64_t{1} << 40, std::int64_t{1} << 58}) {
        for (const std::size_t count : {3u, 20u, 500u}) {
            EXPECT_TRUE(writesLikeMpfr(number(200, exponent, 200), count));
            EXPECT_TRUE(writesLikeMpfr(number(200, -exponent, 200), count));
        }
    }
    // At the ends of the range: 2^(2^63 - 2) and its reciprocal; (2^63 - 2) log10(2) is
    // 2776511644261678565.54.
    const BigFloat one(1, 64);
    const BigFloat largest = scaled(one, std::numeric_limits<std::int64_t>::max() - 1);
    EXPECT_EQ(largest.toDecimal(5).leadingPlace(), 2776511644261678565);
    EXPECT_EQ(BigFloat(one / largest).toDecimal(5).leadingPlace(), -2776511644261678566);
}

// The decimal reads back as `value`, and neither neighbour with one digit fewer does. No other
// decimal with as many digits is nearer.
::testing::AssertionResult isShortest(const BigFloat& value) {
    const int bits = value.precisionBits();
    const Decimal shortest = value.toShortestDecimal();
    const auto readsBack = [&](const Decimal& text) {
        MpfrNumber theirs(bits);
        const std::string digits = text.digits() + "e" + std::to_string(text.lastPlace());
        mpfr_set_str(theirs, ((text.sign() < 0 ? "-" : "") + digits).c_str(), 10, MPFR_RNDN);
        return identical(value, theirs);
    };
    const auto failure = [&](const char* what) {
        return ::testing::AssertionFailure()
               << MpfrNumber(value).toString() << " at " << bits << " bits is not "
               << shortest.toString().substr(0, 200) << ": " << what;
    };
    if (!readsBack(shortest)) return failure("it does not read back");
    const std::size_t count = shortest.digitCount();
    const auto neighbours = [&](std::size_t digits) {
        const Decimal nearest = value.toDecimal(digits);
        const Decimal unit = Decimal::fromDigits(false, "1", nearest.lastPlace());
        return std::array{nearest, nearest - unit, nearest + unit};
    };
    if (count > 1)
        for (const Decimal& fewer : neighbours(count - 1))
            if (readsBack(fewer)) return failure("one digit fewer would do");
    const Decimal nearest = value.toDecimal(count);
    if (readsBack(nearest) && !(nearest == shortest)) return failure("another one is nearer");
    return ::testing::AssertionSuccess();
}

TEST_F(BigFloatDecimal, WritesTheShortestThatReadsBack) {
    for (int i = 0; i < 5'000; ++i) {
        const int bits = static_cast<int>(between(53, i % 10 == 0 ? 2200 : 200));
        const std::int64_t widest = i % 3 == 0 ? 20'000 : 300;
        ASSERT_TRUE(isShortest(number(bits, between(-widest, widest), bits)));
        ASSERT_TRUE(isShortest(number(static_cast<int>(between(1, 60)), between(-90, 90), 60)));
        // Powers of two have a neighbour at half the distance.
        ASSERT_TRUE(isShortest(number(1, between(-1200, 1200), bits)));
        // A short decimal stays short.
        const std::string text = digits(between(1, 15)) + "e" + std::to_string(between(-90, 90));
        const Decimal decimalText = decimal(text);
        const Decimal shortest = BigFloat::fromDecimal(decimalText, bits).toShortestDecimal();
        ASSERT_EQ(shortest, decimalText);
        ASSERT_NE(shortest.digits().back(), '0');
    }
    for (int i = 0; i < 100'000; ++i) {
        const double value = std::bit_cast<double>(m_engine());
        if (!std::isnormal(value)) continue;
        // The shortest text of a double is the same, found by another algorithm.
        ASSERT_EQ(BigFloat(value, 53).toShortestDecimal(), Decimal::fromDouble(value));
    }
    for (int power = -1021; power < 1024; ++power) {
        const double value = std::ldexp(1.0, power);
        ASSERT_EQ(BigFloat(value, 53).toShortestDecimal(), Decimal::fromDouble(value));
    }
    EXPECT_EQ(BigFloat(-0.375, 64).toShortestDecimal().toString(), "-0.375");
    EXPECT_TRUE(BigFloat(-0.0, 64).toShortestDecimal().isZero());
}

TEST_F(BigFloatDecimal, WritesTheShortestOfLongAndFarNumbers) {
    EXPECT_TRUE(isShortest(number(100'000, 7, 100'000)));
    EXPECT_TRUE(isShortest(number(100'000, -60'000, 100'000)));
    EXPECT_TRUE(isShortest(number(200, 3'000'000, 200)));
    EXPECT_TRUE(isShortest(number(1, -3'000'000, 200)));
    const BigFloat one(1, 64);
    const BigFloat largest = scaled(one, std::numeric_limits<std::int64_t>::max() - 1);
    for (const BigFloat& value : {largest, BigFloat(one / largest), largest - scaled(largest, -64)})
        EXPECT_EQ(BigFloat::fromDecimal(value.toShortestDecimal(), 64), value);
}

TEST_F(BigFloatDecimal, ReturnsThroughEnoughDigits) {
    for (int i = 0; i < 3'000; ++i) {
        const int bits = static_cast<int>(between(53, 2200));
        const BigFloat value = number(bits, between(-4000, 4000), bits);
        const auto enough = static_cast<std::size_t>(bits * 0.30103) + 3;
        ASSERT_EQ(BigFloat::fromDecimal(value.toDecimal(enough), bits), value);
    }
}

}  // namespace fathom::test
