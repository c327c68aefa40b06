// The OpenCL devices of this machine that compute as all other engines do.
// Listing is for one thread at a time; a device is a value that may be copied to any thread.
#pragma once

#include <string>
#include <vector>

#include "opencl/opencl_api.h"
#include "render/device_report.h"

namespace fathom {

struct OpenClDevice {
    cl::Device handle;
    std::string label;   // "NVIDIA H200"
    std::string driver;  // platform and driver version; compiled kernels are kept for it alone
    DeviceKind kind = DeviceKind::OpenClGpu;
    std::size_t memoryBytes = 0, largestBuffer = 0;
    std::size_t computeUnits = 1;  // cores
    bool dividesFloats = false;    // with correct rounding
    std::vector<NumberKind> numbers;
    // Of the vectors that kernels should use; 1 where work-items are lanes, as those of GPUs, or
    // where kernels and the host do not see each other's writes without commands.
    unsigned floatLanes = 1, doubleLanes = 1;
};

/// The lanes of the machine word that a number is made of.
unsigned lanesOf(const OpenClDevice& device, NumberKind number);

/// All usable devices in the drivers' order; none, without a word, on a machine without OpenCL.
/// `computeUnits` above 0 limits devices that are processors to so many cores. `report` may be
/// null. The calls of this function are seen by `listing`, and those of a device from then on by a
/// watch of its own with the same patience.
std::vector<OpenClDevice> listOpenClDevices(int computeUnits, DeviceReport* report,
                                            const std::shared_ptr<DriverWatch>& listing);
std::vector<OpenClDevice> listOpenClDevices(int computeUnits, DeviceReport* report);

}  // namespace fathom
