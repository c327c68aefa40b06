// Built for each instruction set, as FATHOM_ISA. Like host_kernels.cpp, it includes no standard
// header with code in it.
#include "cpu/isa/delta_kernels.h"

#include "cpu/isa/vectors.h"

namespace fathom::kernel::FATHOM_ISA {

namespace {

#define FATHOM_LANE_WORD double
#define FATHOM_LANE_INT long
// Vectors that are computed in batches, so that the latencies of their table look-ups overlap.
enum { DELTA_VECTORS = 3, CELL_VECTORS = 4 };
// clang-format off
#include "lanes/vector.h"
#include "perturbation/words.h"
#include "perturbation/exact.h"
#include "perturbation/lanes.h"
#include "perturbation/find_point.h"
#include "perturbation/wide_lanes.h"
#include "perturbation/start_values.h"
#include "perturbation/start_lanes.h"
#include "perturbation/cell_map.h"
#include "perturbation/cells.h"
// clang-format on

}  // namespace

const DeltaKernels kDeltaKernels{
    .start = [](const DeltaStart& start, DeltaPixel* pixels,
                unsigned count) { delta_begin(&start, pixels, count); },
    .batched = [](const DeltaJob& job, DeltaPixel* pixels, unsigned* list, unsigned length,
                  unsigned steps) { delta_run_batched(&job, pixels, list, length, steps); },
    .narrow = [](const DeltaJob& job, DeltaPixel* pixels, unsigned* list, unsigned length,
                 unsigned steps) { delta_run(&job, pixels, list, length, steps); },
    .wide = [](const DeltaJob& job, DeltaPixel* pixels, unsigned* list, unsigned length,
               unsigned steps) { wide_run(&job, pixels, list, length, steps); },
    .approach = [](const DeltaCells& cells, const DeltaJob& job, DeltaPixel* pixels, unsigned* list,
                   unsigned length,
                   unsigned steps) { cell_approach(&cells, &job, pixels, list, length, steps); },
    .cells = [](const DeltaCells& cells, const DeltaJob& job, DeltaPixel* pixels, unsigned* list,
                unsigned length,
                unsigned steps) { cell_run(&cells, job.limit, pixels, list, length, steps); },
    .maps = [](const DeltaCells& cells, const unsigned* list, unsigned length, DeltaCell* maps,
               unsigned* blocks) { cell_make(&cells, list, length, maps, blocks); }};

}  // namespace fathom::kernel::FATHOM_ISA
