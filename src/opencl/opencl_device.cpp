#include "opencl/opencl_device.h"

#include <algorithm>
#include <bit>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include "base/folder.h"

namespace fathom {

namespace {

// A device without these rounds or flushes differently from the others.
constexpr cl_device_fp_config kNeededArithmetic =
    CL_FP_DENORM | CL_FP_INF_NAN | CL_FP_ROUND_TO_NEAREST | CL_FP_FMA;

// More than any device has; a larger number is a mistake of its driver.
constexpr cl_uint kMostUnits = 1u << 16;

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
    const std::string version = device.text(CL_DEVICE_VERSION);
    if (std::sscanf(version.c_str(), "OpenCL %d.%d", &major, &minor) != 2) return 0;
    return 10 * major + minor;
}

bool isTrue(const cl::Device& device, cl_device_info what) {
    return device.info<cl_bool>(what) != CL_FALSE;
}

/// Whether kernels and the host see each other's writes without commands.
bool sharesMemory(const cl::Device& device) {
    return versionOf(device) >= 20 &&
           (device.info<cl_device_svm_capabilities>(CL_DEVICE_SVM_CAPABILITIES) &
            CL_DEVICE_SVM_FINE_GRAIN_BUFFER) != 0;
}

std::vector<NumberKind> numbersOf(const cl::Device& device) {
    const auto computesExactlyIn = [&](cl_device_info what) {
        return computesExactly(device.info<cl_device_fp_config>(what));
    };
    std::vector<NumberKind> numbers;
    if (computesExactlyIn(CL_DEVICE_SINGLE_FP_CONFIG))
        numbers.insert(numbers.end(), {NumberKind::Fp32, NumberKind::Ff, NumberKind::Fp128,
                                       NumberKind::DeltaFf, NumberKind::DeltaFp32});
    const std::string extensions = " " + device.text(CL_DEVICE_EXTENSIONS) + " ";
    if (extensions.find(" cl_khr_fp64 ") != std::string::npos &&
        computesExactlyIn(CL_DEVICE_DOUBLE_FP_CONFIG))
        numbers.insert(numbers.end(), {NumberKind::Fp64, NumberKind::Dd, NumberKind::DeltaFp64});
    return numbers;
}

/// Lanes to use of a processor's vectors.
unsigned usableLanes(cl_uint native) {
    return native >= 4 ? std::bit_floor(std::min(native, cl_uint{16})) : 1;
}

/// Why a device, %1, cannot be used; empty if it can.
std::string shortcoming(const cl::Device& device) {
    if (!isTrue(device, CL_DEVICE_AVAILABLE))
        return phrase("%1 is switched off by its driver, so it is not used.");
    if (!isTrue(device, CL_DEVICE_COMPILER_AVAILABLE))
        return phrase("%1 has no kernel compiler, so it is not used.");
    if (!isTrue(device, CL_DEVICE_ENDIAN_LITTLE))
        return phrase("%1 uses a different byte order, so it is not used.");
    if (versionOf(device) < 12)
        return phrase("%1 has a driver older than OpenCL 1.2, so it is not used.");
    if (numbersOf(device).empty())
        return phrase("%1 does not round as IEEE 754 requires, so it is not used.");
    return {};
}

/// Fills in what the driver of a usable device reports.
OpenClDevice described(OpenClDevice device) {
    const cl::Device& handle = device.handle;
    const bool isProcessor = device.kind == DeviceKind::OpenClCpu;
    device.largestBuffer = handle.info<cl_ulong>(CL_DEVICE_MAX_MEM_ALLOC_SIZE);
    device.computeUnits =
        std::clamp(handle.info<cl_uint>(CL_DEVICE_MAX_COMPUTE_UNITS), cl_uint{1}, kMostUnits);
    device.dividesFloats = handle.info<cl_device_fp_config>(CL_DEVICE_SINGLE_FP_CONFIG) &
                           CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT;
    device.numbers = numbersOf(handle);
    if (isProcessor && sharesMemory(handle)) {
        device.floatLanes = usableLanes(handle.info<cl_uint>(CL_DEVICE_NATIVE_VECTOR_WIDTH_FLOAT));
        device.doubleLanes =
            usableLanes(handle.info<cl_uint>(CL_DEVICE_NATIVE_VECTOR_WIDTH_DOUBLE));
    }
    return device;
}

/// Limits a processor to `computeUnits` cores; false if its driver cannot.
bool limit(OpenClDevice& device, int computeUnits) {
    const auto most = static_cast<std::size_t>(computeUnits);
    if (computeUnits <= 0 || device.kind != DeviceKind::OpenClCpu || device.computeUnits <= most)
        return true;
    try {
        device.handle = cl::Device(device.handle, computeUnits);
    } catch (const cl::Failure&) {
        return false;
    }
    device.computeUnits = most;
    return true;
}

void addDevice(const std::string& platform, const cl::Device& handle, int computeUnits,
               std::vector<OpenClDevice>& devices, std::vector<RejectedDevice>& rejected) {
    OpenClDevice device;
    device.handle = handle;
    device.label = phrase("an unnamed device");
    const auto reject = [&](Phrase reason, bool hasFailed = false) {
        rejected.push_back({.info = {.label = device.label,
                                     .driver = device.driver,
                                     .kind = device.kind,
                                     .memoryBytes = device.memoryBytes},
                            .reason = std::move(reason),
                            .hasFailed = hasFailed});
    };
    try {
        if (std::string name = trimmed(handle.text(CL_DEVICE_NAME)); !name.empty())
            device.label = std::move(name);
        device.driver = platform + ", " + trimmed(handle.text(CL_DRIVER_VERSION));
        device.kind = handle.info<cl_device_type>(CL_DEVICE_TYPE) & CL_DEVICE_TYPE_CPU
                          ? DeviceKind::OpenClCpu
                          : DeviceKind::OpenClGpu;
        device.memoryBytes = handle.info<cl_ulong>(CL_DEVICE_GLOBAL_MEM_SIZE);
        if (const std::string reason = shortcoming(handle); !reason.empty())
            return reject({reason, {device.label}});
        device = described(device);
        if (!limit(device, computeUnits))
            return reject({computeUnits == 1
                               ? phrase("%1 cannot be limited to 1 core, so it is not used.")
                               : phrase("%1 cannot be limited to %2 cores, so it is not used."),
                           {device.label, std::to_string(computeUnits)}});
        const auto place = device.kind == DeviceKind::OpenClCpu ? DriverWatch::Place::Processor
                                                                : DriverWatch::Place::Device;
        device.handle.setWatch(
            std::make_shared<DriverWatch>(device.label, handle.watch().patience(), place));
        devices.push_back(std::move(device));
    } catch (const std::exception&) {
        reject(openClErrorOfException(device.label).message, true);
    }
}

/// The files that register drivers, in the folder where the loader looks for them.
std::vector<std::string> registeredDrivers() {
    const char* const elsewhere = std::getenv("OCL_ICD_VENDORS");
    const std::filesystem::path folder =
        elsewhere && *elsewhere ? elsewhere : "/etc/OpenCL/vendors";
    std::vector<std::string> names = namesIn(folder);
    std::erase_if(names, [](const std::string& name) { return !name.ends_with(".icd"); });
    std::ranges::sort(names);
    return names;
}

/// Adds the devices of one driver.
void addPlatform(cl_platform_id platform, int computeUnits,
                 const std::shared_ptr<DriverWatch>& listing, std::vector<OpenClDevice>& devices,
                 DeviceReport& report) {
    OpenClPlatform& told = report.platforms.emplace_back();
    told.name = trimmed(cl::platformText(platform, CL_PLATFORM_NAME, *listing));
    told.version = trimmed(cl::platformText(platform, CL_PLATFORM_VERSION, *listing));
    const std::vector<cl::Device> handles = cl::devicesOf(platform, listing);
    told.deviceCount = static_cast<int>(handles.size());
    for (const cl::Device& handle : handles)
        addDevice(told.name, handle, computeUnits, devices, report.rejected);
}

}  // namespace

