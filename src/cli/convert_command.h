// fathom convert: writes a view as a file of another program, or as a bookmark. One thread.
#pragma once

#include <string>

#include "cli/view_options.h"

namespace fathom {

/// The options as the user typed them, not yet checked.
struct ConvertWords {
    ViewOptions view;
    std::string output;
};

CLI::App* addConvertCommand(CLI::App& program, ConvertWords& words);

/// Runs the command, reports errors and returns the exit code.
int runConvertCommand(const ConvertWords& words);

}  // namespace fathom
