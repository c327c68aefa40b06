// All samples of a small picture at once, on the built-in engine. Any thread.
#pragma once

#include <stop_token>

#include "base/result.h"
#include "render/location.h"
#include "render/tile.h"

namespace fathom {

/// The samples, row by row. The iteration limit is the location's, and is not raised even if it is
/// automatic. Fails as an engine does, and with Cancelled.
Result<Samples> samplesOf(const Location& location, Size size, int threads,
                          const std::stop_token& stop);

}  // namespace fathom
