#include "cpu/cell_maps.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>

namespace fathom {

namespace {

constexpr std::size_t kCells = std::size_t{DELTA_CELLS} * DELTA_CELLS;

/// Maps that are made together. Other threads wait for them a few milliseconds at most.
constexpr std::size_t kMadeTogether = 64;

}  // namespace

CellMaps::CellMaps(const Reference& reference, const DeltaSquare& square)
    : m_orbit(cellOrbit(reference.point, square.period)), m_known(kCells), m_maps(kCells + 1) {
    m_maps[0] = {};  // stands for cells without a map
    m_cells = {.maps = m_maps.data(),
               .known = m_known.data(),
               .orbit = &m_orbit.data()->parts,
               .square = square};
}

std::size_t CellMaps::make(std::span<const std::uint32_t> cells, kernel::CellMaps kernel,
                           const std::stop_token& stop) {
    std::array<std::uint32_t, kMadeTogether> claimed, blocks;
    std::array<DeltaCell, kMadeTogether> maps;
    std::size_t count = 0, all = 0;
    const auto makeClaimed = [&] {
        kernel(m_cells, claimed.data(), static_cast<unsigned>(count), maps.data(), blocks.data());
        for (std::size_t i = 0; i < count; ++i) {
            std::uint32_t known = DELTA_CELL_BARE;
            if (blocks[i] > 0) {
                const std::uint32_t place = m_count.fetch_add(1, std::memory_order_relaxed);
                m_maps[place] = maps[i];
                known = place << DELTA_BLOCK_BITS | blocks[i];
            }
            std::atomic_ref(m_known[claimed[i]]).store(known, std::memory_order_release);
        }
        all += count;
        count = 0;
    };
    for (const std::uint32_t cell : cells) {
        if (count == 0 && stop.stop_requested()) break;
        std::uint32_t expected = DELTA_CELL_NEW;
        if (!std::atomic_ref(m_known[cell])
                 .compare_exchange_strong(expected, DELTA_CELL_CLAIMED, std::memory_order_relaxed))
            continue;
        claimed[count++] = cell;
        if (count == kMadeTogether) makeClaimed();
    }
    if (count > 0) makeClaimed();
    return all;
}

std::shared_ptr<CellMaps> newCellMaps(const PixelDeltas& deltas) {
    if (!deltas.hasCells()) return nullptr;
    return std::make_shared<CellMaps>(*deltas.reference, deltas.square);
}

std::shared_ptr<CellMaps> KeptCellMaps::mapsOf(const std::shared_ptr<const Reference>& reference,
                                               const DeltaSquare& square) {
    const std::lock_guard lock(m_mutex);
    if (m_reference.lock() != reference) {
        m_maps.reset();
        m_reference = reference;
    }
    if (square.period == 0) return nullptr;
    if (!m_maps) m_maps = std::make_shared<CellMaps>(*reference, square);
    return m_maps;
}

}  // namespace fathom
