// The only code that calls OpenCL. It checks every status, and every call is seen by its device's
// watch. An object is released with its last copy; copying calls no driver.
//
// Functions throw cl::Failure for what the driver reports; destructors release and throw nothing.
// Any call may take as long as the driver likes, so only threads of DriverThreads call them. Safe
// from any thread, except for kernels, which belong to one thread at a time.
#pragma once

#define CL_TARGET_OPENCL_VERSION 200
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS  // clCreateCommandQueue, which all versions have
#include <CL/cl.h>
#include <CL/cl_ext.h>

#include <cstddef>
#include <exception>
#include <memory>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include "base/result.h"
#include "opencl/driver_watch.h"

namespace fathom::cl {

/// Thrown for a call that the driver refused.
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

/// The platforms of the installed drivers; throws if there is none.
std::vector<cl_platform_id> platforms(DriverWatch& watch);
std::string platformText(cl_platform_id platform, cl_platform_info what, DriverWatch& watch);
/// Processors and graphics devices of a platform.
std::vector<Device> devicesOf(cl_platform_id platform, const std::shared_ptr<DriverWatch>& watch);

/// An OpenCL object that is released with its last copy.
template <class Raw>
class Handle {
public:
    Handle() = default;
    Raw get() const { return m_object ? m_object->raw : nullptr; }
    DriverWatch& watch() const { return *m_object->watch; }
    const std::shared_ptr<DriverWatch>& sharedWatch() const { return m_object->watch; }
    /// Sets the watch of this object and its copies; no other thread may be using them.
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
            release(raw);  // nothing can be done if that fails
        }
        Object(const Object&) = delete;
        Object& operator=(const Object&) = delete;

        std::shared_ptr<DriverWatch> watch;
        Release release;
        Raw raw = nullptr;
    };

    /// Calls create(&status); throws Failure if that reports an error.
    template <class Create>
    Handle(std::shared_ptr<DriverWatch> watch, const char* name, Release release, Create&& create)
        : m_object(std::make_shared<Object>(std::move(watch), release)) {
        cl_int status = CL_SUCCESS;
        {
            const DriverWatch::Call call(*m_object->watch, DriverWatch::Doing::Work);
            m_object->raw = create(&status);
        }
        if (status == CL_SUCCESS && m_object->raw) return;
        m_object->raw = nullptr;  // a failed call may return anything
        throw Failure(status == CL_SUCCESS ? CL_OUT_OF_RESOURCES : status, name);
    }

private:
    std::shared_ptr<Object> m_object;
};

class Device final : public Handle<cl_device_id> {
public:
    Device() = default;
    /// A device of a platform; it needs no release.
    Device(cl_device_id device, std::shared_ptr<DriverWatch> watch);
    /// The part of a processor that has `cores` cores.
    Device(const Device& whole, int cores);
    /// Each core of a processor.
    std::vector<Device> eachCore() const;

    template <class Value>
    Value info(cl_device_info what) const {
        static_assert(std::is_trivially_copyable_v<Value>);
        Value value{};
        readInfo(what, sizeof(Value), &value);
        return value;
    }
    std::string text(cl_device_info what) const;

private:
    /// A part of `whole` that has been made.
    Device(const Device& whole, cl_device_id part);
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
    /// With CL_MEM_COPY_HOST_PTR, copies `bytes` bytes from `source`.
    Buffer(const Context& context, cl_mem_flags flags, std::size_t bytes, void* source = nullptr);
    std::size_t bytes() const { return m_bytes; }

private:
    std::size_t m_bytes = 0;
};

/// Memory that kernels and the host both see, without transfer commands.
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
    /// The compiler's output; empty if it cannot be read.
    std::string buildLog(const Device& device) const;
    /// The binary for the only device of the context; empty if there is none.
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
            setBytes(index, std::as_bytes(std::span(&value, 1)));
    }
    void setArg(cl_uint index, const Buffer& buffer) const { setArg(index, buffer.get()); }
    /// Sets several arguments, from index `first` on.
    template <class... Values>
    void setArgs(cl_uint first, const Values&... values) const {
        (setArg(first++, values), ...);
    }

