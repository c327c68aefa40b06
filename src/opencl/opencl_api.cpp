#include "opencl/opencl_api.h"

#include <algorithm>
#include <sstream>

#include "base/sentence.h"

namespace fathom {

namespace {

struct KnownError {
    cl_int code;
    ErrorCode meaning;
    const char* words;
};

constexpr KnownError kKnownErrors[] = {
    {CL_DEVICE_NOT_FOUND, ErrorCode::DeviceUnavailable, "the device was not found"},
    {CL_DEVICE_NOT_AVAILABLE, ErrorCode::DeviceUnavailable, "the device is not available"},
    {CL_COMPILER_NOT_AVAILABLE, ErrorCode::DeviceUnavailable, "it has no compiler"},
    {CL_INVALID_DEVICE, ErrorCode::DeviceUnavailable, "the device does not exist any more"},
    {CL_INVALID_PLATFORM, ErrorCode::DeviceUnavailable, "the driver does not exist any more"},
    {CL_MEM_OBJECT_ALLOCATION_FAILURE, ErrorCode::OutOfMemory, "the device's memory is full"},
    {CL_OUT_OF_HOST_MEMORY, ErrorCode::OutOfMemory, "the computer's memory is full"},
    {CL_INVALID_BUFFER_SIZE, ErrorCode::OutOfMemory, "a buffer is too large for the device"},
    {CL_BUILD_PROGRAM_FAILURE, ErrorCode::KernelBuild, "a kernel does not build"},
    {CL_INVALID_BINARY, ErrorCode::KernelBuild, "a compiled kernel does not fit the device"},
    {CL_OUT_OF_RESOURCES, ErrorCode::DeviceLost, "the device ran out of resources or stopped"},
    {CL_INVALID_COMMAND_QUEUE, ErrorCode::DeviceLost, "the device stopped answering"},
    {CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST, ErrorCode::DeviceLost, "a computation failed"},
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
    return first.empty() ? "the driver gave no reason" : first;
}

}  // namespace

Error openClError(const std::string& label, const cl::Error& error) {
    const auto* known =
        std::find_if(std::begin(kKnownErrors), std::end(kKnownErrors),
                     [&](const KnownError& row) { return row.code == error.err(); });
    const bool isKnown = known != std::end(kKnownErrors);
    return {isKnown ? known->meaning : ErrorCode::DeviceLost,
            "The OpenCL driver of " + label + " reported that " +
                (isKnown ? known->words : "something went wrong") + " (" + error.what() +
                ", error " + std::to_string(error.err()) +
                "); restart the program, and update the driver if it happens again."};
}

Error kernelBuildError(const std::string& label, const std::string& kernel,
                       const std::string& log) {
    return {ErrorCode::KernelBuild, "The driver of " + label + " could not compile the kernel " +
                                        kernel + ": " + withoutFullStop(firstComplaint(log)) + "."};
}

}  // namespace fathom
