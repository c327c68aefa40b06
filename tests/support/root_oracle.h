// The truth about nuclei, periodic and preperiodic points: Newton's method in MPFR at one
// precision, each formula as its definition reads. Includes no header of the project, so that no
// mistake can be shared. Thread-safe (each call has its own numbers).
#pragma once

#include <cstdint>
#include <string>

namespace oracle {

/// Which equation of which plane.
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
    /// log10 of: what a small copy is smaller by, 1 / |beta lambda^(d/(d-1))| with beta summed as
    /// it is defined (of formulas that fold, the roots of determinants); |lambda|, the product of
    /// the slopes of z_1 ... z_(p-1), or of the cycle; the least |z_q| / |z_p'| with 0 < q < p.
    double size = 0, multiplier = 0, domain = 0;
    /// arg of size and of the multiplier, in degrees; of formulas that fold 0.
    double sizeAngle = 0, multiplierAngle = 0;
    int steps = 0;
};

/// The root near a start, by at most 100 steps at so many bits. 53 bits at least.
Root root(const RootProblem& problem, const std::string& re, const std::string& im, int bits,
          int digits);

/// log10 |a - b| of two complex numbers; -infinity where they are equal.
double distance(const std::string& aRe, const std::string& aIm, const std::string& bRe,
                const std::string& bIm, int bits);

/// Decimals of a + 10^log10Distance e^(i angle).
struct Place {
    std::string re, im;
};
Place placeNear(const std::string& re, const std::string& im, double log10Distance, double degrees,
                int bits, int digits);

}  // namespace oracle
