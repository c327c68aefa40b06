// Which call is to fail, and the report of it: the order of the environment, the stacks of calls,
// and the counts. Safe from any thread; nothing here allocates.
#pragma once

#include <cstddef>
#include <span>

#include "faults/fault_report.h"

namespace fathom::faults {

#pragma GCC visibility push(hidden)

/// While one exists, the calls of this thread are not counted: they are the library's own.
class Inside {
public:
    Inside();
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;
    ~Inside();

private:
    bool m_wasInside;
};

/// Counts a call of a function, an index into kFunctions. If it is due to fail, sets `value` to the
/// error that it reports. `values`: the errors that take turns.
bool isDue(std::size_t function, std::span<const int> values, int& value);

/// Ends the program, because the order cannot be carried out.
[[noreturn]] void refuse(const char* reason, const char* text);

/// From now on failures can be caught.
void noteMain();

/// Writes the counts of calls to standard error, if FATHOM_FAULT_SAY asks for them.
void sayCounts();

#pragma GCC visibility pop

}  // namespace fathom::faults
