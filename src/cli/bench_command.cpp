#include "cli/bench_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>

#include "base/shown_text.h"
#include "cli/arithmetic_bench.h"
#include "cli/bigfloat_bench.h"
#include "cli/deep_bench.h"
#include "cli/explore_bench.h"
#include "cli/failure.h"
#include "cli/formula_bench.h"
#include "cli/growth_bench.h"
#include "cli/json_bench.h"
#include "cli/option_text.h"
#include "cli/product_bench.h"
#include "cli/progress_bar.h"
#include "cli/rung_bench.h"
#include "cli/stop_signals.h"
#include "cli/view_options.h"

namespace fathom {

namespace {

constexpr const Bench* kBenches[] = {&kArithmeticBench, &kBigFloatBench, &kDeepBench,
                                     &kExploreBench,    &kFormulaBench,  &kGrowthBench,
                                     &kProductBench,    &kRungBench};

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
    for (const std::string& id : benchIds())
        names += (names.empty() ? "" : ", ") + id;
    return names;
}

Result<OrderedJson> run(const Bench& bench, const BenchWords& words, EngineFactory factory,
                        const std::stop_token& stop) {
    const bool isPrinted = bench.begin && !words.isJson;
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
        .factory = factory,
        .ready =
            [&](const OrderedJson& rows) {
                if (isPrinted) bench.print(rows);
            }};
    if (isPrinted) bench.begin();
    auto list = bench.run(context);
    if (stop.stop_requested()) return fail(ErrorCode::Cancelled, "The benchmark was stopped.");
    return list;
}

}  // namespace

std::vector<std::string> benchIds() {
    std::vector<std::string> ids;
    for (const Bench* const bench : kBenches)
        ids.emplace_back(bench->name);
    return ids;
}

CLI::App* addBenchCommand(CLI::App& program, BenchWords& words) {
    CLI::App* command =
        program.add_subcommand("bench", "Measure how fast Fathom's arithmetic is on this machine");
    std::string what = "What to measure:";
    for (const Bench* const bench : kBenches)
        what += "\n" + std::string(bench->name) + ": " + std::string(bench->what);
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
    const auto* const found =
        std::ranges::find(kBenches, words.name, [](const Bench* bench) { return bench->name; });
    if (found == std::ranges::end(kBenches)) {
        return reportFailure({ErrorCode::InvalidInput, "There is no benchmark " +
                                                           inQuotes(words.name) +
                                                           "; there is: " + benchNames() + "."});
    }
    const Bench* const bench = *found;
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
    else if (!bench->begin)
        bench->print(*list);
    return kExitSuccess;
}

}  // namespace fathom
