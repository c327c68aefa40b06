// Reference orbits and their tables in a device's memory.
#pragma once

#include <memory>
#include <mutex>

#include "opencl/opencl_device.h"
#include "render/delta_coordinates.h"

namespace fathom {

/// Maps of cells as kernels/delta/cell_items.h has them, for all pictures of a basis. Kernels that
/// use or make them run while their caller holds the mutex.
struct DeltaCellMaps {
    cl::Buffer maps, known, claimed;
    std::mutex mutex;
    std::uint32_t made = 0;  // blocks, of those claimed
};

/// As in a DeltaJob, but for the keys: sixteen for each m, the last ones 0.
struct DeltaTables {
    cl::Buffer steps, keys, offsets, orbit;
    cl::Buffer wideSteps, wideKeys, wideOffsets, widePoints;  // null where doubles will do
    std::shared_ptr<DeltaCellMaps> cells;                     // null where none were wanted
};

/// As in a FormulaJob, but for the keys.
struct FormulaTables {
    cl::Buffer points, steps, keys, offsets;
    cl::Buffer wideSteps, wideRadii, widePoints;  // null where doubles will do
};

/// What kernels of floats read: each double as the sum of two, and sixteen keys for each m as
/// above, (wide key - lowestKey >> keyShift) + 1.
struct ScaledTables {
    cl::Buffer steps, keys, offsets, orbit;
    int lowestKey = 0, keyShift = 0;
};

/// Keeps the tables of the last basis, so that pictures which share it upload nothing. Thread-safe.
class DeltaUploads {
public:
    /// Made ready in so many threads. Fails with OutOfMemory where tables, the maps of all cells if
    /// they are wanted, and `pixelBytes` do not fit into the device.
    Result<std::shared_ptr<const DeltaTables>> tablesOf(
        const std::shared_ptr<const DeltaBasis>& basis, const OpenClDevice& device,
        const cl::Context& context, bool hasCells, std::size_t pixelBytes, int threads);
    Result<std::shared_ptr<const FormulaTables>> tablesOf(
        const std::shared_ptr<const FormulaBasis>& basis, const OpenClDevice& device,
        const cl::Context& context, std::size_t pixelBytes, int threads);
    /// Of a basis whose steps are for floats.
    Result<std::shared_ptr<const ScaledTables>> scaledTablesOf(
        const std::shared_ptr<const DeltaBasis>& basis, const OpenClDevice& device,
        const cl::Context& context, std::size_t pixelBytes, int threads);

private:
    void forget();

    std::mutex m_mutex;
    std::weak_ptr<const void> m_basis;  // of the one of these that there is
    std::shared_ptr<const DeltaTables> m_tables;
    std::shared_ptr<const FormulaTables> m_formulaTables;
    std::shared_ptr<const ScaledTables> m_scaledTables;
};

}  // namespace fathom
