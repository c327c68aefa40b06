#include "cli/devices_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdio>

#include "cli/failure.h"
#include "render/rung.h"

namespace fathom {

namespace {

constexpr std::size_t kColumns = 6;
using Row = std::array<std::string, kColumns>;

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
    for (const Rung& rung : rungs()) {
        if (std::ranges::find(engine.numbers, rung.number) != engine.numbers.end())
            ids += (ids.empty() ? "" : " ") + std::string(rung.id);
    }
    return ids;
}

void printTable(const std::vector<Row>& rows) {
    std::array<std::size_t, kColumns> widths{};
    for (const Row& row : rows) {
        for (std::size_t column = 0; column < kColumns; ++column)
            widths[column] = std::max(widths[column], row[column].size());
    }
    for (const Row& row : rows) {
        std::string line;
        for (std::size_t column = 0; column < kColumns; ++column) {
            line += row[column];
            if (column + 1 < kColumns) line.append(widths[column] - row[column].size() + 2, ' ');
        }
        std::printf("%s\n", line.c_str());
    }
}

/// The drivers that answered, and the files by which they and others are registered.
void printDrivers(const DeviceReport& report) {
    for (const OpenClPlatform& platform : report.platforms)
        std::printf("\nOpenCL driver: %s, %s%s\n", platform.name.c_str(), platform.version.c_str(),
                    platform.deviceCount == 0 ? ", which found no device" : "");
    std::string files;
    for (const std::string& file : report.openClDrivers)
        files += (files.empty() ? "" : ", ") + file;
    if (!files.empty()) std::printf("\nRegistered OpenCL drivers: %s\n", files.c_str());
}

}  // namespace

CLI::App* addDevicesCommand(CLI::App& program) {
    return program.add_subcommand("devices", "List what can compute here, and on which rungs");
}

int runDevicesCommand(EngineFactory factory) {
    const auto opened = openEngines({}, factory);
    if (!opened) return reportFailure(opened.error());

    std::vector<Row> rows{{"id", "device", "kind", "memory", "rungs", "driver"}};
    for (const auto& engine : opened->engines) {
        const EngineInfo& info = engine->info();
        rows.push_back({info.id, info.label, kindOf(info.kind), memoryOf(info), rungsOf(info),
                        info.driver.empty() ? "-" : info.driver});
    }
    printTable(rows);

    const DeviceReport& report = opened->report;
    for (const RejectedDevice& device : report.rejected)
        std::printf("\nLeft out: %s\n", device.reason.c_str());
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
