// The widest vectors of the instruction set that is built for, and functions around them. Comes
// behind all that includes portable.h, whose functions need not be inlined.
#pragma once

#if defined(__x86_64__)
#include <immintrin.h>
#endif

#if defined(__AVX512F__)
#define FATHOM_VECTOR_BYTES 64
#elif defined(__AVX2__)
#define FATHOM_VECTOR_BYTES 32
#else
#define FATHOM_VECTOR_BYTES 16
#endif

// All of a kernel is one function: vectors on their way through memory would cost more than a step.
#undef FATHOM_FN
#define FATHOM_FN static inline __attribute__((always_inline))
