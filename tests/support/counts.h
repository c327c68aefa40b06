// Iteration counts of a picture, taken directly from an engine, without the scheduler.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "render/engine.h"

namespace fathom::test {

/// A prepared job for one rung and engine. prepare() aborts the test with a message on failure.
struct Prepared {
    std::shared_ptr<const RenderJob> job;
    std::unique_ptr<TileRenderer> renderer;
};
Prepared prepare(Engine& engine, const RenderRequest& request, const std::string& rung);

/// Same by perturbation, after the view `before(view)` has been prepared with the same
/// ReferenceCache.
Prepared prepareAfter(Engine& engine, const RenderRequest& request,
                      const std::function<View(const View&)>& before);

/// The count of every pixel, row by row, computed in square tiles of `tileSize` pixels by `threads`
/// threads.
std::vector<std::uint64_t> renderCounts(Engine& engine, const RenderRequest& request,
                                        const std::string& rung, int tileSize, int threads);

/// SHA-256 of the counts as little-endian 64-bit words, in hexadecimal.
std::string fingerprint(const std::vector<std::uint64_t>& counts);

}  // namespace fathom::test
