// The engines that a command opens for one picture or film. No state.
#pragma once

#include <memory>

#include "cli/command_line.h"
#include "export/image_exporter.h"
#include "film/film_maker.h"

namespace fathom {

/// Same as openEngines(), but may open the built-in engine alone, if no device was requested and
/// the speed of the built-in engine is known. It does so for pictures that the built-in engine
/// would finish before drivers have started, which takes a tenth of a second, and for deep pictures
/// if all other known devices together are slower. It does not wait there for a device that has not
/// been calibrated. If no speed is known, it is also alone where there can be no graphics device:
/// a driver for processors was faster in no view that was measured.
Result<OpenedEngines> openEnginesFor(const RenderRequest& request, int samplesPerPixel,
                                     const DeviceSpeeds& speeds, EngineOptions options,
                                     EngineFactory factory);

/// A scheduler with the engines that a picture or a film is made with, which know their speeds.
/// Fails as openEngines() does.
Result<std::unique_ptr<RenderScheduler>> openScheduler(const ImageExport& what,
                                                       const EngineOptions& options,
                                                       EngineFactory factory);
Result<std::unique_ptr<RenderScheduler>> openScheduler(const FilmOrder& order,
                                                       EngineOptions options,
                                                       EngineFactory factory);

}  // namespace fathom
