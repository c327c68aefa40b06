#include "cli/bigfloat_bench.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>
#include <optional>

#include "base/check.h"
#include "base/measure.h"
#include "cli/json_bench.h"
#include "formula/formula_list.h"
#include "number/big_float.h"

namespace fathom {

namespace {

constexpr std::array kBits{64,   128,  192,  256,  384,   512,   768,
                           1024, 2048, 4096, 8192, 16384, 32768, 65536};

/// A job for the pixel in the middle of a golden-mean Siegel disc, where orbits neither end nor
/// repeat for more steps than any benchmark takes.
std::shared_ptr<const RenderJob> siegelJob(int bits) {
    const auto job = std::make_shared<RenderJob>();
    Location& location = job->request.location;
    location = homeLocation(defaultInstance(*findFormula("mandelbrot")));
    location.view.re =
        Decimal::parse("-0.390540870218400050669762600713798485817583715938").value();
    location.view.im = Decimal::parse("-0.586787907346968748951785487684215286").value();
    location.view.radius = Decimal::parse("1e-30").value();
    job->request.size = {1, 1};
    job->plan.rung = findRung("bigfloat");
    job->plan.precisionBits = bits;
    job->grid = std::make_shared<const PixelGrid>(makePixelGrid(job->request, job->plan).value());
    return job;
}

/// Seconds of each operation at one precision, in the order of kBigFloatOperations.
Result<std::vector<double>> secondsOfOperations(Engine& engine, int bits,
                                                const std::stop_token& stop) {
    const BigFloat a = sqrt(BigFloat(2, bits)), b = sqrt(BigFloat(3, bits));
    BigFloat result;

    auto renderer = engine.prepare(
        siegelJob(bits), [](const Phrase&) {}, stop);
    if (!renderer) return tl::make_unexpected(renderer.error());
    // Enough steps that the work before the first one does not matter.
    const auto steps = static_cast<std::uint64_t>(std::max(16, 100'000 / bits));
    const TileTask pixel{.rect = {0, 0, 1, 1}, .step = 1, .iterationLimit = steps};
    std::optional<Error> error;
    const auto iterate = [&] {
        const auto tile = (*renderer)->render(pixel, {stop, {}});
        if (!tile) error = tile.error();
        FATHOM_CHECK(!tile || tile->iterations == steps);
    };

    const std::array<std::function<void()>, kBigFloatOperations.size()> works{
        [&] { result = a + b; },
        [&] { result = b - a; },
        [&] { result = a * b; },
        [&] { result = square(a); },
        [&] { result = a / b; },
        [&] { result = sqrt(a); },
        iterate};
    auto seconds = medianSeconds(works, {.rounds = 7, .seconds = 0.003});
    if (error) return tl::make_unexpected(*error);
    seconds.back() /= static_cast<double>(steps);
    return seconds;
}

}  // namespace

Result<std::vector<BigFloatTime>> measureBigFloats(
    Engine& engine, const std::function<void(const std::string& stage, double share)>& progress,
    const std::stop_token& stop) {
    std::vector<BigFloatTime> times;
    for (std::size_t i = 0; i < kBits.size() && !stop.stop_requested(); ++i) {
        progress("Timing big floats of " + std::to_string(kBits[i]) + " bits",
                 static_cast<double>(i) / kBits.size());
        const auto seconds = secondsOfOperations(engine, kBits[i], stop);
        if (!seconds) return tl::make_unexpected(seconds.error());
        for (std::size_t k = 0; k < kBigFloatOperations.size(); ++k)
            times.push_back({kBits[i], kBigFloatOperations[k], (*seconds)[k],
                             (*seconds)[k] / seconds->front()});
    }
    return times;
}

// ---- The command

namespace {

OrderedJson bigFloatObject(const BigFloatTime& time) {
    return {{"bench", "bigfloat"},
            {"bits", time.bits},
            {"operation", time.operation},
            {"nanoseconds", 1e9 * time.seconds},
            {"relative_to_add", time.relativeToAdd}};
}

Result<OrderedJson> runBigFloat(BenchContext& context) {
    return listOf(measureBigFloats(*context.engines.front(), context.progress, context.stop),
                  bigFloatObject);
}

void printBigFloat(const OrderedJson& list) {
    std::printf(
        "Nanoseconds of processor time, and how many additions take as long. The last column is\n"
        "an iteration of the Mandelbrot set with its derivative, as the rung bigfloat does it.\n\n"
        "%6s",
        "bits");
    for (const char* const operation : kBigFloatOperations)
        std::printf("%17s", operation);
    for (std::size_t i = 0; i < list.size(); ++i) {
        const OrderedJson& row = list[i];
        if (i % kBigFloatOperations.size() == 0) std::printf("\n%6d", row["bits"].get<int>());
        std::printf("%9.*f %6.2fx", row["nanoseconds"] < 1000 ? 1 : 0,
                    row["nanoseconds"].get<double>(), row["relative_to_add"].get<double>());
    }
    std::printf("\n");
}

}  // namespace

const Bench kBigFloatBench{"bigfloat",
                           "the operations of big floats, from 64 to 65536 bits",
                           false,
                           false,
                           1,
                           runBigFloat,
                           printBigFloat};

}  // namespace fathom
