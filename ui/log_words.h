// What the log says about devices and pictures. Pure functions; GUI thread.
#pragma once

#include "render/tile_sink.h"
#include "ui/device_facts.h"
#include "ui/log_model.h"

namespace fathom {

/// A line for each device and driver.
void logDevices(LogModel& log, const DeviceFacts& facts);

/// "Mandelbrot, 1280 × 800, depth 10³⁷, double-double: 0.42 s, 12 345 678 iterations."
QString pictureText(const Location& location, Size size, const RenderSummary& summary);

}  // namespace fathom