bool hasDoubles(const OpenClDevice& device) {
    return std::ranges::find(device.numbers, NumberKind::Fp64) != device.numbers.end();
}

unsigned lanesOf(const OpenClDevice& device, NumberKind number) {
    const bool isDouble = number == NumberKind::Fp64 || number == NumberKind::Dd;
    return isDouble ? device.doubleLanes : device.floatLanes;
}

std::vector<OpenClDevice> coresOf(const OpenClDevice& processor) {
    std::vector<OpenClDevice> cores;
    for (cl::Device& handle : processor.handle.eachCore()) {
        OpenClDevice& core = cores.emplace_back(processor);
        core.handle = std::move(handle);
        core.handle.setWatch(std::make_shared<DriverWatch>(
            core.label, processor.handle.watch().patience(), DriverWatch::Place::Processor));
        core.kind = DeviceKind::OpenClGpu;
        core.computeUnits = core.floatLanes = core.doubleLanes = 1;
    }
    return cores;
}

std::vector<OpenClDevice> listOpenClDevices(int computeUnits, DeviceReport* report) {
    return listOpenClDevices(computeUnits, report,
                             std::make_shared<DriverWatch>(phrase("this computer")));
}

std::vector<OpenClDevice> listOpenClDevices(int computeUnits, DeviceReport* report,
                                            const std::shared_ptr<DriverWatch>& listing) {
    DeviceReport ignored;
    DeviceReport& told = report ? *report : ignored;
    told.isOpenClSearched = true;
    told.openClDrivers = registeredDrivers();

    std::vector<OpenClDevice> devices;
    const auto reject = [&] {
        told.rejected.push_back({.info = {.label = "OpenCL", .kind = DeviceKind::OpenClGpu},
                                 .reason = openClErrorOfException(listing->label()).phrase,
                                 .hasFailed = true});
    };
    std::vector<cl_platform_id> platforms;
    try {
        platforms = cl::platforms(*listing);
    } catch (const cl::Failure& failure) {
        // This is how the loader says that no driver is installed.
        if (failure.status() != CL_PLATFORM_NOT_FOUND_KHR) reject();
    }
    for (const cl_platform_id platform : platforms) {
        try {
            addPlatform(platform, computeUnits, listing, devices, told);
        } catch (const std::exception&) {
            reject();
        }
    }
    return devices;
}

}  // namespace fathom
