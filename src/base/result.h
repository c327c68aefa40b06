// Errors as values: every function that can fail for a reason outside our code returns a Result.
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <utility>

namespace fathom {

enum class ErrorCode {
    Cancelled,
    InvalidInput,  // the caller passed bad words or numbers; exit code 2
    NotFound,
    Io,
    Parse,
    Unsupported,
    DeviceUnavailable,
    DeviceLost,
    KernelBuild,
    OutOfMemory,
    Internal
};

/// One sentence for the user, without a trailing newline: what is wrong, where, and how to fix it.
struct Error {
    ErrorCode code = ErrorCode::Internal;
    std::string message;
};

template <class T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(ErrorCode code, std::string message) {
    return tl::make_unexpected(Error{code, std::move(message)});
}

/// Copies a result and may throw std::bad_alloc. The library declares the copy constructor of its
/// type noexcept, so there a failed allocation would end the program.
template <class T>
Result<T> copyOf(const Result<T>& result) {
    if (result) return Result<T>(tl::in_place, *result);
    return tl::make_unexpected(result.error());
}

}  // namespace fathom
