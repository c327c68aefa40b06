// Computes pictures on a composed rung: fast, and then doubtful pixels again.
#pragma once

#include <functional>

#include "render/engine.h"

namespace fathom {

/// A renderer for a job of a composed rung (see Rung::recheckNumber). It computes each tile on the
/// plain rung; then pixels whose count may be wrong (see CountDoubt) iterate from their start on
/// the recheckRung(), and have its samples.
///
/// `make` makes an engine's renderer for a job of a direct rung: once for the job itself, as if its
/// rung were plain, and once for the job of the recheckRung(). Fails as `make` and makePixelGrid()
/// do.
Result<std::unique_ptr<TileRenderer>> makeRecheckedRenderer(
    std::shared_ptr<const RenderJob> job,
    const std::function<
        Result<std::unique_ptr<TileRenderer>>(std::shared_ptr<const RenderJob> job)>& make,
    std::stop_token stop);

}  // namespace fathom
