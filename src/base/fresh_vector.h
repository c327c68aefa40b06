// A vector that does not initialize its values: the threads that fill it write them first.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/kept_memory.h"

namespace fathom {

/// Leaves default-constructed values uninitialized, and reuses freed memory (kept_memory.h). If one
/// thread cleared a large picture, that would take longer than many threads need to compute it.
template <class T>
class FreshAllocator : public std::allocator<T> {
    static_assert(std::is_trivially_copyable_v<T>);
    static_assert(alignof(T) <= kBlockAlignment);

public:
    FreshAllocator() = default;
    template <class U>
    FreshAllocator(const FreshAllocator<U>&) {}

    template <class U>
    struct rebind {
        using other = FreshAllocator<U>;
    };

    T* allocate(std::size_t count) {
        if (count > PTRDIFF_MAX / sizeof(T)) throw std::bad_array_new_length();
        return static_cast<T*>(takeMemory(count * sizeof(T)));
    }
    void deallocate(T* values, std::size_t count) noexcept {
        giveMemory(values, count * sizeof(T));
    }

    template <class... Values>
    void construct(T* at, Values&&... values) {
        if constexpr (sizeof...(Values) > 0) std::construct_at(at, std::forward<Values>(values)...);
    }
};

/// For large arrays of plain values. Values made by resize() or by a size alone are indeterminate.
template <class T>
using FreshVector = std::vector<T, FreshAllocator<T>>;

}  // namespace fathom
