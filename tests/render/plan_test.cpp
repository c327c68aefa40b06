#include "render/plan.h"

#include <gtest/gtest.h>

#include <cmath>

#include "formula/formula_list.h"

namespace fathom {
namespace {

const std::vector<NumberKind> kMachineNumbers{NumberKind::Fp32, NumberKind::Ff, NumberKind::Fp64,
                                              NumberKind::Dd, NumberKind::Fp128};
const std::vector<NumberKind> kAllNumbers{NumberKind::Fp32,  NumberKind::Ff,
                                          NumberKind::Fp64,  NumberKind::Dd,
                                          NumberKind::Fp128, NumberKind::BigFloat};

EngineInfo engine(std::string id, DeviceKind kind, std::vector<NumberKind> numbers) {
    return {
        .id = id, .label = id, .driver = "", .kind = kind, .memoryBytes = 0, .numbers = numbers};
}

const EngineInfo kCpu = engine("cpu", DeviceKind::BuiltInCpu, kAllNumbers);
const EngineInfo kGpu = engine("opencl0", DeviceKind::OpenClGpu, kMachineNumbers);
const EngineInfo kOpenClCpu = engine("opencl1", DeviceKind::OpenClCpu, kMachineNumbers);
const EngineInfo kSmallGpu =
    engine("opencl2", DeviceKind::OpenClGpu, {NumberKind::Fp32, NumberKind::Ff, NumberKind::Fp128});

RenderRequest requestOf(std::string re, std::string im, std::string radius) {
    RenderRequest request;
    request.location = homeLocation(defaultInstance(*findFormula("mandelbrot")));
    request.location.view.re = Decimal::parse(re).value();
    request.location.view.im = Decimal::parse(im).value();
    request.location.view.radius = Decimal::parse(radius).value();
    request.size = {1024, 1024};
    return request;
}

/// Pixels 2^-power wide: a power of two is an exact decimal.
RenderRequest requestWithSpacing(int power, std::string re = "0") {
    RenderRequest request = requestOf(re, "0", "1");
    request.location.view.radius = Decimal::fromDouble(std::ldexp(512.0, -power));
    return request;
}

bool holds(std::string_view rung, const RenderRequest& request) {
    return isAccurate(*findRung(rung), request);
}

// ---- Accuracy --------------------------------------------------------------------------------

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
    // The corners decide, not the centre.
    RenderRequest wide = requestWithSpacing(18, "1.9999");
    EXPECT_FALSE(holds("fp32", wide));
    wide.location.view.re = Decimal::parse("1.99").value();
    EXPECT_TRUE(holds("fp32", wide));
    wide.size = {16384, 1024};
    EXPECT_FALSE(holds("fp32", wide));
    wide.location.view.transform.rotation = 90;  // the long side lies along the imaginary axis now
    EXPECT_TRUE(holds("fp32", wide));
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

// ---- The choice ------------------------------------------------------------------------------

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
              "Pixels are 10^-14 wide, beyond float-float: perturbation along an orbit of 128 "
              "bits.");
    const auto deep = choosePlan(requestOf("-1.5", "0", "1e-1000"), engines);
    EXPECT_EQ(deep->rung->id, "perturbation");
    EXPECT_GE(deep->precisionBits, 3330);

    // Of formulas that divide there are no deltas.
    RenderRequest magnet = requestWithSpacing(48, "1.5");
    magnet.location.formula = defaultInstance(*findFormula("magnet1"));
    EXPECT_EQ(choosePlan(magnet, engines)->reason.text(),
              "Perturbation does not know this formula: double-double holds this depth with 43 "
              "bits to spare.");
    magnet.forcedRung = "perturbation";
    const auto refused = choosePlan(magnet, engines);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::InvalidInput);
    EXPECT_EQ(refused.error().message,
              "The rung perturbation does not know Magnet I; choose another.");
}

