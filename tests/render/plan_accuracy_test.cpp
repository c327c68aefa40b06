// Which rungs are accurate for a request.
#include <gtest/gtest.h>

#include <cmath>

#include "support/plan_requests.h"

namespace fathom::test {
namespace {

bool holds(std::string_view rung, const RenderRequest& request) {
    return isAccurate(*findRung(rung), request);
}

TEST(Plan, HoldsToTheBitNearZero) {
    EXPECT_TRUE(holds("fp32", requestWithSpacing(18)));
    RenderRequest closer = requestWithSpacing(18);
    closer.location.view.radius = Decimal::fromDouble(std::nextafter(std::ldexp(512.0, -18), 0));
    EXPECT_FALSE(holds("fp32", closer));

    EXPECT_TRUE(holds("fp64", requestWithSpacing(47)));
    closer.location.view.radius = Decimal::fromDouble(std::nextafter(std::ldexp(512.0, -47), 0));
    EXPECT_FALSE(holds("fp64", closer));

    for (const auto& [rung, power] : {std::pair{"ff", 40},
                                      {"ff-lazy", 39},
                                      {"ff-grid", 37},
                                      {"dd", 94},
                                      {"dd-lazy", 97},
                                      {"dd-grid", 95}}) {
        EXPECT_TRUE(holds(rung, requestWithSpacing(power)));
        EXPECT_FALSE(holds(rung, requestWithSpacing(power + 1)));
    }
    EXPECT_TRUE(holds("bigfloat", requestWithSpacing(1000)));
}

TEST(Plan, AsksForMoreFarFromZero) {
    EXPECT_TRUE(holds("fp32", requestWithSpacing(17, "3.5")));
    EXPECT_FALSE(holds("fp32", requestWithSpacing(18, "3.5")));
    EXPECT_FALSE(holds("fp32", requestWithSpacing(18, "-3.5")));
    // The corners of the picture decide, not its centre.
    RenderRequest wide = requestWithSpacing(18, "1.9999");
    EXPECT_FALSE(holds("fp32", wide));
    wide.location.view.re = Decimal::parse("1.99").value();
    EXPECT_TRUE(holds("fp32", wide));
    wide.size = {16384, 1024};
    EXPECT_FALSE(holds("fp32", wide));
    wide.location.view.transform.rotation = 90;  // the long side lies along the imaginary axis now
    EXPECT_TRUE(holds("fp32", wide));
}

TEST(Plan, ChecksCountsOfConformalStepsThatEscapeAlone) {
    const auto isChecked = [](const char* id) {
        RenderRequest request = requestWithSpacing(30);
        request.location.formula = defaultInstance(*findFormula(id));
        return holds("fp64-checked", request);
    };
    EXPECT_TRUE(isChecked("mandelbrot"));
    for (const char* id : {"burning-ship", "tricorn", "magnet1", "newton", "hybrid"})
        EXPECT_FALSE(isChecked(id)) << id;

    RenderRequest request = requestWithSpacing(30);
    const Rung& checked = *findRung("fp64-checked");
    EXPECT_EQ(recheckRung(checked, request), findRung("dd-grid"));
    request.location.formula.power = 3;
    EXPECT_EQ(recheckRung(checked, request), findRung("dd"));
    EXPECT_EQ(recheckRung(*findRung("fp64"), request), nullptr);
    request.forcedRung = "fp64-checked";
    request.location.formula = defaultInstance(*findFormula("burning-ship"));
    const auto refused = choosePlan(request, {&kCpu, 1});
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.error().message.find("does not support Burning Ship"), std::string::npos)
        << refused.error().message;
}

TEST(Plan, CountsTheNarrowSideOfAStretch) {
    RenderRequest request = requestWithSpacing(17);
    EXPECT_TRUE(holds("fp32", request));
    request.location.view.transform.stretch = 4;
    EXPECT_FALSE(holds("fp32", request));
    request.location.view.transform.stretch = 0.25;
    EXPECT_FALSE(holds("fp32", request));
}

TEST(Plan, CountsTheJuliaConstant) {
    RenderRequest request = requestWithSpacing(18);
    request.location.formula.julia =
        JuliaConstant{Decimal::parse("-0.8").value(), Decimal::parse("0.156").value()};
    EXPECT_TRUE(holds("fp32", request));
    request.location.formula.julia->im = Decimal::parse("2.5").value();
    EXPECT_FALSE(holds("fp32", request));
}

TEST(Plan, KeepsNumbersInRange) {
    RenderRequest request = requestOf("0", "0", "1.5");
    request.location.formula.power = 8;
    EXPECT_TRUE(holds("fp32", request));
    request.location.escapeRadius = 1e4;  // (1e4^8)^2 is beyond a float
    EXPECT_FALSE(holds("fp32", request));
    EXPECT_TRUE(holds("fp64", request));

    request.location.escapeRadius = 25;
    request.location.view.radius = Decimal::parse("1e9").value();
    EXPECT_TRUE(holds("fp32", request)) << "z starts at 0 there";
    request.location.formula.julia = JuliaConstant{};
    EXPECT_FALSE(holds("fp32", request));
    EXPECT_TRUE(holds("fp64", request));
}

TEST(Plan, SurvivesConstantsBeyondDouble) {
    RenderRequest request = requestOf("0", "0", "1.5");
    request.location.formula.julia =
        JuliaConstant{Decimal::parse("1e400").value(), Decimal::parse("0").value()};
    const auto plan = choosePlan(request, std::vector{kCpu});
    ASSERT_TRUE(plan);
    EXPECT_EQ(plan->rung->id, "bigfloat");
    EXPECT_LT(plan->precisionBits, 4096);
}

TEST(Plan, KeepsFixedPointInItsRange) {
    EXPECT_TRUE(holds("fp128", requestWithSpacing(115)));
    EXPECT_FALSE(holds("fp128", requestWithSpacing(116)));
    // The last place of fixed point has the same size everywhere, unlike that of floats.
    EXPECT_TRUE(holds("fp128", requestWithSpacing(115, "31")));
    EXPECT_FALSE(holds("fp128", requestWithSpacing(90, "32")));
}

TEST(Plan, KeepsMoreBitsForFormulasThatDivide) {
    EXPECT_TRUE(holds("fp64", magnetWithSpacing(44)));
    EXPECT_FALSE(holds("fp64", magnetWithSpacing(45)));
    EXPECT_TRUE(holds("fp64", requestWithSpacing(45)));
}

TEST(Plan, NeedsToSeeConvergence) {
    RenderRequest request = magnetWithSpacing(8);
    EXPECT_FALSE(holds("fp32", request));
    EXPECT_EQ(choosePlan(request, std::vector{kCpu})->reason.text(),
              "Convergence to 1e-6 cannot be detected in single precision: double precision holds "
              "this depth with 35 bits to spare.");
    request.location.convergence = 1e-5;
    EXPECT_TRUE(holds("fp32", request));
    EXPECT_TRUE(holds("perturbation", request));
    request.location.convergence = 1e-15;
    EXPECT_FALSE(holds("perturbation", request));
    // A formula whose orbits only escape has no such need.
    EXPECT_TRUE(holds("fp32", requestWithSpacing(8)));
}

}  // namespace
}  // namespace fathom::test
