// The explorer: the one function that the program's main calls for the window.
// Called on the main thread; returns when the window has closed.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bookmarks/bookmark.h"
#include "render/device_report.h"
#include "render/engine.h"

namespace fathom {

/// The engines of this machine, and what was found beside them.
struct ExplorerEngines {
    std::vector<std::unique_ptr<Engine>> engines;
    DeviceReport report;
    DeviceSpeeds speeds;               // as far as they are known
    std::filesystem::path speedFile;   // keeps those that are measured; empty: none are
    std::vector<std::string> notices;  // sentences, such as of a device that is not there
};

struct ExplorerSetup {
    /// Called once on a thread of its own, while the window is already there: drivers may take a
    /// second to start. Must not throw.
    std::function<ExplorerEngines()> openEngines;
    std::optional<Bookmark> view;  // opened instead of the last session
    std::filesystem::path file;    // that the view came from; empty otherwise
};

/// Runs the window until it is closed and returns the program's exit code.
int runExplorer(int argc, char** argv, ExplorerSetup setup);

}  // namespace fathom
