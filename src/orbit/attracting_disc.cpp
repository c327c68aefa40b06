#include "orbit/attracting_disc.h"

#include <cmath>

#include "orbit/attracting_cycle.h"

namespace fathom {

namespace {

using Point = Complex<double>;

constexpr std::uint32_t kFirstWindow = 256;
constexpr int kMostReturns = 4, kMostRounds = 8;
/// Multipliers below this are attracting: it is far enough from 1 for all rounding errors.
constexpr double kAttracting = 1 - 0x1p-8;
/// How exact a point of a cycle must be, relatively.
constexpr double kExact = 0x1p-20;

Point next(const Point& z, const Point& c) {
    return z * z + c;
}
double modulus(const Point& a) {
    return std::sqrt(a.re * a.re + a.im * a.im);
}

/// An orbit's z with its derivatives by an earlier z and by c.
struct Jet {
    Point z, byZ{1, 0}, byC{}, byZZ{}, byZC{};

    void step(const Point& c) {
        byZZ = (byZ * byZ + z * byZZ) * 2;
        byZC = (byC * byZ + z * byZC) * 2;
        byC = z * byC * 2 + Point{1, 0};
        byZ = z * byZ * 2;
        z = next(z, c);
    }
};

/// Whether the points of the cycle through z are apart from each other, so that none shorter goes
/// through z.
bool isWhole(const Point& z, std::uint32_t length, const Point& c) {
    constexpr double kApart = 0x1p-10;
    Point now = z;
    for (std::uint32_t i = 1; i < length; ++i) {
        now = next(now, c);
        if (norm(now - z) < kApart * norm(z)) return false;
    }
    return true;
}

/// The radius that a cycle allows; `jet` is that of its point z after its length, or after a
/// multiple of that.
double radiusBy(const Jet& jet, const Point& z, std::uint32_t length, const Point& c) {
    constexpr double kSure = 0.98;  // for what is not exact
    const double multiplier = modulus(jet.byZ);
    if (!(multiplier < kAttracting)) return 0;
    const Point cycleByC = quotient(jet.byC, Point{1, 0} - jet.byZ);
    const double slope = modulus(jet.byZC + jet.byZZ * cycleByC);
    const double radius =
        interiorRadius(multiplier, slope, isWhole(z, length, c) ? Turns::One : Turns::Several);
    return radius > 0 ? kSure * radius : 0;
}

/// Newton's method from z to a point of a cycle. 0: there is none that attracts.
double radiusNear(Point z, std::uint32_t length, const Point& c, std::uint32_t& iterations) {
    for (int round = 0; round < kMostRounds; ++round) {
        constexpr std::uint32_t kIterationsOfJet = 4;  // by time
        iterations += kIterationsOfJet * length;
        Jet jet{.z = z};
        for (std::uint32_t i = 0; i < length; ++i)
            jet.step(c);
        const Point change = quotient(jet.z - z, Point{1, 0} - jet.byZ);
        if (norm(change) <= kExact * norm(z)) return radiusBy(jet, z, length, c);
        if (!(norm(change) <= 4 * norm(z))) return 0;
        z = z + change;
    }
    return 0;
}

}  // namespace

AttractingDisc attractingDiscAt(const Complex<double>& c, Complex<double> z, std::uint32_t most) {
    AttractingDisc disc;
    for (std::uint32_t window = kFirstWindow; disc.iterations + 2 * window <= most; window *= 2) {
        // A point that is near 0 may be near a point of the cycle...
        Point start = z;
        double least = norm(z);
        for (std::uint32_t i = 0; i < window; ++i) {
            z = next(z, c);
            if (const double size = norm(z); size < least) least = size, start = z;
        }
        disc.iterations += window;
        if (!(norm(z) <= 2)) return disc;
        // ...if the orbit comes back to it. Each return must be nearer than the last one, since a
        // cycle may have points close together.
        Point now = start;
        double near = least / 2, distance = 0;
        std::uint32_t length = 0;
        for (int i = 0; i < kMostReturns; ++i, near = distance / 2) {
            do {
                now = next(now, c);
                ++length;
                distance = norm(now - start);
            } while (!(distance <= near) && length < window);
            if (!(distance <= near)) break;
            disc.radius = radiusNear(start, length, c, disc.iterations);
            if (disc.radius > 0) return disc;
        }
        disc.iterations += length;
    }
    return disc;
}

}  // namespace fathom