TEST(Plan, TakesPerturbationOfOtherFormulasWhereDoublesHoldThem) {
    const EngineInfo all = [] {
        EngineInfo info = kCpu;
        info.numbers.push_back(NumberKind::DeltaFp64);
        info.hasFormulaDeltas = true;
        return info;
    }();
    EngineInfo some = all;
    some.hasFormulaDeltas = false;
    const auto rungOf = [](const RenderRequest& request, const EngineInfo& engine) {
        return choosePlan(request, {&engine, 1})->rung->id;
    };
    RenderRequest cubic = requestOf("-0.5", "0.5", "1e-265"), julia = cubic;
    cubic.location.formula.power = 3;
    EXPECT_EQ(rungOf(cubic, all), "perturbation");
    EXPECT_EQ(rungOf(cubic, some), "bigfloat");
    julia.location.formula.julia = JuliaConstant{};
    EXPECT_EQ(rungOf(julia, all), "bigfloat");
    julia.location.view.radius = Decimal::parse("1e-130").value();
    EXPECT_EQ(rungOf(julia, all), "perturbation");
    cubic.location.view.radius = Decimal::parse("1e-280").value();
    EXPECT_EQ(rungOf(cubic, all), "bigfloat");
    cubic.forcedRung = "perturbation";
    EXPECT_EQ(choosePlan(cubic, {&all, 1})->warning,
              "Pixels are 10^-283 wide, 40 bits beyond perturbation, and will blur into blocks; "
              "bigfloat is the cheapest rung that shows them right.");
}

