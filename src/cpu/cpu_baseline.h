// The baselines of the built-in engine: scalar C++, and the processor's vectors at full speed.
#pragma once

#include <memory>

#include "render/baseline.h"
#include "render/engine.h"

namespace fathom {

/// The baselines of a job on the rung fp32, ff, fp64 or dd.
std::unique_ptr<Baseline> makeCpuBaseline(std::shared_ptr<const RenderJob> job);

}  // namespace fathom
