// Speeds of devices as commands know and measure them. One thread.
#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "render/engine.h"
#include "render/speed.h"

namespace fathom {

class ProgressBar;

/// Those that were measured before. What is wrong with their file is told on standard error.
DeviceSpeeds knownSpeeds();

/// Measures these engines and keeps the result beside what is known of others.
Result<DeviceSpeeds> calibrate(const std::vector<std::unique_ptr<Engine>>& engines,
                               ProgressBar& bar, const std::stop_token& stop);

}  // namespace fathom
