// Period finders of the built-in engine, for each method.
#pragma once

#include <memory>

#include "render/engine.h"
#include "render/period_finder.h"

namespace fathom {

std::shared_ptr<const PeriodFinder> makeDirectPeriods(std::shared_ptr<const RenderJob> job);
std::shared_ptr<const PeriodFinder> makeDeltaPeriods(std::shared_ptr<const RenderJob> job);

}  // namespace fathom
