// The most that a device can do, measured in a benchmark's own run. One thread.
#pragma once

#include <stop_token>

#include "render/engine.h"

namespace fathom {

/// What one call of a baseline's function does: Baseline::reachLimit or Baseline::copyMemory.
using BaselineWork = Result<std::uint64_t> (Baseline::*)();

/// How much of it the device does in a second, in the number type of a rung of machine words: the
/// median of a few calls, by the device's own clock if it has one, else by processor time. 0 if
/// that is not known. Fails as Engine::baseline() does.
Result<double> highestRate(Engine& engine, const char* rung, BaselineWork work,
                           const std::stop_token& stop);

}  // namespace fathom
