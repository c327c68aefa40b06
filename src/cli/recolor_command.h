// fathom recolor: new colours for a picture from the samples in its EXR file. One thread waits.
#pragma once

#include <string>

#include "cli/color_options.h"

namespace fathom {

/// The options as the person typed them, not yet checked.
struct RecolorWords {
    std::string picture;
    std::string output;
    ColorOptions colors;
    bool isQuiet = false;
};

CLI::App* addRecolorCommand(CLI::App& program, RecolorWords& words);

/// Returns the exit code, having said what went wrong.
int runRecolorCommand(const RecolorWords& words);

}  // namespace fathom
