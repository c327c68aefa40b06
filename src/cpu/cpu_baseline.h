// What the built-in engine is measured against: scalar C++, and the processor's vectors.
#pragma once

#include <memory>

#include "render/baseline.h"
#include "render/engine.h"

namespace fathom {

/// For the rungs fp32, ff, fp64 and dd.
std::unique_ptr<Baseline> makeCpuBaseline(std::shared_ptr<const RenderJob> job);

}  // namespace fathom
