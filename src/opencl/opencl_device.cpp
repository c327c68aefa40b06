#include "opencl/opencl_device.h"

#include <algorithm>
#include <cstdio>

namespace fathom {

namespace {

// Without these a device rounds or flushes differently from the others.
constexpr cl_device_fp_config kNeededArithmetic =
    CL_FP_DENORM | CL_FP_INF_NAN | CL_FP_ROUND_TO_NEAREST | CL_FP_FMA;

bool computesExactly(cl_device_fp_config config) {
    return (config & kNeededArithmetic) == kNeededArithmetic;
}

std::string trimmed(std::string text) {
    const auto isBlank = [](unsigned char c) { return c <= ' '; };
    text.erase(std::find_if_not(text.rbegin(), text.rend(), isBlank).base(), text.end());
    text.erase(text.begin(), std::find_if_not(text.begin(), text.end(), isBlank));
    return text;
}

bool isVersion12(const cl::Device& device) {
    int major = 0, minor = 0;
    const std::string version = device.getInfo<CL_DEVICE_VERSION>();
    if (std::sscanf(version.c_str(), "OpenCL %d.%d", &major, &minor) != 2) return false;
    return major > 1 || (major == 1 && minor >= 2);
}

std::vector<NumberKind> numbersOf(const cl::Device& device) {
    std::vector<NumberKind> numbers;
    if (computesExactly(device.getInfo<CL_DEVICE_SINGLE_FP_CONFIG>()))
        numbers.insert(numbers.end(), {NumberKind::Fp32, NumberKind::Ff, NumberKind::Fp128});
    const std::string extensions = " " + device.getInfo<CL_DEVICE_EXTENSIONS>() + " ";
    if (extensions.find(" cl_khr_fp64 ") != std::string::npos &&
        computesExactly(device.getInfo<CL_DEVICE_DOUBLE_FP_CONFIG>()))
        numbers.insert(numbers.end(), {NumberKind::Fp64, NumberKind::Dd});
    return numbers;
}

/// The reason why a device cannot be used; empty when it can.
std::string shortcoming(const cl::Device& device) {
    if (!device.getInfo<CL_DEVICE_AVAILABLE>()) return "is switched off by its driver";
    if (!device.getInfo<CL_DEVICE_COMPILER_AVAILABLE>()) return "has no kernel compiler";
    if (!device.getInfo<CL_DEVICE_ENDIAN_LITTLE>())
        return "keeps its numbers in another byte order";
    if (!isVersion12(device)) return "has a driver older than OpenCL 1.2";
    if (numbersOf(device).empty()) return "does not round as IEEE 754 asks";
    return {};
}

/// The part of a processor that has so many cores. Throws cl::Error where it cannot be split.
cl::Device limited(cl::Device device, int computeUnits) {
    const cl_device_partition_property byCounts[] = {CL_DEVICE_PARTITION_BY_COUNTS, computeUnits,
                                                     CL_DEVICE_PARTITION_BY_COUNTS_LIST_END, 0};
    cl::vector<cl::Device> parts;
    device.createSubDevices(byCounts, &parts);
    return parts.at(0);
}

void addDevice(const cl::Platform& platform, const cl::Device& handle, int computeUnits,
               std::vector<OpenClDevice>& devices, std::vector<std::string>& rejected) {
    OpenClDevice device;
    device.label = trimmed(handle.getInfo<CL_DEVICE_NAME>());
    if (const std::string reason = shortcoming(handle); !reason.empty()) {
        rejected.push_back(device.label + " " + reason + ", so it is not used.");
        return;
    }

    device.handle = handle;
    device.driver = trimmed(platform.getInfo<CL_PLATFORM_NAME>()) + ", " +
                    trimmed(handle.getInfo<CL_DRIVER_VERSION>());
    device.kind = handle.getInfo<CL_DEVICE_TYPE>() & CL_DEVICE_TYPE_CPU ? DeviceKind::OpenClCpu
                                                                        : DeviceKind::OpenClGpu;
    device.memoryBytes = handle.getInfo<CL_DEVICE_GLOBAL_MEM_SIZE>();
    device.dividesFloats =
        handle.getInfo<CL_DEVICE_SINGLE_FP_CONFIG>() & CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT;
    device.numbers = numbersOf(handle);

    const bool isTooWide = computeUnits > 0 && handle.getInfo<CL_DEVICE_MAX_COMPUTE_UNITS>() >
                                                   static_cast<cl_uint>(computeUnits);
    if (device.kind == DeviceKind::OpenClCpu && isTooWide) {
        try {
            device.handle = limited(handle, computeUnits);
        } catch (const cl::Error&) {
            rejected.push_back(device.label + " cannot be limited to " +
                               std::to_string(computeUnits) +
                               (computeUnits == 1 ? " core" : " cores") + ", so it is not used.");
            return;
        }
    }
    devices.push_back(std::move(device));
}

}  // namespace

std::vector<OpenClDevice> listOpenClDevices(int computeUnits, std::vector<std::string>* rejected) {
    std::vector<OpenClDevice> devices;
    std::vector<std::string> reasons;
    cl::vector<cl::Platform> platforms;
    try {
        cl::Platform::get(&platforms);
    } catch (const cl::Error&) {
        return devices;  // the loader's way to say that no driver is installed
    }
    for (const cl::Platform& platform : platforms) {
        cl::vector<cl::Device> handles;
        try {
            platform.getDevices(CL_DEVICE_TYPE_CPU | CL_DEVICE_TYPE_GPU, &handles);
        } catch (const cl::Error&) {
            continue;  // a driver without its hardware
        }
        for (const cl::Device& handle : handles) {
            try {
                addDevice(platform, handle, computeUnits, devices, reasons);
            } catch (const cl::Error& error) {
                reasons.push_back(openClError("an OpenCL device", error).message);
            }
        }
    }
    if (rejected) rejected->insert(rejected->end(), reasons.begin(), reasons.end());
    return devices;
}

}  // namespace fathom
