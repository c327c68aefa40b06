// What a search for devices found in addition to the engines that it made, for people who wonder
// where their graphics card is. Values.
#pragma once

#include <string>
#include <vector>

#include "render/plan.h"

namespace fathom {

/// A device that is present but cannot be used.
struct RejectedDevice {
    EngineInfo info;         // as far as its driver gave it; without id and numbers
    Phrase reason;           // one sentence
    bool hasFailed = false;  // its driver failed, which may not happen again
};

/// An OpenCL driver that answered.
struct OpenClPlatform {
    std::string name, version;
    int deviceCount = 0;  // 0: the driver is installed, but not its hardware
};

struct DeviceReport {
    bool isOpenClSearched = false;           // false if only the built-in engine is wanted
    std::vector<std::string> openClDrivers;  // files by which drivers are registered (*.icd)
    std::vector<OpenClPlatform> platforms;
    std::vector<RejectedDevice> rejected;
};

}  // namespace fathom
