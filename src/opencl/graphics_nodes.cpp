#include "opencl/graphics_nodes.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

namespace fathom {

namespace {

/// Files and folders of graphics devices: of Mesa's drivers and Intel's, NVIDIA's, AMD's, Windows'
/// subsystem, and those of phones and small boards.
constexpr const char* kNodes[] = {"/dev/dri",  "/dev/nvidiactl", "/dev/kfd",     "/dev/dxg",
                                  "/dev/mali", "/dev/mali0",     "/dev/kgsl-3d0"};

/// Of the loader of OpenCL's drivers, and of PoCL, which also reaches devices of other computers.
constexpr const char* kVariables[] = {"OCL_ICD_VENDORS", "OCL_ICD_FILENAMES", "OPENCL_VENDOR_PATH",
                                      "POCL_DEVICES"};

}  // namespace

bool mayHaveGraphics() {
#ifdef __linux__
    std::error_code error;
    return std::ranges::any_of(
               kNodes,
               [&](const char* node) { return std::filesystem::exists(node, error) || error; }) ||
           std::ranges::any_of(kVariables, [](const char* name) { return std::getenv(name); });
#else
    return true;
#endif
}

}  // namespace fathom
