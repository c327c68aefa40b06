#include "cli/bench_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <iterator>
#include "base/json_tree.h"

#include "cli/arithmetic_bench.h"
#include "cli/bigfloat_bench.h"
#include "cli/deep_bench.h"
#include "cli/explore_bench.h"
#include "cli/failure.h"
#include "cli/growth_bench.h"
#include "cli/known_speeds.h"
#include "cli/option_text.h"
#include "cli/progress_bar.h"
#include "cli/rung_bench.h"
#include "cli/stop_signals.h"
#include "cli/view_options.h"

namespace fathom {

namespace {

constexpr const char* kProcessor = "cpu";  // the device

struct BenchContext {
    std::vector<std::unique_ptr<Engine>> engines;
    std::vector<Bookmark> locations;  // the views in the FILEs
    Size size;
    std::function<void(const std::string& stage, double share)> progress;
    std::stop_token stop;
    EngineFactory factory;  // opens other engines
};

/// A benchmark that users can run: it returns a list of objects, and prints it as text.
struct Bench {
    std::string_view name, what;
    bool takesDevices, takesFiles;
    int threads;  // threads of the built-in engine; 0: all
    Result<OrderedJson> (*run)(BenchContext& context);
    void (*print)(const OrderedJson& list);
};

template <class Row>
Result<OrderedJson> listOf(const Result<std::vector<Row>>& rows,
                           OrderedJson (*objectOf)(const Row& row)) {
    if (!rows) return tl::make_unexpected(rows.error());
    OrderedJson list = OrderedJson::array();
    std::ranges::transform(*rows, std::back_inserter(list), objectOf);
    return list;
}

// ---- bigfloat --------------------------------------------------------------------------------

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

// ---- arithmetic ------------------------------------------------------------------------------

OrderedJson arithmeticObject(const ArithmeticRate& rate) {
    OrderedJson object{{"bench", "arithmetic"},
                       {"device", rate.device},
                       {"rung", rate.rung},
                       {"view", rate.view},
                       {"giga_iterations_per_second", rate.gigaIterationsPerSecond},
                       {"on_device", nullptr},
                       {"ratio_to_naive", rate.ratioToNaive},
                       {"share_of_limit", nullptr}};
    if (rate.onDevice) object["on_device"] = *rate.onDevice;
    if (rate.shareOfLimit) object["share_of_limit"] = *rate.shareOfLimit;
    return object;
}

Result<OrderedJson> runArithmetic(BenchContext& context) {
    return listOf(measureArithmetic(context.engines, context.progress, context.stop),
                  arithmeticObject);
}

void printArithmetic(const OrderedJson& list) {
    std::printf(
        "Billions of Mandelbrot iterations per second on one core or on a graphics device: for\n"
        "whole pictures, and for the time of the kernels alone. Then the ratio to the rate of a\n"
        "plain kernel, and the share of the highest rate at which the device can multiply and\n"
        "add; both use the kernels' own times where these are known.\n\n"
        "%-10s%-14s%-10s%12s%12s%12s%10s\n",
        "device", "rung", "view", "Git/s", "kernels", "ratio", "share");
    for (const OrderedJson& row : list) {
        std::printf("%-10s%-14s%-10s%12.3f", row["device"].get<std::string>().c_str(),
                    row["rung"].get<std::string>().c_str(), row["view"].get<std::string>().c_str(),
                    row["giga_iterations_per_second"].get<double>());
        const OrderedJson& onDevice = row["on_device"];
        if (onDevice.is_number())
            std::printf("%12.3f", onDevice.get<double>());
        else
            std::printf("%12s", "-");
        std::printf("%11.1fx", row["ratio_to_naive"].get<double>());
        const OrderedJson& share = row["share_of_limit"];
        if (share.is_number()) std::printf("%9.1f%%", 100 * share.get<double>());
        std::printf("\n");
    }
}

// ---- deep ------------------------------------------------------------------------------------

OrderedJson spentJson(const Spent& spent) {
    return {{"wall_s", spent.wall}, {"cpu_s", spent.cpu}};
}

OrderedJson deepObject(const DeepTime& time) {
    OrderedJson object{{"bench", "deep"},         {"location", time.location},
                       {"device", time.device},   {"size", {time.size.width, time.size.height}},
                       {"wall_s", time.all.wall}, {"cpu_s", time.all.cpu}};
    for (std::size_t i = 0; i < kDeepPhases.size(); ++i)
        object["phases"][kDeepPhases[i]] = spentJson(time.phases[i]);
    object["iterations_per_pixel"] = time.iterationsPerPixel;
    object["steps_per_pixel"] = time.stepsPerPixel;
    object["skipped"] = time.skipped;
    object["peak_mib"] = time.peakMemoryMib;
    return object;
}

Result<OrderedJson> runDeep(BenchContext& context) {
    const auto counter = openEngines({.threads = 1, .devices = {kProcessor}}, context.factory);
    if (!counter) return tl::make_unexpected(counter.error());
    return listOf(measureDeep(context.locations, context.size, context.engines,
                              *counter->engines.front(), context.progress, context.stop),
                  deepObject);
}

void printDeep(const OrderedJson& list) {
    std::printf(
        "Seconds of a picture by perturbation, and of all processor cores together in the line\n"
        "below: medians of three. Steps are counted after the first iterations, which all pixels\n"
        "skip at once; `skipped` is the share of the remaining iterations that multi-iteration\n"
        "steps covered. The memory is the most that the program has needed so far.\n\n"
        "%-20s%-10s",
        "location", "device");
    for (const char* const phase : kDeepPhases)
        std::printf("%10s", phase);
    std::printf("%10s%16s%10s%10s%8s\n", "all", "iterations/px", "steps/px", "skipped", "MiB");
    for (const OrderedJson& row : list)
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

OrderedJson rungObject(const RungTime& time) {
    OrderedJson object{{"bench", "rungs"},           {"device", time.device},
                       {"view", time.view},          {"rung", time.rung},
                       {"chosen", time.isChosen},    {"seconds", nullptr},
                       {"ratio_to_fastest", nullptr}};
    if (time.seconds) {
        object["seconds"] = *time.seconds;
        object["ratio_to_fastest"] = time.ratioToFastest;
    }
    return object;
}

Result<OrderedJson> runRungs(BenchContext& context) {
    return listOf(measureRungs(context.engines, knownSpeeds(), context.progress, context.stop),
                  rungObject);
}

void printRungs(const OrderedJson& list) {
    std::printf(
        "Seconds that views of 640 x 360 pixels take on each accurate rung, of all cores together\n"
        "or of a graphics device; the chosen rung is marked *, followed by its time divided by\n"
        "that of the fastest rung. Rungs that take several times as long are left out.\n");
    std::string last;
    for (const OrderedJson& row : list) {
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

// ---- explore ---------------------------------------------------------------------------------

OrderedJson exploreObject(const ExploreTime& time) {
    return {{"bench", "explore"},
            {"location", time.location},
            {"move", time.move},
            {"pictures", time.pictures},
            {"first_s", time.first},
            {"finished_s", time.finished},
            {"reference_s", time.reference},
            {"tables_s", time.tables}};
}

Result<OrderedJson> runExplore(BenchContext& context) {
    return listOf(measureExploring(context.locations, context.size, std::move(context.engines),
                                   knownSpeeds(), context.progress, context.stop),
                  exploreObject);
}

void printExplore(const OrderedJson& list) {
    std::printf(
        "Seconds until a coarse picture covers the window, and until the picture is finished:\n"
        "medians of eight moves. A zoom is by 2 about a point near the centre, a pan by half of\n"
        "the height. The last columns are the longest times that a move took for a reference\n"
        "orbit and for tables.\n\n"
        "%-20s%-10s%10s%10s%11s%10s\n",
        "location", "move", "first", "finished", "reference", "tables");
    for (const OrderedJson& row : list)
        std::printf("%-20s%-10s%10.3f%10.3f%11.3f%10.3f\n",
                    row["location"].get<std::string>().c_str(),
                    row["move"].get<std::string>().c_str(), row["first_s"].get<double>(),
                    row["finished_s"].get<double>(), row["reference_s"].get<double>(),
                    row["tables_s"].get<double>());
}

// ---- growth ----------------------------------------------------------------------------------

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

// ---- The table -------------------------------------------------------------------------------

constexpr Bench kBenches[] = {
    {"arithmetic", "how fast devices iterate, compared with a plain kernel and their limit", true,
     false, 1, runArithmetic, printArithmetic},
    {"bigfloat", "the operations of big floats, from 64 to 65536 bits", false, false, 1,
     runBigFloat, printBigFloat},
    {"deep", "the time that pictures of the FILEs take by perturbation, phase by phase", true, true,
     0, runDeep, printDeep},
    {"explore", "how soon pictures appear when a user moves on from the FILEs", true, true, 0,
     runExplore, printExplore},
    {"growth", "how the time grows with pixels, iterations, depth and threads", false, false, 1,
     runGrowth, printGrowth},
    {"rungs", "whether the fastest rung is chosen, for twenty views", true, false, 0, runRungs,
     printRungs},
};

/// Loads the views and names them by their files, which tells them apart.
Result<std::vector<Bookmark>> loadLocations(const std::vector<std::string>& files) {
    std::vector<Bookmark> locations;
    for (const std::string& file : files) {
        auto location = loadView(file);
        if (!location) return tl::make_unexpected(location.error());
        location->name = excerpt(std::filesystem::path(file).stem().native());
        locations.push_back(*std::move(location));
    }
    return locations;
}

std::string benchNames() {
    std::string names;
    for (const Bench& bench : kBenches)
        names += (names.empty() ? "" : ", ") + std::string(bench.name);
    return names;
}

Result<OrderedJson> run(const Bench& bench, const BenchWords& words, EngineFactory factory,
                        const std::stop_token& stop) {
    auto locations = loadLocations(words.files);
    if (!locations) return tl::make_unexpected(std::move(locations.error()));
    const auto size = parseSize("--size", words.size);
    if (!size) return tl::make_unexpected(size.error());
    const std::vector<std::string> devices =
        bench.takesDevices ? words.engines.devices : std::vector<std::string>{kProcessor};
    auto opened = openEngines({.threads = 0, .devices = devices, .stop = stop}, factory);
    if (!opened) return tl::make_unexpected(std::move(opened.error()));
    for (std::unique_ptr<Engine>& engine : opened->engines) {
        if (bench.threads == 0 || engine->info().kind == DeviceKind::OpenClGpu) continue;
        auto limited =
            openEngines({.threads = bench.threads, .devices = {engine->info().id}}, factory);
        if (!limited) return tl::make_unexpected(std::move(limited.error()));
        engine = std::move(limited->engines.front());
    }

    ProgressBar bar(false);
    BenchContext context{
        .engines = std::move(opened->engines),
        .locations = *std::move(locations),
        .size = *size,
        .progress = [&](const std::string& stage, double share) { bar.update(stage, share); },
        .stop = stop,
        .factory = factory};
    auto list = bench.run(context);
    if (stop.stop_requested()) return fail(ErrorCode::Cancelled, "The benchmark was stopped.");
    return list;
}

}  // namespace

CLI::App* addBenchCommand(CLI::App& program, BenchWords& words) {
    CLI::App* command =
        program.add_subcommand("bench", "Measure how fast Fathom's arithmetic is on this machine");
    std::string what = "What to measure:";
    for (const Bench& bench : kBenches)
        what += "\n" + std::string(bench.name) + ": " + std::string(bench.what);
    command->add_option("name", words.name, what)->type_name("NAME")->required();
    command
        ->add_option("files", words.files,
                     "For deep and explore: bookmarks, PNG or EXR files, or starters")
        ->type_name("FILE");
    command->add_option("--size", words.size, "For deep and explore: width and height in pixels")
        ->type_name("WxH")
        ->capture_default_str();
    addDeviceOption(*command, words.engines);
    command->add_flag("--json", words.isJson, "Print a list of objects instead of a table");
    return command;
}

int runBenchCommand(const BenchWords& words, EngineFactory factory) {
    const auto* const bench = std::ranges::find(kBenches, words.name, &Bench::name);
    if (bench == std::ranges::end(kBenches)) {
        return reportFailure({ErrorCode::InvalidInput, "There is no benchmark " +
                                                           inQuotes(words.name) +
                                                           "; there is: " + benchNames() + "."});
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
    const auto list = run(*bench, words, factory, signals.token());
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