TEST(Plan, GivesPerturbationToOneKindOfDevice) {
    const auto perturbing = [](EngineInfo info) {
        info.numbers.push_back(NumberKind::DeltaFp64);
        return info;
    };
    const EngineInfo cpu = perturbing(kCpu), gpu = perturbing(kGpu),
                     openClCpu = perturbing(kOpenClCpu);
    const RenderRequest deep = requestWithSpacing(100);
    const auto idsOf = [&](const std::vector<EngineInfo>& engines) {
        const RenderPlan plan = choosePlan(deep, engines).value();
        EXPECT_EQ(plan.rung->id, "perturbation");
        EXPECT_EQ(plan.standInIds, std::vector<std::string>{});
        return plan.engineIds;
    };
    using Ids = std::vector<std::string>;
    EXPECT_EQ(idsOf({gpu, openClCpu, cpu}), Ids{gpu.id});
    EXPECT_EQ(idsOf({openClCpu, cpu}), Ids{cpu.id});
    EXPECT_EQ(idsOf({openClCpu}), Ids{openClCpu.id});
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

TEST(Plan, PrefersAGraphicsDeviceOnADearerRung) {
    const std::vector engines{kCpu, kSmallGpu};
    using Ids = std::vector<std::string>;
    const auto single = choosePlan(requestWithSpacing(18), engines);
    EXPECT_EQ(single->rung->id, "fp32");

    const auto wide = choosePlan(requestWithSpacing(30), engines);
    EXPECT_EQ(wide->rung->id, "ff-grid");
    EXPECT_EQ(wide->engineIds, (Ids{"cpu", "opencl2"}));
    EXPECT_EQ(wide->reason.text(),
              "No graphics device in use computes in double precision: float-float on a grid holds "
              "this depth with 7 bits to spare.");
    EXPECT_EQ(choosePlan(requestWithSpacing(39), engines)->rung->id, "ff-lazy");
    EXPECT_EQ(choosePlan(requestWithSpacing(40), engines)->rung->id, "ff");

    EXPECT_EQ(choosePlan(requestWithSpacing(41), engines)->rung->id, "fp128");

    // Deeper than the device can, and without it, the processor's cheapest rung.
    const EngineInfo shallowGpu =
        engine("opencl3", DeviceKind::OpenClGpu, {NumberKind::Fp32, NumberKind::Ff});
    const auto deep = choosePlan(requestWithSpacing(41), std::vector{kCpu, shallowGpu});
    EXPECT_EQ(deep->rung->id, "fp64");
    EXPECT_EQ(deep->engineIds, (Ids{"cpu"}));
    EXPECT_EQ(choosePlan(requestWithSpacing(30), std::vector{kCpu})->rung->id, "fp64");
    RenderRequest limited = requestWithSpacing(30);
    limited.devices = {"cpu"};
    EXPECT_EQ(choosePlan(limited, engines)->rung->id, "fp64");
    EXPECT_EQ(choosePlan(requestWithSpacing(30), std::vector{kCpu, kOpenClCpu})->rung->id, "fp64");

    // A device with doubles needs no float-float, and serves with the processor.
    const auto doubles = choosePlan(requestWithSpacing(30), std::vector{kCpu, kSmallGpu, kGpu});
    EXPECT_EQ(doubles->rung->id, "fp64");
    EXPECT_EQ(doubles->engineIds, (Ids{"cpu", "opencl0"}));
}

TEST(Plan, SaysWhy) {
    const std::vector engines{kCpu};
    EXPECT_EQ(choosePlan(requestWithSpacing(11), engines)->reason.text(),
              "The cheapest will do: single precision holds this depth with 7 bits to spare.");
    EXPECT_EQ(choosePlan(requestWithSpacing(30), engines)->reason.text(),
              "Pixels are 10^-9 wide, beyond single precision: double precision holds this depth "
              "with 17 bits to spare.");
    EXPECT_EQ(choosePlan(requestWithSpacing(103), engines)->reason.text(),
              "Pixels are 10^-31 wide, beyond double-double: 128-bit fixed point holds this depth "
              "with 12 bits to spare.");
    EXPECT_EQ(choosePlan(requestWithSpacing(120), engines)->reason.text(),
              "Pixels are 10^-36 wide, beyond 128-bit fixed point: big floats of 192 bits on the "
              "CPU.");
    EXPECT_TRUE(choosePlan(requestWithSpacing(120), engines)->warning.empty());
}

TEST(Plan, TakesADeeperRungWhenNoDeviceHasTheCheapest) {
    const EngineInfo doubles = engine("opencl0", DeviceKind::OpenClGpu, {NumberKind::Fp64});
    const auto plan = choosePlan(requestWithSpacing(10), std::vector{doubles});
    ASSERT_TRUE(plan);
    EXPECT_EQ(plan->rung->id, "fp64");
    EXPECT_EQ(plan->reason.text(),
              "No graphics device in use computes in single precision: double precision holds this "
              "depth with "
              "37 bits to spare.");
}

TEST(Plan, ForcesARung) {
    RenderRequest request = requestWithSpacing(10);
    request.forcedRung = "fp64";
    const auto deeper = choosePlan(request, std::vector{kCpu});
    ASSERT_TRUE(deeper);
    EXPECT_EQ(deeper->rung->id, "fp64");
    EXPECT_EQ(deeper->warning, "");
    EXPECT_EQ(deeper->reason.text(),
              "The rung fp64 was asked for; it holds this depth with 37 bits to spare.");

    request = requestWithSpacing(30);
    request.forcedRung = "fp32";
    const auto beyond = choosePlan(request, std::vector{kCpu});
    ASSERT_TRUE(beyond);
    EXPECT_EQ(beyond->rung->id, "fp32");
    EXPECT_EQ(beyond->warning,
              "Pixels are 10^-9 wide, 12 bits beyond single precision, and will blur into blocks; "
              "fp64 is the cheapest rung that shows them right.");
}

TEST(Plan, NamesWhatIsUnknown) {
    RenderRequest request = requestWithSpacing(10);
    request.forcedRung = "fp12";
    const auto badRung = choosePlan(request, std::vector{kCpu});
    ASSERT_FALSE(badRung);
    EXPECT_EQ(badRung.error().code, ErrorCode::InvalidInput);
    EXPECT_EQ(
        badRung.error().message,
        "There is no rung 'fp12'; the rungs are fp32, fp64, ff-grid, ff-lazy, ff, perturbation, "
        "dd-grid, dd-lazy, dd, fp128 and bigfloat.");

    request.forcedRung = "";
    request.devices = {"cpu", "opencl7"};
    const auto badDevice = choosePlan(request, std::vector{kCpu, kGpu});
    ASSERT_FALSE(badDevice);
    EXPECT_EQ(badDevice.error().code, ErrorCode::InvalidInput);
    EXPECT_EQ(badDevice.error().message,
              "There is no device 'opencl7'; the devices here are: cpu, opencl0.");
}

// ---- Formulas that divide and converge -------------------------------------------------------

RenderRequest magnetWithSpacing(int power) {
    RenderRequest request = requestWithSpacing(power);
    request.location.formula = defaultInstance(*findFormula("magnet1"));
    return request;
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
              "Convergence to 1e-6 cannot be seen in single precision: double precision holds "
              "this depth with 35 bits to spare.");
    request.location.convergence = 1e-5;
    EXPECT_TRUE(holds("fp32", request));
    // What only escapes has no such need.
    EXPECT_TRUE(holds("fp32", requestWithSpacing(8)));
}

