// fathom queue: adds pictures and films to a queue, lists, runs and cancels them.
#pragma once

#include <string>
#include <vector>

#include "cli/engine_options.h"
#include "cli/render_command.h"
#include "cli/zoom_command.h"

namespace fathom {

/// The options as the user typed them, not yet checked.
struct QueueWords {
    std::string folder;  // of the queue; empty: the user's own
    RenderWords render;
    ZoomWords zoom;
    std::vector<std::string> ids;
    EngineWords engines;
    bool isJson = false, isQuiet = false, isWatching = false;
};

CLI::App* addQueueCommand(CLI::App& program, QueueWords& words);

/// Runs the subcommand that was parsed, reports errors and returns the exit code.
int runQueueCommand(const CLI::App& command, const QueueWords& words, EngineFactory factory);

}  // namespace fathom
