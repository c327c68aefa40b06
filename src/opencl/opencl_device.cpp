#include "opencl/opencl_device.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

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

/// 10 major + minor.
int versionOf(const cl::Device& device) {
    int major = 0, minor = 0;
    const std::string version = device.getInfo<CL_DEVICE_VERSION>();
    if (std::sscanf(version.c_str(), "OpenCL %d.%d", &major, &minor) != 2) return 0;
    return 10 * major + minor;
}

/// Whether kernels and the host see each other's writes without commands.
bool sharesMemory(const cl::Device& device) {
    return versionOf(device) >= 20 &&
           (device.getInfo<CL_DEVICE_SVM_CAPABILITIES>() & CL_DEVICE_SVM_FINE_GRAIN_BUFFER) != 0;
}

std::vector<NumberKind> numbersOf(const cl::Device& device) {
    std::vector<NumberKind> numbers;
    if (computesExactly(device.getInfo<CL_DEVICE_SINGLE_FP_CONFIG>()))
        numbers.insert(numbers.end(), {NumberKind::Fp32, NumberKind::Ff, NumberKind::Fp128,
                                       NumberKind::DeltaFf, NumberKind::DeltaFp32});
    const std::string extensions = " " + device.getInfo<CL_DEVICE_EXTENSIONS>() + " ";
    if (extensions.find(" cl_khr_fp64 ") != std::string::npos &&
        computesExactly(device.getInfo<CL_DEVICE_DOUBLE_FP_CONFIG>()))
        numbers.insert(numbers.end(), {NumberKind::Fp64, NumberKind::Dd, NumberKind::DeltaFp64});
    return numbers;
}

/// Of a processor's vectors.
unsigned usableLanes(cl_uint native) {
    return native >= 4 ? std::min(native, cl_uint{16}) : 1;
}

/// The reason why a device cannot be used; empty when it can.
std::string shortcoming(const cl::Device& device) {
    if (!device.getInfo<CL_DEVICE_AVAILABLE>()) return "is switched off by its driver";
    if (!device.getInfo<CL_DEVICE_COMPILER_AVAILABLE>()) return "has no kernel compiler";
    if (!device.getInfo<CL_DEVICE_ENDIAN_LITTLE>())
        return "keeps its numbers in another byte order";
    if (versionOf(device) < 12) return "has a driver older than OpenCL 1.2";
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
               std::vector<OpenClDevice>& devices, std::vector<RejectedDevice>& rejected) {
    OpenClDevice device;
    device.handle = handle;
    device.label = trimmed(handle.getInfo<CL_DEVICE_NAME>());
    device.driver = trimmed(platform.getInfo<CL_PLATFORM_NAME>()) + ", " +
                    trimmed(handle.getInfo<CL_DRIVER_VERSION>());
    device.kind = handle.getInfo<CL_DEVICE_TYPE>() & CL_DEVICE_TYPE_CPU ? DeviceKind::OpenClCpu
                                                                        : DeviceKind::OpenClGpu;
    device.memoryBytes = handle.getInfo<CL_DEVICE_GLOBAL_MEM_SIZE>();
    device.largestBuffer = handle.getInfo<CL_DEVICE_MAX_MEM_ALLOC_SIZE>();
    const auto reject = [&](const std::string& reason) {
        rejected.push_back({.info = {.label = device.label,
                                     .driver = device.driver,
                                     .kind = device.kind,
                                     .memoryBytes = device.memoryBytes},
                            .reason = device.label + " " + reason + ", so it is not used."});
    };
    if (const std::string reason = shortcoming(handle); !reason.empty()) return reject(reason);

    device.dividesFloats =
        handle.getInfo<CL_DEVICE_SINGLE_FP_CONFIG>() & CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT;
    device.numbers = numbersOf(handle);
    if (device.kind == DeviceKind::OpenClCpu && sharesMemory(handle)) {
        device.floatLanes = usableLanes(handle.getInfo<CL_DEVICE_NATIVE_VECTOR_WIDTH_FLOAT>());
        device.doubleLanes = usableLanes(handle.getInfo<CL_DEVICE_NATIVE_VECTOR_WIDTH_DOUBLE>());
    }

    const bool isTooWide = computeUnits > 0 && handle.getInfo<CL_DEVICE_MAX_COMPUTE_UNITS>() >
                                                   static_cast<cl_uint>(computeUnits);
    if (device.kind == DeviceKind::OpenClCpu && isTooWide) {
        try {
            device.handle = limited(handle, computeUnits);
        } catch (const cl::Error&) {
            return reject("cannot be limited to " + std::to_string(computeUnits) +
                          (computeUnits == 1 ? " core" : " cores"));
        }
    }
    devices.push_back(std::move(device));
}

/// The files by which drivers are registered, where the loader looks for them.
std::vector<std::string> registeredDrivers() {
    const char* const elsewhere = std::getenv("OCL_ICD_VENDORS");
    const std::filesystem::path folder =
        elsewhere && *elsewhere ? elsewhere : "/etc/OpenCL/vendors";
    std::vector<std::string> names;
    std::error_code ended;
    for (std::filesystem::directory_iterator file(folder, ended), end; !ended && file != end;
         file.increment(ended))
        if (file->path().extension() == ".icd") names.push_back(file->path().filename().string());
    std::ranges::sort(names);
    return names;
}

}  // namespace

unsigned lanesOf(const OpenClDevice& device, NumberKind number) {
    const bool isDouble = number == NumberKind::Fp64 || number == NumberKind::Dd;
    return isDouble ? device.doubleLanes : device.floatLanes;
}

std::vector<OpenClDevice> listOpenClDevices(int computeUnits, DeviceReport* report) {
    DeviceReport ignored;
    DeviceReport& told = report ? *report : ignored;
    told.isOpenClSearched = true;
    told.openClDrivers = registeredDrivers();

    std::vector<OpenClDevice> devices;
    cl::vector<cl::Platform> platforms;
    try {
        cl::Platform::get(&platforms);
    } catch (const cl::Error&) {
        return devices;  // the loader's way to say that no driver is installed
    }
    for (const cl::Platform& platform : platforms) {
        cl::vector<cl::Device> handles;
        try {
            told.platforms.push_back({.name = trimmed(platform.getInfo<CL_PLATFORM_NAME>()),
                                      .version = trimmed(platform.getInfo<CL_PLATFORM_VERSION>())});
            platform.getDevices(CL_DEVICE_TYPE_CPU | CL_DEVICE_TYPE_GPU, &handles);
            told.platforms.back().deviceCount = static_cast<int>(handles.size());
        } catch (const cl::Error&) {
            continue;  // a driver without its hardware
        }
        for (const cl::Device& handle : handles) {
            try {
                addDevice(platform, handle, computeUnits, devices, told.rejected);
            } catch (const cl::Error& error) {
                told.rejected.push_back(
                    {.info = {.label = "OpenCL device", .kind = DeviceKind::OpenClGpu},
                     .reason = openClError("an OpenCL device", error).message});
            }
        }
    }
    return devices;
}

}  // namespace fathom