TEST(Plan, GivesNoFixedPointToFormulasThatDivide) {
    const std::vector engines{kCpu};
    RenderRequest request = magnetWithSpacing(100);
    EXPECT_EQ(choosePlan(request, engines)->rung->id, "bigfloat");
    EXPECT_EQ(choosePlan(request, engines)->reason.text(),
              "Nothing can be divided in 128-bit fixed point: big floats of 192 bits on the CPU.");
    request.forcedRung = "fp128";
    const auto forced = choosePlan(request, engines);
    ASSERT_FALSE(forced);
    EXPECT_EQ(forced.error().code, ErrorCode::InvalidInput);
    EXPECT_EQ(forced.error().message,
              "The rung fp128 cannot divide, as Magnet I does; choose another.");
}

TEST(Plan, DividesFloatsOnlyWhereTheyRoundCorrectly) {
    EngineInfo coarse = kGpu;
    coarse.dividesFloats = false;
    RenderRequest request = magnetWithSpacing(8);
    request.location.convergence = 1e-4;
    EXPECT_EQ(choosePlan(request, std::vector{kGpu})->rung->id, "fp32");
    EXPECT_EQ(choosePlan(request, std::vector{coarse})->rung->id, "fp64");
    request.location.formula = defaultInstance(*findFormula("tricorn"));
    EXPECT_EQ(choosePlan(request, std::vector{coarse})->rung->id, "fp32");
}

TEST(Plan, KeepsFixedPointInItsRange) {
    EXPECT_TRUE(holds("fp128", requestWithSpacing(115)));
    EXPECT_FALSE(holds("fp128", requestWithSpacing(116)));
    // Its last place is the same everywhere, unlike that of floats.
    EXPECT_TRUE(holds("fp128", requestWithSpacing(115, "31")));
    EXPECT_FALSE(holds("fp128", requestWithSpacing(90, "32")));
}

TEST(Plan, FailsWhenNoDeviceCan) {
    const auto nothing = choosePlan(requestWithSpacing(10), {});
    ASSERT_FALSE(nothing);
    EXPECT_EQ(nothing.error().code, ErrorCode::DeviceUnavailable);

    RenderRequest deep = requestWithSpacing(120);
    deep.devices = {"opencl0"};
    const auto tooDeep = choosePlan(deep, std::vector{kCpu, kGpu});
    ASSERT_FALSE(tooDeep);
    EXPECT_EQ(tooDeep.error().code, ErrorCode::DeviceUnavailable);
    EXPECT_EQ(tooDeep.error().message,
              "No device in use can compute pixels 10^-36 wide, which needs perturbation; allow "
              "another device, such as the built-in CPU engine (cpu).");

    RenderRequest forced = requestWithSpacing(10);
    forced.forcedRung = "fp64";
    EXPECT_EQ(choosePlan(forced, std::vector{kSmallGpu}).error().code,
              ErrorCode::DeviceUnavailable);
}

