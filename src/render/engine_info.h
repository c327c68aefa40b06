// What an engine is and what it can compute.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "render/location.h"
#include "render/rung.h"

namespace fathom {

enum class DeviceKind { BuiltInCpu, OpenClCpu, OpenClGpu };

struct EngineInfo {
    std::string id;      // what --device takes: cpu, opencl0, ...
    std::string label;   // "NVIDIA H200", "Built-in CPU engine, 8 threads"
    std::string driver;  // platform and version; empty for the built-in engine
    DeviceKind kind = DeviceKind::BuiltInCpu;
    std::size_t memoryBytes = 0;
    bool dividesFloats = true;  // with correct rounding, as formulas that divide need
    /// The number kinds of the rungs that the engine computes. On direct rungs all engines give the
    /// same bits.
    std::vector<NumberKind> numbers;
    int threads = 0;        // of the built-in engine, as its label says
    std::string processor;  // the processor's name; of the built-in engine only
    // What the engine iterates in vector lanes, many times as fast as pixel by pixel: formulas, by
    // the names of their kernels, and the number kinds of direct rungs.
    std::vector<std::string> laneFormulas;
    std::vector<NumberKind> laneNumbers;
};

/// Whether the engine computes rungs of this number kind.
bool hasNumber(const EngineInfo& engine, NumberKind number);

/// Whether the engine has steps for the formula on this rung.
bool canCompute(const EngineInfo& engine, const Rung& rung, const FormulaInstance& formula);

/// Cache key of the engine's calibrated speeds. It changes with the device, the driver or the
/// number of threads.
std::string speedKey(const EngineInfo& engine);

}  // namespace fathom
