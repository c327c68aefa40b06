// The curve of automatic colours from picture to picture: fitted once for each, and eased from one
// to the next while one moves, so that colours flow and never jump. One thread.
#pragma once

#include <optional>
#include <span>

#include "color/auto_curve.h"

namespace fathom {

/// From the picture before to this one.
enum class ViewChange { Elsewhere, Zoom, Pan };

class CurveMotion {
public:
    static constexpr double kEaseSeconds = 0.2;  // for all but 1/e of the way

    /// A picture whose curve is still to be fitted.
    void begin(ViewChange change);
    bool awaitsFit() const { return m_awaitsFit; }
    /// Nothing should be seen in the old curve, as it was for another place.
    bool hidesUntilFit() const { return m_awaitsFit && m_change == ViewChange::Elsewhere; }

    /// Takes the curve of these samples, of a picture `height` pixels high, unless the present one
    /// serves as well. Samples of interior alone say nothing.
    void fit(std::span<const TileSample> samples, double height);
    /// Fits again at the picture's end: more is known then, of a raised limit for example.
    void fitAgain(std::span<const TileSample> samples, double height);
    /// A curve that is known already is there at once.
    void set(const AutoCurve& curve);

    /// What is on show has the colours of another curve: they go on from there.
    void startFrom(const CurveTable& curve);

    /// Where the colours are going; none before the first fit.
    const std::optional<AutoCurve>& target() const { return m_target; }
    bool isEasing() const { return m_from.has_value(); }
    /// What is on the way there; only while isEasing().
    CurveTable shown() const { return CurveTable::mix(*m_from, *m_target, m_share); }
    void advance(double seconds);

private:
    ViewChange m_change = ViewChange::Elsewhere;
    bool m_awaitsFit = true;
    std::optional<AutoCurve> m_target;
    std::optional<CurveTable> m_from;
    double m_share = 1;  // of the way to the target
};

}  // namespace fathom