private:
    void setBytes(cl_uint index, std::span<const std::byte> value) const;
    void setSharedArg(cl_uint index, const void* memory) const;
};

class Event final : public Handle<cl_event> {
public:
    Event() = default;
    /// Throws also if the command itself has failed.
    void wait() const;
    /// A profiling time in nanoseconds of the device's clock.
    cl_ulong profiled(cl_profiling_info what) const;

private:
    friend class CommandQueue;
    Event(std::shared_ptr<DriverWatch> watch, cl_event event);
};

/// Numbers of work-items; the default leaves the choice to the driver.
struct NDRange {
    NDRange() = default;
    explicit NDRange(std::size_t x) : sizes{x, 1}, dimensions(1) {}
    NDRange(std::size_t x, std::size_t y) : sizes{x, y}, dimensions(2) {}
    std::size_t sizes[2] = {};
    cl_uint dimensions = 0;
};

/// Runs its commands in order. If a blocking transfer or finish() throws, no command is running any
/// more; see settle().
class CommandQueue final : public Handle<cl_command_queue> {
public:
    CommandQueue() = default;
    CommandQueue(const Context& context, const Device& device,
                 cl_command_queue_properties properties = 0);
    /// A queue for kernels that run for the first time: some drivers generate code only then.
    static CommandQueue ofFirstRuns(const Context& context, const Device& device);

    /// `ended` may be null.
    void enqueueNDRangeKernel(const Kernel& kernel, const NDRange& items, const NDRange& group = {},
                              Event* ended = nullptr) const;
    void enqueueFillBuffer(const Buffer& buffer, cl_uint pattern, std::size_t offset,
                           std::size_t bytes) const;
    /// The first bytes of one buffer into another. `ended` may be null.
    void enqueueCopyBuffer(const Buffer& from, const Buffer& to, std::size_t bytes,
                           Event* ended = nullptr) const;

    /// These block. Large transfers call the driver several times, so that each call is short.
    void write(const Buffer& to, std::size_t offset, std::size_t bytes, const void* from) const;
    void read(const Buffer& from, std::size_t offset, std::size_t bytes, void* to) const;
    void* map(const Buffer& buffer, cl_map_flags flags, std::size_t bytes) const;

    /// Does not block: `to` must stay valid until `ended`, or until the queue has settled.
    Event enqueueRead(const Buffer& from, std::size_t offset, std::size_t bytes, void* to) const;
    /// Does not block and reports no error.
    void enqueueUnmap(const Buffer& buffer, void* mapped) const noexcept;

    void flush() const;
    void finish() const;

    /// Waits until no command is running; called after any failure. Commands may write to host
    /// memory, which must not be freed before they end. If even this fails, the calling thread
    /// never returns and all that it holds is kept (see DriverWatch::abandonThread).
    void settle() const noexcept;

private:
    void check(cl_int status, const char* call) const;

    DriverWatch::Doing m_wait = DriverWatch::Doing::Wait;
};

/// Calls `work`, whose commands write to host memory without blocking. If it throws, waits until
/// the commands have ended and then rethrows.
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

/// The error message for a call that a driver refused.
Error openClError(const std::string& label, const cl::Failure& failure);

/// The error for kernels that do not build; it quotes the first complaint in the build log.
Error kernelBuildError(const std::string& label, const std::string& kernel, const std::string& log);

/// The error for the exception that is being handled; call it in a catch block.
Error openClErrorOfException(const std::string& label) noexcept;

/// Calls `work`, which returns a Result, and converts whatever it throws to an Error. No exception
/// leaves this folder other than through here.
template <class Work>
auto withOpenClErrors(const std::string& label, Work&& work) noexcept -> decltype(work()) {
    try {
        return work();
    } catch (...) {
        return tl::make_unexpected(openClErrorOfException(label));
    }
}

}  // namespace fathom
