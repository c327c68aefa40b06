// Built for each instruction set, as FATHOM_ISA. Includes nothing of the standard library with code
// in it, as host_kernels.cpp.
#include "cpu/isa/delta_kernels.h"

#include "cpu/isa/vectors.h"

namespace fathom::kernel::FATHOM_ISA {

namespace {

#define FATHOM_LANE_WORD double
#define FATHOM_LANE_INT long
enum { DELTA_VECTORS = 3 };  // at once, so that the latencies of their look-ups overlap
// clang-format off
#include "lanes/vector.h"
#include "delta/words.h"
#include "delta/exact.h"
#include "delta/lanes.h"
#include "delta/wide_lanes.h"
#include "delta/start_values.h"
#include "delta/start_lanes.h"
// clang-format on

}  // namespace

const DeltaKernels deltaKernels{
    .start = [](const DeltaStart& start, DeltaPixel* pixels,
                unsigned count) { delta_begin(&start, pixels, count); },
    .abreast = [](const DeltaJob& job, DeltaPixel* pixels, unsigned* list, unsigned length,
                  unsigned steps) { delta_run_abreast(&job, pixels, list, length, steps); },
    .narrow = [](const DeltaJob& job, DeltaPixel* pixels, unsigned* list, unsigned length,
                 unsigned steps) { delta_run(&job, pixels, list, length, steps); },
    .wide = [](const DeltaJob& job, DeltaPixel* pixels, unsigned* list, unsigned length,
               unsigned steps) { wide_run(&job, pixels, list, length, steps); }};

}  // namespace fathom::kernel::FATHOM_ISA
