#include "cli/formula_bench.h"

#include <array>
#include <atomic>
#include <cstdio>
#include <optional>

#include "base/measure.h"
#include "cli/device_limits.h"
#include "cli/json_bench.h"
#include "formula/formula_list.h"
#include "render/solo_picture.h"

namespace fathom {

namespace {

/// A formula at its home view, or at a view where no pixel ends.
struct BenchFormula {
    const char* id;
    int power;
    struct Interior {
        const char *re, *im;
        int operations;  // of a step without its derivative: additions, products, multiply-adds
    };
    std::optional<Interior> interior = {};
};

constexpr std::array kBenchFormulas{
    BenchFormula{"mandelbrot", 2},
    BenchFormula{"burning-ship", 2},
    BenchFormula{"burning-ship", 3},
    BenchFormula{"tricorn", 2},
    BenchFormula{"magnet1", 2},
    BenchFormula{"magnet2", 2},
    BenchFormula{"newton", 3},
    BenchFormula{"newton", 5},
    BenchFormula{"newton-roots", 3},
    BenchFormula{"nova", 3},
    // There is a fixed point in the quadrant without folds, near which orbits turn by 0.2165 and
    // 0.3820 turns and come nearer by a ten-thousandth in each iteration.
    BenchFormula{"burning-ship", 2, {{"0.3325089621342998", "0.38692318647687307", 4}}},
    BenchFormula{"burning-ship", 3, {{"0.38176682660139627", "0.6232230720345897", 10}}},
};
constexpr std::array kBenchRungs{"fp32", "fp64", "ff", "dd"};

/// Billions of iterations per second, as in ArithmeticRate.
struct FormulaRate {
    std::string device, rung, formula, view;
    int power = 0;
    double gigaIterationsPerSecond = 0;
    std::optional<double> onDevice, shareOfLimit;
    double iterationsOfPixel = 0;
};

RenderRequest requestOf(const BenchFormula& formula, const char* rung, bool isOnGpu) {
    FormulaInstance instance = defaultInstance(*findFormula(formula.id));
    instance.power = formula.power;
    RenderRequest request;
    request.location = homeLocation(instance);
    request.size = isOnGpu ? Size{2560, 1440} : Size{640, 360};
    request.forcedRung = rung;
    request.looksForCycles = false;
    if (formula.interior) {
        View& view = request.location.view;
        view.re = Decimal::parse(formula.interior->re).value();
        view.im = Decimal::parse(formula.interior->im).value();
        view.radius = Decimal::parse("1e-5").value();
        request.location.iterations = {.limit = isOnGpu ? 65536u : 20000u, .automatic = false};
        request.size = isOnGpu ? Size{1440, 1440} : Size{128, 128};
    }
    return request;
}

/// `limitRate`: steps of Baseline::reachLimit() in a second; 0 if not known.
Result<FormulaRate> rateOf(Engine& engine, const BenchFormula& formula, const char* rung,
                           double limitRate, const std::stop_token& stop) {
    const bool isOnGpu = engine.info().kind == DeviceKind::OpenClGpu;
    const RenderRequest request = requestOf(formula, rung, isOnGpu);
    SoloPicture picture(engine, stop);
    if (const auto ready = picture.prepare(request); !ready)
        return tl::make_unexpected(ready.error());

    std::optional<Error> error;
    std::uint64_t iterations = 0;
    std::vector<double> deviceSeconds;
    const std::array<std::function<void()>, 1> works{[&] {
        const double before = picture.renderer().deviceSeconds();
        std::atomic<std::uint64_t> sum = 0;
        const auto rendered = picture.render([&sum](const Tile& tile) { sum += tile.iterations; });
        if (!rendered) error = rendered.error();
        iterations = sum;
        deviceSeconds.push_back(picture.renderer().deviceSeconds() - before);
    }};
    const double seconds = medianSeconds(
        works,
        {.clock = isOnGpu ? Clock::Wall : Clock::ProcessCpu, .rounds = 3, .seconds = 0.05})[0];
    if (error) return tl::make_unexpected(*error);
    const double giga = 1e-9 * static_cast<double>(iterations);
    FormulaRate rate{.device = engine.info().id,
                     .rung = rung,
                     .formula = formula.id,
                     .view = formula.interior ? "interior" : "home",
                     .power = formula.power,
                     .gigaIterationsPerSecond = giga / seconds,
                     .onDevice = {},
                     .shareOfLimit = {},
                     .iterationsOfPixel = static_cast<double>(iterations) / request.size.width /
                                          request.size.height};
    if (const double inKernels = medianOf(deviceSeconds); inKernels > 0)
        rate.onDevice = giga / inKernels;
    if (formula.interior && limitRate > 0) {
        constexpr double kOfLimit = 4;  // operations of a step of the limit
        const double own = rate.onDevice.value_or(rate.gigaIterationsPerSecond);
        rate.shareOfLimit = 1e9 * own * formula.interior->operations / (kOfLimit * limitRate);
    }
    return rate;
}

Result<std::vector<FormulaRate>> measureFormulas(BenchContext& context) {
    std::vector<FormulaRate> rates;
    const auto all =
        static_cast<double>(context.engines.size() * kBenchRungs.size() * kBenchFormulas.size());
    std::size_t done = 0;
    for (const auto& engine : context.engines)
        for (const char* rung : kBenchRungs) {
            const NumberKind number = findRung(rung)->number;
            const bool isOneWord = number == NumberKind::Fp32 || number == NumberKind::Fp64;
            if (!hasNumber(engine->info(), number)) {
                done += kBenchFormulas.size();
                continue;
            }
            const auto limitRate =
                isOneWord ? highestRate(*engine, rung, &Baseline::reachLimit, context.stop)
                          : Result<double>(0);
            if (!limitRate) return tl::make_unexpected(limitRate.error());
            for (const BenchFormula& formula : kBenchFormulas) {
                context.progress(
                    "Timing " + std::string(formula.id) + " on " + engine->info().label,
                    static_cast<double>(done++) / all);
                auto rate = rateOf(*engine, formula, rung, *limitRate, context.stop);
                if (!rate) return tl::make_unexpected(rate.error());
                rates.push_back(std::move(*rate));
            }
        }
    return rates;
}

OrderedJson formulaObject(const FormulaRate& rate) {
    OrderedJson object{{"bench", "formulas"},
                       {"device", rate.device},
                       {"rung", rate.rung},
                       {"formula", rate.formula},
                       {"power", rate.power},
                       {"view", rate.view},
                       {"giga_iterations_per_second", rate.gigaIterationsPerSecond},
                       {"on_device", nullptr},
                       {"share_of_limit", nullptr},
                       {"iterations_of_pixel", rate.iterationsOfPixel}};
    if (rate.onDevice) object["on_device"] = *rate.onDevice;
    if (rate.shareOfLimit) object["share_of_limit"] = *rate.shareOfLimit;
    return object;
}

Result<OrderedJson> runFormulas(BenchContext& context) {
    return listOf(measureFormulas(context), formulaObject);
}

void printFormulas(const OrderedJson& list) {
    std::printf(
        "Billions of iterations per second of each formula at its home view, or at a view where "
        "no\n"
        "pixel ends, on one core or on a graphics device: for whole pictures with their samples,\n"
        "and for the time of the kernels alone. Then the iterations of a pixel, and the share of\n"
        "the highest rate at which the device can do a step's additions and products.\n\n"
        "%-10s%-8s%-16s%6s  %-10s%12s%12s%14s%8s\n",
        "device", "rung", "formula", "power", "view", "Git/s", "kernels", "iterations", "share");
    for (const OrderedJson& row : list) {
        std::printf("%-10s%-8s%-16s%6d  %-10s%12.3f", row["device"].get<std::string>().c_str(),
                    row["rung"].get<std::string>().c_str(),
                    row["formula"].get<std::string>().c_str(), row["power"].get<int>(),
                    row["view"].get<std::string>().c_str(),
                    row["giga_iterations_per_second"].get<double>());
        const OrderedJson& onDevice = row["on_device"];
        if (onDevice.is_number())
            std::printf("%12.3f", onDevice.get<double>());
        else
            std::printf("%12s", "-");
        std::printf("%14.1f", row["iterations_of_pixel"].get<double>());
        const OrderedJson& share = row["share_of_limit"];
        if (share.is_number()) std::printf("%7.1f%%", 100 * share.get<double>());
        std::printf("\n");
    }
}

}  // namespace

const Bench kFormulaBench{
    "formulas",   "how fast devices iterate each formula", true, false, 1, runFormulas,
    printFormulas};

}  // namespace fathom
