// Built for each instruction set, as FATHOM_ISA. Like host_kernels.cpp, it includes no standard
// header with code in it.
#include "cpu/isa/delta_kernels.h"

#include "cpu/isa/vectors.h"

namespace fathom::kernel::FATHOM_ISA {

namespace {

#define FATHOM_LANE_WORD double
#define FATHOM_LANE_INT long
// clang-format off
#include "program/vector_lanes.h"
#include "program/slopes.h"
struct series {
// Vectors that are computed in batches, so that their latencies overlap.
enum {
    FOLLOW_VECTORS = 3,
    START_VECTORS = FATHOM_VECTOR_REGISTERS == 32 ? 4 : 2,
    CELL_VECTORS = 4
};
#include "program/series.h"
#include "perturbation/start_values.h"
#include "perturbation/start_lanes.h"
#include "perturbation/series_cells.h"
#include "perturbation/series_beside.h"
#include "perturbation/cell_wide.h"
#include "perturbation/cell_map.h"
#include "perturbation/cells.h"
};
struct extended {
enum { FOLLOW_VECTORS = 1 };
#include "program/series_extended.h"
};
// clang-format on

}  // namespace

const DeltaKernels kDeltaKernels{
    .start = [](const DeltaStart& start, DeltaPixel* pixels,
                unsigned count) { series::delta_begin(&start, pixels, count); },
    .batched =
        [](const DeltaJob& job, DeltaPixel* pixels, unsigned* list, unsigned length,
           unsigned steps) { series::series_run_batched(&job, pixels, list, length, steps); },
    .plain = [](const DeltaJob& job, DeltaPixel* pixels, unsigned* list, unsigned length,
                unsigned steps) { series::series_run(&job, pixels, list, length, steps); },
    .extended = [](const DeltaJob& job, DeltaPixel* pixels, unsigned* list, unsigned length,
                   unsigned steps) { extended::follow_run(&job, pixels, list, length, steps); },
    .plainToLows =
        [](const DeltaJob& job, const float* lows, const FollowLeast* leasts, DeltaPixel* pixels,
           unsigned* list, unsigned length, unsigned steps) {
            series::series_run_to_lows(&job, lows, leasts, pixels, list, length, steps);
        },
    .extendedToLows =
        [](const DeltaJob& job, const float* lows, const FollowLeast* leasts, DeltaPixel* pixels,
           unsigned* list, unsigned length, unsigned steps) {
            extended::follow_run_to_lows(&job, lows, leasts, pixels, list, length, steps);
        },
    .cells = {.approach =
                  [](const DeltaCells& cells, const DeltaJob& job, DeltaPixel* pixels,
                     unsigned* list, unsigned length, unsigned steps) {
                      series::cell_approach(&cells, &job, pixels, list, length, steps);
                  },
              .run =
                  [](const DeltaCells& cells, const DeltaJob& job, DeltaPixel* pixels,
                     unsigned* list, unsigned length, unsigned steps) {
                      series::cell_run(&cells, job.bounds.limit, pixels, list, length, steps);
                  },
              .maps =
                  [](const DeltaCells& cells, const unsigned* list, unsigned length,
                     DeltaCell* maps,
                     unsigned* blocks) { series::cell_make(&cells, list, length, maps, blocks); }}};

}  // namespace fathom::kernel::FATHOM_ISA
