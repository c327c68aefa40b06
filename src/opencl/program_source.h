// The text of an OpenCL program, put together from the kernel headers. Pure but for reading files.
#pragma once

#include <filesystem>
#include <string>

#include "base/result.h"
#include "render/rung.h"

namespace fathom {

/// Work-items of a group, but where each has vectors; one size, as some drivers compile a kernel
/// anew for each.
inline constexpr unsigned kGroupSize = 64;

/// Which program: all that its text and options depend on.
struct ProgramId {
    NumberKind number = NumberKind::Fp32;
    std::string formula;
    int power = 2;
    std::string form{kNormalForm};
    bool dividesFloats = false;    // with correct rounding; only where a device can
    std::string entry = "direct";  // kernels/<entry>.cl
    unsigned lanes =
        1;  // pixels in a vector; above 1 for "lanes/lanes" and "reference/limit" alone

    unsigned groupSize() const { return lanes > 1 ? 1 : kGroupSize; }
};

struct ProgramSource {
    std::string name;  // for people: "direct float one_word mandelbrot 2 normal"
    std::string text;
    std::string options;  // of the compiler; made here alone, so that none relaxes the arithmetic
};

/// From the files in `folder`, laid out as kernels/ is, or, where it is empty, those built in.
/// Fails with NotFound or Io when a file is missing.
Result<ProgramSource> assembleProgram(const ProgramId& id, const std::filesystem::path& folder);

}  // namespace fathom
