#include "faulty_driver.h"

#include <dlfcn.h>

#include <condition_variable>
#include <map>
#include <mutex>

namespace fathom::test {
namespace {

struct Plan {
    int number = -1;
    bool doesHang = false;
    cl_int status = CL_SUCCESS;
};

struct State {
    std::mutex mutex;  // guards all below
    std::condition_variable changed;
    std::map<std::string, Plan> plans;
    std::map<std::string, int> calls;
    int hanging = 0;
    int building = 0;  // running calls of clBuildProgram
    bool isOver = true;
};

/// Never destroyed: threads of drivers may call to the very end.
State& state() {
    static auto* const kept = new State;
    return *kept;
}

/// The status that a call of the function reports instead of running, or CL_SUCCESS. If the call
/// is to hang, returns only when the hang ends.
cl_int fault(const char* function) {
    State& at = state();
    std::unique_lock lock(at.mutex);
    if (at.isOver) return CL_SUCCESS;
    const int number = ++at.calls[function];
    const auto plan = at.plans.find(function);
    if (plan == at.plans.end()) return CL_SUCCESS;
    const bool isMeant = plan->second.number == number || plan->second.number == FaultyDriver::kAll;
    if (!isMeant || !plan->second.doesHang) return isMeant ? plan->second.status : CL_SUCCESS;
    ++at.hanging;
    at.changed.notify_all();
    at.changed.wait(lock, [&] { return at.isOver; });
    return CL_SUCCESS;
}

/// Counts a call of clBuildProgram while it is under way.
class Building {
public:
    Building() { add(1); }
    ~Building() { add(-1); }
    Building(const Building&) = delete;
    Building& operator=(const Building&) = delete;

private:
    static void add(int calls) {
        const std::lock_guard lock(state().mutex);
        state().building += calls;
        state().changed.notify_all();
    }
};

template <class Function>
Function* real(const char* name) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

}  // namespace

FaultyDriver::FaultyDriver() {
    State& at = state();
    const std::lock_guard lock(at.mutex);
    at.plans.clear();
    at.calls.clear();
    at.hanging = 0;
    at.isOver = false;
}

FaultyDriver::~FaultyDriver() {
    State& at = state();
    std::unique_lock lock(at.mutex);
    at.isOver = true;
    at.changed.notify_all();
    // Wait: a compiler that still runs when the process ends finds its own tables destroyed.
    at.changed.wait(lock, [&] { return at.building == 0; });
}

void FaultyDriver::fail(const std::string& function, cl_int status, int number) {
    const std::lock_guard lock(state().mutex);
    state().plans[function] = {.number = number, .status = status};
}

void FaultyDriver::hang(const std::string& function, int number) {
    const std::lock_guard lock(state().mutex);
    state().plans[function] = {.number = number, .doesHang = true};
}

int FaultyDriver::calls(const std::string& function) const {
    const std::lock_guard lock(state().mutex);
    return state().calls[function];
}

void FaultyDriver::awaitHang() const {
    std::unique_lock lock(state().mutex);
    state().changed.wait(lock, [] { return state().hanging > 0; });
}

}  // namespace fathom::test

// ---- The functions -----------------------------------------------------------------------------

