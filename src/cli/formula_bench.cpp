#include "cli/formula_bench.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <optional>

#include "base/measure.h"
#include "cli/json_bench.h"
#include "formula/formula_list.h"
#include "render/solo_picture.h"

namespace fathom {

namespace {

struct BenchFormula {
    const char* id;
    int power;
};

constexpr std::array kBenchFormulas{
    BenchFormula{"mandelbrot", 2}, BenchFormula{"burning-ship", 2}, BenchFormula{"burning-ship", 3},
    BenchFormula{"tricorn", 2},    BenchFormula{"magnet1", 2},      BenchFormula{"magnet2", 2},
    BenchFormula{"newton", 3},     BenchFormula{"newton", 5},       BenchFormula{"newton-roots", 3},
    BenchFormula{"nova", 3},
};
constexpr std::array kBenchRungs{"fp32", "fp64", "ff", "dd"};

/// Billions of iterations per second, as in ArithmeticRate.
struct FormulaRate {
    std::string device, rung, formula;
    int power = 0;
    double gigaIterationsPerSecond = 0;
    std::optional<double> onDevice;
    double iterationsOfPixel = 0;
};

Result<FormulaRate> rateOf(Engine& engine, const BenchFormula& formula, const char* rung,
                           const std::stop_token& stop) {
    const bool isOnGpu = engine.info().kind == DeviceKind::OpenClGpu;
    FormulaInstance instance = defaultInstance(*findFormula(formula.id));
    instance.power = formula.power;
    RenderRequest request;
    request.location = homeLocation(instance);
    request.size = isOnGpu ? Size{2560, 1440} : Size{640, 360};
    request.forcedRung = rung;
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
                     .power = formula.power,
                     .gigaIterationsPerSecond = giga / seconds,
                     .onDevice = {},
                     .iterationsOfPixel = static_cast<double>(iterations) / request.size.width /
                                          request.size.height};
    if (const double inKernels = medianOf(deviceSeconds); inKernels > 0)
        rate.onDevice = giga / inKernels;
    return rate;
}

Result<std::vector<FormulaRate>> measureFormulas(BenchContext& context) {
    std::vector<FormulaRate> rates;
    const auto all =
        static_cast<double>(context.engines.size() * kBenchRungs.size() * kBenchFormulas.size());
    std::size_t done = 0;
    for (const auto& engine : context.engines)
        for (const char* rung : kBenchRungs)
            for (const BenchFormula& formula : kBenchFormulas) {
                context.progress(
                    "Timing " + std::string(formula.id) + " on " + engine->info().label,
                    static_cast<double>(done++) / all);
                const auto& numbers = engine->info().numbers;
                if (std::ranges::find(numbers, findRung(rung)->number) == numbers.end()) continue;
                auto rate = rateOf(*engine, formula, rung, context.stop);
                if (!rate) return tl::make_unexpected(rate.error());
                rates.push_back(std::move(*rate));
            }
    return rates;
}

OrderedJson formulaObject(const FormulaRate& rate) {
    OrderedJson object{
        {"bench", "formulas"},  {"device", rate.device},
        {"rung", rate.rung},    {"formula", rate.formula},
        {"power", rate.power},  {"giga_iterations_per_second", rate.gigaIterationsPerSecond},
        {"on_device", nullptr}, {"iterations_of_pixel", rate.iterationsOfPixel}};
    if (rate.onDevice) object["on_device"] = *rate.onDevice;
    return object;
}

Result<OrderedJson> runFormulas(BenchContext& context) {
    return listOf(measureFormulas(context), formulaObject);
}

void printFormulas(const OrderedJson& list) {
    std::printf(
        "Billions of iterations per second of each formula at its home view, on one core or on a\n"
        "graphics device: for whole pictures with their samples, and for the time of the kernels\n"
        "alone. Then the iterations of a pixel.\n\n"
        "%-10s%-8s%-16s%6s%12s%12s%14s\n",
        "device", "rung", "formula", "power", "Git/s", "kernels", "iterations");
    for (const OrderedJson& row : list) {
        std::printf("%-10s%-8s%-16s%6d%12.3f", row["device"].get<std::string>().c_str(),
                    row["rung"].get<std::string>().c_str(),
                    row["formula"].get<std::string>().c_str(), row["power"].get<int>(),
                    row["giga_iterations_per_second"].get<double>());
        const OrderedJson& onDevice = row["on_device"];
        if (onDevice.is_number())
            std::printf("%12.3f", onDevice.get<double>());
        else
            std::printf("%12s", "-");
        std::printf("%14.1f\n", row["iterations_of_pixel"].get<double>());
    }
}

}  // namespace

const Bench kFormulaBench{"formulas",
                          "how fast devices iterate each formula at its home view",
                          true,
                          false,
                          1,
                          runFormulas,
                          printFormulas};

}  // namespace fathom
