// Large blocks of memory that are kept when they are freed, for whoever asks next.
#pragma once

#include <cstddef>

namespace fathom {

/// As operator new and delete of plain bytes, aligned to kBlockAlignment. The system takes a
/// third of a millisecond to give out a MiB, at its first write: blocks of kLeastKept bytes or more
/// come from those that were freed last, kMostKept bytes at most, and are laid out so that the
/// system can use large pages. `bytes` are the same both times. Any thread.
///
/// Nothing is kept where sanitizers watch who writes to memory that was freed.
void* takeMemory(std::size_t bytes);
void giveMemory(void* memory, std::size_t bytes) noexcept;

inline constexpr std::size_t kBlockAlignment = 128;
inline constexpr std::size_t kLeastKept = std::size_t{1} << 16;
inline constexpr std::size_t kMostKept = std::size_t{1} << 27;

/// Frees all that is kept, as when the system gives no more.
void freeKeptMemory() noexcept;

}  // namespace fathom
