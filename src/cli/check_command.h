// fathom check: how many pixels of a picture are wrong. One thread; waits for the scheduler's.
#pragma once

#include "cli/engine_options.h"
#include "cli/view_options.h"

namespace fathom {

/// The options as the person typed them, not yet checked.
struct CheckWords {
    ViewOptions view;
    EngineWords engines;
    std::string size = "320x180";
    std::string pixels = "500";
    std::string seed = "1";
    bool isQuiet = false;
};

CLI::App* addCheckCommand(CLI::App& program, CheckWords& words);

/// Prints what it found and returns 1 when a stable pixel differs, or when no pixel was stable.
int runCheckCommand(const CheckWords& words, EngineFactory factory);

}  // namespace fathom
