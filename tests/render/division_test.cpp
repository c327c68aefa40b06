// The quotients of kernels/number/division.h against long arithmetic.
#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "number/big_float.h"

namespace fathom {
namespace {

// NOLINTBEGIN(readability-duplicate-include)
// clang-format off
namespace fp32 {
#include "portable.h"
#include "number/float.h"
#include "number/one_word.h"
#include "complex_structs.h"
#include "complex.h"
#include "number/division.h"
}  // namespace fp32
namespace fp64 {
#include "portable.h"
#include "number/double.h"
#include "number/one_word.h"
#include "complex_structs.h"
#include "complex.h"
#include "number/division.h"
}  // namespace fp64
namespace ff {
#include "portable.h"
#include "number/float.h"
#include "number/two_words.h"
#include "complex_structs.h"
#include "complex.h"
#include "number/division.h"
}  // namespace ff
namespace dd {
#include "portable.h"
#include "number/double.h"
#include "number/two_words.h"
#include "complex_structs.h"
#include "complex.h"
#include "number/division.h"
}  // namespace dd
// clang-format on
// NOLINTEND(readability-duplicate-include)

constexpr int kBits = 512;

BigFloat big(double a) {
    return BigFloat(a, kBits);
}
BigFloat big(ff::real a) {
    return big(a.hi) + big(a.lo);
}
BigFloat big(dd::real a) {
    return big(a.hi) + big(a.lo);
}

/// |quotient - a / b| / |a / b|, in units of 2^-bits.
template <class Cplx>
double errorOf(const Cplx& a, const Cplx& b, const Cplx& quotient, int bits) {
    const BigFloat aRe = big(a.re), aIm = big(a.im), bRe = big(b.re), bIm = big(b.im);
    const BigFloat qRe = big(quotient.re), qIm = big(quotient.im);
    // |q b - a| / |a| is the same number.
    const BigFloat re = qRe * bRe - qIm * bIm - aRe, im = qRe * bIm + qIm * bRe - aIm;
    const BigFloat error2 = re * re + im * im, size2 = aRe * aRe + aIm * aIm;
    const FloatExp share = error2.toFloatExp() / size2.toFloatExp();
    return std::exp2(share.log2() / 2 + bits);
}

/// Random numbers. `sum` makes a number of two words, from a word and one that is smaller by
/// `bits`.
template <class Real, class Sum>
class Numbers {
public:
    Numbers(int bits, Sum sum) : m_bits(bits), m_sum(sum) {}

    int below(int end) { return static_cast<int>(m_random() % static_cast<unsigned>(end)); }
    Real real(int exponent) { return m_sum(word(exponent), word(exponent - m_bits - 1)); }
    /// About as large as 2^exponent, or much smaller.
    Real part(int exponent) { return real(exponent - (below(4) > 0 ? below(3) : below(20))); }

private:
    double word(int exponent) {
        const double mantissa = std::uniform_real_distribution<double>(1, 2)(m_random);
        return std::ldexp(below(2) > 0 ? mantissa : -mantissa, exponent);
    }

    std::mt19937_64 m_random{7};
    const int m_bits;
    const Sum m_sum;
};

/// The largest error of quotients, in units of 2^-unit. Numerators and denominators have exponents
/// up to +-far. Denominators are of any kind, or the same in both parts but for the sign.
template <class Cplx, class Made>
double largestError(int unit, int far, Made made, Cplx (*divide)(Cplx, Cplx),
                    decltype(Cplx::re) (*negate)(decltype(Cplx::re))) {
    double largest = 0;
    for (int i = 0; i < 20'000; ++i) {
        const int exponent = i % 3 == 0 ? far : i % 3 == 1 ? -far : made.below(2 * far) - far;
        const int other = i % 2 > 0 ? exponent : 0;
        const Cplx a{made.part(other), made.part(other)};
        Cplx b{made.part(exponent), made.part(exponent)};
        if (i % 5 < 2) b.im = i % 5 == 0 ? b.re : negate(b.re);
        largest = std::max(largest, errorOf(a, b, divide(a, b), unit));
    }
    return largest;
}

TEST(Division, OfOneWordIsRightToSixUnits) {
    const auto asFloat = [](double hi, double) { return static_cast<float>(hi); };
    const auto asDouble = [](double hi, double) { return hi; };
    EXPECT_LT(largestError(24, 100, Numbers<float, decltype(asFloat)>(24, asFloat), fp32::cplx_div,
                           fp32::real_neg),
              6);
    EXPECT_LT(largestError(53, 1000, Numbers<double, decltype(asDouble)>(53, asDouble),
                           fp64::cplx_div, fp64::real_neg),
              6);
}

// Products of two words are exact only while their low parts are not subnormal.
TEST(Division, OfTwoWordsIsRightToSixtyFourUnits) {
    const auto asFloats = [](double hi, double lo) {
        return ff::real{static_cast<float>(hi), static_cast<float>(lo)};
    };
    const auto asDoubles = [](double hi, double lo) { return dd::real{hi, lo}; };
    EXPECT_LT(largestError(48, 24, Numbers<ff::real, decltype(asFloats)>(24, asFloats),
                           ff::cplx_div, ff::real_neg),
              64);
    EXPECT_LT(largestError(106, 400, Numbers<dd::real, decltype(asDoubles)>(53, asDoubles),
                           dd::cplx_div, dd::real_neg),
              64);
}

// |b|^2 is far out of a float's range.
TEST(Division, OfTwoWordsTakesLargeAndSmallNumbers) {
    for (const float size : {0x1p-90f, 0x1p100f}) {
        const ff::cplx b{{3 * size, 0}, {4 * size, 0}}, quotient = ff::cplx_div(b, b);
        EXPECT_NEAR(quotient.re.hi, 1, 1e-6);
        EXPECT_NEAR(quotient.im.hi, 0, 1e-6);
    }
}

TEST(Division, ByZeroIsNotANumber) {
    EXPECT_TRUE(std::isnan(fp64::cplx_div({1, 1}, {0, 0}).re));
    EXPECT_TRUE(std::isnan(dd::cplx_div({{1, 0}, {1, 0}}, {{0, 0}, {0, 0}}).re.hi));
}

}  // namespace
}  // namespace fathom
