#include "opencl/graphics_nodes.h"

#include <algorithm>
#include <cstdlib>

namespace fathom {

namespace {

/// Files and folders of graphics devices: of Mesa's drivers and Intel's, NVIDIA's, AMD's, Windows'
/// subsystem, and those of phones and small boards.
constexpr const char* kNodes[] = {"dri", "nvidiactl", "kfd", "dxg", "mali", "mali0", "kgsl-3d0"};

/// Variables that name drivers to OpenCL's loader, and devices to PoCL, which also reaches those of
/// other computers.
constexpr const char* kVariables[] = {"OCL_ICD_VENDORS", "OCL_ICD_FILENAMES", "OPENCL_VENDOR_PATH",
                                      "POCL_DEVICES"};

}  // namespace

bool mayHaveGraphics([[maybe_unused]] const std::filesystem::path& devices) {
#ifdef __linux__
    // A file that cannot be looked at may be there.
    const auto mayExist = [&](const char* node) {
        std::error_code error;
        return std::filesystem::exists(devices / node, error) || error;
    };
    const auto isSet = [](const char* name) { return std::getenv(name) != nullptr; };
    return std::ranges::any_of(kNodes, mayExist) || std::ranges::any_of(kVariables, isSet);
#else
    return true;
#endif
}

}  // namespace fathom
