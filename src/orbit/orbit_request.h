// What all kinds of reference orbits have in common: the request, and the watch over the steps.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>

#include "base/result.h"
#include "formula/formula_spec.h"
#include "number/float_exp.h"

namespace fathom {

/// A request for the reference orbit of one point.
struct OrbitRequest {
    FormulaInstance formula;  // not read by ReferenceOrbit, which is of z^2 + c
    Decimal re, im;           // the point: a picture's centre, or near it
    /// Precision of the iteration: fraction bits for ReferenceOrbit, mantissa bits for
    /// GenericOrbit.
    int bits = 64;
    FloatExp reach;  // no pixel is farther from the point
    /// Size of a pixel in the plane, for a ReferenceOrbit that only serves such pixels: bits that
    /// they cannot see are dropped on the way. 0: keep all bits.
    FloatExp smallestPixel;
    double escapeRadius = 25;      // the orbit ends beyond it
    double convergence = 1e-6;     // distance from 1 at which orbits end, if they converge
    std::uint64_t iterations = 0;  // most iterations
    int threads = 1;               // of a ReferenceOrbit

    /// Whether `other` is for the same formula with the same conditions for an end.
    bool isAlike(const OrbitRequest& other) const {
        return formula == other.formula && escapeRadius == other.escapeRadius &&
               convergence == other.convergence;
    }
};

/// Called every few milliseconds with the number of steps done, and the name of the device that
/// steps now, which is empty if it is the processor. May be empty.
using OrbitProgress = std::function<void(std::uint64_t steps, const std::string& device)>;

/// About a millisecond, if a step of numbers with n limbs takes at most some `nanoseconds` n^2
/// nanoseconds.
inline std::uint64_t stepsBetweenLooks(int bits, int nanoseconds) {
    const double limbs = bits / 64.0 + 1;
    return static_cast<std::uint64_t>(std::max(1.0, 1e6 / (nanoseconds * limbs * limbs)));
}

/// Stops the computation of an orbit that is cancelled or too long, and tells its progress.
class OrbitWatch {
public:
    using Advanced = std::function<void(std::uint64_t steps)>;  // may be empty

    OrbitWatch(std::stop_token stop, Advanced advanced, std::uint64_t stepsPerLook,
               std::uint64_t mostPoints)
        : m_stop(std::move(stop)),
          m_advanced(std::move(advanced)),
          m_stepsPerLook(stepsPerLook),
          m_mostPoints(mostPoints) {}

    /// Call it before step number `step` of an orbit that has `points` points. Returns an error if
    /// the orbit must not go on.
    std::optional<Error> look(std::uint64_t step, std::uint64_t points) const {
        if (step % m_stepsPerLook == 0) {
            if (m_stop.stop_requested())
                return Error{ErrorCode::Cancelled, "The reference orbit was cancelled."};
            if (m_advanced) m_advanced(step);
        }
        if (points <= m_mostPoints) return std::nullopt;
        return Error{ErrorCode::OutOfMemory,
                     {"The reference orbit has neither escaped nor returned after %1 iterations, "
                      "and there is no memory for more; lower the iteration limit.",
                      {std::to_string(step - 1)}}};
    }

private:
    const std::stop_token m_stop;
    const Advanced m_advanced;
    const std::uint64_t m_stepsPerLook, m_mostPoints;
};

}  // namespace fathom
