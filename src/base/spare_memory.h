// Reserve memory for when the system gives no more.
#pragma once

#include <cstddef>
#include <type_traits>

namespace fathom {

/// Same as operator new and delete, but when the system gives no memory, allocateOrSpare() takes it
/// from kSpareBytes that belong to the program from its start. Throws std::bad_alloc when those are
/// used up as well; they are free again once everything in them is freed. Any thread.
///
/// Only for the few types whose libraries do not survive a failed allocation.
void* allocateOrSpare(std::size_t bytes);
void releaseOrSpare(void* memory) noexcept;
inline constexpr std::size_t kSpareBytes = std::size_t{4} << 20;  // untouched pages cost nothing

template <class T>
class SpareAllocator {
public:
    using value_type = T;
    using is_always_equal = std::true_type;
    using propagate_on_container_move_assignment = std::true_type;

    SpareAllocator() = default;
    template <class U>
    SpareAllocator(const SpareAllocator<U>&) noexcept {}

    T* allocate(std::size_t count) {
        static_assert(alignof(T) <= alignof(std::max_align_t));
        return static_cast<T*>(allocateOrSpare(count * sizeof(T)));
    }
    void deallocate(T* memory, std::size_t) noexcept { releaseOrSpare(memory); }

    friend bool operator==(SpareAllocator, SpareAllocator) { return true; }
};

}  // namespace fathom
