// BLA steps over many iterations: polynomials of the distance from a reference orbit.
#pragma once

#include <cstdint>
#include <memory>
#include <shared_mutex>
#include <span>
#include <stop_token>
#include <vector>

#include "orbit/delta_types.h"
#include "orbit/reference_orbit.h"

namespace fathom {

/// For an orbit at distance z from Z_m, whose point is c pixels from the reference's point,
///
///     z_(m+l) = a1 z + a2 z^2 + a3 z^3 + a4 z^4 + (B + X z) c    while |z| < r,
///
/// with l = 1 (exact), 2, 4, ... from each m = 1 + j l. Two steps merge into one. Its r keeps the
/// terms that are cut off (the next powers of z, z^2 c, c^2) below `epsilon` times a1 z, and no
/// orbit escapes within r before its end. Norms are max(|re|, |im|). Immutable unless it is lazy;
/// safe to share.
///
/// If pixels are too small for doubles, the longer steps also exist with an extended exponent. If
/// the steps are for floats, which have an even smaller range, all have an extended exponent.
///
/// This is the bilinear approximation of Zhuoran (2021, fractalforums.org, topic 4360), extended to
/// the fourth order, which takes 3 to 10 times fewer steps.
class StepTable {
public:
    struct Request {
        std::shared_ptr<const ReferenceOrbit> orbit;
        FloatExp pixel;            // size of a pixel in the plane: the unit of c
        double reach = 0;          // largest max(|re c|, |im c|) of a pixel
        double escapeRadius = 25;  // of the pixels
        double epsilon = kDefaultEpsilon;
        bool areForFloats = false;  // all exponents extended; no steps of one iteration
        bool isLazy = false;        // short steps are made when they are wanted: see lacks()
        int threads = 1;            // threads that build the table
    };
    static constexpr double kDefaultEpsilon = 0x1p-32;
    /// The extended key of a step that is never valid.
    static constexpr int kExtendedNever = -0x7fffffff;
    /// The length of the step in the place of steps that are not made.
    static constexpr std::uint32_t kNotMade = 0x7fffffff;

    static Result<StepTable> build(const Request& request, std::stop_token stop = {});
    StepTable(StepTable&&) noexcept;
    StepTable& operator=(StepTable&&) noexcept;
    ~StepTable();

    const Request& request() const { return m_request; }

    /// A lazy table with extended exponents lacks most of its steps. A pixel that comes to an index
    /// without steps stops there with DELTA_AT_LIMIT, if the limit is below kNotMade. Everybody who
    /// reads a table that may lack steps holds a reading(), which keeps others from making some.
    std::shared_lock<std::shared_mutex> reading() const;
    /// True if the steps from m are not made. Needs a reading().
    bool lacks(std::uint32_t m) const;
    /// Makes the steps from some indices, and from those around them. Waits for all readings.
    void makeFrom(std::span<const std::uint32_t> indices) const;
    /// Makes all steps; from then on the table is immutable.
    void makeAll() const;

    /// A step at any magnitude.
    struct ExtendedStep {
        ComplexExp a[4], b, x;  // by power, from a[0] for z
        ComplexExp target;
        std::uint32_t to;
    };
    /// The steps from m that are valid for |z| = size, the longest first; the last is one
    /// iteration. Makes them if they are lacking, so no other thread may make steps meanwhile.
    std::vector<ExtendedStep> stepsFrom(std::uint32_t m, FloatExp size) const;

    /// What kernels need, except for the limit; valid as long as the table.
    DeltaJob job() const;

    struct Arrays;

private:
    explicit StepTable(const Request& request);

    Request m_request;
    std::unique_ptr<Arrays> m_arrays;
};

}  // namespace fathom
