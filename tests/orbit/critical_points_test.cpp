#include "orbit/critical_points.h"

#include <gtest/gtest.h>

#include <complex>

#include "formula/formula_list.h"

namespace fathom {
namespace {

using Complex = std::complex<double>;

FormulaInstance nova(int power, double relaxation) {
    FormulaInstance formula = defaultInstance(*findFormula("nova"));
    formula.power = power;
    formula.parameters = {relaxation};
    return formula;
}

Complex valueOf(const BigPoint& point) {
    return {point.re.toDouble(), point.im.toDouble()};
}

/// z - r (z^p - 1)/(p z^(p-1))
Complex stepOf(const FormulaInstance& formula, Complex z) {
    const double p = formula.power;
    return z - formula.parameters[0] * (z - std::pow(z, 1 - p)) / p;
}

TEST(CriticalPoints, AreWhereTheStepIsFlat) {
    for (const double relaxation : {0.3, 1.0, 1.7}) {
        for (const int power : {2, 3, 8}) {
            const FormulaInstance formula = nova(power, relaxation);
            const auto points = freeCriticalPoints(formula, 256);
            ASSERT_EQ(points.size(), static_cast<std::size_t>(power));
            for (const BigPoint& point : points) {
                const Complex w = valueOf(point), q = 1e-4;
                const double byQ = std::abs(stepOf(formula, w + q) - stepOf(formula, w - q));
                EXPECT_LT(byQ, 1e-10) << power << " " << relaxation;
            }
        }
    }
}

TEST(CriticalPoints, HaveAllBits) {
    // (p - r) w^p = (p - 1) r
    const FormulaInstance formula = nova(3, 1.5);
    for (const BigPoint& w : freeCriticalPoints(formula, 512)) {
        const BigFloat re = w.re * w.re - w.im * w.im, im = w.re * w.im + w.im * w.re;
        const BigFloat cubeRe = re * w.re - im * w.im, cubeIm = re * w.im + im * w.re;
        EXPECT_LT((cubeRe - BigFloat(2, 512)).toFloatExp().log2(), -490);
        EXPECT_LT(cubeIm.toFloatExp().log2(), -490);
    }
}

TEST(CriticalPoints, TheLastIsTheStartWithoutRelaxation) {
    for (int power = 2; power <= 8; ++power) {
        const BigPoint last = freeCriticalPoints(nova(power, 1), 256).back();
        EXPECT_TRUE(last.re == BigFloat(1, 256)) << power;
        EXPECT_TRUE(last.im.isZero()) << power;
    }
}

TEST(CriticalPoints, OtherFormulasHaveNone) {
    for (const char* id : {"newton", "mandelbrot", "magnet1"})
        EXPECT_TRUE(freeCriticalPoints(defaultInstance(*findFormula(id)), 128).empty()) << id;
}

TEST(CriticalPoints, TellTheSlopeNearThem) {
    const FormulaInstance formula = nova(4, 0.8);
    const Complex w = valueOf(freeCriticalPoints(formula, 128).front());
    const auto slopeAt = [&](Complex q) {
        const Complex z = w + q;
        return slopeNearCritical(formula, ComplexExp::of(z), ComplexExp::of(q)).scaled(0);
    };
    const Complex q(0.1, -0.2), h = 1e-5;
    const Complex expected = (stepOf(formula, w + q + h) - stepOf(formula, w + q - h)) / (2.0 * h);
    EXPECT_LT(std::abs(slopeAt(q) - expected), 1e-8);
    // It is proportional to the distance, far below the last bit of z.
    const Complex ratio = slopeAt(1e-40 * q) / slopeAt(1e-30 * q);
    EXPECT_LT(std::abs(ratio - 1e-10), 1e-20);
}

}  // namespace
}  // namespace fathom
