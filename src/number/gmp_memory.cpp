#include "number/gmp_memory.h"

#include <gmp.h>

#include <cstdlib>
#include <new>

namespace fathom {

namespace {

void* allocate(std::size_t bytes) {
    void* const memory = std::malloc(bytes);
    if (memory == nullptr) throw std::bad_alloc();
    return memory;
}

void* reallocate(void* old, std::size_t, std::size_t bytes) {
    void* const memory = std::realloc(old, bytes);
    if (memory == nullptr) throw std::bad_alloc();
    return memory;
}

void release(void* memory, std::size_t) {
    std::free(memory);
}

}  // namespace

void makeBigNumbersThrow() {
    mp_set_memory_functions(allocate, reallocate, release);
}

}  // namespace fathom
