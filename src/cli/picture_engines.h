// The engines that a command opens for one picture. No state.
#pragma once

#include "cli/command_line.h"

namespace fathom {

/// Same as openEngines(), but may open the built-in engine alone, if no device was requested and
/// the speed of the built-in engine is known. It does so for pictures that the built-in engine
/// would finish before drivers have started, which takes a tenth of a second, and for deep pictures
/// if all other known devices together are slower. It does not wait there for a device that has not
/// been calibrated.
Result<OpenedEngines> openEnginesFor(const RenderRequest& request, int samplesPerPixel,
                                     const DeviceSpeeds& speeds, const EngineOptions& options,
                                     EngineFactory factory);

}  // namespace fathom
