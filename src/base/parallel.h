// Runs work in several threads at once.
#pragma once

#include <cstddef>
#include <functional>

namespace fathom {

/// The number of threads to use: `threads`, or one per processor of the machine if it is 0.
int threadsOf(int threads);

/// Calls work(i) once for each i < count, in at most `threads` threads including the caller's, and
/// returns after the last call. Uses fewer threads if the system gives no more. If a call throws,
/// its exception is rethrown here, and calls that have not begun by then are left out.
void parallelFor(int threads, std::size_t count, const std::function<void(std::size_t)>& work);

/// Same, for `count` values in pieces of `piece` values: calls work(first, length) for each piece,
/// of which the last may be shorter.
void parallelPieces(int threads, std::size_t count, std::size_t piece,
                    const std::function<void(std::size_t first, std::size_t length)>& work);

}  // namespace fathom
