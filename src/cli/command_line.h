// The command line: everything but the window.
// One thread; commands that compute wait for the scheduler's threads.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "bookmarks/bookmark.h"
#include "render/device_report.h"
#include "render/render_scheduler.h"

namespace fathom {

/// How engines are made. main.cpp provides the factory, so that this layer knows no engine.
struct EngineOptions {
    int threads = 0;
    std::vector<std::string> devices;  // only these are opened; empty: all
    std::stop_token stop = {};         // stops the search for devices, which drivers may make long
    /// Opens no drivers if no device is named and there can be no graphics device.
    bool skipsProcessors = false;
};
struct OpenedEngines {
    std::vector<std::unique_ptr<Engine>> engines;
    std::vector<std::string> usableIds;  // including devices that were not asked for
    DeviceReport report;
};
using EngineFactory = OpenedEngines (*)(const EngineOptions&);

/// Calls the factory. Fails with InvalidInput if a requested device does not exist, with
/// DeviceUnavailable if devices were left out and the requested one may be among them, or if there
/// is no engine at all, and with Cancelled after a stop. Otherwise each device whose driver has
/// failed is reported as a notice.
Result<OpenedEngines> openEngines(const EngineOptions& options, EngineFactory factory);

/// What the explorer window shows; requested by a command line without a subcommand.
struct ExplorerRequest {
    std::optional<Bookmark> view;
    /// The file that the view came from, or without a view, a palette's. Else empty.
    std::filesystem::path file;
    EngineOptions engines;
};

/// Runs a subcommand and returns its exit code (0; 1 for a failure; 2 for bad input). If the window
/// is wanted instead, fills `explorer` and returns nothing.
std::optional<int> runCommandLine(int argc, char** argv, EngineFactory engines,
                                  ExplorerRequest& explorer);

}  // namespace fathom
