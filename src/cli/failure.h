// How a command ends: its exit code, and one sentence on standard error. No state.
#pragma once

#include <string_view>

#include "base/result.h"

namespace fathom {

inline constexpr int kExitSuccess = 0;
inline constexpr int kExitFailure = 1;
inline constexpr int kExitBadInput = 2;

/// 2 for errors in what the user passed (words, numbers, files), 1 for all other errors.
int exitCodeOf(ErrorCode code);

/// Prints "fathom: <message>" as one line, made short and printable by shownMessage(). Returns
/// exitCodeOf(error.code).
int reportFailure(const Error& error);

/// Prints a notice that is no failure, such as a device that was left out.
void reportNotice(std::string_view sentence);

}  // namespace fathom
