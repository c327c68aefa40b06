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
#include "render/engine.h"

namespace fathom {

/// The engines of this machine, and a sentence for each device that cannot be used.
struct ExplorerEngines {
    std::vector<std::unique_ptr<Engine>> engines;
    std::vector<std::string> rejected;
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
