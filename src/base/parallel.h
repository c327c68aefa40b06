// Work in several threads at once.
#pragma once

#include <cstddef>
#include <functional>

namespace fathom {

/// The threads that `threads` asks for: all of the machine's where it is 0.
int threadsOf(int threads);

/// Calls work(i) once for each i < count, in at most `threads` threads, and returns after the last.
/// One of them is the caller's; there are fewer when the system gives no more. What a call throws
/// is thrown here; calls that have not begun by then are left out.
void parallelFor(int threads, std::size_t count, const std::function<void(std::size_t)>& work);

}  // namespace fathom
