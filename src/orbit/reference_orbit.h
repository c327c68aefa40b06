// The reference orbit of one point, iterated at full precision and kept in doubles. The pixels of a
// deep picture are computed as distances from it.
#pragma once

#include <complex>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "base/fresh_vector.h"
#include "orbit/complex_exp.h"
#include "orbit/delta_types.h"
#include "orbit/orbit_request.h"

namespace fathom {

class StepDevice;

/// Z_0 = 0, Z_(m+1) = Z_m^2 + C, up to Z_M. Immutable once computed; safe to share.
///
/// It ends where there is nothing more to learn: at the first p where the picture contains a
/// nucleus of period p (all orbits there come so near 0 that they may follow this one again from
/// its start), where it escapes, or at the most iterations that a pixel takes.
class ReferenceOrbit {
public:
    /// Indices have 32 bits and a point takes 16 bytes: 2 GiB at most.
    static constexpr std::uint32_t kMaximumLength = std::uint32_t{1} << 27;

    /// The orbit of C = re + im i, |re| and |im| below 2^31. Fails with Cancelled within a tenth of
    /// a second of the stop, or after one step if that takes longer; and with OutOfMemory if the
    /// orbit would have to be longer than kMaximumLength. `device` may step a part of the orbit;
    /// null if there is none.
    static Result<ReferenceOrbit> compute(const OrbitRequest& request, std::stop_token stop = {},
                                          const OrbitProgress& advanced = {},
                                          std::shared_ptr<StepDevice> device = {});

    /// A request for the orbit of another point.
    struct NearbyRequest {
        ComplexExp shift;  // the point minus this orbit's C
        FloatExp reach;    // no pixel is farther from the point
        double escapeRadius = 25;
        std::uint64_t iterations = 0;  // at most length(), unless this orbit is closed
    };

    /// The orbit of a nearby point, iterated in doubles as its distance from this orbit. It takes
    /// nanoseconds a step and ends by its own reach. While doubles cannot hold the distance, its
    /// points are this orbit's, if compute() made this orbit. Over m steps, rounding acts like a
    /// shift of the point by some 2^-53 sqrt(m) of `shift`. It rebases to this orbit's start as
    /// pixels do (Zhuoran, 2021, fractalforums.org, topic 4360). Fails as compute() does.
    Result<ReferenceOrbit> nearbyOrbit(const NearbyRequest& request,
                                       const std::stop_token& stop = {}) const;

    /// M, at least 1.
    std::uint32_t length() const { return static_cast<std::uint32_t>(m_points.size() - 1); }
    /// M, if it is the period of a nucleus within reach; otherwise 0.
    std::uint32_t period() const { return m_isPeriodic ? length() : 0; }
    /// Whether orbits within reach may follow this orbit again from its start after its end.
    bool isClosed() const { return m_isPeriodic || m_hasEscaped; }
    /// Whether pixels can follow it for `iterations` iterations.
    bool lasts(std::uint64_t iterations) const { return isClosed() || iterations <= length(); }

    /// Each part rounded to nearest; values below the range of doubles are 0 here.
    std::complex<double> operator[](std::uint32_t m) const { return m_points[m]; }
    /// Same at any magnitude.
    DeltaExtendedPoint extendedPoint(std::uint32_t m) const;
    ComplexExp extended(std::uint32_t m) const;
    /// All points, each as its real and its imaginary part.
    const double (*data() const)[2] {
        return reinterpret_cast<const double(*)[2]>(m_points.data());
    }
    /// The points whose products leave the range of doubles, by ascending m.
    std::span<const DeltaExtendedPoint> extendedPoints() const { return m_extendedPoints; }

private:
    friend class KeptOrbits;  // writes and reads all members
    ReferenceOrbit() = default;

    /// A point up to which no |dZ_k/dC| / |Z_k| is above the point's own, `growth`.
    struct Departure {
        std::uint32_t m;
        ComplexExp derivative;
        FloatExp growth;
    };
    class Departures;
    /// The last departure up to which a nearby orbit is the same in doubles; null if there is none.
    const Departure* departureOf(const NearbyRequest& request) const;

    /// Adds a point and checks whether the orbit ends there. `extended` makes the point at any
    /// magnitude; it is called if doubles cannot hold the point.
    template <class Extended, class Derivative>
    void add(std::complex<double> z, Extended&& extended, Derivative& derivative,
             double escapeRadius);

    FreshVector<std::complex<double>> m_points;
    std::vector<DeltaExtendedPoint> m_extendedPoints;
    // Only for an orbit that compute() made:
    std::vector<Departure> m_departures;  // by ascending m and growth
    FloatExp m_reach;
    double m_escapeRadius = 0;
    bool m_isPeriodic = false, m_hasEscaped = false;
};

}  // namespace fathom
