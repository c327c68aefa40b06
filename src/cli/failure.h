// How a command ends: its exit code, and the one sentence on standard error. No state.
#pragma once

#include <string_view>

#include "base/result.h"

namespace fathom {

inline constexpr int kExitSuccess = 0;
inline constexpr int kExitFailure = 1;
inline constexpr int kExitBadInput = 2;

/// 2 for what the person gave (words, numbers, files), 1 for what went wrong on the way.
int exitCodeOf(ErrorCode code);

/// Prints "fathom: <sentence>" as one line, short and printable as shownMessage() makes it. Returns
/// exitCodeOf(error.code).
int reportFailure(const Error& error);

/// A remark that is no failure, such as a device that was left out.
void reportNotice(std::string_view sentence);

}  // namespace fathom
