// fathom recolor: new colours for a picture from the samples in its EXR file. One thread waits.
#pragma once

#include <string>

#include "cli/color_options.h"

namespace fathom {

/// The options as the user typed them, not yet checked.
struct RecolorWords {
    std::string picture;
    std::string output;
    std::string bits;  // of a PNG; empty: 8
    ColorOptions colors;
    bool isQuiet = false;
};

CLI::App* addRecolorCommand(CLI::App& program, RecolorWords& words);

/// Runs the command, reports errors and returns the exit code.
int runRecolorCommand(const RecolorWords& words);

}  // namespace fathom
