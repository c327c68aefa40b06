// Direct iteration on the processor, for machine numbers and big floats alike.
#pragma once

#include <memory>

#include "render/engine.h"

namespace fathom {

/// A renderer for the job's rung; any number of threads may call it at once.
Result<std::unique_ptr<TileRenderer>> makeDirectRenderer(std::shared_ptr<const RenderJob> job);

}  // namespace fathom
