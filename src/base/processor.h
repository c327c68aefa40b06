// Detects features of the processor that runs the program, beyond those that the compiler was told
// of.
#pragma once

/// Whether the processor has a feature, named as GCC does, in quotes: "adx", or a level such as
/// "x86-64-v3". Clang before 18 does not know all of these names; a program that it builds uses the
/// plain code paths.
#if defined(__clang__) && __clang_major__ < 18
#define FATHOM_PROCESSOR_HAS(feature) false
#else
#define FATHOM_PROCESSOR_HAS(feature) (__builtin_cpu_supports(feature) != 0)
#endif