// The program's own definitions come before those of the library.
#define FATHOM_STATUS(name, parameters, arguments)                           \
    cl_int name parameters {                                                 \
        if (const cl_int status = fathom::test::fault(#name)) return status; \
        static auto* const next = fathom::test::real<decltype(name)>(#name); \
        return next arguments;                                               \
    }
#define FATHOM_HANDLE(type, name, parameters, arguments)                     \
    type name parameters {                                                   \
        if (const cl_int failed = fathom::test::fault(#name)) {              \
            if (status) *status = failed;                                    \
            return nullptr;                                                  \
        }                                                                    \
        static auto* const next = fathom::test::real<decltype(name)>(#name); \
        return next arguments;                                               \
    }

extern "C" {

FATHOM_STATUS(clGetPlatformIDs, (cl_uint most, cl_platform_id* ids, cl_uint* count),
              (most, ids, count))
FATHOM_STATUS(clGetPlatformInfo,
              (cl_platform_id id, cl_platform_info what, size_t most, void* value, size_t* size),
              (id, what, most, value, size))
FATHOM_STATUS(clGetDeviceIDs,
              (cl_platform_id platform, cl_device_type types, cl_uint most, cl_device_id* ids,
               cl_uint* count),
              (platform, types, most, ids, count))
FATHOM_STATUS(clGetDeviceInfo,
              (cl_device_id id, cl_device_info what, size_t most, void* value, size_t* size),
              (id, what, most, value, size))
FATHOM_HANDLE(cl_context, clCreateContext,
              (const cl_context_properties* properties, cl_uint count, const cl_device_id* devices,
               void(CL_CALLBACK* tell)(const char*, const void*, size_t, void*), void* data,
               cl_int* status),
              (properties, count, devices, tell, data, status))
FATHOM_HANDLE(cl_mem, clCreateBuffer,
              (cl_context context, cl_mem_flags flags, size_t bytes, void* source, cl_int* status),
              (context, flags, bytes, source, status))
FATHOM_HANDLE(cl_command_queue, clCreateCommandQueue,
              (cl_context context, cl_device_id device, cl_command_queue_properties properties,
               cl_int* status),
              (context, device, properties, status))
FATHOM_HANDLE(cl_kernel, clCreateKernel, (cl_program program, const char* name, cl_int* status),
              (program, name, status))
cl_int clBuildProgram(cl_program program, cl_uint count, const cl_device_id* devices,
                      const char* options, void(CL_CALLBACK* tell)(cl_program, void*), void* data) {
    const fathom::test::Building counted;
    if (const cl_int failed = fathom::test::fault("clBuildProgram")) return failed;
    static auto* const next = fathom::test::real<decltype(clBuildProgram)>("clBuildProgram");
    return next(program, count, devices, options, tell, data);
}
FATHOM_STATUS(clSetKernelArg, (cl_kernel kernel, cl_uint index, size_t bytes, const void* value),
              (kernel, index, bytes, value))
FATHOM_STATUS(clSetKernelArgSVMPointer, (cl_kernel kernel, cl_uint index, const void* value),
              (kernel, index, value))
FATHOM_STATUS(clEnqueueNDRangeKernel,
              (cl_command_queue queue, cl_kernel kernel, cl_uint dimensions, const size_t* first,
               const size_t* items, const size_t* group, cl_uint count, const cl_event* before,
               cl_event* ended),
              (queue, kernel, dimensions, first, items, group, count, before, ended))
FATHOM_STATUS(clEnqueueReadBuffer,
              (cl_command_queue queue, cl_mem from, cl_bool blocks, size_t offset, size_t bytes,
               void* to, cl_uint count, const cl_event* before, cl_event* ended),
              (queue, from, blocks, offset, bytes, to, count, before, ended))
FATHOM_STATUS(clEnqueueWriteBuffer,
              (cl_command_queue queue, cl_mem to, cl_bool blocks, size_t offset, size_t bytes,
               const void* from, cl_uint count, const cl_event* before, cl_event* ended),
              (queue, to, blocks, offset, bytes, from, count, before, ended))
FATHOM_STATUS(clEnqueueFillBuffer,
              (cl_command_queue queue, cl_mem to, const void* pattern, size_t each, size_t offset,
               size_t bytes, cl_uint count, const cl_event* before, cl_event* ended),
              (queue, to, pattern, each, offset, bytes, count, before, ended))
FATHOM_STATUS(clGetEventProfilingInfo,
              (cl_event event, cl_profiling_info what, size_t most, void* value, size_t* size),
              (event, what, most, value, size))
FATHOM_STATUS(clWaitForEvents, (cl_uint count, const cl_event* events), (count, events))
FATHOM_STATUS(clFlush, (cl_command_queue queue), (queue))
FATHOM_STATUS(clFinish, (cl_command_queue queue), (queue))
FATHOM_STATUS(clReleaseMemObject, (cl_mem memory), (memory))
FATHOM_STATUS(clReleaseCommandQueue, (cl_command_queue queue), (queue))

void clSVMFree(cl_context context, void* memory) {
    (void)fathom::test::fault("clSVMFree");
    static auto* const next = fathom::test::real<decltype(clSVMFree)>("clSVMFree");
    next(context, memory);
}

}  // extern "C"
