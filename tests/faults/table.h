// What a walk has found, in words.
#pragma once

#include <filesystem>
#include <span>

#include "faults/walk.h"

namespace fathom::faults {

/// A line for each kind and mode. Returns how many findings there are that the program has to
/// answer for; with what libraries do by design, there are more.
int printTable(std::span<const Verdict> verdicts);

/// All findings, those of one cause together, the program's own first. Names of functions come from
/// addr2line, where that is installed.
void writeFindings(std::span<const Verdict> verdicts, const Programs& programs,
                   const std::filesystem::path& file);

}  // namespace fathom::faults
