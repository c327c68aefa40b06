// Errors as values: every function that can fail for a reason outside our code returns a Result.
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <utility>

#include "base/phrase.h"

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
    Error() = default;
    Error(ErrorCode why, Phrase sentence)
        : code(why), message(sentence.text()), phrase(std::move(sentence)) {}

    ErrorCode code = ErrorCode::Internal;
    std::string message;  // the phrase in English, for the command line
    Phrase phrase;        // for the window, which translates it
};

template <class T>
using Result = tl::expected<T, Error>;

/// fail(ErrorCode::NotFound, {"There is no job %1.", {std::to_string(id)}}). The build collects
/// such patterns for translators.
inline tl::unexpected<Error> fail(ErrorCode code, Phrase sentence) {
    return tl::make_unexpected(Error(code, std::move(sentence)));
}

/// Copies a result and may throw std::bad_alloc. The library declares the copy constructor of its
/// type noexcept, so there a failed allocation would end the program.
template <class T>
Result<T> copyOf(const Result<T>& result) {
    if (result) return Result<T>(tl::in_place, *result);
    return tl::make_unexpected(result.error());
}

}  // namespace fathom
