// What the processor can do that runs the program, beyond what the compiler was told.
#pragma once

/// Whether it has a feature, by GCC's name in quotes: "adx", or a level such as "x86-64-v3". Clang
/// before 18 does not know all of these names; the program that it builds takes the plain paths.
#if defined(__clang__) && __clang_major__ < 18
#define FATHOM_PROCESSOR_HAS(feature) false
#else
#define FATHOM_PROCESSOR_HAS(feature) (__builtin_cpu_supports(feature) != 0)
#endif
