// The command line: everything but the window.
// One thread; commands that compute wait for the scheduler's.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "bookmarks/bookmark.h"
#include "render/device_report.h"
#include "render/render_scheduler.h"

namespace fathom {

/// How engines are made; main.cpp provides it, so that this layer knows no engine.
struct EngineOptions {
    int threads = 0;
    std::vector<std::string> devices;  // only these are opened; empty: all
    std::stop_token stop = {};         // of the search for them, which drivers may make long
};
struct OpenedEngines {
    std::vector<std::unique_ptr<Engine>> engines;
    std::vector<std::string> usableIds;  // of these and of those that were not asked for
    DeviceReport report;
};
using EngineFactory = OpenedEngines (*)(const EngineOptions&);

/// Calls the factory. Fails with InvalidInput when a device that was asked for is not among them,
/// with DeviceUnavailable when devices were left out and it may be one of these, and with Cancelled
/// after a stop. A device whose driver has failed is told of as a notice when there are others.
Result<OpenedEngines> openEngines(const EngineOptions& options, EngineFactory factory);

/// The explorer, asked for by a command line without a subcommand.
struct ExplorerRequest {
    std::optional<Bookmark> view;
    std::filesystem::path file;  // that it came from; empty otherwise
    EngineOptions engines;
};

/// Runs a subcommand and returns its exit code (0; 1 for a failure; 2 for bad input), or fills
/// `explorer` and returns nothing when the window is wanted.
std::optional<int> runCommandLine(int argc, char** argv, EngineFactory engines,
                                  ExplorerRequest& explorer);

}  // namespace fathom
