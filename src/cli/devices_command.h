// fathom devices: what can compute here, and how fast. One thread.
#pragma once

#include "cli/command_line.h"

namespace CLI {
class App;
}

namespace fathom {

/// The options as the person typed them, not yet checked.
struct DevicesWords {
    bool isCalibrating = false;
};

CLI::App* addDevicesCommand(CLI::App& program, DevicesWords& words);
int runDevicesCommand(const DevicesWords& words, EngineFactory factory);

}  // namespace fathom
