// The device speeds that commands know and measure. One thread.
#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "render/engine.h"
#include "render/speed.h"

namespace fathom {

class ProgressBar;

/// The speeds that were measured before. An error in their file is reported on standard error.
DeviceSpeeds knownSpeeds();

/// Measures these engines and saves the result together with the known speeds of other devices.
Result<DeviceSpeeds> calibrate(const std::vector<std::unique_ptr<Engine>>& engines,
                               ProgressBar& bar, const std::stop_token& stop);

}  // namespace fathom
