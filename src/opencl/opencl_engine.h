// Engines over OpenCL devices; the only folder that knows OpenCL.
// Listing is for one thread at a time; the engines are as thread-safe as Engine says.
#pragma once

#include <filesystem>
#include <memory>
#include <stop_token>
#include <vector>

#include "opencl/driver_watch.h"
#include "render/device_report.h"
#include "render/engine.h"

namespace fathom {

struct OpenClOptions {
    std::filesystem::path programCache;  // compiled kernels; empty: not kept
    int computeUnits = 0;                // at most so many cores, of CPU devices too; 0: all
    std::stop_token stop;                // of the search for devices
    // For tests:
    DriverWatch::Duration patience = DriverWatch::kPatience;
    bool areItemsLanes = false;   // on CPU devices too, as on others
    std::size_t memoryBytes = 0;  // that devices have; 0: as they say
    /// Kernels are read from here, anew for each picture, so that they can be edited while the
    /// program runs; empty: from the folder that FATHOM_KERNEL_DIR names, or those built in.
    std::filesystem::path kernelFolder;
};

/// One engine for each usable device, with ids opencl0, opencl1, ... in the drivers' order; none on
/// a machine without OpenCL. `report` receives the drivers, and the devices that cannot be used.
///
/// No call of these engines waits for a driver that does not return: the device has failed then,
/// with DeviceLost. Threads that a driver keeps, such as those that compile kernels, are not waited
/// for, at the program's end neither: a program that may end meanwhile should leave through
/// std::_Exit, which spares the driver's own clean-up from running into them.
std::vector<std::unique_ptr<Engine>> openClEngines(const OpenClOptions& options,
                                                   DeviceReport* report = nullptr);

}  // namespace fathom
