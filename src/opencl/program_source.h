// The text of an OpenCL program, assembled from the kernel headers. Pure, except that it reads
// files.
#pragma once

#include <compare>
#include <filesystem>
#include <string>

#include "base/result.h"
#include "render/rung.h"

namespace fathom {

/// Work-items in a group, unless each has vectors. There is one size because some drivers compile a
/// kernel anew for each size.
inline constexpr unsigned kGroupSize = 64;

/// Identifies a program: everything that its text and options depend on.
struct ProgramId {
    NumberKind number = NumberKind::Fp32;
    std::string formula;
    int power = 2;
    std::string form{kNormalForm};
    bool dividesFloats = false;    // correctly rounded; only where a device can
    std::string entry = "direct";  // kernels/<entry>.cl
    unsigned lanes = 1;  // pixels in a vector; above 1 only for "lanes/lanes" and "reference/limit"
    std::string defines{};  // further options: the shape of a Fourier transform

    unsigned groupSize() const { return lanes > 1 ? 1 : kGroupSize; }

    friend auto operator<=>(const ProgramId&, const ProgramId&) = default;
};

struct ProgramSource {
    std::string name;  // for people: "direct float one_word mandelbrot 2 normal"
    std::string text;
    std::string options;  // for the compiler; set only here, so that none relaxes the arithmetic
};

/// Assembles a program from the files in `folder`, which is laid out as kernels/ is, or from the
/// built-in files if `folder` is empty. Fails with NotFound or Io if a file is missing.
Result<ProgramSource> assembleProgram(const ProgramId& id, const std::filesystem::path& folder);

}  // namespace fathom
