// Maps of the cells around the reference orbit's dip, for pictures whose orbits dwell there.
#pragma once

#include <atomic>
#include <memory>
#include <span>
#include <vector>

#include "cpu/isa/delta_kernels.h"
#include "render/cell_square.h"

namespace fathom {

/// A map depends on its cell and on the basis alone, not on who made it. Thread-safe; threads share
/// what each of them makes.
class CellMaps {
public:
    /// The basis has to live as long; the square is its squareOf().
    CellMaps(const DeltaBasis& basis, const DeltaSquare& square);

    const DeltaCells& data() const { return m_cells; }

    /// Makes the maps that these pixels wait for and nobody makes yet, until stopped; returns how
    /// many.
    std::size_t makeFor(std::span<const DeltaPixel> pixels, std::span<const std::uint32_t> waiting,
                        kernel::CellMaps make, const std::stop_token& stop = {});

private:
    std::vector<std::uint32_t> m_known;   // by cell
    std::unique_ptr<DeltaCell[]> m_maps;  // memory of which is taken as it is written
    std::atomic<std::uint32_t> m_count{1};
    DeltaCells m_cells;
};

}  // namespace fathom
