// The one place that includes the OpenCL C++ bindings, and what their errors mean to a person.
// Free functions; safe from any thread.
#pragma once

// NOLINTBEGIN(readability-identifier-naming): these names are the bindings'.
#define CL_HPP_ENABLE_EXCEPTIONS
// 120 would do, with which some releases of the bindings do not compile.
#define CL_HPP_MINIMUM_OPENCL_VERSION 110
#define CL_HPP_TARGET_OPENCL_VERSION 200
// NOLINTEND(readability-identifier-naming)
#include <CL/opencl.hpp>
#include <new>
#include <string>

#include "base/result.h"

namespace fathom {

/// The sentence for an error that a driver reported about a device.
Error openClError(const std::string& label, const cl::Error& error);

/// What kernels that do not build mean: the sentence names the first complaint of the build log.
Error kernelBuildError(const std::string& label, const std::string& kernel, const std::string& log);

/// Calls `work`, which returns a Result, and turns what the bindings throw into an Error: the edge
/// that no exception of this folder crosses.
template <class Work>
auto withOpenClErrors(const std::string& label, Work&& work) -> decltype(work()) {
    try {
        return work();
    } catch (const cl::Error& error) {
        return tl::make_unexpected(openClError(label, error));
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, "There is not enough memory to compute on " + label +
                                                "; close other programs.");
    }
}

}  // namespace fathom
