// Keeps large blocks of memory when they are freed, for the next caller that asks for one.
#pragma once

#include <cstddef>

namespace fathom {

/// Same as operator new and delete for plain bytes, aligned to kBlockAlignment. The system takes a
/// third of a millisecond to supply one MiB, at its first write. Blocks of kLeastKept bytes or more
/// are therefore taken from the blocks that were freed last, of which at most kMostKept bytes are
/// kept, and are laid out so that the system can use large pages. `bytes` must be the same in both
/// calls. Any thread.
///
/// Nothing is kept in builds with sanitizers, which watch for writes to freed memory.
void* takeMemory(std::size_t bytes);
void giveMemory(void* memory, std::size_t bytes) noexcept;

inline constexpr std::size_t kBlockAlignment = 128;
inline constexpr std::size_t kLeastKept = std::size_t{1} << 16;
inline constexpr std::size_t kMostKept = std::size_t{1} << 29;

/// Frees all kept blocks, for example when the system gives no more memory.
void freeKeptMemory() noexcept;

}  // namespace fathom
