// The command line: everything but the window.
// One thread; commands that compute wait for the scheduler's threads.
#pragma once

#include <filesystem>
#include <functional>
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
    bool keepsOrbits = true;  // as RenderScheduler::setKeepsOrbits() does
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

/// What the explorer window shows.
struct ExplorerRequest {
    std::optional<Bookmark> view;
    /// The file that the view came from; without a view, one that has none: the window takes its
    /// colours or tells what is wrong with it. Else empty.
    std::filesystem::path file;
    EngineOptions engines;
};

/// Reads what the window shows, and reports notices. Fails with InvalidInput, Parse, NotFound or
/// Io.
using RequestReader = std::function<Result<ExplorerRequest>()>;

/// Opens the window and returns the exit code.
using WindowOpener = std::function<int(const RequestReader& read)>;

/// Runs a subcommand, or opens the window if there is none. Returns the exit code (0; 1 for a
/// failure; 2 for bad input).
int runCommandLine(int argc, char** argv, EngineFactory engines, const WindowOpener& openWindow);

}  // namespace fathom
