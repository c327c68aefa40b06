// The cores of processors, each as an OpenCL device of its own.
#pragma once

#include <memory>
#include <vector>

#include "opencl/opencl_engine.h"

namespace fathom::test {

/// At most `most` engines, each for one core; none on a machine whose OpenCL cannot split.
inline std::vector<std::unique_ptr<Engine>> engineOfEachCore(std::size_t most) {
    auto engines = openClEngines({.areCoresDevices = true});
    if (engines.size() > most) engines.resize(most);
    return engines;
}

}  // namespace fathom::test
