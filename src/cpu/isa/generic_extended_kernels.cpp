// Perturbation with an extended exponent. Built for each instruction set, as FATHOM_ISA. Like
// host_kernels.cpp, it includes no standard header with code in it.
#include "cpu/isa/generic_delta_kernels.h"

#include "cpu/isa/vectors.h"

#undef FATHOM_IN
#define FATHOM_IN(type) const type&

namespace fathom::kernel::FATHOM_ISA {

namespace {

#define FATHOM_LANE_WORD double
#define FATHOM_LANE_INT long
enum { FOLLOW_VECTORS = 1 };
// SSE2 compares no integers of 64 bits, so that single pixels take less time.
#if FATHOM_VECTOR_BYTES == 16 && !defined(FATHOM_NEON)
#undef FATHOM_VECTOR_BYTES
#define FATHOM_VECTOR_BYTES 8
#endif
// The order of these includes matters:
// clang-format off
#include "program/extended_words.h"
#include "perturbation/find_point.h"
#include "program/generic_numbers.h"
#define FATHOM_FORM "form/normal.h"
#define FATHOM_BODY "program/generic_extended_formula.h"
#define FATHOM_WANTED (!FORMULA_DIVIDES || FORMULA_HAS_DELTAS)
#include "kernel_formulas.inc"
#undef FATHOM_BODY
// clang-format on

// Both functions of an entry share one copy of the steps, which is large.
template <class Kernels>
[[gnu::noinline]] void runToLows(const GenericJob* job, const float* lows,
                                 const FollowLeast* leasts, GenericPixel* pixels, unsigned* list,
                                 unsigned length, unsigned steps) {
    const typename Kernels::follow_watch watch{lows, leasts};
    Kernels::follow_run_watched(job, lows ? &watch : nullptr, pixels, list, length, steps);
}
template <class Kernels>
void run(const GenericJob* job, GenericPixel* pixels, unsigned* list, unsigned length,
         unsigned steps) {
    runToLows<Kernels>(job, nullptr, nullptr, pixels, list, length, steps);
}

#define FATHOM_MOST_POWER FORMULA_MAXIMUM_POWER
#define FATHOM_ROW(name, power) {#name, power, &run<name<power>>, &runToLows<name<power>>},
constexpr GenericDeltaEntry kEntries[] = {
#include "kernel_formulas.inc"
};

}  // namespace

GenericDeltaTable extendedGenericDeltas() {
    return {kEntries, sizeof(kEntries) / sizeof(kEntries[0])};
}

}  // namespace fathom::kernel::FATHOM_ISA
