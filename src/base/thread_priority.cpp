#include "base/thread_priority.h"

#ifdef __linux__
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace fathom {

namespace {

// A thread with it gets a third of the processor time of a competing thread of the usual priority.
// On Linux, niceness belongs to threads.
constexpr int kNiceness = 5;

}  // namespace

void lowerThreadPriority() {
#ifdef __linux__
    if (!isThreadYielding()) ::setpriority(PRIO_PROCESS, 0, kNiceness);  // 0: this thread
#endif
}

bool isThreadYielding() {
#ifdef __linux__
    return ::getpriority(PRIO_PROCESS, 0) >= kNiceness;
#else
    return false;
#endif
}

}  // namespace fathom
