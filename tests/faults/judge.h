// Whether a child with a failing call ended as it has to.
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
    ExitCode,      // with a code that means nothing
    Words,         // without its one sentence, or with more than that
    Hang,          // not at all
    WrongPicture,  // it claimed success and left no picture, or another one
    Damaged,       // the old file is not as it was, or what was acknowledged is not in it
    LeftOver,      // a file that nobody asked for
    Later,         // what it left made the next start fail
};
const char* nameOf(Problem problem);
/// What libraries do by design when a call of their own fails.
bool mayBeForeign(Problem problem);

struct Finding {
    Problem problem{};
    std::string detail;
};

/// The name of a session that was there before: no saver's number.
inline constexpr const char* kOldSession = "0";

/// What is in the scene's folders before a child runs, and what an undisturbed one makes.
struct Expected {
    std::string before;    // the old file's bytes; empty: there is none
    std::string after;     // of Job::Picture
    std::uint64_t home{};  // stateOf() the home before
};

/// The finished child's sins; none when it ended well, or refused as it should: in one sentence, or
/// in a second one when the failures lasted, and took a device before the picture.
std::vector<Finding> judge(const Scene& scene, const Workplace& place, const Expected& expected,
                           const ChildEnd& end, bool haveLasted);

/// A number for all that is in a home and lasts: the names and bytes of its files, without logs
/// and drivers' caches.
std::uint64_t stateOf(const Workplace& place);

std::string bytesOf(const std::filesystem::path& file);

/// A home is searched for hidden files of AtomicFile, which have to be gone; what is found.
std::vector<std::string> hiddenFiles(const std::filesystem::path& folder);

/// How many saves a helper has acknowledged: the last number it said.
int acknowledged(const Workplace& place);
/// The number of the last save that is in the file; 0 when there is none. An error: it is damaged.
Result<int> heldSave(const Scene& scene, const Workplace& place);
/// Why the file does not hold what was acknowledged; empty when it does. `earlier` is what it held
/// before the child.
std::string lossOf(const Scene& scene, const Workplace& place, int earlier);

}  // namespace fathom::faults
