// The options --device, --threads, --rung and --fresh-orbits: which engines compute, and how. No
// state.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/command_line.h"

namespace CLI {
class App;
}

namespace fathom {

/// The options as the user typed them, not yet checked.
struct EngineWords {
    std::vector<std::string> devices;
    std::optional<std::string> threads;
    std::string rung = "auto";
    bool areOrbitsFresh = false;
};

/// Adds --device.
void addDeviceOption(CLI::App& command, EngineWords& words);
/// Adds --device and --threads.
void addEngineOptions(CLI::App& command, EngineWords& words);
/// Adds --fresh-orbits.
void addOrbitOption(CLI::App& command, EngineWords& words);
/// Adds --rung.
void addRungOption(CLI::App& command, EngineWords& words);

Result<EngineOptions> engineOptions(const EngineWords& words);

/// The rung's id, empty for "auto". Fails with InvalidInput on an unknown id.
Result<std::string> forcedRung(const EngineWords& words);

}  // namespace fathom
