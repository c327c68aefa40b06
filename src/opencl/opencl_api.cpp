#include "opencl/opencl_api.h"

#include <algorithm>
#include <cstring>
#include <new>
#include <sstream>

#include "base/exception.h"

#include "base/sentence.h"

namespace fathom {

namespace cl {

namespace {

using Doing = DriverWatch::Doing;

// More than any driver returns; a larger size is a mistake of the driver.
constexpr std::size_t kMostText = std::size_t{1} << 20, kMostBinary = std::size_t{64} << 20;
constexpr cl_uint kMostPlatforms = 64, kMostDevices = 256;

// Takes a second or less on the slowest bus, so that a transfer of gigabytes does not look like
// silence.
constexpr std::size_t kTransfer = std::size_t{64} << 20;

/// Calls the driver in view of its watch, and returns the status.
template <class... Parameters, class... Arguments>
cl_int called(DriverWatch& watch, Doing doing, cl_int (*function)(Parameters...),
              Arguments... arguments) {
    const DriverWatch::Call call(watch, doing);
    return function(arguments...);
}

void check(cl_int status, const char* call) {
    if (status != CL_SUCCESS) throw Failure(status, call);
}

/// Result of any query that first tells its length: query(bytes, value, &size).
template <class Query>
std::string textOf(const char* call, Query&& query) {
    std::size_t size = 0;
    check(query(0, nullptr, &size), call);
    if (size > kMostText) throw Failure(CL_INVALID_VALUE, call);
    std::string text(size, '\0');
    if (size > 0) check(query(size, text.data(), nullptr), call);
    text.resize(std::min(text.size(), text.find('\0')));
    return text;
}

}  // namespace

// ---- Platforms and devices -------------------------------------------------------------------

std::vector<cl_platform_id> platforms(DriverWatch& watch) {
    constexpr const char* kCall = "clGetPlatformIDs";
    cl_uint count = 0;
    check(called(watch, Doing::Work, clGetPlatformIDs, 0u, nullptr, &count), kCall);
    std::vector<cl_platform_id> ids(std::min(count, kMostPlatforms));
    if (ids.empty()) return ids;
    check(called(watch, Doing::Work, clGetPlatformIDs, static_cast<cl_uint>(ids.size()), ids.data(),
                 nullptr),
          kCall);
    std::erase(ids, nullptr);
    return ids;
}

std::string platformText(cl_platform_id platform, cl_platform_info what, DriverWatch& watch) {
    return textOf("clGetPlatformInfo", [&](std::size_t bytes, void* value, std::size_t* size) {
        return called(watch, Doing::Work, clGetPlatformInfo, platform, what, bytes, value, size);
    });
}

std::vector<Device> devicesOf(cl_platform_id platform, const std::shared_ptr<DriverWatch>& watch) {
    constexpr const char* kCall = "clGetDeviceIDs";
    constexpr cl_device_type kTypes = CL_DEVICE_TYPE_CPU | CL_DEVICE_TYPE_GPU;
    cl_uint count = 0;
    const cl_int status =
        called(*watch, Doing::Work, clGetDeviceIDs, platform, kTypes, 0u, nullptr, &count);
    if (status == CL_DEVICE_NOT_FOUND) return {};  // a driver without its hardware
    check(status, kCall);
    std::vector<cl_device_id> ids(std::min(count, kMostDevices));
    if (!ids.empty())
        check(called(*watch, Doing::Work, clGetDeviceIDs, platform, kTypes,
                     static_cast<cl_uint>(ids.size()), ids.data(), nullptr),
              kCall);
    std::vector<Device> devices;
    for (const cl_device_id id : ids)
        if (id) devices.emplace_back(id, watch);
    return devices;
}

Device::Device(cl_device_id device, std::shared_ptr<DriverWatch> watch)
    : Handle(std::move(watch), "clGetDeviceIDs", nullptr, [device](cl_int*) { return device; }) {}

Device::Device(const Device& whole, int cores)
    : Handle(whole.sharedWatch(), "clCreateSubDevices", clReleaseDevice, [&](cl_int* status) {
          const cl_device_partition_property byCounts[] = {
              CL_DEVICE_PARTITION_BY_COUNTS, cores, CL_DEVICE_PARTITION_BY_COUNTS_LIST_END, 0};
          cl_device_id part = nullptr;
          *status = clCreateSubDevices(whole.get(), byCounts, 1, &part, nullptr);
          return part;
      }) {}

Device::Device(const Device& whole, cl_device_id part)
    : Handle(whole.sharedWatch(), "clCreateSubDevices", clReleaseDevice,
             [part](cl_int*) { return part; }) {}

std::vector<Device> Device::eachCore() const {
    static constexpr cl_device_partition_property kOneByOne[] = {CL_DEVICE_PARTITION_EQUALLY, 1, 0};
    std::vector<cl_device_id> ids(info<cl_uint>(CL_DEVICE_MAX_COMPUTE_UNITS));
    check(called(watch(), Doing::Work, clCreateSubDevices, get(), kOneByOne,
                 static_cast<cl_uint>(ids.size()), ids.data(), nullptr),
          "clCreateSubDevices");
    std::vector<Device> cores;
    for (const cl_device_id id : ids)
        cores.push_back(Device(*this, id));
    return cores;
}

void Device::readInfo(cl_device_info what, std::size_t bytes, void* value) const {
    check(called(watch(), Doing::Work, clGetDeviceInfo, get(), what, bytes, value, nullptr),
          "clGetDeviceInfo");
}

std::string Device::text(cl_device_info what) const {
    return textOf("clGetDeviceInfo", [&](std::size_t bytes, void* value, std::size_t* size) {
        return called(watch(), Doing::Work, clGetDeviceInfo, get(), what, bytes, value, size);
    });
}

// ---- Contexts and memory ---------------------------------------------------------------------

Context::Context(const Device& device)
    : Handle(device.sharedWatch(), "clCreateContext", clReleaseContext, [&](cl_int* status) {
          const cl_device_id id = device.get();
          return clCreateContext(nullptr, 1, &id, nullptr, nullptr, status);
      }) {}

Buffer::Buffer(const Context& context, cl_mem_flags flags, std::size_t bytes, void* source)
    : Handle(context.sharedWatch(), "clCreateBuffer", clReleaseMemObject,
             [&](cl_int* status) {
                 return clCreateBuffer(context.get(), flags, bytes, source, status);
             }),
      m_bytes(bytes) {}

SharedMemory::SharedMemory(Context context, std::size_t bytes)
    : m_context(std::move(context)), m_bytes(bytes) {
    const DriverWatch::Call call(m_context.watch(), Doing::Work);
    m_data =
        clSVMAlloc(m_context.get(), CL_MEM_READ_WRITE | CL_MEM_SVM_FINE_GRAIN_BUFFER, bytes, 0);
    if (!m_data) throw Failure(CL_MEM_OBJECT_ALLOCATION_FAILURE, "clSVMAlloc");
}

SharedMemory::~SharedMemory() {
    if (!m_data) return;
    const DriverWatch::Call call(m_context.watch(), Doing::Work);
    clSVMFree(m_context.get(), m_data);
}

void SharedMemory::swap(SharedMemory& other) noexcept {
    std::swap(m_context, other.m_context);
    std::swap(m_data, other.m_data);
    std::swap(m_bytes, other.m_bytes);
}

// ---- Programs and kernels --------------------------------------------------------------------

Program::Program(const Context& context, const std::string& source)
    : Handle(context.sharedWatch(), "clCreateProgramWithSource", clReleaseProgram,
             [&](cl_int* status) {
                 const char* text = source.data();
                 const std::size_t length = source.size();
                 return clCreateProgramWithSource(context.get(), 1, &text, &length, status);
             }) {}

Program::Program(const Context& context, const Device& device, const std::string& binary)
    : Handle(context.sharedWatch(), "clCreateProgramWithBinary", clReleaseProgram,
             [&](cl_int* status) {
                 const cl_device_id id = device.get();
                 const auto* bytes = reinterpret_cast<const unsigned char*>(binary.data());
                 const std::size_t length = binary.size();
                 return clCreateProgramWithBinary(context.get(), 1, &id, &length, &bytes, nullptr,
                                                  status);
             }) {}

void Program::build(const Device& device, const char* options) const {
    const cl_device_id id = device.get();
    check(called(watch(), Doing::Work, clBuildProgram, get(), 1u, &id, options, nullptr, nullptr),
          "clBuildProgram");
}

std::string Program::buildLog(const Device& device) const {
    try {
        return textOf("clGetProgramBuildInfo",
                      [&](std::size_t bytes, void* value, std::size_t* size) {
                          return called(watch(), Doing::Work, clGetProgramBuildInfo, get(),
                                        device.get(), CL_PROGRAM_BUILD_LOG, bytes, value, size);
                      });
    } catch (const Failure&) {
        return {};
    }
}

std::string Program::binary() const {
    constexpr const char* kCall = "clGetProgramInfo";
    const auto read = [&](cl_program_info what, std::size_t bytes, void* value) {
        check(called(watch(), Doing::Work, clGetProgramInfo, get(), what, bytes, value, nullptr),
              kCall);
    };
    std::size_t size = 0;
    read(CL_PROGRAM_BINARY_SIZES, sizeof size, &size);
    if (size == 0 || size > kMostBinary) return {};
    std::string bytes(size, '\0');
    char* place = bytes.data();
    read(CL_PROGRAM_BINARIES, sizeof place, &place);
    return bytes;
}

Kernel::Kernel(const Program& program, const char* name)
    : Handle(program.sharedWatch(), "clCreateKernel", clReleaseKernel,
             [&](cl_int* status) { return clCreateKernel(program.get(), name, status); }) {}

void Kernel::setBytes(cl_uint index, std::span<const std::byte> value) const {
    check(called(watch(), Doing::Work, clSetKernelArg, get(), index, value.size(), value.data()),
          "clSetKernelArg");
}

void Kernel::setSharedArg(cl_uint index, const void* memory) const {
    check(called(watch(), Doing::Work, clSetKernelArgSVMPointer, get(), index, memory),
          "clSetKernelArgSVMPointer");
}

// ---- Events and queues -----------------------------------------------------------------------

Event::Event(std::shared_ptr<DriverWatch> watch, cl_event event)
    : Handle(std::move(watch), "clEnqueue", clReleaseEvent, [event](cl_int*) { return event; }) {}

void Event::wait() const {
    const cl_event event = get();
    check(called(watch(), Doing::Wait, clWaitForEvents, 1u, &event), "clWaitForEvents");
}

cl_ulong Event::profiled(cl_profiling_info what) const {
    cl_ulong time = 0;
    check(called(watch(), Doing::Work, clGetEventProfilingInfo, get(), what, sizeof time, &time,
                 nullptr),
          "clGetEventProfilingInfo");
    return time;
}

CommandQueue::CommandQueue(const Context& context, const Device& device,
                           cl_command_queue_properties properties)
    : Handle(context.sharedWatch(), "clCreateCommandQueue", clReleaseCommandQueue,
             [&](cl_int* status) {
                 return clCreateCommandQueue(context.get(), device.get(), properties, status);
             }) {}

CommandQueue CommandQueue::ofFirstRuns(const Context& context, const Device& device) {
    CommandQueue queue(context, device);
    queue.m_wait = Doing::WaitForCompiler;
    return queue;
}

void CommandQueue::enqueueNDRangeKernel(const Kernel& kernel, const NDRange& items,
                                        const NDRange& group, Event* ended) const {
    cl_event event = nullptr;
    cl::check(
        called(watch(), Doing::Work, clEnqueueNDRangeKernel, get(), kernel.get(), items.dimensions,
               nullptr, items.sizes, group.dimensions > 0 ? group.sizes : nullptr, 0u, nullptr,
               ended ? &event : nullptr),
        "clEnqueueNDRangeKernel");
    if (ended) *ended = Event(sharedWatch(), event);
}

void CommandQueue::enqueueFillBuffer(const Buffer& buffer, cl_uint pattern, std::size_t offset,
                                     std::size_t bytes) const {
    cl::check(called(watch(), Doing::Work, clEnqueueFillBuffer, get(), buffer.get(), &pattern,
                     sizeof pattern, offset, bytes, 0u, nullptr, nullptr),
              "clEnqueueFillBuffer");
}

void CommandQueue::enqueueCopyBuffer(const Buffer& from, const Buffer& to, std::size_t bytes,
                                     Event* ended) const {
    cl_event event = nullptr;
    cl::check(called(watch(), Doing::Work, clEnqueueCopyBuffer, get(), from.get(), to.get(), 0u, 0u,
                     bytes, 0u, nullptr, ended ? &event : nullptr),
              "clEnqueueCopyBuffer");
    if (ended) *ended = Event(sharedWatch(), event);
}

void CommandQueue::write(const Buffer& to, std::size_t offset, std::size_t bytes,
                         const void* from) const {
    const auto* const source = static_cast<const std::byte*>(from);
    for (std::size_t done = 0; done < bytes; done += kTransfer)
        check(called(watch(), m_wait, clEnqueueWriteBuffer, get(), to.get(), CL_TRUE, offset + done,
                     std::min(kTransfer, bytes - done), source + done, 0u, nullptr, nullptr),
              "clEnqueueWriteBuffer");
}

void CommandQueue::read(const Buffer& from, std::size_t offset, std::size_t bytes, void* to) const {
    auto* const target = static_cast<std::byte*>(to);
    for (std::size_t done = 0; done < bytes; done += kTransfer)
        check(
            called(watch(), m_wait, clEnqueueReadBuffer, get(), from.get(), CL_TRUE, offset + done,
                   std::min(kTransfer, bytes - done), target + done, 0u, nullptr, nullptr),
            "clEnqueueReadBuffer");
}

void* CommandQueue::map(const Buffer& buffer, cl_map_flags flags, std::size_t bytes) const {
    cl_int status = CL_SUCCESS;
    void* mapped = nullptr;
    {
        const DriverWatch::Call call(watch(), m_wait);
        mapped = clEnqueueMapBuffer(get(), buffer.get(), CL_TRUE, flags, 0, bytes, 0, nullptr,
                                    nullptr, &status);
    }
    if (status == CL_SUCCESS && !mapped) status = CL_MAP_FAILURE;
    check(status, "clEnqueueMapBuffer");
    return mapped;
}

Event CommandQueue::enqueueRead(const Buffer& from, std::size_t offset, std::size_t bytes,
                                void* to) const {
    cl_event event = nullptr;
    cl::check(called(watch(), Doing::Work, clEnqueueReadBuffer, get(), from.get(), CL_FALSE, offset,
                     bytes, to, 0u, nullptr, &event),
              "clEnqueueReadBuffer");
    return Event(sharedWatch(), event);
}

void CommandQueue::enqueueUnmap(const Buffer& buffer, void* mapped) const noexcept {
    called(watch(), Doing::Work, clEnqueueUnmapMemObject, get(), buffer.get(), mapped, 0u, nullptr,
           nullptr);
}

void CommandQueue::flush() const {
    cl::check(called(watch(), Doing::Work, clFlush, get()), "clFlush");
}

void CommandQueue::finish() const {
    check(called(watch(), m_wait, clFinish, get()), "clFinish");
}

void CommandQueue::settle() const noexcept {
    const cl_int status = called(watch(), m_wait, clFinish, get());
    if (status == CL_SUCCESS) return;
    try {
        throw Failure(status, "clFinish");
    } catch (const Failure&) {
        watch().abandonThread(openClErrorOfException(watch().label()));
    }
}

/// For a call that blocks.
void CommandQueue::check(cl_int status, const char* call) const {
    if (status == CL_SUCCESS) return;
    settle();
    throw Failure(status, call);
}

}  // namespace cl

// ---- Errors ----------------------------------------------------------------------------------

namespace {

struct KnownError {
    cl_int status;
    ErrorCode meaning;
    const char* words;
};

constexpr KnownError kKnownErrors[] = {
    {CL_DEVICE_NOT_FOUND, ErrorCode::DeviceUnavailable, phrase("the device was not found")},
    {CL_DEVICE_NOT_AVAILABLE, ErrorCode::DeviceUnavailable, phrase("the device is not available")},
    {CL_COMPILER_NOT_AVAILABLE, ErrorCode::DeviceUnavailable, phrase("it has no compiler")},
    {CL_INVALID_DEVICE, ErrorCode::DeviceUnavailable, phrase("the device no longer exists")},
    {CL_INVALID_PLATFORM, ErrorCode::DeviceUnavailable, phrase("the driver no longer exists")},
    {CL_MEM_OBJECT_ALLOCATION_FAILURE, ErrorCode::OutOfMemory,
     phrase("the device's memory is full")},
    {CL_OUT_OF_HOST_MEMORY, ErrorCode::OutOfMemory, phrase("the computer's memory is full")},
    {CL_INVALID_BUFFER_SIZE, ErrorCode::OutOfMemory,
     phrase("a buffer is too large for the device")},
    {CL_BUILD_PROGRAM_FAILURE, ErrorCode::KernelBuild, phrase("a kernel does not build")},
    {CL_INVALID_BINARY, ErrorCode::KernelBuild,
     phrase("a compiled kernel does not fit the device")},
    {CL_OUT_OF_RESOURCES, ErrorCode::DeviceLost,
     phrase("the device ran out of resources or stopped")},
    {CL_INVALID_COMMAND_QUEUE, ErrorCode::DeviceLost, phrase("the device stopped answering")},
    {CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST, ErrorCode::DeviceLost,
     phrase("a computation failed")},
};

std::string firstComplaint(const std::string& log) {
    std::istringstream lines(log);
    std::string line, first;
    while (std::getline(lines, line)) {
        const std::size_t start = line.find_first_not_of(" \t\r");
        if (start == std::string::npos) continue;
        line = line.substr(start, line.find_last_not_of(" \t\r") + 1 - start);
        if (line.find("error") != std::string::npos) return line;
        if (first.empty()) first = line;
    }
    return first.empty() ? phrase("the driver gave no reason") : first;
}

}  // namespace

Error openClError(const std::string& label, const cl::Failure& failure) {
    const auto* const known =
        std::ranges::find(kKnownErrors, failure.status(), &KnownError::status);
    const bool isKnown = known != std::end(kKnownErrors);
    const char* const pattern =
        isKnown
            ? phrase(
                  "The OpenCL driver of %1 reported that %2 (%3, error %4); restart the program, "
                  "and update the driver if it happens again.")
            : phrase(
                  "The OpenCL driver of %1 reported an unknown error (%3, error %4); restart "
                  "the program, and update the driver if it happens again.");
    return {
        isKnown ? known->meaning : ErrorCode::DeviceLost,
        {pattern,
         {label, isKnown ? known->words : "", failure.what(), std::to_string(failure.status())}}};
}

Error kernelBuildError(const std::string& label, const std::string& kernel,
                       const std::string& log) {
    return {ErrorCode::KernelBuild,
            {"The driver of %1 could not compile the kernel %2: %3.",
             {label, kernel, withoutFullStop(firstComplaint(log))}}};
}

Error openClErrorOfException(const std::string& label) noexcept {
    try {
        try {
            throw;
        } catch (const cl::Failure& failure) {
            return openClError(label, failure);
        } catch (...) {
            return errorOfException(Phrase{"Computing on %1 failed", {label}});
        }
    } catch (const std::bad_alloc&) {                      // for building the message
        return {ErrorCode::OutOfMemory, "out of memory"};  // short enough to need no memory
    }
}

}  // namespace fathom
