// A reference orbit and its table in a device's memory.
#pragma once

#include <memory>
#include <mutex>

#include "opencl/opencl_device.h"
#include "render/delta_coordinates.h"

namespace fathom {

/// As in a DeltaJob, but for the keys: sixteen for each m, the last ones 0.
struct DeltaTables {
    cl::Buffer steps, keys, offsets, orbit;
    cl::Buffer wideSteps, wideKeys, wideOffsets, widePoints;  // null where doubles will do
};

/// Keeps the tables of the last basis, so that pictures which share it upload nothing. Thread-safe.
class DeltaUploads {
public:
    /// Made ready in so many threads. Fails with OutOfMemory where tables and `pixelBytes` do not
    /// fit into the device. Throws cl::Error for what the driver reports.
    Result<std::shared_ptr<const DeltaTables>> tablesOf(
        const std::shared_ptr<const DeltaBasis>& basis, const OpenClDevice& device,
        const cl::Context& context, std::size_t pixelBytes, int threads);

private:
    std::mutex m_mutex;
    std::weak_ptr<const DeltaBasis> m_basis;
    std::shared_ptr<const DeltaTables> m_tables;
};

}  // namespace fathom
