// Prints what a walk has found.
#pragma once

#include <filesystem>
#include <span>

#include "faults/walk.h"

namespace fathom::faults {

/// Prints a line for each kind and mode. Returns the number of findings that the program is
/// responsible for; what libraries do by design is not counted.
int printTable(std::span<const Verdict> verdicts);

/// Writes all findings, grouped by cause, the program's own first. Function names come from
/// addr2line, if it is installed.
void writeFindings(std::span<const Verdict> verdicts, const Programs& programs,
                   const std::filesystem::path& file);

}  // namespace fathom::faults
