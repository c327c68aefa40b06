// Which parameters of a formula count, the steps of hybrids, and which values are refused.
#include "formula/formula_list.h"
#include "support/formula_with_parameters.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace fathom {
namespace {

constexpr std::array kParameters{FormulaParameter{"a_re", "A, real", 1, -2, 2},
                                 FormulaParameter{"a_im", "A, imaginary", 0, -2, 2},
                                 FormulaParameter{"b_re", "B, real", 0, -2, 2},
                                 FormulaParameter{"b_im", "B, imaginary", 1, -2, 2},
                                 FormulaParameter{"gain", "Gain", 0.5, 0, 1.5}};

FormulaSpec specWith(int parametersPerPower) {
    return test::formulaWithParameters("test", "Test", 4, kParameters, parametersPerPower);
}

TEST(FormulaParameters, StartAtTheirInitialValues) {
    const FormulaSpec spec = specWith(0);
    EXPECT_EQ(defaultInstance(spec).parameters, (std::vector<double>{1, 0, 0, 1, 0.5}));
}

TEST(FormulaParameters, AllOfThemCountUnlessThePowerSaysHowMany) {
    const FormulaSpec plain = specWith(0), pairs = specWith(2);
    FormulaInstance formula = defaultInstance(plain);
    EXPECT_EQ(parameterCount(formula), 5u);
    formula.power = 4;
    EXPECT_EQ(parameterCount(formula), 5u);

    formula = defaultInstance(pairs);
    for (const auto& [power, count] : {std::pair{-3, 0u}, {0, 0u}, {1, 2u}, {2, 4u}, {3, 5u}}) {
        formula.power = power;
        EXPECT_EQ(parameterCount(formula), count) << power;
    }
}

TEST(FormulaParameters, OutOfRangeTheyAreNamedWithTheirLimits) {
    const FormulaSpec spec = specWith(0);
    FormulaInstance formula = defaultInstance(spec);
    EXPECT_TRUE(validate(formula).has_value());
    for (const double bad : {-0.001, 1.6, std::nan(""), HUGE_VAL}) {
        formula.parameters[4] = bad;
        const Result<void> valid = validate(formula);
        ASSERT_FALSE(valid.has_value()) << bad;
        EXPECT_EQ(valid.error().message, "Gain must be from 0 to 1.5.");
    }
}

TEST(Formulas, AreFoundByTheirIdsAndStartWithoutFault) {
    for (const FormulaSpec& spec : formulas()) {
        EXPECT_EQ(findFormula(spec.id), &spec);
        EXPECT_TRUE(validate(defaultInstance(spec)).has_value()) << spec.id;
    }
    EXPECT_EQ(findFormula("nowhere"), nullptr);
}

TEST(HybridSteps, AreWrittenAndReadBack) {
    const auto steps = parseSteps(" mandelbrot, burning-ship^3 ,mandelbrot^8");
    ASSERT_TRUE(steps) << steps.error().message;
    EXPECT_EQ(stepsText(*steps), "mandelbrot,burning-ship^3,mandelbrot^8");
    EXPECT_EQ(stepsLabel(*steps), "Mandelbrot, Burning Ship\u00b3, Mandelbrot\u2078");
    EXPECT_EQ(parseSteps(stepsText(*steps)).value(), *steps);

    FormulaInstance formula = defaultInstance(*findFormula("hybrid"));
    formula.steps = *steps;
    EXPECT_TRUE(validate(formula).has_value());
    EXPECT_EQ(highestPower(formula), 8);
    EXPECT_NEAR(logGrowth(formula), std::log(48.0) / 3, 1e-15);
    EXPECT_TRUE(hasDeltas(formula));
}

TEST(HybridSteps, ThatAreImpossibleAreRefusedWithASentence) {
    std::string many = "celtic";
    for (int i = 0; i < 16; ++i)
        many += ",celtic";
    for (const std::string& bad :
         {std::string(), std::string("mandelbrot,"), std::string("nova"), std::string("hybrid"),
          std::string("celtic^1"), std::string("celtic^9"), std::string("celtic^"), many}) {
        const auto steps = parseSteps(bad);
        ASSERT_FALSE(steps.has_value()) << bad;
        EXPECT_TRUE(steps.error().message.ends_with('.')) << bad;
    }

    FormulaInstance formula = defaultInstance(*findFormula("hybrid"));
    formula.steps.clear();
    EXPECT_EQ(validate(formula).error().message, "A hybrid has from 1 to 16 steps.");
    formula.steps = {{findFormula("newton"), 3}};
    EXPECT_EQ(validate(formula).error().message, "Newton cannot be a step of a hybrid.");
    formula = defaultInstance(*findFormula("celtic"));
    formula.steps = {{findFormula("celtic"), 2}};
    EXPECT_EQ(validate(formula).error().message, "Celtic has no steps.");
}

}  // namespace
}  // namespace fathom
