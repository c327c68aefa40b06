// The widest vectors of the instruction set of this build, and functions for them. Include it after
// all headers that include portable.h, whose functions need not be inlined.
#pragma once

#if defined(__x86_64__)
#include <immintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
// Kernel headers use NEON's functions only if this is defined.
#define FATHOM_NEON
#endif

#if defined(__AVX512F__)
#define FATHOM_VECTOR_BYTES 64
#elif defined(__AVX2__)
#define FATHOM_VECTOR_BYTES 32
#else
#define FATHOM_VECTOR_BYTES 16
#endif

// How many vectors the registers hold.
#if defined(__AVX512F__) || defined(FATHOM_NEON)
#define FATHOM_VECTOR_REGISTERS 32
#else
#define FATHOM_VECTOR_REGISTERS 16
#endif

// The kind of register that holds words and vectors, for assembler statements.
#ifdef FATHOM_NEON
#define FATHOM_VECTOR_REGISTER "w"
#else
#define FATHOM_VECTOR_REGISTER "x"
#endif

// A kernel is compiled as one function: passing vectors through memory would cost more than a step.
#undef FATHOM_FN
#define FATHOM_FN static inline __attribute__((always_inline))
