// What a search for devices found beside the engines that it made: for people who wonder where
// their graphics card is. Values.
#pragma once

#include <string>
#include <vector>

#include "render/plan.h"

namespace fathom {

/// A device that is there and cannot be used.
struct RejectedDevice {
    EngineInfo info;         // as far as its driver told; without id and numbers
    std::string reason;      // one sentence
    bool hasFailed = false;  // its driver did, which it need not do again
};

/// An OpenCL driver that answered.
struct OpenClPlatform {
    std::string name, version;
    int deviceCount = 0;  // a driver may be installed without its hardware
};

struct DeviceReport {
    bool isOpenClSearched = false;           // not when only the built-in engine is wanted
    std::vector<std::string> openClDrivers;  // files by which drivers are registered (*.icd)
    std::vector<OpenClPlatform> platforms;
    std::vector<RejectedDevice> rejected;
};

}  // namespace fathom
