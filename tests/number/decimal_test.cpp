// Compares Decimal with GMP's integers and MPFR on random texts; tests its messages for bad input.
#include "number/decimal.h"

#include <gmp.h>
#include <gtest/gtest.h>
#include <mpfr.h>

#include <bit>
#include <cmath>
#include <cstdlib>
#include <random>

namespace fathom::test {

namespace {

Decimal decimal(std::string_view text) {
    const auto value = Decimal::parse(text);
    EXPECT_TRUE(value.has_value()) << text;
    return value.value_or(Decimal());
}

class Dice {
public:
    explicit Dice(std::uint64_t seed) : m_engine(seed) {}
    std::int64_t between(std::int64_t low, std::int64_t high) {
        return std::uniform_int_distribution<std::int64_t>(low, high)(m_engine);
    }
    std::string digits(std::int64_t length) {
        std::string text;
        // Nines and zeros come often: carries and borrows run far.
        const std::string_view choices[] = {"0123456789", "99999999990", "00000000001", "450"};
        const std::string_view from = choices[between(0, 3)];
        for (; length > 0; --length)
            text += from[static_cast<std::size_t>(
                between(0, static_cast<std::int64_t>(from.size()) - 1))];
        return text;
    }
    /// "-012.340e-5" and the like.
    std::string number(std::int64_t longest, std::int64_t highestExponent) {
        std::string text = between(0, 1) ? "-" : (between(0, 3) ? "" : "+");
        const std::int64_t whole = between(0, longest);
        text += digits(whole);
        if (between(0, 2) > 0 || whole == 0) {
            text += '.';
            text += digits(between(whole == 0, longest));
        }
        if (between(0, 1)) {
            text += between(0, 1) ? 'e' : 'E';
            text += std::to_string(between(-highestExponent, highestExponent));
        }
        return text;
    }

private:
    std::mt19937_64 m_engine;
};

/// A decimal times 10^-place, as an integer; place is at or below its last digit.
class Scaled {
public:
    Scaled() { mpz_init(m_value); }
    Scaled(const Decimal& value, std::int64_t place) : Scaled() {
        std::string text = value.isZero() ? "0" : value.digits();
        text += std::string(static_cast<std::size_t>(value.lastPlace() - place), '0');
        mpz_set_str(m_value, text.c_str(), 10);
        if (value.sign() < 0) mpz_neg(m_value, m_value);
    }
    Scaled(const Scaled&) = delete;
    Scaled& operator=(const Scaled&) = delete;
    ~Scaled() { mpz_clear(m_value); }
    operator mpz_ptr() { return m_value; }

private:
    mpz_t m_value;
};

::testing::AssertionResult equals(const Decimal& value, std::int64_t place, mpz_ptr expected) {
    if (value.lastPlace() < place) return ::testing::AssertionFailure() << "digits below the last";
    Scaled scaled(value, place);
    if (mpz_cmp(scaled, expected) == 0) return ::testing::AssertionSuccess();
    return ::testing::AssertionFailure() << value.toString() << " is not the exact result";
}

}  // namespace

// --- Text

TEST(Decimal, WritesWhatPeopleRead) {
    const struct {
        const char* text;
        const char* written;
    } cases[] = {
        {"0", "0"},
        {"-0", "0"},
        {"0.00", "0.00"},
        {"0e7", "0"},
        {"-0.75", "-0.75"},
        {"+.5", "0.5"},
        {"5.", "5"},
        {" \t-12.50\n", "-12.50"},
        {"007", "7"},
        {"12000", "12000"},
        {"12e3", "12000"},
        {"12e5", "1200000"},
        {"12e6", "1.2e7"},
        {"-1E+6", "-1e6"},
        {"0.00001", "0.00001"},
        {"0.000001", "1e-6"},
        {"5e-12", "5e-12"},
        {"12.5e-300", "1.25e-299"},
        {"1.2340e-30", "1.2340e-30"},
        {"0.000000123456789012345678901", "0.000000123456789012345678901"},
        {"1.23456789012345678901234e-1000", "1.23456789012345678901234e-1000"},
        {"-1e-1000000000", "-1e-1000000000"},
    };
    for (const auto& [text, written] : cases)
        EXPECT_EQ(decimal(text).toString(), written) << text;
}

TEST(Decimal, KeepsDigitsAsTheyWereWritten) {
    const Decimal value = decimal("-00.0120");
    EXPECT_EQ(value.digits(), "120");
    EXPECT_EQ(value.lastPlace(), -4);
    EXPECT_EQ(value.leadingPlace(), -2);
    EXPECT_EQ(value.sign(), -1);
    EXPECT_EQ(decimal("0.000").lastPlace(), -3);
    EXPECT_EQ(decimal("0.000").leadingPlace(), 0);
    EXPECT_EQ(Decimal::fromDigits(true, "00120", -4), value);
    EXPECT_EQ(Decimal::fromDigits(true, "00", 3).sign(), 0);
}

TEST(Decimal, ReadsBackWhatItWrites) {
    Dice dice(1);
    for (int i = 0; i < 20'000; ++i) {
        const std::string text = dice.number(40, 60);
        const Decimal value = decimal(text);
        const Decimal again = decimal(value.toString());
        ASSERT_EQ(again, value) << text;
        ASSERT_EQ(again.toString(), value.toString());

        // The value of the text by GMP: its digits, and the place of the last digit.
        std::string digits;
        std::int64_t place = 0;
        const std::size_t end = text.find_first_of("eE");
        const std::string mantissa = text.substr(0, end);
        for (const char character : mantissa)
            if (character != '.' && character != '+') digits += character;
        const std::size_t point = mantissa.find('.');
        if (point != std::string::npos)
            place -= static_cast<std::int64_t>(mantissa.size() - point - 1);
        if (end != std::string::npos) place += std::stoll(text.substr(end + 1));
        Scaled expected;
        mpz_set_str(expected, digits.c_str(), 10);
        ASSERT_TRUE(equals(value, place, expected)) << text;
    }
}

TEST(Decimal, SaysWhatIsWrongWithBadText) {
    const std::string example = "; write one such as -0.75 or 5e-12.";
    const std::string range = " is out of range; keep it within 1,000,000,000 of zero.";
    const std::string digits(59, '7'), beginning = '"' + digits;
    const struct {
        std::string text, message;
    } cases[] = {
        {"", "The number is empty" + example},
        {" \t\n", "The number is empty" + example},
        {"abc", "\"abc\" is not a number" + example},
        {"nan", "\"nan\" is not a number" + example},
        {"NaN", "\"NaN\" is not a number" + example},
        {"inf", "\"inf\" is not a number" + example},
        {"-Infinity", "\"-Infinity\" is not a number" + example},
        {".", "\".\" is not a number" + example},
        {"-", "\"-\" is not a number" + example},
        {"+-1", "\"+-1\" is not a number" + example},
        {"1.2.3", "\"1.2.3\" is not a number" + example},
        {"1,5", "\"1,5\" is not a number" + example},
        {"1 5", "\"1 5\" is not a number" + example},
        {"0x10", "\"0x10\" is not a number" + example},
        {"1e", "\"1e\" is not a number" + example},
        {"1e+", "\"1e+\" is not a number" + example},
        {"1e5.5", "\"1e5.5\" is not a number" + example},
        {"1e5e5", "\"1e5e5\" is not a number" + example},
        {"e5", "\"e5\" is not a number" + example},
        {"1\n2", "\"1\\x0a2\" is not a number" + example},
        {std::string("1\0002", 3), "\"1\\x002\" is not a number" + example},
        {"\xE2\x88\x92"
         "0.75",
         "\"\xE2\x88\x92"
         "0.75\" is not a number" +
             example},
        {digits + "7x", beginning + "…\" is not a number" + example},
        {digits + "x", beginning + "x\" is not a number" + example},
        {"1e1000000001", "The exponent of \"1e1000000001\"" + range},
        {"-1e-1000000001", "The exponent of \"-1e-1000000001\"" + range},
        {"0e99999999999999999999999", "The exponent of \"0e99999999999999999999999\"" + range},
        {"51e1000000000", "The exponent of \"51e1000000000\"" + range},
        {"0.1e-1000000000", "The exponent of \"0.1e-1000000000\"" + range},
        {"0.0e-1000000000", "The exponent of \"0.0e-1000000000\"" + range},
        {"1e1000000000000000000", "The exponent of \"1e1000000000000000000\"" + range},
        {std::string(1'000'001, '7'),
         "The number " + beginning +
             "…\" has 1,000,001 digits; shorten it to at most 1,000,000 digits."},
        {std::string(2'001'001, '7'),
         "The number " + beginning +
             "…\" has 2,001,001 characters; shorten it to at most 1,000,000 digits."},
    };
    for (const auto& [text, message] : cases) {
        const auto value = Decimal::parse(text);
        ASSERT_FALSE(value.has_value()) << text.substr(0, 50);
        EXPECT_EQ(value.error().code, ErrorCode::InvalidInput);
        EXPECT_EQ(value.error().message, message);
    }
    EXPECT_EQ(decimal("0." + std::string(2'000'000, '0') + "1").lastPlace(), -2'000'001);
    EXPECT_EQ(decimal("5.1e1000000000").toString(), "5.1e1000000000");
    EXPECT_EQ(decimal(std::string(1'000'000, '7')).digitCount(), Decimal::kMaximumDigits);
}

// --- Arithmetic

TEST(Decimal, AddsMultipliesAndComparesExactly) {
    Dice dice(2);
    for (int i = 0; i < 20'000; ++i) {
        const Decimal a = decimal(dice.number(30, 40));
        // Sometimes nearly the same number, or one of another scale.
        const Decimal b = dice.between(0, 4) == 0
                              ? a + decimal("1e" + std::to_string(dice.between(-80, 5)))
                              : decimal(dice.number(30, 40));
        const std::int64_t place = std::min(a.lastPlace(), b.lastPlace());
        Scaled x(a, place), y(b, place), expected;
        mpz_add(expected, x, y);
        ASSERT_TRUE(equals(a + b, place, expected)) << a.toString() << " + " << b.toString();
        mpz_sub(expected, x, y);
        ASSERT_TRUE(equals(a - b, place, expected)) << a.toString() << " - " << b.toString();
        mpz_mul(expected, x, y);
        ASSERT_TRUE(equals(a * b, 2 * place, expected)) << a.toString() << " * " << b.toString();
        ASSERT_TRUE((a - b).isZero() || (a - b).digits()[0] != '0');

        const int order = mpz_cmp(x, y);
        ASSERT_EQ(a <=> b, order <=> 0) << a.toString() << " <=> " << b.toString();
        ASSERT_EQ(a == b, order == 0);
        ASSERT_EQ((-a).sign(), -a.sign());
    }
}

TEST(Decimal, KeepsScalesInArithmetic) {
    EXPECT_EQ((decimal("0.10") + decimal("0.20")).toString(), "0.30");
    EXPECT_EQ((decimal("1.25") - decimal("1.25")).toString(), "0.00");
    EXPECT_EQ((decimal("1.20") * decimal("10")).toString(), "12.00");
    EXPECT_EQ((decimal("5") + decimal("0e-1000000000")).toString(), "5");
    EXPECT_EQ(decimal("0.10"), decimal("0.1"));
    EXPECT_LT(decimal("-1e9"), decimal("-1e-9"));
    EXPECT_LT(decimal("0"), decimal("1e-1000000000"));
}

TEST(Decimal, RoundsHalfToEven) {
    Dice dice(3);
    for (int i = 0; i < 20'000; ++i) {
        const Decimal value = decimal(dice.number(12, 5));
        const std::int64_t place = dice.between(-20, 20);
        const Decimal rounded = value.roundedToPlace(place);
        if (place <= value.lastPlace()) {
            ASSERT_EQ(rounded.toString(), value.toString());
            continue;
        }
        // The nearest multiple of 10^place, by GMP.
        Scaled exact(value, value.lastPlace()), unit, twice, expected;
        mpz_ui_pow_ui(unit, 10, static_cast<unsigned long>(place - value.lastPlace()));
        mpz_mul_2exp(twice, exact, 1);
        mpz_add(twice, twice, unit);
        mpz_fdiv_q(expected, twice, unit);
        mpz_fdiv_q_2exp(expected, expected, 1);  // floor(x + 1/2)
        mpz_mul_2exp(unit, unit, 1);
        if (mpz_divisible_p(twice, unit) && mpz_odd_p(static_cast<mpz_ptr>(expected)))
            mpz_sub_ui(expected, expected, 1);
        ASSERT_TRUE(equals(rounded, place, expected)) << value.toString() << " at " << place;
    }
    EXPECT_EQ(decimal("9.996").rounded(3).toString(), "10.0");
    EXPECT_EQ(decimal("0.125").rounded(2).toString(), "0.12");
    EXPECT_EQ(decimal("0.1251").rounded(2).toString(), "0.13");
    EXPECT_EQ(decimal("-0.375").rounded(2).toString(), "-0.38");
    EXPECT_EQ(decimal("12").rounded(5).toString(), "12");
    EXPECT_EQ(decimal("0.5").roundedToPlace(0).toString(), "0");
    EXPECT_EQ(decimal("-0.5").roundedToPlace(0).sign(), 0);
    EXPECT_EQ(decimal("1.5").roundedToPlace(0).toString(), "2");
    EXPECT_EQ(decimal("99").roundedToPlace(2).toString(), "100");
    EXPECT_TRUE(decimal("49").roundedToPlace(1'000'000'000).isZero());
}

// --- Doubles

TEST(Decimal, WritesDoublesShortest) {
    EXPECT_EQ(Decimal::fromDouble(0.1).toString(), "0.1");
    EXPECT_EQ(Decimal::fromDouble(-1.5).toString(), "-1.5");
    EXPECT_EQ(Decimal::fromDouble(5e-324).toString(), "5e-324");
    EXPECT_EQ(Decimal::fromDouble(-0.0).toString(), "0");
    std::mt19937_64 engine(4);
    for (int i = 0; i < 50'000; ++i) {
        const double value = std::bit_cast<double>(engine());
        if (!std::isfinite(value)) continue;
        const Decimal text = Decimal::fromDouble(value);
        ASSERT_LE(text.digitCount(), 17u);
        ASSERT_EQ(std::strtod(text.toString().c_str(), nullptr), value);
    }
}

TEST(Decimal, ConvertsToExtendedDoublesWithinTwoUlp) {
    mpfr_set_emin(mpfr_get_emin_min());
    mpfr_set_emax(mpfr_get_emax_max());
    Dice dice(5);
    mpfr_t exact;
    mpfr_init2(exact, 53);
    for (int i = 0; i < 20'000; ++i) {
        const std::int64_t highest[] = {20, 400, 1'000'000, 999'999'900};
        const std::int64_t exponent = dice.between(-1, 1) * highest[i % 4] + dice.between(-20, 20);
        std::string text = dice.digits(dice.between(1, 60));
        text += "7e";
        text += std::to_string(exponent);
        const FloatExp ours = decimal(text).toFloatExp();
        mpfr_set_str(exact, text.c_str(), 10, MPFR_RNDN);
        mpfr_mul_2si(exact, exact, -ours.exponent, MPFR_RNDN);
        const double theirs = mpfr_get_d(exact, MPFR_RNDN);
        ASSERT_GE(std::fabs(ours.mantissa), 0.5) << text;
        ASSERT_LT(std::fabs(ours.mantissa), 1.0) << text;
        ASSERT_LE(std::fabs(ours.mantissa - theirs), 0x1p-53) << text;  // one ulp
    }
    mpfr_clear(exact);
    EXPECT_EQ(decimal("0e5").toFloatExp().mantissa, 0.0);
    EXPECT_EQ(decimal("-0.1").toDouble(), -0.1);
    EXPECT_EQ(decimal("1e400").toDouble(), HUGE_VAL);
    EXPECT_EQ(decimal("1e-400").toDouble(), 0.0);
}

}  // namespace fathom::test
