// fathom devices: what can compute here. One thread.
#pragma once

#include "cli/command_line.h"

namespace CLI {
class App;
}

namespace fathom {

CLI::App* addDevicesCommand(CLI::App& program);
int runDevicesCommand(EngineFactory factory);

}  // namespace fathom
