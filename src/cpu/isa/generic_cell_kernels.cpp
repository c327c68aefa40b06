// Built for each instruction set, as FATHOM_ISA. Like host_kernels.cpp, it includes no standard
// header with code in it.
#include "cpu/isa/generic_cell_kernels.h"

#include "cpu/isa/vectors.h"

#undef FATHOM_IN
#define FATHOM_IN(type) const type&

namespace fathom::kernel::FATHOM_ISA {

namespace {

#define FATHOM_LANE_WORD double
#define FATHOM_LANE_INT long
// Vectors that are computed in batches, so that the latencies of their table look-ups overlap.
enum { FOLLOW_VECTORS = 2, CELL_VECTORS = 4 };
// clang-format off
#include "program/vector_lanes.h"
#include "program/generic_numbers.h"
#define FATHOM_FORM "form/normal.h"
#define FATHOM_FORMULA "formula/mandelbrot.h"
template <int FATHOM_POWER>
struct power {
#include "program/generic_cells.h"
};
// clang-format on

template <int p>
constexpr GenericCellKernels kernels() {
    return {
        .approach =
            [](const DeltaCells& cells, const GenericJob& job, GenericPixel* pixels, unsigned* list,
               unsigned length, unsigned steps) {
                power<p>::cell_approach(&cells, &job, pixels, list, length, steps);
            },
        .run =
            [](const DeltaCells& cells, const GenericJob& job, GenericPixel* pixels, unsigned* list,
               unsigned length, unsigned steps) {
                power<p>::cell_run(&cells, job.bounds.limit, pixels, list, length, steps);
            },
        .maps = [](const DeltaCells& cells, const unsigned* list, unsigned length, DeltaCell* maps,
                   unsigned* blocks) { power<p>::cell_make(&cells, list, length, maps, blocks); }};
}

}  // namespace

const GenericCellTable kGenericCells{{kernels<2>(), kernels<3>(), kernels<4>(), kernels<5>(),
                                      kernels<6>(), kernels<7>(), kernels<8>()}};

}  // namespace fathom::kernel::FATHOM_ISA
