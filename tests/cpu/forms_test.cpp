// The forms of z^2 + c in two words: the error of one step, measured with exact arithmetic.
#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "cpu/host_kernels.h"
#include "render/direct_number.h"
#include "support/exact_words.h"

namespace fathom {
namespace {

constexpr int kOrbits = 30'000, kSteps = 12;

template <class Number>
double largestPart(const typename DirectTypesOf<Number>::cplx& z) {
    return std::max(std::fabs(DirectNumber<Number>::toDouble(z.re)),
                    std::fabs(DirectNumber<Number>::toDouble(z.im)));
}

/// Largest errors of one step.
struct Errors {
    double inside = 0;   // absolute: the parts of z and of z^2 + c are below the reach
    double outside = 0;  // relative to the larger part of z^2 + c: one of them is not
};

/// The largest errors over orbits whose c has both parts below `reach`.
template <class Number>
Errors errorsOf(std::string_view form, double reach) {
    using Word = WordOf<Number>;
    using Types = DirectTypesOf<Number>;
    const HostKernel* const row = findKernel(hostKernels(), "mandelbrot", 2, form);
    EXPECT_NE(row, nullptr) << form;
    const auto advance = row->advanceOf(Number{});

    std::mt19937_64 random(106);
    const auto number = [&] {
        const auto unit = [&] { return std::ldexp(static_cast<double>(random()), -63) - 1; };
        const auto hi = static_cast<Word>(unit() * reach);
        const auto lo =
            static_cast<Word>(std::ldexp(unit() * hi, -1 - std::numeric_limits<Word>::digits));
        const Word sum = hi + lo;
        return Number{sum, lo - (sum - hi)};
    };

    test::ExactWords exact;
    Errors errors;
    for (int i = 0; i < kOrbits; ++i) {
        typename Types::plane at{};
        at.escape_radius2 = 625;
        at.c = {number(), number()};
        typename Types::orbit now{};
        if (i % 2) now.z = {number(), number()};
        unsigned status = FATHOM_RUNNING;
        for (int n = 0; n < kSteps && status == FATHOM_RUNNING; ++n) {
            const auto before = now.z;
            advance(&now, &at, 1, &status);
            const double error = exact.errorOfSquarePlus(before, at.c, now.z);
            const double after = largestPart<Number>(now.z);
            if (std::max(largestPart<Number>(before), after) < reach)
                errors.inside = std::max(errors.inside, error);
            else
                errors.outside = std::max(errors.outside, error / std::max(after, reach));
        }
    }
    EXPECT_FALSE(exact.hasRounded());
    return errors;
}

template <class Number>
void keepTheirBounds() {
    const double u = std::ldexp(1.0, -std::numeric_limits<WordOf<Number>>::digits);
    const struct {
        const char* form;
        double reach, inside, outside;
    } bounds[] = {{"normal", 2, 16 * u * u, 16 * u * u},
                  {"lazy", 2, 16 * u * u, 16 * u * u},
                  {"grid", 2, 64 * u * u, 4 * u},
                  {"grid", 4, 64 * u * u, 4 * u}};
    for (const auto& bound : bounds) {
        const Errors errors = errorsOf<Number>(bound.form, bound.reach);
        std::printf("%s: at most 2^%.1f below %g, beyond at most 2^%.1f of the value\n", bound.form,
                    std::log2(errors.inside), bound.reach, std::log2(errors.outside));
        EXPECT_LE(errors.inside, bound.inside) << bound.form;
        EXPECT_LE(errors.outside, bound.outside) << bound.form;
        // A test whose errors stay far below a bound would show nothing.
        EXPECT_GE(errors.inside, bound.inside / 4) << bound.form;
        EXPECT_GE(errors.outside, bound.outside / 4) << bound.form;
        // For a rung with this form, the bound inside is one ulp.
        for (const Rung& rung : rungs()) {
            if (rung.form == kNormalForm || rung.form != bound.form ||
                rung.number != DirectNumber<Number>::kKind)
                continue;
            EXPECT_EQ(bound.inside, std::ldexp(1.0, -rung.fractionBits)) << rung.id;
        }
    }
}

TEST(Forms, OfFloatFloatKeepTheirBounds) {
    keepTheirBounds<FloatFloat>();
}
TEST(Forms, OfDoubleDoubleKeepTheirBounds) {
    keepTheirBounds<DoubleDouble>();
}

}  // namespace
}  // namespace fathom
