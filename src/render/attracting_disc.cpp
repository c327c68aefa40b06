#include "render/attracting_disc.h"

#include <algorithm>
#include <cmath>

namespace fathom {

namespace {

constexpr std::uint32_t kFirstWindow = 256;
constexpr int kMostReturns = 4, kMostRounds = 8;
/// Multipliers below this are attracting: it is far enough from 1 for all rounding errors.
constexpr double kAttracting = 1 - 0x1p-8;
/// How exact a point of a cycle must be, relatively.
constexpr double kExact = 0x1p-20;

PlanePoint operator+(PlanePoint a, PlanePoint b) {
    return {a.re + b.re, a.im + b.im};
}
PlanePoint operator-(PlanePoint a, PlanePoint b) {
    return {a.re - b.re, a.im - b.im};
}
PlanePoint operator*(PlanePoint a, PlanePoint b) {
    return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}
PlanePoint twice(PlanePoint a) {
    return a + a;
}
double norm2(PlanePoint a) {
    return a.re * a.re + a.im * a.im;
}
PlanePoint operator/(PlanePoint a, PlanePoint b) {
    const PlanePoint product = a * PlanePoint{b.re, -b.im};
    return {product.re / norm2(b), product.im / norm2(b)};
}

PlanePoint next(PlanePoint z, PlanePoint c) {
    return z * z + c;
}

/// An orbit's z with its derivatives by an earlier z and by c.
struct Jet {
    PlanePoint z, byZ{1, 0}, byC, byZZ, byZC;

    void step(PlanePoint c) {
        byZZ = twice(byZ * byZ + z * byZZ);
        byZC = twice(byC * byZ + z * byZC);
        byC = twice(z * byC) + PlanePoint{1, 0};
        byZ = twice(z * byZ);
        z = next(z, c);
    }
};

/// Whether the points of the cycle through z are apart from each other, so that none shorter goes
/// through z.
bool isWhole(PlanePoint z, std::uint32_t length, PlanePoint c) {
    constexpr double kApart = 0x1p-10;
    PlanePoint now = z;
    for (std::uint32_t i = 1; i < length; ++i) {
        now = next(now, c);
        if (norm2(now - z) < kApart * kApart * norm2(z)) return false;
    }
    return true;
}

/// The radius that a cycle allows; `jet` is that of its point z after its length, or after a
/// multiple of that.
double radiusBy(const Jet& jet, PlanePoint z, std::uint32_t length, PlanePoint c) {
    constexpr double kSure = 0.98;  // for what is not exact
    const double multiplier2 = norm2(jet.byZ), multiplier = std::sqrt(multiplier2);
    if (!(multiplier < kAttracting)) return 0;
    const PlanePoint cycleByC = jet.byC / (PlanePoint{1, 0} - jet.byZ);
    const double slope = std::sqrt(norm2(jet.byZC + jet.byZZ * cycleByC));
    // If `multiplier` is a power of the cycle's own one, it winds around 0 several times. The limit
    // for ever higher powers is safe for all.
    const double radius = isWhole(z, length, c) ? (1 - multiplier2) / (4 * slope)
                                                : -multiplier * std::log(multiplier) / (2 * slope);
    return radius > 0 ? kSure * radius : 0;
}

/// Newton's method from z to a point of a cycle. 0: there is none that attracts.
double radiusNear(PlanePoint z, std::uint32_t length, PlanePoint c, std::uint32_t& iterations) {
    for (int round = 0; round < kMostRounds; ++round) {
        constexpr std::uint32_t kIterationsOfJet = 4;  // by time
        iterations += kIterationsOfJet * length;
        Jet jet{.z = z};
        for (std::uint32_t i = 0; i < length; ++i)
            jet.step(c);
        const PlanePoint change = (jet.z - z) / (PlanePoint{1, 0} - jet.byZ);
        if (norm2(change) <= kExact * kExact * norm2(z)) return radiusBy(jet, z, length, c);
        if (!(norm2(change) <= 16 * norm2(z))) return 0;
        z = z + change;
    }
    return 0;
}

}  // namespace

AttractingDisc attractingDiscAt(PlanePoint c, PlanePoint z, std::uint32_t most) {
    AttractingDisc disc;
    for (std::uint32_t window = kFirstWindow; disc.iterations + 2 * window <= most; window *= 2) {
        // A point that is near 0 may be near a point of the cycle...
        PlanePoint start = z;
        double least2 = norm2(z);
        for (std::uint32_t i = 0; i < window; ++i) {
            z = next(z, c);
            if (const double size2 = norm2(z); size2 < least2) least2 = size2, start = z;
        }
        disc.iterations += window;
        if (!(norm2(z) <= 4)) return disc;
        // ...if the orbit comes back to it. Each return must be nearer than the last one, since a
        // cycle may have points close together.
        PlanePoint now = start;
        double near2 = least2 / 4, distance2 = 0;
        std::uint32_t length = 0;
        for (int i = 0; i < kMostReturns; ++i, near2 = distance2 / 4) {
            do {
                now = next(now, c);
                ++length;
                distance2 = norm2(now - start);
            } while (!(distance2 <= near2) && length < window);
            if (!(distance2 <= near2)) break;
            disc.radius = radiusNear(start, length, c, disc.iterations);
            if (disc.radius > 0) return disc;
        }
        disc.iterations += length;
    }
    return disc;
}

}  // namespace fathom
