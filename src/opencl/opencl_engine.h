// Engines over OpenCL devices. No other folder knows OpenCL. List them from one thread at a time;
// the engines are as thread-safe as Engine says.
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
    int computeUnits = 0;                // most cores to use, of CPU devices too; 0: all
    std::stop_token stop;                // stops the search for devices
    // For tests:
    DriverWatch::Duration patience = DriverWatch::kPatience;
    bool areItemsLanes = false;    // treat work-items as lanes on CPU devices too, as on GPUs
    bool areCoresDevices = false;  // take each core of a CPU device for a graphics device
    std::size_t memoryBytes = 0;   // memory that devices are said to have; 0: what they report
    /// Folder of kernel sources. They are read anew for each picture, so that they can be edited
    /// while the program runs. Empty: the folder that FATHOM_KERNEL_DIR names, or else the built-in
    /// sources.
    std::filesystem::path kernelFolder;
};

/// Makes one engine for each usable device, with ids opencl0, opencl1, ... in the drivers' order;
/// none on a machine without OpenCL. `report` receives the drivers, and the devices that cannot be
/// used.
///
/// No call of these engines waits for a driver that does not return: the device then fails with
/// DeviceLost. Nothing waits for threads that a driver keeps busy, such as those that compile
/// kernels, not even the end of the program. A program that may end meanwhile should leave through
/// std::_Exit, so that the driver's own clean-up does not collide with these threads.
std::vector<std::unique_ptr<Engine>> openClEngines(const OpenClOptions& options,
                                                   DeviceReport* report = nullptr);

}  // namespace fathom
