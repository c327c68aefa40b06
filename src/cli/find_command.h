// fathom find: finds nuclei and Misiurewicz points in a view. One thread.
#pragma once

#include <optional>
#include <string>

#include "cli/view_options.h"

namespace fathom {

/// The options as the user typed them, not yet checked.
struct FindWords {
    std::string what;  // "nucleus" or "misiurewicz"
    ViewOptions view;
    std::optional<std::string> period, preperiod;
    bool wantsAll = false;
    bool asJson = false;
    bool isQuiet = false;
};

CLI::App* addFindCommand(CLI::App& program, FindWords& words);

/// Prints what it finds and returns the exit code.
int runFindCommand(const FindWords& words);

}  // namespace fathom