TEST(Plan, LetsDevicesShareButNeverTheSameCores) {
    using Ids = std::vector<std::string>;
    const RenderRequest request = requestWithSpacing(10);
    EXPECT_EQ(choosePlan(request, std::vector{kGpu, kCpu})->engineIds, (Ids{"opencl0", "cpu"}));
    EXPECT_EQ(choosePlan(request, std::vector{kOpenClCpu, kCpu})->engineIds, (Ids{"opencl1"}));
    EXPECT_EQ(choosePlan(request, std::vector{kCpu, kGpu, kOpenClCpu, kSmallGpu})->engineIds,
              (Ids{"opencl0", "opencl1", "opencl2"}));
    EXPECT_EQ(choosePlan(requestWithSpacing(30), std::vector{kCpu, kGpu, kSmallGpu})->engineIds,
              (Ids{"cpu", "opencl0"}));
    EXPECT_EQ(choosePlan(requestWithSpacing(120), std::vector{kCpu, kGpu, kOpenClCpu})->engineIds,
              (Ids{"cpu"}));

    RenderRequest limited = request;
    limited.devices = {"cpu"};
    EXPECT_EQ(choosePlan(limited, std::vector{kOpenClCpu, kCpu})->engineIds, (Ids{"cpu"}));
    EXPECT_TRUE(choosePlan(limited, std::vector{kOpenClCpu, kCpu})->standInIds.empty());

    // Vector lanes beat OpenCL on the same cores, where there are any.
    EngineInfo lanes = kCpu;
    lanes.laneFormulas = {"mandelbrot"};
    lanes.laneNumbers = {NumberKind::Fp32};
    const std::vector engines{kGpu, kOpenClCpu, lanes};
    EXPECT_EQ(choosePlan(request, engines)->engineIds, (Ids{"opencl0", "cpu"}));
    RenderRequest other = request;
    other.forcedRung = "fp64";
    EXPECT_EQ(choosePlan(other, engines)->engineIds, (Ids{"opencl0", "opencl1"}));
    other = request;
    other.location.formula = defaultInstance(*findFormula("burning-ship"));
    EXPECT_EQ(choosePlan(other, engines)->engineIds, (Ids{"opencl0", "opencl1"}));
}

TEST(Plan, LetsTheBuiltInEngineStandInForACompilingOne) {
    using Ids = std::vector<std::string>;
    RenderRequest request = requestWithSpacing(10);
    EXPECT_EQ(choosePlan(request, std::vector{kOpenClCpu, kCpu})->standInIds, (Ids{"cpu"}));
    EXPECT_TRUE(choosePlan(request, std::vector{kGpu, kCpu})->standInIds.empty());
    request.priority = Priority::Background;
    EXPECT_TRUE(choosePlan(request, std::vector{kOpenClCpu, kCpu})->standInIds.empty());
    request.priority = Priority::Interactive;
    request.devices = {"opencl1"};
    EXPECT_TRUE(choosePlan(request, std::vector{kOpenClCpu, kCpu})->standInIds.empty());
}

// ---- The plan's numbers ----------------------------------------------------------------------

TEST(Plan, StreamsSlowPicturesInSmallTiles) {
    RenderRequest request = requestWithSpacing(10);
    auto plan = choosePlan(request, std::vector{kCpu});
    EXPECT_EQ(plan->tileSize, (Size{128, 128}));
    EXPECT_EQ(plan->passes, (std::vector{8, 1}));
    EXPECT_EQ(choosePlan(request, std::vector{kGpu, kCpu})->tileSize, (Size{128, 128}));
    EXPECT_EQ(choosePlan(request, std::vector{kGpu})->tileSize, (Size{256, 256}));
    request = requestWithSpacing(120);
    plan = choosePlan(request, std::vector{kCpu});
    EXPECT_EQ(plan->tileSize, (Size{16, 16}));
    EXPECT_EQ(plan->passes, (std::vector{16, 4, 1}));
    request.coarseFirst = false;
    EXPECT_EQ(choosePlan(request, std::vector{kCpu})->passes, (std::vector{1}));
}

