// Which rung a request gets by the table alone, and the reasons given.
#include <gtest/gtest.h>

#include "support/plan_requests.h"

namespace fathom::test {
namespace {

TEST(Plan, WalksTheRungsWithTheDepth) {
    const std::vector engines{kCpu};
    EXPECT_EQ(choosePlan(requestWithSpacing(10), engines)->rung->id, "fp32");
    EXPECT_EQ(choosePlan(requestWithSpacing(18), engines)->rung->id, "fp32");
    EXPECT_EQ(choosePlan(requestWithSpacing(19), engines)->rung->id, "fp64");
    EXPECT_EQ(choosePlan(requestWithSpacing(47), engines)->rung->id, "fp64");
    EXPECT_EQ(choosePlan(requestWithSpacing(48), engines)->rung->id, "dd-grid");
    EXPECT_EQ(choosePlan(requestWithSpacing(95), engines)->rung->id, "dd-grid");
    EXPECT_EQ(choosePlan(requestWithSpacing(96), engines)->rung->id, "dd-lazy");
    EXPECT_EQ(choosePlan(requestWithSpacing(97), engines)->rung->id, "dd-lazy");
    EXPECT_EQ(choosePlan(requestWithSpacing(98), engines)->rung->id, "fp128");
    EXPECT_EQ(choosePlan(requestWithSpacing(115), engines)->rung->id, "fp128");
    EXPECT_EQ(choosePlan(requestWithSpacing(116), engines)->rung->id, "bigfloat");
    EXPECT_EQ(choosePlan(requestOf("-1.5", "0", "1e-100000"), engines)->rung->id, "bigfloat");
}

TEST(Plan, PerturbsWhereDoublesEnd) {
    const EngineInfo perturbing = [] {
        EngineInfo info = kCpu;
        info.numbers.push_back(NumberKind::DeltaFp64);
        return info;
    }();
    const std::vector engines{kOpenClCpu, perturbing};
    EXPECT_EQ(choosePlan(requestWithSpacing(47), engines)->rung->id, "fp64");
    const auto plan = choosePlan(requestWithSpacing(48), engines);
    EXPECT_EQ(plan->rung->id, "perturbation");
    EXPECT_EQ(plan->engineIds, std::vector<std::string>{"cpu"});
    EXPECT_EQ(plan->reason.text(),
              "Pixels are 10^-14 wide, too fine for float-float: perturbation computes one "
              "point to 128 bits and the others by their distance from it.");
    const auto deep = choosePlan(requestOf("-1.5", "0", "1e-1000"), engines);
    EXPECT_EQ(deep->rung->id, "perturbation");
    EXPECT_GE(deep->precisionBits, 3330);

    FormulaSpec withoutDeltas = *findFormula("newton-roots");
    withoutDeltas.hasDeltas = false;
    RenderRequest roots = requestWithSpacing(48, "1.5");
    roots.location.formula = defaultInstance(withoutDeltas);
    EXPECT_EQ(choosePlan(roots, engines)->reason.text(),
              "Perturbation does not support this formula: double-double holds this depth with 43 "
              "bits to spare.");
    roots.forcedRung = "perturbation";
    const auto refused = choosePlan(roots, engines);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::InvalidInput);
    EXPECT_EQ(refused.error().message,
              "The rung perturbation does not support Newton, chosen roots; choose another.");
}

TEST(Plan, TakesPerturbationOfOtherFormulasAtAnyDepth) {
    EngineInfo all = kCpu;
    all.numbers.push_back(NumberKind::DeltaFp64);
    const auto rungOf = [](const RenderRequest& request, const EngineInfo& engine) {
        return choosePlan(request, {&engine, 1})->rung->id;
    };
    RenderRequest cubic = requestOf("-0.5", "0.5", "1e-265");
    cubic.location.formula.power = 3;
    EXPECT_EQ(rungOf(cubic, kCpu), "bigfloat");
    for (const char* radius : {"1e-265", "1e-20000"}) {
        cubic.location.view.radius = Decimal::parse(radius).value();
        RenderRequest julia = cubic;
        julia.location.formula.julia = JuliaConstant{};
        EXPECT_EQ(rungOf(cubic, all), "perturbation");
        EXPECT_EQ(rungOf(julia, all), "perturbation");
    }
}

TEST(Plan, TakesFinerStepsOnlyWhereTheyAreAskedFor) {
    EngineInfo engine = kCpu;
    engine.numbers = {NumberKind::DeltaFp64};
    RenderRequest request = requestWithSpacing(200);
    EXPECT_EQ(choosePlan(request, {&engine, 1})->rung->id, "perturbation");
    PlanHints hints;
    hints.speeds[speedKey(engine)] = {{.rung = "perturbation", .stepSeconds = 1e-6},
                                      {.rung = "perturbation-46", .stepSeconds = 1e-9}};
    EXPECT_EQ(choosePlan(request, {&engine, 1}, hints)->rung->id, "perturbation");
    request.forcedRung = "perturbation-46";
    EXPECT_EQ(choosePlan(request, {&engine, 1})->rung->id, "perturbation-46");
}

TEST(Plan, TakesFormsWhereTheFormulaHasThem) {
    const std::vector engines{kCpu};
    RenderRequest request = requestWithSpacing(80);
    for (const char* formula : {"mandelbrot", "tricorn", "burning-ship"}) {
        request.location.formula = defaultInstance(*findFormula(formula));
        EXPECT_EQ(choosePlan(request, engines)->rung->id, "dd-grid") << formula;
        request.location.formula.power = 3;
        EXPECT_EQ(choosePlan(request, engines)->rung->id, "dd") << formula;
    }
    EXPECT_EQ(
        choosePlan(request, engines)->reason.text(),
        "No device in use computes in perturbation: double-double holds this depth with 14 bits "
        "to spare.");
    request.location.formula = defaultInstance(*findFormula("celtic"));
    EXPECT_EQ(choosePlan(request, engines)->rung->id, "dd");

    request.forcedRung = "dd-lazy";
    const auto forced = choosePlan(request, engines);
    ASSERT_FALSE(forced);
    EXPECT_EQ(forced.error().code, ErrorCode::InvalidInput);
    EXPECT_EQ(forced.error().message,
              "The rung dd-lazy iterates z^2 + c alone, which Celtic to the power 2 is not; choose "
              "another.");
}

TEST(Plan, KeepsTheGridInItsRange) {
    const std::vector engines{kCpu};
    EXPECT_EQ(choosePlan(requestWithSpacing(80, "3.9"), engines)->rung->id, "dd-grid");
    const auto beyond = choosePlan(requestWithSpacing(80, "4"), engines);
    EXPECT_EQ(beyond->rung->id, "dd-lazy");
    EXPECT_EQ(beyond->reason.text(),
              "Numbers grow too large for double-double on a grid here: lazy double-double holds "
              "this depth with 15 bits to spare.");
}

TEST(Plan, SaysWhy) {
    const std::vector engines{kCpu};
    EXPECT_EQ(
        choosePlan(requestWithSpacing(11), engines)->reason.text(),
        "The cheapest method is enough: single precision holds this depth with 7 bits to spare.");
    EXPECT_EQ(
        choosePlan(requestWithSpacing(30), engines)->reason.text(),
        "Pixels are 10^-9 wide, too fine for single precision: double precision holds this depth "
        "with 17 bits to spare.");
    EXPECT_EQ(
        choosePlan(requestWithSpacing(103), engines)->reason.text(),
        "Pixels are 10^-31 wide, too fine for double-double: 128-bit fixed point holds this depth "
        "with 12 bits to spare.");
    EXPECT_EQ(
        choosePlan(requestWithSpacing(120), engines)->reason.text(),
        "Pixels are 10^-36 wide, too fine for 128-bit fixed point: big floats of 192 bits on the "
        "CPU.");
    EXPECT_TRUE(choosePlan(requestWithSpacing(120), engines)->warning.isEmpty());
}

TEST(Plan, ForcesARung) {
    RenderRequest request = requestWithSpacing(10);
    request.forcedRung = "fp64";
    const auto deeper = choosePlan(request, std::vector{kCpu});
    ASSERT_TRUE(deeper);
    EXPECT_EQ(deeper->rung->id, "fp64");
    EXPECT_EQ(deeper->warning.text(), "");
    EXPECT_EQ(deeper->reason.text(),
              "The rung fp64 was asked for; it holds this depth with 37 bits to spare.");

    request = requestWithSpacing(30);
    request.forcedRung = "fp32";
    const auto beyond = choosePlan(request, std::vector{kCpu});
    ASSERT_TRUE(beyond);
    EXPECT_EQ(beyond->rung->id, "fp32");
    EXPECT_EQ(beyond->warning.text(),
              "Pixels are 10^-9 wide, 12 bits beyond single precision, and will blur into blocks; "
              "fp64 is the cheapest rung that computes them correctly.");
}

TEST(Plan, NamesWhatIsUnknown) {
    RenderRequest request = requestWithSpacing(10);
    request.forcedRung = "fp12";
    const auto badRung = choosePlan(request, std::vector{kCpu});
    ASSERT_FALSE(badRung);
    EXPECT_EQ(badRung.error().code, ErrorCode::InvalidInput);
    EXPECT_EQ(badRung.error().message,
              "There is no rung 'fp12'; the rungs are " + rungNames() + ".");

    request.forcedRung = "";
    request.devices = {"cpu", "opencl7"};
    const auto badDevice = choosePlan(request, std::vector{kCpu, kGpu});
    ASSERT_FALSE(badDevice);
    EXPECT_EQ(badDevice.error().code, ErrorCode::InvalidInput);
    EXPECT_EQ(badDevice.error().message,
              "There is no device 'opencl7'; the devices here are: cpu, opencl0.");
}

TEST(Plan, GivesNoFixedPointToFormulasThatDivide) {
    const std::vector engines{kCpu};
    RenderRequest request = magnetWithSpacing(100);
    EXPECT_EQ(choosePlan(request, engines)->rung->id, "bigfloat");
    EXPECT_EQ(
        choosePlan(request, engines)->reason.text(),
        "Division is not available in 128-bit fixed point: big floats of 192 bits on the CPU.");
    request.forcedRung = "fp128";
    const auto forced = choosePlan(request, engines);
    ASSERT_FALSE(forced);
    EXPECT_EQ(forced.error().code, ErrorCode::InvalidInput);
    EXPECT_EQ(forced.error().message,
              "The rung fp128 cannot divide, as Magnet I does; choose another.");
}

}  // namespace
}  // namespace fathom::test
