// The engines that a command opens for one picture. No state.
#pragma once

#include "cli/command_line.h"

namespace fathom {

/// As openEngines(); but where no device was asked for, and the speeds of the built-in engine are
/// known, it comes alone for pictures that it has finished before drivers would have started, which
/// takes a tenth of a second, and for deep ones where all other devices that are known are slower
/// together. A device that has not been calibrated is not waited for there.
Result<OpenedEngines> openEnginesFor(const RenderRequest& request, int samplesPerPixel,
                                     const DeviceSpeeds& speeds, const EngineOptions& options,
                                     EngineFactory factory);

}  // namespace fathom