TEST(Plan, PerturbsOnGpusInFewTiles) {
    EngineInfo gpu = kGpu;
    gpu.numbers.push_back(NumberKind::DeltaFp64);
    gpu.memoryBytes = std::size_t{16} << 30;
    RenderRequest deep = requestWithSpacing(100);
    deep.size = {1920, 1080};
    const auto tileSize = [&](const std::vector<EngineInfo>& engines) {
        return choosePlan(deep, engines)->tileSize;
    };
    EXPECT_EQ(tileSize({gpu}), deep.size);
    EXPECT_EQ(tileSize({gpu, gpu}), (Size{1920, 540}));
    deep.region = {0, 768, 1920, 312};
    EXPECT_EQ(tileSize({gpu}), (Size{1920, 312}));
    deep.region = {};
    for (const Size large : {Size{40'000, 30'000}, {30, 1'000'000}}) {
        deep.size = large;
        const Size size = tileSize({gpu});
        EXPECT_LE(size.area(), std::size_t{1} << 21);
        EXPECT_GT(size.area(), std::size_t{1} << 20);
    }
    EngineInfo small = gpu;
    small.memoryBytes = std::size_t{1} << 30;
    EXPECT_LE(tileSize({small}).area(), std::size_t{1} << 17);
    EXPECT_LE(tileSize({gpu, small}).area(), std::size_t{1} << 17);
    small.memoryBytes = std::size_t{1} << 20;
    EXPECT_EQ(tileSize({small}), (Size{256, 256}));
    deep.priority = Priority::Background;
    EXPECT_EQ(tileSize({gpu}), (Size{256, 256}));
}

TEST(Plan, KeepsBitsBelowAPixelAndForEveryStep) {
    for (const int power : {-20, 3, 18, 47, 48, 94, 100, 1000, 1020}) {
        const RenderRequest request = requestWithSpacing(power, "1.5");
        const auto plan = choosePlan(request, std::vector{kCpu});
        EXPECT_GE(plan->precisionBits, power + 26 + 16);
        EXPECT_GE(plan->precisionBits, 128);
        EXPECT_LE(plan->precisionBits, std::max(power + 1 + 26 + 16, 128) + 63);
        EXPECT_EQ(plan->precisionBits % 64, 0);
        EXPECT_EQ(plan->iterationLimit, request.location.iterations.limit);
    }
    RenderRequest longest = requestWithSpacing(100);
    longest.location.iterations = {IterationLimit::kMaximum, false};
    EXPECT_GE(choosePlan(longest, std::vector{kCpu})->precisionBits, 100 + 62 + 16);
}

TEST(Plan, IteratesDividingFormulasWithMoreBits) {
    RenderRequest request = requestWithSpacing(128 - 26 - 16 - 1);
    request.forcedRung = "bigfloat";
    EXPECT_EQ(choosePlan(request, std::vector{kCpu})->precisionBits, 128);
    request.location.formula = defaultInstance(*findFormula("magnet1"));
    EXPECT_EQ(choosePlan(request, std::vector{kCpu})->precisionBits, 192);
}

