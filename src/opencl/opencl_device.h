// The OpenCL devices of this machine that compute the same results as all other engines. List them
// from one thread at a time; a device is a value that may be copied to any thread.
#pragma once

#include <string>
#include <vector>

#include "opencl/opencl_api.h"
#include "render/device_report.h"

namespace fathom {

struct OpenClDevice {
    cl::Device handle;
    std::string label;   // "NVIDIA H200"
    std::string driver;  // platform and driver version; part of the key of cached kernels
    DeviceKind kind = DeviceKind::OpenClGpu;
    std::size_t memoryBytes = 0, largestBuffer = 0;
    std::size_t computeUnits = 1;  // cores
    bool dividesFloats = false;    // its division of floats is rounded correctly
    std::vector<NumberKind> numbers;
    // Width of the vectors that kernels should use. It is 1 if work-items are lanes, as on GPUs, or
    // if kernels and the host do not see each other's writes without commands.
    unsigned floatLanes = 1, doubleLanes = 1;
};

/// Whether kernels may compute in doubles.
bool hasDoubles(const OpenClDevice& device);

/// The number of lanes for the machine word that a number is made of.
unsigned lanesOf(const OpenClDevice& device, NumberKind number);

/// Lists all usable devices in the drivers' order; none, and no error, on a machine without
/// OpenCL. If `computeUnits` is above 0, processor devices are limited to that many cores. `report`
/// may be null. `listing` sees the calls of this function; later calls of a device are seen by its
/// own watch with the same patience.
std::vector<OpenClDevice> listOpenClDevices(int computeUnits, DeviceReport* report,
                                            const std::shared_ptr<DriverWatch>& listing);
std::vector<OpenClDevice> listOpenClDevices(int computeUnits, DeviceReport* report);

/// Each core of a processor as if it were a graphics device. Throws what the driver reports.
std::vector<OpenClDevice> coresOf(const OpenClDevice& processor);

}  // namespace fathom
