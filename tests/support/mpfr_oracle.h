// The truth: counts by brute force in MPFR. Includes no header of the project, so that no mistake
// can be shared. Thread-safe (each call has its own numbers).
#pragma once

#include <cstdint>
#include <string>

namespace oracle {

inline constexpr std::uint64_t kInterior = ~std::uint64_t{0};

/// A picture of z^power + c, or of one of its Julia sets, by the conventions of the files.
struct Picture {
    std::string re, im, radius;
    double rotation = 0;  // degrees, counter-clockwise
    bool flip = false;
    int width = 0, height = 0;
    int power = 2;
    bool julia = false;
    std::string juliaRe = "0", juliaIm = "0";
    double escapeRadius = 25;
    std::uint64_t limit = 1000;
};

/// The least n >= 1 with |z_n| > escapeRadius, or kInterior, for the point of the picture (in
/// pixels, so that (0.5, 0.5) is the centre of the first one).
std::uint64_t count(const Picture& picture, double x, double y);

struct Verdict {
    std::uint64_t count;
    /// The count is the same a quarter of a pixel to the left, right, up and down.
    bool stable;
};
Verdict judge(const Picture& picture, int x, int y);

}  // namespace oracle
