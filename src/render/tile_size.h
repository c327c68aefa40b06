// How large the tiles of a picture are.
#pragma once

#include <cstddef>
#include <vector>

#include "render/engine_info.h"
#include "render/render_request.h"

namespace fathom {

using EngineList = std::vector<const EngineInfo*>;

/// A graphics device that shares a picture takes at least this many pixels at once: fewer do not
/// keep it busy.
inline constexpr std::size_t kLeastShared = std::size_t{1} << 16;

bool isGpu(const EngineInfo& engine);

/// The tiles of the graphics devices among the engines, or of the processor if there are none.
Size tileSizeOf(const Rung& rung, const RenderRequest& request, const EngineList& engines);
/// What an engine on the processor takes of such a tile at once.
Size processorTileOf(const Rung& rung, const RenderRequest& request, const EngineList& engines);

}  // namespace fathom
