// Engines over OpenCL devices; the only folder that knows OpenCL.
// Listing is for one thread at a time; the engines are as thread-safe as Engine says.
#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include "render/device_report.h"
#include "render/engine.h"

namespace fathom {

struct OpenClOptions {
    std::filesystem::path programCache;  // compiled kernels; empty: not kept
    int computeUnits = 0;                // at most so many cores, of CPU devices too; 0: all
    // For tests:
    bool areItemsLanes = false;   // on CPU devices too, as on others
    std::size_t memoryBytes = 0;  // that devices have; 0: as they say
    /// Kernels are read from here, anew for each picture, so that they can be edited while the
    /// program runs; empty: from the folder that FATHOM_KERNEL_DIR names, or those built in.
    std::filesystem::path kernelFolder;
};

/// One engine for each usable device, with ids opencl0, opencl1, ... in the drivers' order; none on
/// a machine without OpenCL. `report` receives the drivers, and the devices that cannot be used.
///
/// Kernels are compiled on threads that nobody waits for, at the program's end neither: a program
/// that may end in the middle of a compilation should leave through std::_Exit, which spares the
/// driver's own clean-up from running into it.
std::vector<std::unique_ptr<Engine>> openClEngines(const OpenClOptions& options,
                                                   DeviceReport* report = nullptr);

}  // namespace fathom
