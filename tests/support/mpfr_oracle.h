// The truth: outcomes by brute force in MPFR, with each formula as it is defined. Includes no
// header of the project, so that it cannot share a mistake with it. Thread-safe (each call has its
// own numbers).
#pragma once

#include <complex>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace oracle {

inline constexpr std::uint64_t kInterior = ~std::uint64_t{0};

/// A picture of a formula's parameter plane or of one of its dynamical planes. The fields mean what
/// they mean in the project's files.
struct Picture {
    std::string re, im, radius;
    double rotation = 0;  // degrees, counter-clockwise
    bool flip = false;
    int width = 0, height = 0;
    std::string formula = "mandelbrot";
    int power = 2;       // the Magnet formulas ignore it
    bool julia = false;  // newton and newton-roots have no c and ignore it
    std::string juliaRe = "0", juliaIm = "0";
    /// hybrid only: the formulas and powers that iterations 0, 1, ... take in turn
    std::vector<std::pair<std::string, int>> steps;
    double escapeRadius = 25;
    double convergence = 1e-6;
    double relaxation = 1;                    // nova only
    std::vector<std::complex<double>> roots;  // newton-roots only: the first `power`
    std::uint64_t limit = 1000;
};

/// How a point ends: it escapes at the least n >= 1 with |z_n| > escapeRadius (polynomial, abs and
/// Magnet formulas; also where a Magnet formula divides by zero), or converges at the least n >= 1
/// with |z_n - 1| < convergence (Magnet) or |z_n - z_(n-1)| < convergence (Newton and Nova).
struct Outcome {
    std::uint64_t count;  // that n, or kInterior
    /// 0 escaped or interior; 1 Magnet; 1 + index of the root nearest to z_n: the given roots, or
    /// e^(2 pi i k/power), k = 0 ...
    int attractor;
    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// The outcome of a point of the picture, in pixels: (0.5, 0.5) is the centre of the first pixel.
/// Throws std::invalid_argument if there is no such formula.
Outcome outcome(const Picture& picture, double x, double y);

/// True if the outcome is also `here` a quarter of a pixel to the left, right, up and down of the
/// pixel's centre. Costs up to four times as much as outcome().
bool isStable(const Picture& picture, int x, int y, const Outcome& here);

/// The atom domain of a point: the least n >= 1 at which |z_n| is least, up to the orbit's end or
/// the limit. A value counts as less than another if it is by a part of 2^-40.
std::uint64_t domain(const Picture& picture, double x, double y);
/// The same as isStable(), but for the domain. It looks at a sixteenth of a pixel too, because a
/// domain may lie between the centre and a quarter.
bool isDomainStable(const Picture& picture, int x, int y, std::uint64_t here);

/// The length of the cycle that an orbit has come to at the limit, to the last third of its bits; 0
/// if it has not, or goes round in more than a quarter of the limit.
std::uint64_t cycle(const Picture& picture, double x, double y);

struct Verdict {
    Outcome outcome;
    bool stable;
};
Verdict judge(const Picture& picture, int x, int y);

}  // namespace oracle
