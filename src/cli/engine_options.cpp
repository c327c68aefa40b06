#include "cli/engine_options.h"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "cli/failure.h"
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

/// The error for a requested device that cannot be used. It is not known which of the rejected
/// devices was meant, so the reason of the first one is given.
Error notUsable(const std::string& device, const OpenedEngines& opened) {
    const std::vector<RejectedDevice>& rejected = opened.report.rejected;
    std::string reason = rejected.empty() ? "" : ": " + rejected.front().reason.text();
    while (!reason.empty() && reason.back() == '.')
        reason.pop_back();
    std::string ids;
    for (const std::string& id : opened.usableIds)
        ids += (ids.empty() ? "" : ", ") + id;
    return {rejected.empty() ? ErrorCode::InvalidInput : ErrorCode::DeviceUnavailable,
            "There is no usable device " + inQuotes(device) + " here" + reason +
                "; --device takes " + ids + ", which `fathom devices` explains."};
}

/// True if a requested device is missing and the command must fail: no driver failed, so its name
/// is wrong, or no other engine is left.
bool isRefused(const std::string& device, const OpenedEngines& opened) {
    const auto hasId = [&](const auto& engine) { return engine->info().id == device; };
    if (std::ranges::any_of(opened.engines, hasId)) return false;
    const bool hasFailed = std::ranges::any_of(opened.report.rejected, &RejectedDevice::hasFailed);
    return !hasFailed || opened.engines.empty();  // other requested devices continue alone
}

}  // namespace

void addDeviceOption(CLI::App& command, EngineWords& words) {
    command
        .add_option(
            "--device", words.devices,
            "Compute only on this device, named by its id in `fathom devices`; may be repeated")
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

void addOrbitOption(CLI::App& command, EngineWords& words) {
    command
        .add_flag("--fresh-orbits", words.areOrbitsFresh,
                  "Compute deep reference orbits anew, and keep none for later")
        ->group("Devices");
}

void addRungOption(CLI::App& command, EngineWords& words) {
    command.add_option("--rung", words.rung, "How to compute: " + rungIds())
        ->type_name("RUNG")
        ->group("Devices");
}

Result<EngineOptions> engineOptions(const EngineWords& words) {
    EngineOptions options{
        .threads = 0, .devices = words.devices, .keepsOrbits = !words.areOrbitsFresh};
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
    if (options.stop.stop_requested())
        return fail(ErrorCode::Cancelled, "The search for devices was stopped.");
    for (const std::string& device : options.devices)
        if (isRefused(device, opened)) return tl::make_unexpected(notUsable(device, opened));
    if (opened.engines.empty())
        return fail(ErrorCode::DeviceUnavailable, "No device on this machine can compute.");
    for (const RejectedDevice& device : opened.report.rejected)
        if (device.hasFailed) reportNotice(device.reason.text());
    return opened;
}

}  // namespace fathom
