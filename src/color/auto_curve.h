// The curve of automatic colours: fitted to the counts of one picture, kept in its file.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/result.h"
#include "render/sample.h"

namespace fathom {

struct CurveKnot {
    double count = 0;  // iterations with their fraction
    double turn = 0;   // of the palette
    friend bool operator==(const CurveKnot&, const CurveKnot&) = default;
};

/// From counts to turns: a monotone cubic through nine knots over a logarithmic axis that follows
/// from them. A value.
struct AutoCurve {
    static constexpr std::size_t kKnots = 9;
    static constexpr double kMaximumTurn = 1000;

    std::array<CurveKnot, kKnots> knots;
    friend bool operator==(const AutoCurve&, const AutoCurve&) = default;
};

/// Fails with InvalidInput and a sentence on knots that do not ascend or are out of range.
Result<void> validate(const AutoCurve& curve);

/// The curve of a picture that is `height` pixels high, from some of its samples, evenly spread:
/// every eighth pixel each way is within 0.01 turns of all pixels. Distances in the samples count
/// in 1 / `distanceScale` pixels. None where no sample escaped or converged.
std::optional<AutoCurve> fitAutoCurve(std::span<const TileSample> samples, double height,
                                      double distanceScale = 1);

/// The same knots with heights by rank alone: each part of a picture gets its share of the palette.
/// It spans as many turns from the fifth percentile to the ninety-fifth.
AutoCurve ranked(const AutoCurve& curve);

/// A curve at even steps of its axis, for loops over pixels. With t = (count - start) / scale the
/// axis is x = sign(t) log2(1 + |t|); beyond both ends the curve goes on straight.
class CurveTable {
public:
    static constexpr std::int32_t kEntries = 4096;  // steps: an entry more than that

    explicit CurveTable(const AutoCurve& curve);

    /// (1 - share) from + share to, on the axis of `to`.
    static CurveTable mix(const CurveTable& from, const AutoCurve& to, double share);

    double turnAt(double count) const;

    double start() const { return m_axis.start; }
    double scale() const { return m_axis.scale; }
    float first() const { return static_cast<float>(m_first); }           // x of entry 0
    float entriesPerX() const { return static_cast<float>(1 / m_step); }  // x counts in octaves
    const float* turns() const { return m_turns.data(); }

private:
    struct Axis {
        double start, scale;
        double of(double count) const;
        double countAt(double x) const;
    };
    static Axis axisOf(const AutoCurve& curve);

    CurveTable(Axis axis, double first, double last)
        : m_axis(axis), m_first(first), m_step((last - first) / kEntries), m_turns(kEntries + 1) {}
    double x(std::int32_t entry) const { return m_first + entry * m_step; }

    Axis m_axis;
    double m_first, m_step;
    std::vector<float> m_turns;
};

/// The mean difference of two curves over samples, in turns: how much a picture would change.
double meanDifference(const CurveTable& a, const CurveTable& b,
                      std::span<const TileSample> samples);

}  // namespace fathom
