// --device, --threads and --rung: what computes, and how. No state.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/command_line.h"

namespace CLI {
class App;
}

namespace fathom {

/// The options as the person typed them, not yet checked.
struct EngineWords {
    std::vector<std::string> devices;
    std::optional<std::string> threads;
    std::string rung = "auto";
};

/// --device.
void addDeviceOption(CLI::App& command, EngineWords& words);
/// --device and --threads.
void addEngineOptions(CLI::App& command, EngineWords& words);
/// --rung.
void addRungOption(CLI::App& command, EngineWords& words);

Result<EngineOptions> engineOptions(const EngineWords& words);

/// The rung's id, or nothing for "auto"; fails with InvalidInput on an unknown one.
Result<std::string> forcedRung(const EngineWords& words);

}  // namespace fathom
