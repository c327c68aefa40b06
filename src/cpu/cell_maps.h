// Maps of the cells around the reference orbit's dip, for pictures whose orbits dwell there.
#pragma once

#include <atomic>
#include <memory>
#include <span>
#include <vector>

#include "cpu/isa/delta_kernels.h"
#include "render/delta_coordinates.h"

namespace fathom {

/// Beside the parabolic points of a minibrot orbits stay near 0 for millions of iterations, too far
/// from any reference for its long steps. The reference's first strong dip, Z_q, tells the place: a
/// square around 0, divided into 1024 x 1024 cells. For each cell that an orbit visits there is a
/// polynomial of z and c that leads on from there over up to 512 q iterations, see
/// kernels/delta/cell_structs.h. It errs by less than epsilon of half a cell's diagonal times its
/// slope, and orbits enter where they are 1/16 of a cell or more from the reference.
///
/// A map depends on its cell and on the basis alone, not on who made it. Thread-safe; threads share
/// what each of them makes.
class CellMaps {
public:
    /// q; 0 where the reference has no such dip, or doubles do not hold its surroundings.
    static std::uint32_t periodOf(const DeltaBasis& basis);

    /// The basis has to live as long.
    CellMaps(const DeltaBasis& basis, std::uint32_t period);

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
