#include "cli/growth_bench.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>
#include <thread>

#include "base/measure.h"
#include "cli/json_bench.h"
#include "formula/formula_list.h"
#include "render/solo_picture.h"

namespace fathom {

namespace {

RenderRequest requestOf(const char* re, const char* im, const char* radius, std::uint64_t limit,
                        Size size, const char* rung) {
    RenderRequest request;
    request.location = homeLocation(defaultInstance(*findFormula("mandelbrot")));
    request.location.view.re = Decimal::parse(re).value();
    request.location.view.im = Decimal::parse(im).value();
    request.location.view.radius = Decimal::parse(radius).value();
    request.location.iterations = {.limit = limit, .automatic = false};
    request.size = size;
    request.forcedRung = rung;
    return request;
}

/// A view of spirals that escape after some hundred iterations.
RenderRequest withPixels(int pixels) {
    const int height = static_cast<int>(std::lround(std::sqrt(pixels * 9 / 16.0)));
    return requestOf("-0.04947002906310409375169222672735363011874571248822488",
                     "-0.67478757584466764136619205313059765633477070682240348", "1.8e-7", 20'000,
                     {height * 16 / 9, height}, "fp64");
}

/// A view in the middle of a golden-mean Siegel disc, where orbits neither end nor repeat.
RenderRequest withIterations(int limit) {
    return requestOf("-0.390540870218400050669762600713798485817583715938",
                     "-0.586787907346968748951785487684215286", "1e-9",
                     static_cast<std::uint64_t>(limit), {64, 64}, "fp64");
}

/// A view of the nucleus of period p that is nearest to -2. In the limit it lies at -2 + (3 pi^2 /
/// 2) 4^-p, and the size of its surroundings falls at the same rate.
RenderRequest withDigits(int digits) {
    const int period = static_cast<int>(std::lround(digits / std::log10(4.0)));
    RenderRequest request = requestOf("-2", "0", "1.4e-7", 100'000, {640, 360}, "perturbation");
    View& view = request.location.view;
    Decimal scale = Decimal::fromDouble(1);
    for (int i = 0; i < period; ++i)
        scale = scale * Decimal::fromDouble(0.25);
    view.re = view.re + Decimal::parse("14.8044066016340379").value() * scale;
    view.radius = view.radius * scale;
    return request;
}

/// Fastest time of three runs, for orbit, tables and pixels together.
Result<double> fastestOf(Engine& engine, const RenderRequest& request, Clock clock,
                         const std::stop_token& stop) {
    double fastest = std::numeric_limits<double>::infinity();
    for (int run = 0; run < 3; ++run) {
        const double start = secondsOf(clock);
        SoloPicture picture(engine, stop);
        if (auto ready = picture.prepare(request); !ready)
            return tl::make_unexpected(std::move(ready.error()));
        if (auto done = picture.render([](const Tile&) {}); !done)
            return tl::make_unexpected(std::move(done.error()));
        fastest = std::min(fastest, secondsOf(clock) - start);
    }
    return fastest;
}

/// Powers of two up to the number of the machine's processors.
std::vector<int> threadCounts() {
    std::vector<int> counts;
    for (unsigned count = 1; count <= std::max(1u, std::thread::hardware_concurrency()); count *= 2)
        counts.push_back(static_cast<int>(count));
    return counts;
}

}  // namespace

double fittedExponent(const std::vector<GrowthTime>& series) {
    double x = 0, y = 0, xx = 0, xy = 0;
    const auto n = static_cast<double>(series.size());
    for (const GrowthTime& time : series) {
        const double value = std::log(time.value), seconds = std::log(time.seconds);
        x += value, y += seconds, xx += value * value, xy += value * seconds;
    }
    const double spread = n * xx - x * x;
    return spread > 0 ? (n * xy - x * y) / spread : 0;
}

Result<std::vector<GrowthTime>> measureGrowth(
    const std::function<Result<std::unique_ptr<Engine>>(int threads)>& engineOf,
    const std::function<void(const std::string& stage, double share)>& progress,
    const std::stop_token& stop) {
    struct Series {
        const char* quantity;
        std::vector<int> values;
        RenderRequest (*request)(int value);
        bool isOfThreads = false;
    };
    const Series all[] = {
        {"pixels", {14'400, 57'600, 230'400, 921'600}, withPixels},
        {"iterations", {16'384, 65'536, 262'144, 1'048'576}, withIterations},
        {"digits", {150, 300, 600, 1200, 2400}, withDigits},
        {"threads", threadCounts(), [](int) { return withPixels(1280 * 720); }, true}};
    std::vector<GrowthTime> times;
    double done = 0;
    for (const Series& series : all) {
        progress("Timing pictures by their " + std::string(series.quantity),
                 done++ / std::size(all));
        std::vector<GrowthTime> rows;
        for (const int value : series.values) {
            const auto engine = engineOf(series.isOfThreads ? value : 1);
            if (!engine) return tl::make_unexpected(engine.error());
            const RenderRequest request = series.request(value);
            const auto seconds = fastestOf(
                **engine, request, series.isOfThreads ? Clock::Wall : Clock::ProcessCpu, stop);
            if (!seconds) return tl::make_unexpected(seconds.error());
            rows.push_back({.quantity = series.quantity,
                            .rung = request.forcedRung,
                            .value = static_cast<double>(value),
                            .seconds = *seconds});
        }
        const double exponent = fittedExponent(rows);
        for (GrowthTime& row : rows) {
            row.exponent = exponent;
            times.push_back(std::move(row));
        }
    }
    return times;
}

// ---- The command

namespace {

OrderedJson growthObject(const GrowthTime& time) {
    return {{"bench", "growth"},   {"quantity", time.quantity}, {"rung", time.rung},
            {"value", time.value}, {"seconds", time.seconds},   {"exponent", time.exponent}};
}

Result<OrderedJson> runGrowth(BenchContext& context) {
    const auto engineOf = [&](int threads) -> Result<std::unique_ptr<Engine>> {
        auto opened = openEngines({.threads = threads, .devices = {kProcessor}}, context.factory);
        if (!opened) return tl::make_unexpected(std::move(opened.error()));
        return std::move(opened->engines.front());
    };
    return listOf(measureGrowth(engineOf, context.progress, context.stop), growthObject);
}

void printGrowth(const OrderedJson& list) {
    std::printf(
        "Seconds of pictures in which one quantity grows, and the exponent of its growth: 1 where\n"
        "twice as much takes twice as long. Seconds are processor time; for threads,\n"
        "elapsed time.\n");
    std::string last;
    for (const OrderedJson& row : list) {
        const auto quantity = row["quantity"].get<std::string>();
        if (quantity != last)
            std::printf("\n%-12s%-14s%5.2f ", quantity.c_str(),
                        row["rung"].get<std::string>().c_str(), row["exponent"].get<double>());
        last = quantity;
        std::printf("  %.0f: %.4f", row["value"].get<double>(), row["seconds"].get<double>());
    }
    std::printf("\n");
}

}  // namespace

const Bench kGrowthBench{
    "growth",   "how the time grows with pixels, iterations, depth and threads",
    false,      false,
    1,          runGrowth,
    printGrowth};

}  // namespace fathom
