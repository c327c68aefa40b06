// The curve of automatic colours: fitted to the counts of one picture and kept in its file.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/result.h"
#include "render/device_colors.h"
#include "render/sample.h"

namespace fathom {

struct CurveKnot {
    double count = 0;  // iterations with their fraction
    double turn = 0;   // turns of the palette
    friend bool operator==(const CurveKnot&, const CurveKnot&) = default;
};

/// Maps counts to turns: a monotone cubic through nine knots, over a logarithmic axis that is
/// derived from the knots. A value.
struct AutoCurve {
    static constexpr std::size_t kKnots = 9;
    static constexpr double kMaximumTurn = 1000, kMostCalm = 0.25;

    std::array<CurveKnot, kKnots> knots;
    /// Takes noise out of views whose structure is finer than a pixel: the curve is that of the
    /// counts that calmCount() makes. 0 in most views.
    double calm = 0;
    friend bool operator==(const AutoCurve&, const AutoCurve&) = default;
};

/// Octaves from a pixel down to a distance in pixels, at most 0. A distance of 0 is below the range
/// of floats.
double octavesOf(double distance);

/// count * distance^calm for distances below a pixel. Of neighbours in a dense view, those nearer
/// to the set have higher counts by chance, as a power of the distance: this is what they share.
double calmCount(double count, double distance, double calm);

/// Fails with InvalidInput if knots do not ascend or are out of range.
Result<void> validate(const AutoCurve& curve);

/// Fits the curve of a picture that is `height` pixels high to some of its samples, evenly spread.
/// Every eighth pixel in each direction gives a curve within 0.01 turns of the curve of all pixels.
/// Distances in the samples are in units of 1 / `distanceScale` pixels. Returns nothing if no
/// sample escaped or converged.
std::optional<AutoCurve> fitAutoCurve(std::span<const TileSample> samples, double height,
                                      double distanceScale = 1);

/// The same knots, with heights by rank alone, so that each part of a picture gets its share of the
/// palette. The range from the fifth to the ninety-fifth percentile spans the same number of turns
/// as before.
AutoCurve ranked(const AutoCurve& curve);

/// A curve tabulated at even steps of its axis, for loops over pixels. The axis is x = sign(t)
/// log2(1 + |t|) with t = (count - start) / scale. Beyond both ends the curve continues straight.
class CurveTable {
public:
    static constexpr std::int32_t kEntries = COLOR_CURVE_STEPS;  // there is one entry more

    explicit CurveTable(const AutoCurve& curve);

    double turnAt(double count) const;
    double calm() const { return m_calm; }
    /// Whether samples have the same places on both tables.
    bool hasAxisOf(const CurveTable& other) const;

    double start() const { return m_axis.start; }
    double scale() const { return m_axis.scale; }
    float first() const { return static_cast<float>(m_first); }           // x of entry 0
    float entriesPerX() const { return static_cast<float>(1 / m_step); }  // x is in octaves
    std::span<const float> turns() const { return m_turns; }

private:
    friend class CurveBlend;
    struct Axis {
        double start, scale;
        double of(double count) const;
        double countAt(double x) const;
        friend bool operator==(const Axis&, const Axis&) = default;
    };
    static Axis axisOf(const AutoCurve& curve);

    /// The curve from count to count.
    CurveTable(const AutoCurve& curve, double firstCount, double lastCount);
    double x(std::int32_t entry) const { return m_first + entry * m_step; }
    double countAt(std::int32_t entry) const { return m_axis.countAt(x(entry)); }

    Axis m_axis;
    double m_first, m_step, m_calm;
    std::vector<float> m_turns;
};

/// The curves between two, both tabulated once on the axis of the second.
class CurveBlend {
public:
    CurveBlend(const CurveTable& from, const AutoCurve& to);

    /// (1 - share) * from + share * to.
    CurveTable at(double share) const;

private:
    CurveTable m_to, m_from;
};

/// The mean absolute difference of two curves over a thousand or two of the samples, evenly spread,
/// in turns: how much a picture would change.
double meanDifference(const CurveTable& a, const CurveTable& b,
                      std::span<const TileSample> samples);

}  // namespace fathom
