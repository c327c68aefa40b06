// Chooses among kernels that are compiled for several instruction sets. Every choice gives the same
// bits.
#pragma once

#include "base/instruction_set.h"
#include "base/processor.h"

namespace fathom {

template <class Kernels>
Kernels* bestOf(Kernels* baseline, Kernels* v3, Kernels* v4) {
    return Versions<Kernels>{baseline, v3, v4}.on(instructionSets().back());
}

}  // namespace fathom

/// The address of a function or a table of kernel::baseline, v3 or v4, whichever is the best that
/// this processor runs. FATHOM_BEST_LANES() is for lanes, which the baseline of x86-64 lacks, and
/// which are optional on 64-bit Arm.
#ifdef FATHOM_X86_64
#define FATHOM_BEST_KERNELS(name) \
    fathom::bestOf(&kernel::baseline::name, &kernel::v3::name, &kernel::v4::name)
#else
#define FATHOM_BEST_KERNELS(name) (&kernel::baseline::name)
#endif
#ifdef FATHOM_AARCH64
#define FATHOM_BEST_LANES(name) \
    (fathom::mayUseLevel(3) ? &kernel::neon::name : &kernel::baseline::name)
#else
#define FATHOM_BEST_LANES(name) FATHOM_BEST_KERNELS(name)
#endif
