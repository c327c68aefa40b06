// Reference orbits and their tables in a device's memory.
#pragma once

#include <memory>
#include <mutex>
#include <vector>

#include "opencl/opencl_device.h"
#include "render/reference.h"

namespace fathom {

/// Maps of cells as kernels/perturbation/cell_items.h lays them out, for all pictures of one
/// reference. Kernels that use or make maps run only while their caller holds the mutex.
struct DeltaCellMaps {
    cl::Buffer orbit;  // Z_0 to Z_q
    cl::Buffer maps, known, claimed;
    std::mutex mutex;
    std::uint32_t made = 0;  // claimed blocks that have their maps
};

/// The tables of one reference in the order in which kernels take them. The layout is that of a
/// DeltaJob or a GenericJob, except for the keys: sixteen for each m, the unused last ones 0. In
/// tables for floats, each double is the sum of two floats, and a key is
/// (extended key - lowestKey >> keyShift) + 1.
struct DeltaTables {
    std::vector<cl::Buffer> plain;
    std::vector<cl::Buffer> extended;      // empty if doubles have enough range
    std::shared_ptr<DeltaCellMaps> cells;  // null if no cells were asked for
    int lowestKey = 0, keyShift = 0;       // in tables for floats
};

/// Keeps the tables of the last reference, so that pictures that share it upload nothing.
/// Thread-safe.
class DeltaUploads {
public:
    /// Prepares the tables in up to `threads` threads. Fails with OutOfMemory if the tables, the
    /// maps of all cells (if `square` has any) and `pixelBytes` together do not fit into the
    /// device.
    Result<std::shared_ptr<const DeltaTables>> tablesOf(
        const std::shared_ptr<const Reference>& reference, const OpenClDevice& device,
        const cl::Context& context, const DeltaSquare& square, std::size_t pixelBytes, int threads);

private:
    std::mutex m_mutex;
    std::weak_ptr<const Reference> m_reference;  // of m_tables
    std::shared_ptr<const DeltaTables> m_tables;
};

}  // namespace fathom
