// The explorer: the one function that the program's main calls to open the window. Call it on the
// main thread; it returns when the window has closed.
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

/// The engines of this machine, and what was found out about its devices.
struct ExplorerEngines {
    std::vector<std::unique_ptr<Engine>> engines;
    DeviceReport report;
    DeviceSpeeds speeds;              // only those that are known already
    std::filesystem::path speedFile;  // keeps measured speeds; empty: none are measured
    std::vector<Phrase> notices;      // sentences, for example about a missing device
};

struct ExplorerSetup {
    /// Called once on a thread of its own, while the window is already there, because drivers may
    /// take a second to start. Must not throw.
    std::function<ExplorerEngines()> openEngines;
    std::optional<Bookmark> view;  // opened instead of the last session
    std::filesystem::path file;    // of `view`; without a view, opened on top; may be empty
};

/// Runs the window until it is closed and returns the program's exit code.
int runExplorer(int argc, char** argv, ExplorerSetup setup);

}  // namespace fathom
