// The one place that calls OpenCL. Every status is looked at, every call is seen by its device's
// watch, and an object is released with its last copy: copying calls no driver.
//
// Functions throw cl::Failure for what the driver reports; destructors release and throw nothing.
// All may take as long as the driver likes: threads of DriverThreads call them, and no others.
// Safe from any thread, but for kernels, which belong to one thread at a time.
#pragma once

#define CL_TARGET_OPENCL_VERSION 200
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS  // clCreateCommandQueue, which all versions have
#include <CL/cl.h>
#include <CL/cl_ext.h>

#include <exception>
#include <memory>
#include <string>
#include <type_traits>
#include <vector>

#include "base/result.h"
#include "opencl/driver_watch.h"

namespace fathom::cl {

/// A call that the driver did not do.
class Failure final : public std::exception {
public:
    Failure(cl_int status, const char* call) : m_status(status), m_call(call) {}
    cl_int status() const { return m_status; }
    const char* what() const noexcept override { return m_call; }  // "clFinish"

private:
    cl_int m_status;
    const char* m_call;
};

class Device;

/// The drivers' platforms; throws where there is none.
std::vector<cl_platform_id> platforms(DriverWatch& watch);
std::string platformText(cl_platform_id platform, cl_platform_info what, DriverWatch& watch);
/// Processors and graphics devices.
std::vector<Device> devicesOf(cl_platform_id platform, const std::shared_ptr<DriverWatch>& watch);

/// What is released with its last copy.
template <class Raw>
class Handle {
public:
    Handle() = default;
    Raw get() const { return m_object ? m_object->raw : nullptr; }
    DriverWatch& watch() const { return *m_object->watch; }
    const std::shared_ptr<DriverWatch>& sharedWatch() const { return m_object->watch; }
    /// Of this object and its copies, which no other thread may be using.
    void setWatch(const std::shared_ptr<DriverWatch>& watch) { m_object->watch = watch; }
    explicit operator bool() const { return m_object != nullptr; }

protected:
    using Release = cl_int (*)(Raw);
    struct Object {
        Object(std::shared_ptr<DriverWatch> seenBy, Release how)
            : watch(std::move(seenBy)), release(how) {}
        ~Object() {
            if (!raw || !release) return;
            const DriverWatch::Call call(*watch, DriverWatch::Doing::Work);
            release(raw);  // there is nothing to be done where that fails
        }
        Object(const Object&) = delete;
        Object& operator=(const Object&) = delete;

        std::shared_ptr<DriverWatch> watch;
        Release release;
        Raw raw = nullptr;
    };

    /// Calls create(&status); throws what it reports.
    template <class Create>
    Handle(std::shared_ptr<DriverWatch> watch, const char* name, Release release, Create&& create)
        : m_object(std::make_shared<Object>(std::move(watch), release)) {
        cl_int status = CL_SUCCESS;
        {
            const DriverWatch::Call call(*m_object->watch, DriverWatch::Doing::Work);
            m_object->raw = create(&status);
        }
        if (status == CL_SUCCESS && m_object->raw) return;
        m_object->raw = nullptr;  // whatever a failed call has returned
        throw Failure(status == CL_SUCCESS ? CL_OUT_OF_RESOURCES : status, name);
    }

private:
    std::shared_ptr<Object> m_object;
};

class Device final : public Handle<cl_device_id> {
public:
    Device() = default;
    /// Devices of a platform need no release.
    Device(cl_device_id device, std::shared_ptr<DriverWatch> watch);
    /// The part of a processor that has so many cores.
    Device(const Device& whole, int cores);

    template <class Value>
    Value info(cl_device_info what) const {
        static_assert(std::is_trivially_copyable_v<Value>);
        Value value{};
        readInfo(what, sizeof(Value), &value);
        return value;
    }
    std::string text(cl_device_info what) const;

private:
    void readInfo(cl_device_info what, std::size_t bytes, void* value) const;
};

class Context final : public Handle<cl_context> {
public:
    Context() = default;
    explicit Context(const Device& device);
};

class Buffer final : public Handle<cl_mem> {
public:
    Buffer() = default;
    /// With CL_MEM_COPY_HOST_PTR, of a copy of what lies at `source`.
    Buffer(const Context& context, cl_mem_flags flags, std::size_t bytes, void* source = nullptr);
    std::size_t bytes() const { return m_bytes; }

private:
    std::size_t m_bytes = 0;
};

/// Memory that kernels and the host see at once, without commands.
class SharedMemory {
public:
    SharedMemory() = default;
    SharedMemory(Context context, std::size_t bytes);
    ~SharedMemory();
    SharedMemory(SharedMemory&& other) noexcept { swap(other); }
    SharedMemory& operator=(SharedMemory&& other) noexcept {
        swap(other);
        return *this;
    }

    void* data() const { return m_data; }
    std::size_t bytes() const { return m_bytes; }

private:
    void swap(SharedMemory& other) noexcept;

