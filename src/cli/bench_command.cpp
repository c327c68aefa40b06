#include "cli/bench_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "base/check.h"
#include "base/measure.h"
#include "cli/arithmetic_bench.h"
#include "cli/deep_bench.h"
#include "cli/failure.h"
#include "cli/known_speeds.h"
#include "cli/option_text.h"
#include "cli/progress_bar.h"
#include "cli/rung_bench.h"
#include "cli/stop_signals.h"
#include "cli/view_options.h"
#include "formula/formula_list.h"
#include "number/big_float.h"

namespace fathom {

namespace {

using Json = nlohmann::ordered_json;

struct BenchContext {
    EngineFactory engines;
    std::vector<std::string> devices;  // as asked for; none: all
    std::vector<std::string> files;    // for benchmarks of files: at least one
    std::string size;
    ProgressBar& bar;
    std::stop_token stop;
};

/// One that people can run: a list of objects, and how it reads as text.
struct Bench {
    std::string_view name, what;
    bool takesDevices, takesFiles;
    Result<Json> (*run)(const BenchContext& context);
    void (*print)(const Json& list);
};

// ---- bigfloat --------------------------------------------------------------------------------

constexpr std::array kBits{64,   128,  192,  256,  384,   512,   768,
                           1024, 2048, 4096, 8192, 16384, 32768, 65536};
constexpr std::array kOperations{"add",    "subtract", "multiply",       "square",
                                 "divide", "sqrt",     "mandelbrot_step"};

/// The pixel in the middle of a golden-mean Siegel disc, where orbits neither end nor repeat for
/// more steps than anybody waits for.
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

/// The seconds of each operation at one precision, in the order of kOperations.
Result<std::vector<double>> bigFloatSeconds(Engine& engine, int bits, const std::stop_token& stop) {
    const BigFloat a = sqrt(BigFloat(2, bits)), b = sqrt(BigFloat(3, bits));
    BigFloat result;

    auto renderer = engine.prepare(
        siegelJob(bits), [](const Phrase&) {}, stop);
    if (!renderer) return tl::make_unexpected(renderer.error());
    // Enough steps that what comes before the first one does not count.
    const auto steps = static_cast<std::uint64_t>(std::max(16, 100'000 / bits));
    const TileTask pixel{.rect = {0, 0, 1, 1}, .step = 1, .iterationLimit = steps};
    std::optional<Error> error;
    const auto iterate = [&] {
        const auto tile = (*renderer)->render(pixel, {stop, {}});
        if (!tile) error = tile.error();
        FATHOM_CHECK(!tile || tile->iterations == steps);
    };

    const std::array<std::function<void()>, kOperations.size()> works{[&] { result = a + b; },
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

Result<Json> runBigFloat(const BenchContext& context) {
    const auto opened = openEngines({.threads = 1, .devices = {"cpu"}}, context.engines);
    if (!opened) return tl::make_unexpected(opened.error());

    Json list = Json::array();
    for (std::size_t i = 0; i < kBits.size(); ++i) {
        context.bar.update("Timing big floats of " + std::to_string(kBits[i]) + " bits",
                           static_cast<double>(i) / kBits.size());
        const auto seconds = bigFloatSeconds(*opened->engines.front(), kBits[i], context.stop);
        if (context.stop.stop_requested())
            return fail(ErrorCode::Cancelled, "The benchmark was stopped.");
        if (!seconds) return tl::make_unexpected(seconds.error());
        for (std::size_t k = 0; k < kOperations.size(); ++k)
            list.push_back({{"bench", "bigfloat"},
                            {"bits", kBits[i]},
                            {"operation", kOperations[k]},
                            {"nanoseconds", 1e9 * (*seconds)[k]},
                            {"relative_to_add", (*seconds)[k] / seconds->front()}});
    }
    return list;
}

void printBigFloat(const Json& list) {
    std::printf(
        "Nanoseconds of processor time, and how many additions take as long. The last column is\n"
        "an iteration of the Mandelbrot set with its derivative, as the rung bigfloat does it.\n\n"
        "%6s",
        "bits");
    for (const char* const operation : kOperations)
        std::printf("%17s", operation);
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Json& row = list[i];
        if (i % kOperations.size() == 0) std::printf("\n%6d", row["bits"].get<int>());
        std::printf("%9.*f %6.2fx", row["nanoseconds"] < 1000 ? 1 : 0,
                    row["nanoseconds"].get<double>(), row["relative_to_add"].get<double>());
    }
    std::printf("\n");
}

// ---- arithmetic ------------------------------------------------------------------------------

Result<Json> runArithmetic(const BenchContext& context) {
    const auto opened = openEngines({.threads = 1, .devices = context.devices}, context.engines);
    if (!opened) return tl::make_unexpected(opened.error());
    const auto progress = [&](const std::string& stage, double share) {
        context.bar.update(stage, share);
    };
    const auto rates = measureArithmetic(opened->engines, progress, context.stop);
    if (context.stop.stop_requested())
        return fail(ErrorCode::Cancelled, "The benchmark was stopped.");
    if (!rates) return tl::make_unexpected(rates.error());

    Json list = Json::array();
    for (const ArithmeticRate& rate : *rates) {
        Json row{{"bench", "arithmetic"},
                 {"device", rate.device},
                 {"rung", rate.rung},
                 {"view", rate.view},
                 {"giga_iterations_per_second", rate.gigaIterationsPerSecond},
                 {"ratio_to_naive", rate.ratioToNaive},
                 {"share_of_limit", nullptr}};
        if (rate.shareOfLimit) row["share_of_limit"] = *rate.shareOfLimit;
        list.push_back(std::move(row));
    }
    return list;
}

void printArithmetic(const Json& list) {
    std::printf(
        "Billions of iterations of the Mandelbrot set in a second of one core, or of a graphics\n"
        "device; how many times a plain kernel's rate this is, and what share of the rate at "
        "which\n"
        "the device can multiply and add at all.\n\n"
        "%-10s%-14s%-10s%12s%12s%10s\n",
        "device", "rung", "view", "Git/s", "ratio", "share");
    for (const Json& row : list) {
        std::printf("%-10s%-14s%-10s%12.3f%11.1fx", row["device"].get<std::string>().c_str(),
                    row["rung"].get<std::string>().c_str(), row["view"].get<std::string>().c_str(),
                    row["giga_iterations_per_second"].get<double>(),
                    row["ratio_to_naive"].get<double>());
        const Json& share = row["share_of_limit"];
        if (share.is_number()) std::printf("%9.1f%%", 100 * share.get<double>());
        std::printf("\n");
    }
}

// ---- deep ------------------------------------------------------------------------------------

/// Named as their files are, which tells them apart.
Result<std::vector<Bookmark>> loadLocations(const std::vector<std::string>& files) {
    std::vector<Bookmark> locations;
    for (const std::string& file : files) {
        auto location = loadView(file);
        if (!location) return tl::make_unexpected(location.error());
        location->name = std::filesystem::path(file).stem();
        locations.push_back(*std::move(location));
    }
    return locations;
}

Json spentJson(const Spent& spent) {
    return {{"wall_s", spent.wall}, {"cpu_s", spent.cpu}};
}

Result<Json> runDeep(const BenchContext& context) {
    const auto locations = loadLocations(context.files);
    if (!locations) return tl::make_unexpected(locations.error());
    const auto size = parseSize("--size", context.size);
    if (!size) return tl::make_unexpected(size.error());
    const auto opened = openEngines({.threads = 0, .devices = context.devices}, context.engines);
    if (!opened) return tl::make_unexpected(opened.error());
    const auto counter = openEngines({.threads = 1, .devices = {"cpu"}}, context.engines);
    if (!counter) return tl::make_unexpected(counter.error());
    const auto progress = [&](const std::string& stage, double share) {
        context.bar.update(stage, share);
    };
    const auto times = measureDeep(*locations, *size, opened->engines, *counter->engines.front(),
                                   progress, context.stop);
    if (context.stop.stop_requested())
        return fail(ErrorCode::Cancelled, "The benchmark was stopped.");
    if (!times) return tl::make_unexpected(times.error());

    Json list = Json::array();
    for (const DeepTime& time : *times) {
        Json row{{"bench", "deep"},         {"location", time.location},
                 {"device", time.device},   {"size", {size->width, size->height}},
                 {"wall_s", time.all.wall}, {"cpu_s", time.all.cpu}};
        for (std::size_t i = 0; i < kDeepPhases.size(); ++i)
            row["phases"][kDeepPhases[i]] = spentJson(time.phases[i]);
        row["iterations_per_pixel"] = time.iterationsPerPixel;
        row["steps_per_pixel"] = time.stepsPerPixel;
        row["skipped"] = time.skipped;
        row["peak_mib"] = time.peakMemoryMib;
        list.push_back(std::move(row));
    }
    return list;
}

void printDeep(const Json& list) {
    std::printf(
        "Seconds of a picture by perturbation, and of all processor cores together in the line\n"
        "below: medians of three. Iterations and steps are those behind the first ones, which all\n"
        "pixels do as one; `skipped` is the share that steps over several did. The memory is the\n"
        "most that the program has needed so far.\n\n"
        "%-20s%-10s",
        "location", "device");
    for (const char* const phase : kDeepPhases)
        std::printf("%10s", phase);
    std::printf("%10s%16s%10s%10s%8s\n", "all", "iterations/px", "steps/px", "skipped", "MiB");
    for (const Json& row : list)
        for (const char* const clock : {"wall_s", "cpu_s"}) {
            const bool isFirst = clock == std::string_view("wall_s");
            const auto word = [&](const char* key) {
                return isFirst ? row[key].get<std::string>() : std::string();
            };
            std::printf("%-20s%-10s", word("location").c_str(), word("device").c_str());
            for (const char* const phase : kDeepPhases)
                std::printf("%10.3f", row["phases"][phase][clock].get<double>());
            std::printf("%10.3f", row[clock].get<double>());
            if (isFirst)
                std::printf("%16.0f%10.1f%9.2f%%%8.0f", row["iterations_per_pixel"].get<double>(),
                            row["steps_per_pixel"].get<double>(),
                            100 * row["skipped"].get<double>(), row["peak_mib"].get<double>());
            std::printf("\n");
        }
}

// ---- rungs -----------------------------------------------------------------------------------

Result<Json> runRungs(const BenchContext& context) {
    const auto opened = openEngines({.threads = 0, .devices = context.devices}, context.engines);
    if (!opened) return tl::make_unexpected(opened.error());
    const auto progress = [&](const std::string& stage, double share) {
        context.bar.update(stage, share);
    };
    const auto times = measureRungs(opened->engines, knownSpeeds(), progress, context.stop);
    if (context.stop.stop_requested())
        return fail(ErrorCode::Cancelled, "The benchmark was stopped.");
    if (!times) return tl::make_unexpected(times.error());

    Json list = Json::array();
    for (const RungTime& time : *times) {
        Json row{{"bench", "rungs"},           {"device", time.device},   {"view", time.view},
                 {"rung", time.rung},          {"chosen", time.isChosen}, {"seconds", nullptr},
                 {"ratio_to_fastest", nullptr}};
        if (time.seconds) {
            row["seconds"] = *time.seconds;
            row["ratio_to_fastest"] = time.ratioToFastest;
        }
        list.push_back(std::move(row));
    }
    return list;
}

void printRungs(const Json& list) {
    std::printf(
        "Seconds that views of 640 x 360 pixels take on each accurate rung, of all cores together\n"
        "or of a graphics device; the rung that is chosen is marked *, and behind it stands how\n"
        "many times the fastest rung's seconds it takes. Rungs that take several times as long\n"
        "are left out.\n");
    std::string last;
    for (const Json& row : list) {
        const std::string name =
            row["device"].get<std::string>() + "  " + row["view"].get<std::string>();
        if (name != last) std::printf("\n%-26s", name.c_str());
        last = name;
        if (!row["seconds"].is_number()) continue;
        std::printf(" %s%s %.3f", row["chosen"].get<bool>() ? "*" : "",
                    row["rung"].get<std::string>().c_str(), row["seconds"].get<double>());
        if (row["chosen"].get<bool>())
            std::printf(" (%.2f)", row["ratio_to_fastest"].get<double>());
    }
    std::printf("\n");
}

// ---- The table -------------------------------------------------------------------------------

constexpr Bench kBenches[] = {
    {"arithmetic", "how fast devices iterate, beside a plain kernel and their limit", true, false,
     runArithmetic, printArithmetic},
    {"bigfloat", "the operations of big floats, from 64 to 65536 bits", false, false, runBigFloat,
     printBigFloat},
    {"deep", "what perturbation takes for pictures of the FILEs, by its phases", true, true,
     runDeep, printDeep},
    {"rungs", "whether the fastest rung is chosen, for twenty views", true, false, runRungs,
     printRungs},
};

std::string benchNames() {
    std::string names;
    for (const Bench& bench : kBenches)
        names += (names.empty() ? "" : ", ") + std::string(bench.name);
    return names;
}

}  // namespace

CLI::App* addBenchCommand(CLI::App& program, BenchWords& words) {
    CLI::App* command =
        program.add_subcommand("bench", "Measure what this machine makes of Fathom's arithmetic");
    std::string what = "What to measure:";
    for (const Bench& bench : kBenches)
        what += "\n" + std::string(bench.name) + ": " + std::string(bench.what);
    command->add_option("name", words.name, what)->type_name("NAME")->required();
    command->add_option("files", words.files, "For deep: bookmarks, PNG or EXR files, or starters")
        ->type_name("FILE");
    command->add_option("--size", words.size, "For deep: width and height in pixels")
        ->type_name("WxH")
        ->capture_default_str();
    addDeviceOption(*command, words.engines);
    command->add_flag("--json", words.isJson, "Print a list of objects instead of a table");
    return command;
}

int runBenchCommand(const BenchWords& words, EngineFactory factory) {
    const auto* const bench = std::ranges::find(kBenches, words.name, &Bench::name);
    if (bench == std::ranges::end(kBenches)) {
        return reportFailure({ErrorCode::InvalidInput, "There is no benchmark '" + words.name +
                                                           "'; there is: " + benchNames() + "."});
    }
    if (!bench->takesDevices && !words.engines.devices.empty()) {
        return reportFailure({ErrorCode::InvalidInput, "The benchmark '" + words.name +
                                                           "' takes no --device: it measures the "
                                                           "processor."});
    }
    if (bench->takesFiles == words.files.empty()) {
        return reportFailure(
            {ErrorCode::InvalidInput,
             "The benchmark '" + words.name + "' takes " +
                 (bench->takesFiles ? "FILEs: name the locations to render." : "no FILE.")});
    }

    const StopSignals signals;
    const auto list = [&] {
        ProgressBar bar(false);
        return bench->run(
            {factory, words.engines.devices, words.files, words.size, bar, signals.token()});
    }();
    if (!list) {
        const int code = reportFailure(list.error());
        return signals.exitCode() != 0 ? signals.exitCode() : code;
    }
    if (words.isJson)
        std::printf("%s\n", list->dump(2).c_str());
    else
        bench->print(*list);
    return kExitSuccess;
}

}  // namespace fathom
