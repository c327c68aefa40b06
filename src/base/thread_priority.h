// How much a thread presses for a processor.
#pragma once

namespace fathom {

/// The calling thread, and those that it starts from now on, yield to threads of the usual
/// priority: a render that uses every core leaves window and desktop quick. Where the system knows
/// no priority of single threads, nothing changes.
void lowerThreadPriority();

}  // namespace fathom
