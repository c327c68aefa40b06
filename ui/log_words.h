// The log's sentences about devices and pictures. Pure functions; GUI thread.
#pragma once

#include "render/tile_sink.h"
#include "ui/device_facts.h"
#include "ui/log_model.h"

namespace fathom {

/// "Fathom 1.2.3 started, with Qt 6.4.2 on Debian GNU/Linux 12 (bookworm)."
QString startText();

/// Logs one line for each device.
void logDevices(LogModel& log, const DeviceFacts& facts);

/// "Measured the speed of NVIDIA H200."
QString calibrationText(const EngineInfo& device);

/// "Mandelbrot, 1280 × 800, depth 10³⁷, double-double: 0.42 s, 12 345 678 iterations."
QString pictureText(const Location& location, Size size, const RenderSummary& summary);

}  // namespace fathom
