// fathom devices: lists the devices that can compute here, and their speeds. One thread.
#pragma once

#include "cli/command_line.h"

namespace CLI {
class App;
}

namespace fathom {

/// The options as the user typed them, not yet checked.
struct DevicesWords {
    bool isCalibrating = false;
};

CLI::App* addDevicesCommand(CLI::App& program, DevicesWords& words);
int runDevicesCommand(const DevicesWords& words, EngineFactory factory);

}  // namespace fathom
