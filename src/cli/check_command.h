// fathom check: counts the wrong pixels of a picture. One thread, which waits for the scheduler's.
#pragma once

#include "cli/engine_options.h"
#include "cli/view_options.h"

namespace fathom {

/// The options as the user typed them, not yet checked.
struct CheckWords {
    ViewOptions view;
    EngineWords engines;
    std::string size = "320x180";
    std::string pixels = "500";
    std::string seed = "1";
    bool isQuiet = false;
};

CLI::App* addCheckCommand(CLI::App& program, CheckWords& words);

/// Prints its findings. Returns 1 if a stable pixel differs or if no pixel was stable.
int runCheckCommand(const CheckWords& words, EngineFactory factory);

}  // namespace fathom
