// Maps of the cells around the reference orbit's dip, for pictures whose orbits stay there long.
#pragma once

#include <atomic>
#include <memory>
#include <span>
#include <vector>

#include "cpu/isa/delta_kernels.h"
#include "render/cell_square.h"

namespace fathom {

/// A map depends only on its cell and the reference, not on the thread that made it. Thread-safe;
/// all threads share the maps.
class CellMaps {
public:
    /// `reference` must outlive the maps; `square` is squareOf(reference).
    CellMaps(const MandelbrotReference& reference, const DeltaSquare& square);

    const DeltaCells& data() const { return m_cells; }

    /// Makes the maps that the `waiting` pixels need and no other thread has begun, until stopped.
    /// Returns the number of maps made.
    std::size_t makeFor(std::span<const DeltaPixel> pixels, std::span<const std::uint32_t> waiting,
                        kernel::CellMaps make, const std::stop_token& stop = {});

private:
    std::vector<std::uint32_t> m_known;   // by cell
    std::unique_ptr<DeltaCell[]> m_maps;  // uninitialised: takes memory only as it is written
    std::atomic<std::uint32_t> m_count{1};
    DeltaCells m_cells;
};

}  // namespace fathom
