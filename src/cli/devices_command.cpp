#include "cli/devices_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdio>

#include "base/shown_text.h"
#include "cli/failure.h"
#include "cli/known_speeds.h"
#include "cli/progress_bar.h"
#include "cli/stop_signals.h"
#include "cli/text_table.h"
#include "formula/formula_list.h"
#include "render/rung.h"

namespace fathom {

namespace {

const char* kindOf(DeviceKind kind) {
    switch (kind) {
        case DeviceKind::BuiltInCpu:
            return "built in";
        case DeviceKind::OpenClCpu:
            return "OpenCL CPU";
        case DeviceKind::OpenClGpu:
            return "OpenCL GPU";
    }
    return "";
}

std::string memoryOf(const EngineInfo& engine) {
    constexpr double kGib = 1024.0 * 1024.0 * 1024.0;
    if (engine.memoryBytes == 0) return "-";
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.1f GiB",
                  static_cast<double>(engine.memoryBytes) / kGib);
    return text.data();
}

std::string rungsOf(const EngineInfo& engine) {
    std::string ids;
    const FormulaInstance formula = defaultInstance(formulas().front());
    for (const Rung& rung : rungs())
        if (canCompute(engine, rung, formula))
            ids += (ids.empty() ? "" : " ") + std::string(rung.id);
    return ids;
}

/// The measured speeds of a device as rows; empty if nothing was measured.
std::vector<TableRow> speedRows(const EngineInfo& engine, const DeviceSpeeds& speeds) {
    std::vector<TableRow> rows;
    for (const Rung& rung : rungs()) {
        TableRow row{engine.id, std::string(rung.id)};
        bool isKnown = false;
        for (const FormulaFamily family : kFormulaFamilies) {
            const RungSpeed* const speed = findSpeed(speeds, speedKey(engine), rung.id, family);
            std::array<char, 32> text{"-"};
            if (speed && speed->stepSeconds > 0)
                std::snprintf(text.data(), text.size(), "%.3g", 1e-6 / speed->stepSeconds);
            isKnown = isKnown || speed;
            row.emplace_back(text.data());
        }
        if (isKnown) rows.push_back(std::move(row));
    }
    return rows;
}

void printSpeeds(const std::vector<std::unique_ptr<Engine>>& engines, const DeviceSpeeds& speeds) {
    std::vector<TableRow> rows{{"id", "rung"}};
    for (const FormulaFamily family : kFormulaFamilies)
        rows.front().emplace_back(nameOf(family));
    for (const auto& engine : engines)
        std::ranges::move(speedRows(engine->info(), speeds), std::back_inserter(rows));
    if (rows.size() == 1) {
        std::printf(
            "\nTheir speeds are not known yet: `fathom devices --calibrate` measures them.\n");
        return;
    }
    std::printf(
        "\nMillions of iterations, or of perturbation steps, per second for formulas that are\n"
        "powers (the Mandelbrot set), fold the plane (the Burning Ship), divide (Nova) or take\n"
        "several steps in turn (hybrids):\n\n");
    printTable(rows);
}

/// Prints the drivers that answered, and the files by which these and other drivers are registered.
void printDrivers(const DeviceReport& report) {
    for (const OpenClPlatform& platform : report.platforms)
        std::printf("\nOpenCL driver: %s, %s%s\n", printable(platform.name).c_str(),
                    printable(platform.version).c_str(),
                    platform.deviceCount == 0 ? ", which found no device" : "");
    std::string files;
    for (const std::string& file : report.openClDrivers)
        files += (files.empty() ? "" : ", ") + printable(file);
    if (!files.empty()) std::printf("\nRegistered OpenCL drivers: %s\n", files.c_str());
}

}  // namespace

CLI::App* addDevicesCommand(CLI::App& program, DevicesWords& words) {
    CLI::App* command = program.add_subcommand(
        "devices", "List the devices that can compute, their speeds and their rungs");
    command->add_flag("--calibrate", words.isCalibrating,
                      "Measure the speeds of all devices, by which Fathom chooses rungs");
    return command;
}

int runDevicesCommand(const DevicesWords& words, EngineFactory factory) {
    const auto opened = openEngines({}, factory);
    if (!opened) return reportFailure(opened.error());
    const StopSignals signals;
    const auto speeds = [&]() -> Result<DeviceSpeeds> {
        if (!words.isCalibrating) return knownSpeeds();
        ProgressBar bar(false);
        return calibrate(opened->engines, bar, signals.token());
    }();
    if (!speeds) {
        const int code = reportFailure(speeds.error());
        return signals.exitCode() != 0 ? signals.exitCode() : code;
    }

    std::vector<TableRow> rows{{"id", "device", "kind", "memory", "rungs", "driver"}};
    for (const auto& engine : opened->engines) {
        const EngineInfo& info = engine->info();
        rows.push_back({info.id, printable(info.label), kindOf(info.kind), memoryOf(info),
                        rungsOf(info), info.driver.empty() ? "-" : printable(info.driver)});
    }
    printTable(rows);
    printSpeeds(opened->engines, *speeds);

    const DeviceReport& report = opened->report;
    for (const RejectedDevice& device : report.rejected)
        std::printf("\nLeft out: %s\n", shownMessage(device.reason.text()).c_str());
    printDrivers(report);
    const bool hasOpenCl = std::ranges::any_of(opened->engines, [](const auto& engine) {
        return engine->info().kind != DeviceKind::BuiltInCpu;
    });
    if (!hasOpenCl) {
        std::printf(
            "\nNo OpenCL device was found: the built-in engine (cpu) computes every picture. A "
            "graphics card needs its OpenCL driver: on Debian the package mesa-opencl-icd for AMD, "
            "intel-opencl-icd for Intel, nvidia-opencl-icd for NVIDIA.\n");
    }
    return kExitSuccess;
}

}  // namespace fathom
