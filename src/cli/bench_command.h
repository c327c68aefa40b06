// fathom bench: what arithmetic costs on this machine. One thread.
#pragma once

#include <string>

#include "cli/engine_options.h"

namespace CLI {
class App;
}

namespace fathom {

/// The options as the person typed them, not yet checked.
struct BenchWords {
    std::string name;
    std::vector<std::string> files;
    std::string size = "640x360";
    EngineWords engines;
    bool isJson = false;
};

CLI::App* addBenchCommand(CLI::App& program, BenchWords& words);

/// Returns the exit code, having said what went wrong.
int runBenchCommand(const BenchWords& words, EngineFactory factory);

}  // namespace fathom
