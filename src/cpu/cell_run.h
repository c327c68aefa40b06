// How pixels on the processor go through cells.
#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <numeric>
#include <optional>
#include <thread>
#include <vector>

#include "cpu/cell_maps.h"
#include "cpu/delta_tile_renderer.h"

namespace fathom {

/// Same as cell_place_of() of kernels/perturbation/cell_map.h, for a point in the square.
inline std::uint32_t cellOf(const double (&w)[2], const DeltaSquare& square) {
    const auto row = [&](double part) {
        return static_cast<std::uint32_t>(std::nearbyint(part / square.side) + DELTA_CELLS * 0.5);
    };
    return row(w[0]) | row(w[1]) << DELTA_CELL_BITS;
}

/// The point of the reference that a pixel follows.
inline const double (&pointOf(const GenericPixel& pixel, const GenericJob& job))[2] {
    return job.points[pixel.m].z;
}
inline const double (&pointOf(const DeltaPixel& pixel, const DeltaJob& job))[2] {
    return job.orbit[pixel.m];
}

/// Same as DeltaTileRenderer::run(), through cells, and outside the cells by steps.
template <class Job, class Pixel>
std::optional<std::size_t> runThroughCells(CellMaps& cells,
                                           const kernel::CellKernels<Job, Pixel>& kernels,
                                           const Job& job, FreshVector<Pixel>& pixels,
                                           const TileControl& control,
                                           const std::function<void(std::size_t)>& ended) {
    using List = FreshVector<std::uint32_t>;
    List running(pixels.size()), outside, inside, wanted;
    std::iota(running.begin(), running.end(), 0u);
    const auto runList = [&](auto kernel, List& list) {
        kernel(cells.data(), job, pixels.data(), list.data(),
               static_cast<std::uint32_t>(list.size()), kStepsOfSlice);
    };
    const auto addWith = [&](std::uint32_t status, const List& from, List& to) {
        std::ranges::copy_if(from, std::back_inserter(to),
                             [&](std::uint32_t i) { return pixels[i].status == status; });
    };
    while (!running.empty() && !control.pause.stop_requested()) {
        if (control.stop.stop_requested()) return std::nullopt;
        outside.clear(), inside.clear(), wanted.clear();
        addWith(FATHOM_RUNNING, running, outside);
        addWith(DELTA_BESIDE_NEW_CELL, running, outside);
        runList(kernels.approach, outside);
        addWith(DELTA_IN_CELLS, running, inside);
        addWith(DELTA_AT_NEW_CELL, running, inside);
        runList(kernels.run, inside);
        addWith(DELTA_AT_NEW_CELL, inside, wanted);
        addWith(DELTA_BESIDE_NEW_CELL, outside, wanted);
        for (std::uint32_t& each : wanted) {
            const Pixel& pixel = pixels[each];
            const bool isBeside = pixel.status == DELTA_BESIDE_NEW_CELL;
            each = cellOf(isBeside ? pointOf(pixel, job) : pixel.z, cells.data().square);
        }
        const std::size_t made = cells.make(wanted, kernels.maps, control.stop);
        if (made == 0 && wanted.size() == running.size()) std::this_thread::yield();
        std::erase_if(running, [&](std::uint32_t i) {
            return pixels[i].status == FATHOM_ESCAPED || pixels[i].status == DELTA_AT_LIMIT ||
                   pixels[i].status == DELTA_CELLS_AT_LIMIT;
        });
        ended(pixels.size() - running.size());
    }
    return running.size();
}

}  // namespace fathom
