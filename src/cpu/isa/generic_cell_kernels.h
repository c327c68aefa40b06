// Cells of z^p + c along generic references: the interface between the objects built for one
// instruction set and the rest of the program. Plain data only.
#pragma once

#include "cpu/isa/cell_kernels.h"
#include "orbit/generic_delta_types.h"

namespace fathom::kernel {

using GenericCellKernels = CellKernels<GenericJob, GenericPixel>;

/// By power, from 2 to 8.
constexpr int kFirstCellPower = 2, kLastCellPower = 8;
struct GenericCellTable {
    GenericCellKernels of[kLastCellPower - kFirstCellPower + 1];
};

namespace baseline {
extern const GenericCellTable kGenericCells;
}
namespace v3 {
extern const GenericCellTable kGenericCells;
}
namespace v4 {
extern const GenericCellTable kGenericCells;
}

}  // namespace fathom::kernel
