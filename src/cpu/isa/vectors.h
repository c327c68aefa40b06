// The widest vectors of the instruction set of this build, and functions for them. Include it after
// all headers that include portable.h, whose functions need not be inlined.
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

// A kernel is compiled as one function: passing vectors through memory would cost more than a step.
#undef FATHOM_FN
#define FATHOM_FN static inline __attribute__((always_inline))
