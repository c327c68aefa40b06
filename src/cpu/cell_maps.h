// Maps of the cells around the reference orbit's dip, for pictures whose orbits stay there long.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <span>
#include <stop_token>
#include <vector>

#include "base/fresh_vector.h"
#include "cpu/isa/cell_kernels.h"
#include "render/cell_square.h"

namespace fathom {

/// A map depends only on its cell and the reference, not on the thread that made it. Thread-safe;
/// all threads share the maps.
class CellMaps {
public:
    /// `square` is squareOf(reference).
    CellMaps(const Reference& reference, const DeltaSquare& square);

    const DeltaCells& data() const { return m_cells; }

    /// Makes the maps of those cells that no other thread has begun, until stopped. Returns the
    /// number of maps made.
    std::size_t make(std::span<const std::uint32_t> cells, kernel::CellMaps kernel,
                     const std::stop_token& stop = {});

private:
    const std::vector<CellPoint> m_orbit;  // Z_0 to Z_q
    std::vector<std::uint32_t> m_known;    // by cell
    FreshVector<DeltaCell> m_maps;         // takes memory only as it is written
    std::atomic<std::uint32_t> m_count{1};
    DeltaCells m_cells;
};

/// Null if the picture's pixels do not go through cells.
std::shared_ptr<CellMaps> newCellMaps(const PixelDeltas& deltas);

/// Keeps the maps of the last reference, so that pictures that share it, such as the bands of an
/// export, make each map once. Thread-safe.
class KeptCellMaps {
public:
    /// Null if the square has no period. To be asked for every picture, because it also frees the
    /// maps of a reference that is gone.
    std::shared_ptr<CellMaps> mapsOf(const std::shared_ptr<const Reference>& reference,
                                     const DeltaSquare& square);

private:
    std::mutex m_mutex;
    std::weak_ptr<const Reference> m_reference;  // of m_maps
    std::shared_ptr<CellMaps> m_maps;
};

}  // namespace fathom
