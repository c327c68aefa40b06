#include "orbit/step_series.h"

#include <gtest/gtest.h>

#include "formula/formula_list.h"

namespace fathom {
namespace {

using Complex = std::complex<double>;

/// Magnet I and II by their definitions.
Complex stepOf(bool isSecond, Complex z, Complex c) {
    const Complex one = 1, two = 2, three = 3;
    const Complex w =
        isSecond ? (z * z * z + three * (c - one) * z + (c - one) * (c - two)) /
                       (three * z * z + three * (c - two) * z + (c - one) * (c - two) + one)
                 : (z * z + c - one) / (two * z + c - two);
    return w * w;
}

class StepSeriesTest : public testing::TestWithParam<bool> {
protected:
    static constexpr Complex kC{1.3, 1.2}, kFar = 1e9;  // kFar: no factor is small
    const bool m_isSecond = GetParam();
    const StepSeriesMaker m_maker{
        defaultInstance(*findFormula(m_isSecond ? "magnet2" : "magnet1"))};
};

TEST_P(StepSeriesTest, HasTheDerivativeByC) {
    const Complex z(0.4, -0.7), shift = 1e-6;
    const Complex expected =
        (stepOf(m_isSecond, z, kC + shift) - stepOf(m_isSecond, z, kC - shift)) / (2.0 * shift);
    EXPECT_LT(std::abs(m_maker.at(z, kC, kFar).byC - expected), 1e-8 * std::abs(expected));
}

/// The share of a step that the first derivatives leave out is at most what the series says, up to
/// the next order.
TEST_P(StepSeriesTest, TellsWhatTheDerivativesLeaveOut) {
    for (const Complex z : {Complex(0.4, -0.7), Complex(-1.1, 0.2), Complex(3, 2)}) {
        const auto f = [&](Complex dz, Complex dc) { return stepOf(m_isSecond, z + dz, kC + dc); };
        const double small = 1e-4;
        const Complex byZ = (f(small, 0) - f(-small, 0)) / (2 * small);
        const Complex bend = (f(small, 0) + f(-small, 0)) * 0.5 - f(0, 0);
        const StepSeries series = m_maker.at(z, kC, kFar);
        const double share = std::abs(bend) / std::abs(byZ * small);
        EXPECT_LE(share, small / series.straight * 1.001);
        EXPECT_LT(small / series.straight, 20 * small);  // and the bound is not far too large

        const Complex byC = (f(0, small) - f(0, -small)) / (2 * small);
        const Complex bendByC = (f(0, small) + f(0, -small)) * 0.5 - f(0, 0);
        EXPECT_LE(std::abs(bendByC) / std::abs(byC * small), small / series.straightByC * 1.001);
        const Complex turn = (f(small, small) - f(-small, small)) / (2 * small) - byZ;
        EXPECT_LE(std::abs(turn) / std::abs(byZ), small / series.straightByC * 1.01);
    }
}

/// At 1 - c, f' vanishes with the factor 1 - c - z, which cannot be computed from z in doubles.
TEST_P(StepSeriesTest, IsAsStraightAsTheFactorIsLarge) {
    const Complex factor(3e-40, 4e-40);
    const double straight = m_maker.at(1.0 - kC, kC, factor).straight;
    EXPECT_GT(straight, 0.1 * std::abs(factor));
    EXPECT_LE(straight, 2.1 * std::abs(factor));
}

INSTANTIATE_TEST_SUITE_P(Magnets, StepSeriesTest, testing::Bool(),
                         [](const auto& it) { return it.param ? "Second" : "First"; });

}  // namespace
}  // namespace fathom
