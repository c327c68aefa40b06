// Reference orbits and their tables in a device's memory.
#pragma once

#include <memory>
#include <mutex>

#include "opencl/opencl_device.h"
#include "render/delta_coordinates.h"

namespace fathom {

/// Maps of cells as kernels/perturbation/cell_items.h lays them out, for all pictures of one
/// reference. Kernels that use or make maps run only while their caller holds the mutex.
struct DeltaCellMaps {
    cl::Buffer maps, known, claimed;
    std::mutex mutex;
    std::uint32_t made = 0;  // claimed blocks that have their maps
};

/// Same layout as in a DeltaJob, except for the keys: sixteen for each m, the unused last ones 0.
struct DeltaTables {
    cl::Buffer steps, keys, offsets, orbit;
    cl::Buffer wideSteps, wideKeys, wideOffsets, widePoints;  // null if doubles have enough range
    std::shared_ptr<DeltaCellMaps> cells;                     // null if no cells were asked for
};

/// Same layout as in a FormulaJob, except for the keys.
struct FormulaTables {
    cl::Buffer points, steps, keys, offsets;
    cl::Buffer wideSteps, wideRadii, widePoints;  // null if doubles have enough range
};

/// What kernels in floats read. Each double is the sum of two floats. There are sixteen keys for
/// each m, as above: (wide key - lowestKey >> keyShift) + 1.
struct ScaledTables {
    cl::Buffer steps, keys, offsets, orbit;
    int lowestKey = 0, keyShift = 0;
};

/// Keeps the tables of the last reference, so that pictures that share it upload nothing.
/// Thread-safe.
class DeltaUploads {
public:
    /// Prepares the tables in up to `threads` threads. Fails with OutOfMemory if the tables, the
    /// maps of all cells (if `hasCells`) and `pixelBytes` together do not fit into the device.
    Result<std::shared_ptr<const DeltaTables>> tablesOf(
        const std::shared_ptr<const DeltaBasis>& basis, const OpenClDevice& device,
        const cl::Context& context, bool hasCells, std::size_t pixelBytes, int threads);
    Result<std::shared_ptr<const FormulaTables>> tablesOf(
        const std::shared_ptr<const FormulaBasis>& basis, const OpenClDevice& device,
        const cl::Context& context, std::size_t pixelBytes, int threads);
    /// Same, for a DeltaBasis whose steps are for floats.
    Result<std::shared_ptr<const ScaledTables>> scaledTablesOf(
        const std::shared_ptr<const DeltaBasis>& basis, const OpenClDevice& device,
        const cl::Context& context, std::size_t pixelBytes, int threads);

private:
    void forget();

    std::mutex m_mutex;
    std::weak_ptr<const void> m_basis;  // reference of the one table set below that is not null
    std::shared_ptr<const DeltaTables> m_tables;
    std::shared_ptr<const FormulaTables> m_formulaTables;
    std::shared_ptr<const ScaledTables> m_scaledTables;
};

}  // namespace fathom
