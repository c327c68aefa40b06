// The truth about nuclei, periodic and preperiodic points: Newton's method in MPFR at one
// precision, with each formula as it is defined. Includes no header of the project, so that it
// cannot share a mistake with it. Thread-safe (each call has its own numbers).
#pragma once

#include <cstdint>
#include <string>

namespace oracle {

/// Which equation on which plane.
struct RootProblem {
    std::string formula = "mandelbrot";  // burning-ship, tricorn, celtic, buffalo
    int power = 2;
    bool julia = false;
    std::string juliaRe = "0", juliaIm = "0";
    std::uint64_t preperiod = 0;  // above 0: z_(preperiod + period) = z_preperiod
    std::uint64_t period = 1;     // otherwise z_period = 0, or on a Julia set z_period = z_0
};

struct Root {
    bool converged = false;
    std::string re, im;  // to `digits` decimals after the point
    /// All three are log10. size: scale of a small copy, 1 / |beta lambda^(d/(d-1))|, with beta
    /// summed by its definition (for formulas that fold: roots of determinants). multiplier:
    /// |lambda|, the product of the slopes of z_1 ... z_(p-1), or of the cycle. domain: the least
    /// |z_q| / |z_p'| with 0 < q < p.
    double size = 0, multiplier = 0, domain = 0;
    /// Arguments of size and multiplier, in degrees; 0 for formulas that fold.
    double sizeAngle = 0, multiplierAngle = 0;
    int steps = 0;
};

/// The root near a start, by at most 100 Newton steps at `bits` bits (at least 53).
Root root(const RootProblem& problem, const std::string& re, const std::string& im, int bits,
          int digits);

/// log10 |a - b| of two complex numbers; -infinity if they are equal.
double distance(const std::string& aRe, const std::string& aIm, const std::string& bRe,
                const std::string& bIm, int bits);

/// Decimals of a + 10^log10Distance e^(i angle).
struct Place {
    std::string re, im;
};
Place placeNear(const std::string& re, const std::string& im, double log10Distance, double degrees,
                int bits, int digits);

}  // namespace oracle
