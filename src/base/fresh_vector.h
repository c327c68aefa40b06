// A vector whose values are first written by those who fill it.
#pragma once

#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

namespace fathom {

/// Leaves values that are made without arguments as they are. The system takes a third of a
/// millisecond and more to give out a MiB, at its first write: one thread that cleared a large
/// picture would take longer than many that compute it.
template <class T>
class FreshAllocator : public std::allocator<T> {
    static_assert(std::is_trivially_copyable_v<T>);

public:
    FreshAllocator() = default;
    template <class U>
    FreshAllocator(const FreshAllocator<U>&) {}

    template <class U>
    struct rebind {
        using other = FreshAllocator<U>;
    };

    template <class... Values>
    void construct(T* at, Values&&... values) {
        if constexpr (sizeof...(Values) > 0) std::construct_at(at, std::forward<Values>(values)...);
    }
};

/// For large arrays of plain values: those of resize() and of a size alone are indeterminate.
template <class T>
using FreshVector = std::vector<T, FreshAllocator<T>>;

}  // namespace fathom
