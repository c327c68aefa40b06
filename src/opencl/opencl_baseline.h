// Baseline for the speed of an OpenCL device's engine, from kernels/reference.
#pragma once

#include <memory>

#include "opencl/kernel_builds.h"
#include "render/engine.h"

namespace fathom {

/// Makes a baseline for the rungs fp32, ff, fp64 and dd, from the programs reference/plain and
/// reference/limit.
std::unique_ptr<Baseline> makeOpenClBaseline(std::shared_ptr<const RenderJob> job,
                                             const OpenClDevice& device, const ReadyProgram& plain,
                                             const ReadyProgram& limit);

}  // namespace fathom