TEST(Plan, DoesNotDependOnRegionOrAutomaticLimit) {
    RenderRequest request = requestWithSpacing(100);
    const auto whole = choosePlan(request, std::vector{kCpu});
    request.region = {10, 20, 30, 40};
    request.location.iterations = {50'000, false};
    const auto part = choosePlan(request, std::vector{kCpu});
    EXPECT_EQ(whole->rung, part->rung);
    EXPECT_EQ(whole->precisionBits, part->precisionBits);
}

// ---- By speed --------------------------------------------------------------------------------

/// Seconds of a step, for rungs in the table's order; pixels take nothing beside.
std::vector<RungSpeed> speedsOf(const std::vector<std::pair<std::string, double>>& stepSeconds) {
    std::vector<RungSpeed> speeds;
    for (const auto& [rung, seconds] : stepSeconds)
        speeds.push_back({.rung = rung, .family = FormulaFamily::Powers, .stepSeconds = seconds});
    return speeds;
}

std::vector<RungSpeed> speedsOfAll(double seconds) {
    std::vector<RungSpeed> speeds;
    for (const Rung& rung : rungs())
        speeds.push_back({std::string(rung.id), FormulaFamily::Powers, 0, seconds});
    return speeds;
}

TEST(PlanBySpeed, TakesTheFastestAccurateRung) {
    const std::vector engines{kCpu};
    PlanHints hints;
    hints.speeds[speedKey(kCpu)] = speedsOfAll(1e-9);
    const auto rungAt = [&](int power) {
        return choosePlan(requestWithSpacing(power), engines, hints)->rung->id;
    };
    EXPECT_EQ(rungAt(30), "fp64");  // all alike: the cheapest
    EXPECT_EQ(rungAt(116), "bigfloat");

    for (RungSpeed& speed : hints.speeds[speedKey(kCpu)])
        if (speed.rung == "fp128") speed.stepSeconds = 1e-10;
    EXPECT_EQ(rungAt(18), "fp128");
    EXPECT_EQ(rungAt(50), "fp128");
    EXPECT_EQ(choosePlan(requestWithSpacing(50), engines, hints)->reason.text(),
              "It would take longer in double-double: 128-bit fixed point holds this depth with "
              "65 bits to spare.");

    RenderRequest forced = requestWithSpacing(18);
    forced.forcedRung = "fp32";
    EXPECT_EQ(choosePlan(forced, engines, hints)->rung->id, "fp32");
}

TEST(PlanBySpeed, KeepsTheOrderWhileASpeedIsNotKnown) {
    const std::vector engines{kCpu};
    PlanHints hints;
    hints.speeds[speedKey(kCpu)] = speedsOf({{"fp32", 1e-9}, {"fp64", 1e-10}});
    EXPECT_EQ(choosePlan(requestWithSpacing(18), engines, hints)->rung->id, "fp32");
}

TEST(PlanBySpeed, TakesPerturbationWhereItsStepsTakeLessThanIterations) {
    EngineInfo cpu = kCpu;
    cpu.numbers.push_back(NumberKind::DeltaFp64);
    const std::vector engines{cpu};
    const RenderRequest request = requestWithSpacing(40, "-1.5");
    PlanHints hints;
    EXPECT_EQ(rungToSurvey(request, engines, hints.speeds), nullptr);
    hints.speeds[speedKey(cpu)] = speedsOfAll(1e-9);
    EXPECT_EQ(rungToSurvey(request, engines, hints.speeds), findRung("fp64"));

    hints.work = PixelWork{.iterations = 100, .steps = 99};
    EXPECT_EQ(choosePlan(request, engines, hints)->rung->id, "perturbation");
    hints.work = PixelWork{.iterations = 100, .steps = 101};
    EXPECT_EQ(choosePlan(request, engines, hints)->rung->id, "fp64");

    RenderRequest forced = request;
    forced.forcedRung = "fp64";
    EXPECT_EQ(rungToSurvey(forced, engines, hints.speeds), nullptr);
    const RenderRequest deep = requestOf("-1.5", "0", "1e-100");
    EXPECT_EQ(rungToSurvey(deep, engines, hints.speeds), nullptr);
}

TEST(PlanBySpeed, TheFasterOfTwoOnTheSameCoresTakesThePicture) {
    const std::vector engines{kOpenClCpu, kCpu};
    PlanHints hints;
    hints.speeds[speedKey(kCpu)] = speedsOfAll(1e-9);
    hints.speeds[speedKey(kOpenClCpu)] = speedsOfAll(2e-9);
    const auto idsOf = [&] {
        return choosePlan(requestWithSpacing(10), engines, hints)->engineIds;
    };
    EXPECT_EQ(idsOf(), std::vector<std::string>{"cpu"});
    hints.speeds[speedKey(kOpenClCpu)] = speedsOfAll(5e-10);
    EXPECT_EQ(idsOf(), std::vector<std::string>{"opencl1"});
}

TEST(PlanBySpeed, ADeviceThatWouldNotFinishATileIsLeftOut) {
    const std::vector engines{kGpu, kCpu};
    PlanHints hints;
    hints.speeds[speedKey(kGpu)] = speedsOfAll(1e-12);
    const auto idsOf = [&](Size size) {
        RenderRequest request = requestWithSpacing(10);
        request.size = size;
        return choosePlan(request, engines, hints)->engineIds;
    };
    const std::vector<std::string> both{"opencl0", "cpu"}, gpuAlone{"opencl0"};
    EXPECT_EQ(idsOf({1024, 1024}), both) << "while that is not known";
    hints.speeds[speedKey(kCpu)] = speedsOfAll(1e-10);
    EXPECT_EQ(idsOf({1024, 1024}), gpuAlone) << "64 tiles, of which it would do a part of one";
    EXPECT_EQ(idsOf({4096, 4096}), both);
    EXPECT_EQ(idsOf({16, 16}), gpuAlone);
}

}  // namespace
}  // namespace fathom
