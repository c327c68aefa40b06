// Priority of threads.
#pragma once

namespace fathom {

/// Lowers the priority of the calling thread and of the threads that it starts afterwards, so that
/// a render on all cores leaves the window and the desktop responsive. Does nothing if the system
/// has no priority for single threads.
void lowerThreadPriority();

/// Whether the calling thread, or the one that started it, has called lowerThreadPriority().
bool isThreadYielding();

}  // namespace fathom
