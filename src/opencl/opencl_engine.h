// Engines over OpenCL devices; the only folder that knows OpenCL.
#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include "render/engine.h"

namespace fathom {

struct OpenClOptions {
    std::filesystem::path programCache;  // compiled kernels; empty: not kept
    int computeUnits = 0;                // CPU devices use at most so many cores; 0: all
};

/// One engine for each usable device, with ids opencl0, opencl1, ... in the drivers' order; none on
/// a machine without OpenCL. A device that cannot be used is left out and named in `rejected`.
std::vector<std::unique_ptr<Engine>> openClEngines(const OpenClOptions& options,
                                                   std::vector<std::string>* rejected = nullptr);

}  // namespace fathom
