#include "cli/engine_options.h"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "cli/option_text.h"
#include "render/rung.h"

namespace fathom {

namespace {

constexpr std::uint64_t kMostThreads = 1024;

std::string rungIds() {
    std::string ids = "auto";
    for (const Rung& rung : rungs())
        ids += ", " + std::string(rung.id);
    return ids;
}

}  // namespace

void addDeviceOption(CLI::App& command, EngineWords& words) {
    command
        .add_option("--device", words.devices,
                    "Compute on this device alone, by its id in `fathom devices`; may be repeated")
        ->type_name("ID")
        ->allow_extra_args(false)
        ->group("Devices");
}

void addEngineOptions(CLI::App& command, EngineWords& words) {
    addDeviceOption(command, words);
    command
        .add_option("--threads", words.threads,
                    "The most processor cores to use; all of them otherwise")
        ->type_name("N")
        ->group("Devices");
}

void addRungOption(CLI::App& command, EngineWords& words) {
    command.add_option("--rung", words.rung, "How to compute: " + rungIds())
        ->type_name("RUNG")
        ->group("Devices");
}

Result<EngineOptions> engineOptions(const EngineWords& words) {
    EngineOptions options{.threads = 0, .devices = words.devices};
    if (!words.threads) return options;
    const auto threads = parseCount("--threads", *words.threads, 1, kMostThreads);
    if (!threads) return tl::make_unexpected(threads.error());
    options.threads = static_cast<int>(*threads);
    return options;
}

Result<std::string> forcedRung(const EngineWords& words) {
    if (words.rung == "auto") return std::string{};
    if (findRung(words.rung)) return words.rung;
    return fail(ErrorCode::InvalidInput,
                "There is no rung " + inQuotes(words.rung) + "; --rung takes " + rungIds() + ".");
}

Result<OpenedEngines> openEngines(const EngineOptions& options, EngineFactory factory) {
    OpenedEngines opened = factory(options);
    for (const std::string& device : options.devices) {
        const auto hasId = [&](const auto& engine) { return engine->info().id == device; };
        if (std::ranges::any_of(opened.engines, hasId)) continue;

        std::string ids;
        for (const auto& engine : factory({.threads = options.threads, .devices = {}}).engines)
            ids += (ids.empty() ? "" : ", ") + engine->info().id;
        return fail(ErrorCode::InvalidInput, "There is no usable device " + inQuotes(device) +
                                                 " here; --device takes " + ids +
                                                 ", which `fathom devices` explains.");
    }
    if (opened.engines.empty())
        return fail(ErrorCode::DeviceUnavailable, "There is nothing here that can compute.");
    return opened;
}

}  // namespace fathom
