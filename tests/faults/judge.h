// Checks that a child with a failing call ended as it should.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/result.h"
#include "faults/child.h"
#include "faults/fault_report.h"
#include "faults/scene.h"

namespace fathom::faults {

enum class Problem {
    Signal,        // it ended by a signal
    ExitCode,      // it ended with a code that means nothing
    Words,         // it failed without its one sentence, or said more than that
    Hang,          // it did not end
    WrongPicture,  // it claimed success and left no picture, or another one
    Damaged,       // the old file has changed, or lacks an acknowledged save
    LeftOver,      // there is a file that nobody asked for
    Later,         // what it left made the next start fail
};
const char* nameOf(Problem problem);
/// True for problems that libraries cause by design when a call of their own fails.
bool mayBeForeign(Problem problem);

struct Finding {
    Problem problem{};
    std::string detail;
};

/// Name of a session that was there before; no saver uses this number.
inline constexpr const char* kOldSession = "0";

/// Contents of the scene's folders before a child runs, and the result of an undisturbed child.
struct Expected {
    std::string before;    // the old file's bytes; empty: no file
    std::string after;     // result of Job::Picture
    std::uint64_t home{};  // stateOf() the home before the child
};

/// Problems of the finished child. None if it ended well or refused properly: in one sentence, or
/// in two if the failures lasted and a device failed before the picture did.
std::vector<Finding> judge(const Scene& scene, const Workplace& place, const Expected& expected,
                           const ChildEnd& end, bool haveLasted);

/// Hash of everything in a home that lasts: the names and bytes of its files, without logs and
/// drivers' caches.
std::uint64_t stateOf(const Workplace& place);

std::string bytesOf(const std::filesystem::path& file);

/// Searches a home for hidden files of AtomicFile, which must be gone; returns those found.
std::vector<std::string> hiddenFiles(const std::filesystem::path& folder);

/// Number of saves that a helper has acknowledged: the last number it printed.
int acknowledged(const Workplace& place);
/// Number of the last save in the file; 0 if there is none. An error means that it is damaged.
Result<int> heldSave(const Scene& scene, const Workplace& place);
/// Why the file does not hold what was acknowledged; empty if it does. `earlier` is the save that
/// it held before the child.
std::string lossOf(const Scene& scene, const Workplace& place, int earlier);

}  // namespace fathom::faults
