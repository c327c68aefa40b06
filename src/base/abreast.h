// Work in several threads at once.
#pragma once

#include <cstddef>
#include <functional>

namespace fathom {

/// The threads that `threads` asks for: all of the machine's where it is 0.
int threadsOf(int threads);

/// Calls work(i) once for each i < count, in at most so many threads, one of which is the caller's,
/// and returns after the last. What a call throws is thrown here; those not begun are left out
/// then.
void runAbreast(int threads, std::size_t count, const std::function<void(std::size_t)>& work);

}  // namespace fathom