    Context m_context;
    void* m_data = nullptr;
    std::size_t m_bytes = 0;
};

class Program final : public Handle<cl_program> {
public:
    Program() = default;
    Program(const Context& context, const std::string& source);
    Program(const Context& context, const Device& device, const std::string& binary);
    void build(const Device& device, const char* options) const;
    /// What the compiler said; empty where that cannot be read.
    std::string buildLog(const Device& device) const;
    /// For the one device of its context; empty where there is none.
    std::string binary() const;
};

class Kernel final : public Handle<cl_kernel> {
public:
    Kernel() = default;
    Kernel(const Program& program, const char* name);

    template <class Value>
    void setArg(cl_uint index, const Value& value) const {
        static_assert(std::is_trivially_copyable_v<Value>);
        if constexpr (std::is_pointer_v<Value> && !std::is_same_v<Value, cl_mem>)
            setSharedArg(index, value);
        else
            setBytes(index, sizeof(Value), &value);
    }
    void setArg(cl_uint index, const Buffer& buffer) const { setArg(index, buffer.get()); }

private:
    void setBytes(cl_uint index, std::size_t bytes, const void* value) const;
    void setSharedArg(cl_uint index, const void* memory) const;
};

class Event final : public Handle<cl_event> {
public:
    Event() = default;
    /// Throws where the command itself has failed, too.
    void wait() const;
    /// Nanoseconds of the device's clock.
    cl_ulong profiled(cl_profiling_info what) const;

private:
    friend class CommandQueue;
    Event(std::shared_ptr<DriverWatch> watch, cl_event event);
};

/// The extent of work-items; the default leaves it to the driver.
struct NDRange {
    NDRange() = default;
    explicit NDRange(std::size_t x) : sizes{x, 1}, dimensions(1) {}
    NDRange(std::size_t x, std::size_t y) : sizes{x, y}, dimensions(2) {}
    std::size_t sizes[2] = {};
    cl_uint dimensions = 0;
};

/// Its commands run in their order. What a blocking transfer or finish() throws leaves when nothing
/// is under way any more; see settle().
class CommandQueue final : public Handle<cl_command_queue> {
public:
    CommandQueue() = default;
    CommandQueue(const Context& context, const Device& device,
                 cl_command_queue_properties properties = 0);
    /// For kernels that run for the first time: drivers may generate their code only then.
    static CommandQueue ofFirstRuns(const Context& context, const Device& device);

    /// `ended` may be null.
    void enqueueNDRangeKernel(const Kernel& kernel, const NDRange& items, const NDRange& group = {},
                              Event* ended = nullptr) const;
    void enqueueFillBuffer(const Buffer& buffer, cl_uint pattern, std::size_t offset,
                           std::size_t bytes) const;

    /// Block; large ones call the driver several times, so that each call takes a moment.
    void write(const Buffer& to, std::size_t offset, std::size_t bytes, const void* from) const;
    void read(const Buffer& from, std::size_t offset, std::size_t bytes, void* to) const;
    void* map(const Buffer& buffer, cl_map_flags flags, std::size_t bytes) const;

    /// Does not block: `to` must stay where it is until `ended`, or until the queue has settled.
    Event enqueueRead(const Buffer& from, std::size_t offset, std::size_t bytes, void* to) const;
    /// Does not block, and says nothing where it fails.
    void enqueueUnmap(const Buffer& buffer, void* mapped) const noexcept;

    void flush() const;
    void finish() const;

    /// Returns when nothing is under way any more, which is tried after any failure: commands may
    /// write to memory of the host, which must not be freed before. Where even that fails, the
    /// calling thread never returns, and all that it holds is kept (DriverWatch::abandonThread).
    void settle() const noexcept;

private:
    void check(cl_int status, const char* call) const;

    DriverWatch::Doing m_wait = DriverWatch::Doing::Wait;
};

/// Calls `work`, whose commands write to memory of the host and do not block; what it throws leaves
/// when they have ended.
template <class Work>
auto settled(const CommandQueue& queue, Work&& work) -> decltype(work()) {
    try {
        return work();
    } catch (...) {
        queue.settle();
        throw;
    }
}

}  // namespace fathom::cl

namespace fathom {

/// The sentence for a call that a driver refused.
Error openClError(const std::string& label, const cl::Failure& failure);

/// What kernels that do not build mean: the sentence names the first complaint of the build log.
Error kernelBuildError(const std::string& label, const std::string& kernel, const std::string& log);

/// What the exception that is being handled means for the device; call it in a catch block.
Error openClErrorOfException(const std::string& label) noexcept;

/// Calls `work`, which returns a Result, and makes an Error of whatever it throws: the edge that no
/// exception of this folder crosses.
template <class Work>
auto withOpenClErrors(const std::string& label, Work&& work) noexcept -> decltype(work()) {
    try {
        return work();
    } catch (...) {
        return tl::make_unexpected(openClErrorOfException(label));
    }
}

}  // namespace fathom
