// The orbit of one point, iterated at full precision and kept in doubles: what the pixels of a deep
// picture are measured against.
#pragma once

#include <complex>
#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <vector>

#include "base/fresh_vector.h"
#include "base/result.h"
#include "number/decimal.h"
#include "orbit/complex_exp.h"
#include "orbit/delta_types.h"

namespace fathom {

/// Z_0 = 0, Z_(m+1) = Z_m^2 + C, up to Z_M. Immutable once computed; safe to share.
///
/// It ends where nothing more is to be learnt: at the first p where the picture holds a nucleus of
/// period p (all orbits there come so near 0 that they may follow this one again from its start),
/// where it escapes, or at the most iterations that a pixel takes.
class ReferenceOrbit {
public:
    /// Indices are 32 bits, and a point takes 16 bytes: 2 GiB of them.
    static constexpr std::uint32_t kMaximumLength = std::uint32_t{1} << 27;

    struct Request {
        Decimal re, im;         // C, |re| and |im| below 2^31
        int fractionBits = 64;  // of the iteration
        FloatExp reach;         // no pixel is farther from C
        /// The plane's length of a pixel, for an orbit that is to serve such pixels alone: bits
        /// that they cannot see are dropped on the way. 0: all are kept.
        FloatExp smallestPixel;
        double escapeRadius = 25;      // the orbit ends beyond it
        std::uint64_t iterations = 0;  // M at most
        int threads = 1;
    };

    /// Calls `advanced` with the steps done every few milliseconds. Fails with Cancelled within a
    /// tenth of a second of the stop, or after one step where that takes longer, and with
    /// OutOfMemory where the orbit would have to be longer than kMaximumLength.
    static Result<ReferenceOrbit> compute(const Request& request, std::stop_token stop = {},
                                          const std::function<void(std::uint64_t)>& advanced = {});

    /// What is asked of the orbit of another point.
    struct NearbyRequest {
        ComplexExp shift;  // of the point from this one's C
        FloatExp reach;    // no pixel is farther from the point
        double escapeRadius = 25;
        std::uint64_t iterations = 0;  // as many as this orbit has, unless it is closed
    };

    /// The orbit of a point near by, iterated in doubles as its distance from this one: it takes
    /// nanoseconds a step, and ends by its own reach. As long as the distance cannot be seen in
    /// doubles, the points are this orbit's, if compute() made it. Of m steps, rounding shifts the
    /// point by some 2^-53 sqrt(m) of `shift`. Follows this orbit again from its start as pixels do
    /// (Zhuoran, 2021, fractalforums.org, topic 4360). Fails as compute() does.
    Result<ReferenceOrbit> nearbyOrbit(const NearbyRequest& request,
                                       const std::stop_token& stop = {}) const;

    /// M, at least 1.
    std::uint32_t length() const { return static_cast<std::uint32_t>(m_points.size() - 1); }
    /// M, if it is the period of a nucleus within reach; otherwise 0.
    std::uint32_t period() const { return m_isPeriodic ? length() : 0; }
    /// Whether orbits within reach that have come to its end may follow it again from its start.
    bool isClosed() const { return m_isPeriodic || m_hasEscaped; }

    /// Each part rounded to nearest; what is below double range is 0 here.
    std::complex<double> operator[](std::uint32_t m) const { return m_points[m]; }
    /// The same at any magnitude.
    DeltaWidePoint widePoint(std::uint32_t m) const;
    ComplexExp wide(std::uint32_t m) const;
    /// All of them, each as its real and its imaginary part.
    const double (*data() const)[2] {
        return reinterpret_cast<const double(*)[2]>(m_points.data());
    }
    /// Those whose products leave the range of doubles, by ascending m.
    std::span<const DeltaWidePoint> widePoints() const { return m_widePoints; }

private:
    ReferenceOrbit() = default;

    /// A point up to which no |dZ_k/dC| / |Z_k| is above `growth`, its own.
    struct Departure {
        std::uint32_t m;
        ComplexExp derivative;
        FloatExp growth;
    };
    class Departures;
    /// The last one up to which an orbit beside is the same in doubles; null where there is none.
    const Departure* departureOf(const NearbyRequest& request) const;

    /// Adds a point, and sees whether the orbit ends there; `wide` makes the point at any magnitude
    /// where doubles do not hold it.
    template <class Wide, class Derivative>
    void add(std::complex<double> z, Wide&& wide, Derivative& derivative, double escapeRadius);

    FreshVector<std::complex<double>> m_points;
    std::vector<DeltaWidePoint> m_widePoints;
    // Of an orbit that compute() made:
    std::vector<Departure> m_departures;  // by ascending m and growth
    FloatExp m_reach;
    double m_escapeRadius = 0;
    bool m_isPeriodic = false, m_hasEscaped = false;
};

}  // namespace fathom
