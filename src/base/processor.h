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

namespace fathom {

/// Whether code for a level of x86-64 may run, 3 (AVX2) or 4 (AVX-512): the processor has it, and
/// the environment variable FATHOM_ISA, one of v2, v3 and v4, does not name a lower one. On 64-bit
/// Arm, level 3 is NEON in lanes. FATHOM_ISA is for measurements; it changes no result.
bool mayUseLevel(int level);

/// Whether FATHOM_ISA is unset or names a level.
bool isLevelKnown();

}  // namespace fathom
