// fathom bench: measures the cost of arithmetic on this machine. One thread.
#pragma once

#include <string>
#include <vector>

#include "cli/engine_options.h"

namespace CLI {
class App;
}

namespace fathom {

/// The options as the user typed them, not yet checked.
struct BenchWords {
    std::string name;
    std::vector<std::string> files;
    std::string size = "640x360";
    EngineWords engines;
    bool isJson = false;
};

/// What can be measured, as the command names it.
std::vector<std::string> benchIds();

CLI::App* addBenchCommand(CLI::App& program, BenchWords& words);

/// Runs the command, reports errors and returns the exit code.
int runBenchCommand(const BenchWords& words, EngineFactory factory);

}  // namespace fathom
