// Which devices a plan uses, and how they affect the choice of its rung.
#include <gtest/gtest.h>

#include "support/plan_requests.h"

namespace fathom::test {
namespace {

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

TEST(Plan, PerturbsInFloatsWhereDevicesHaveNoDoubles) {
    EngineInfo cpu = kCpu, gpu = kSmallGpu;
    cpu.numbers.push_back(NumberKind::DeltaFp64);
    gpu.numbers.insert(gpu.numbers.end(), {NumberKind::DeltaFf, NumberKind::DeltaFp32});
    const std::vector engines{cpu, gpu};
    RenderRequest deep = requestOf("-1.5", "0", "1e-1000");
    const RenderPlan plan = choosePlan(deep, engines).value();
    EXPECT_EQ(plan.rung->id, "perturbation-ff");
    EXPECT_EQ(plan.engineIds, std::vector<std::string>{gpu.id});
    EXPECT_EQ(plan.reason.text().rfind("No graphics device in use computes in perturbation: "
                                       "perturbation in float-float computes one point to ",
                                       0),
              0U)
        << plan.reason.text();
    EXPECT_EQ(choosePlan(deep, {&cpu, 1})->rung->id, "perturbation");

    // Steps in floats exist for the Mandelbrot set of z^2 + c only; 2^160, the fourth power of the
    // large escape radius, is beyond the range of floats.
    RenderRequest cubic = deep, julia = deep, far = deep;
    cubic.location.formula.power = 3;
    julia.location.formula.julia = JuliaConstant{};
    far.location.escapeRadius = 0x1p40;
    for (const RenderRequest& request : {cubic, julia, far})
        EXPECT_EQ(choosePlan(request, engines)->rung->id, "perturbation");
    cubic.forcedRung = "perturbation-ff";
    EXPECT_EQ(choosePlan(cubic, engines).error().code, ErrorCode::InvalidInput);
    deep.forcedRung = "perturbation-fp32";
    EXPECT_EQ(choosePlan(deep, engines)->engineIds, std::vector<std::string>{gpu.id});
}

TEST(Plan, PrefersAGraphicsDeviceOnADearerRung) {
    const std::vector engines{kCpu, kSmallGpu};
    using Ids = std::vector<std::string>;
    const auto single = choosePlan(requestWithSpacing(18), engines);
    EXPECT_EQ(single->rung->id, "fp32");

    const auto wide = choosePlan(requestWithSpacing(30), engines);
    EXPECT_EQ(wide->rung->id, "ff-grid");
    EXPECT_EQ(wide->engineIds, (Ids{"opencl2"}));
    EXPECT_EQ(wide->reason.text(),
              "No graphics device in use computes in double precision: float-float on a grid holds "
              "this depth with 7 bits to spare.");
    EXPECT_EQ(choosePlan(requestWithSpacing(39), engines)->rung->id, "ff-lazy");
    EXPECT_EQ(choosePlan(requestWithSpacing(40), engines)->rung->id, "ff");

    EXPECT_EQ(choosePlan(requestWithSpacing(41), engines)->rung->id, "fp128");

    // Too deep for the device: the plan leaves it out and takes the processor's cheapest rung.
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

    // A device with doubles needs no float-float.
    const auto doubles = choosePlan(requestWithSpacing(30), std::vector{kCpu, kSmallGpu, kGpu});
    EXPECT_EQ(doubles->rung->id, "fp64");
    EXPECT_EQ(doubles->engineIds, (Ids{"opencl0"}));
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
    RenderRequest request = requestWithSpacing(10);
    request.priority = Priority::Background;
    EXPECT_EQ(choosePlan(request, std::vector{kGpu, kCpu})->engineIds, (Ids{"opencl0", "cpu"}));
    EXPECT_EQ(choosePlan(request, std::vector{kOpenClCpu, kCpu})->engineIds, (Ids{"opencl1"}));
    EXPECT_EQ(choosePlan(request, std::vector{kCpu, kGpu, kOpenClCpu, kSmallGpu})->engineIds,
              (Ids{"opencl0", "opencl1", "opencl2"}));
    RenderRequest wide = requestWithSpacing(30);
    wide.priority = Priority::Background;
    EXPECT_EQ(choosePlan(wide, std::vector{kCpu, kGpu, kSmallGpu})->engineIds,
              (Ids{"cpu", "opencl0"}));
    EXPECT_EQ(choosePlan(requestWithSpacing(120), std::vector{kCpu, kGpu, kOpenClCpu})->engineIds,
              (Ids{"cpu"}));

    RenderRequest limited = request;
    limited.devices = {"cpu"};
    EXPECT_EQ(choosePlan(limited, std::vector{kOpenClCpu, kCpu})->engineIds, (Ids{"cpu"}));
    EXPECT_TRUE(choosePlan(limited, std::vector{kOpenClCpu, kCpu})->standInIds.empty());

    // Vector lanes, if there are any, are preferred to OpenCL on the same cores.
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
    EXPECT_EQ(choosePlan(request, std::vector{kGpu, kCpu})->standInIds, (Ids{"cpu"}));
    request.priority = Priority::Background;
    EXPECT_TRUE(choosePlan(request, std::vector{kOpenClCpu, kCpu})->standInIds.empty());
    request.priority = Priority::Interactive;
    request.devices = {"opencl1"};
    EXPECT_TRUE(choosePlan(request, std::vector{kOpenClCpu, kCpu})->standInIds.empty());
}

}  // namespace
}  // namespace fathom::test
