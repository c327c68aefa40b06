#include "base/thread_priority.h"

#ifdef __linux__
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace fathom {

void lowerThreadPriority() {
#ifdef __linux__
    // This thread gets a third of the processor time of a competing thread of the usual priority.
    // On Linux, niceness belongs to threads; 0 is the calling thread.
    constexpr int kNiceness = 5;
    if (::getpriority(PRIO_PROCESS, 0) < kNiceness) ::setpriority(PRIO_PROCESS, 0, kNiceness);
#endif
}

}  // namespace fathom
