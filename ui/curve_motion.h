// Moves the curve of automatic colours from picture to picture. The curve is fitted once for each
// picture and eased from one to the next while the view moves, so that colours flow and never jump.
// One thread.
#pragma once

#include <memory>
#include <optional>
#include <span>

#include "color/auto_curve.h"

namespace fathom {

/// How the view changed from the previous picture to this one.
enum class ViewChange { Elsewhere, Zoom, Pan };

class CurveMotion {
public:
    static constexpr double kEaseSeconds = 0.2;  // until 1/e of the way is left

    /// Begins a picture whose curve is still to be fitted.
    void begin(ViewChange change);
    bool awaitsFit() const { return m_awaitsFit; }
    /// True if nothing should be shown in the old curve, because that was for another place.
    bool hidesUntilFit() const { return m_awaitsFit && m_change == ViewChange::Elsewhere; }

    /// Fits a curve to `samples` of a picture `height` pixels high, and takes it unless the present
    /// curve serves as well. Samples that are all interior change nothing.
    void fit(std::span<const TileSample> samples, double height);
    /// Fits again at the end of the picture, when more is known, for example after a raised limit.
    void fitAgain(std::span<const TileSample> samples, double height);
    /// Takes a curve that is already known, at once and without easing.
    void set(const AutoCurve& curve);

    /// The picture on show has the colours of `curve`: eases from that curve to the target.
    void startFrom(const CurveTable& curve);

    /// The curve that the colours move to; none before the first fit.
    const std::optional<AutoCurve>& target() const { return m_target; }
    bool isEasing() const { return m_way.has_value(); }
    /// The present curve: the target, or on the way to it. Null before the first fit.
    std::shared_ptr<const CurveTable> shown() const;
    void advance(double seconds);
    /// False: a new curve takes the place of the old one at once.
    void setEases(bool eases);

private:
    bool m_eases = true;
    ViewChange m_change = ViewChange::Elsewhere;
    bool m_awaitsFit = true;
    std::optional<AutoCurve> m_target;
    std::shared_ptr<const CurveTable> m_table;  // of the target
    std::optional<CurveBlend> m_way;            // to the target
    double m_share = 1;                         // part of the way to the target, [0, 1]
};

}  // namespace fathom
