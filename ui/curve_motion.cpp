#include "ui/curve_motion.h"

#include <cmath>

namespace fathom {

void CurveMotion::begin(ViewChange change) {
    m_change = change;
    m_awaitsFit = true;
}

void CurveMotion::fit(std::span<const TileSample> samples, double height) {
    // In turns of the palette. Zooming by a tenth moves the curve by 0.04; a pan also changes what
    // is in view.
    constexpr double kUnseenZoom = 0.03, kUnseenPan = 0.10;
    m_awaitsFit = false;
    const std::optional<AutoCurve> fitted = fitAutoCurve(samples, height);
    if (!fitted) return;
    if (!m_target || m_change == ViewChange::Elsewhere) {
        set(*fitted);
        return;
    }
    const CurveTable present(*m_target);
    const double difference = meanDifference(present, CurveTable(*fitted), samples);
    if (difference < (m_change == ViewChange::Pan ? kUnseenPan : kUnseenZoom)) return;
    m_way = CurveBlend(isEasing() ? shown() : present, *fitted);
    m_target = fitted;
    m_share = 0;
}

void CurveMotion::fitAgain(std::span<const TileSample> samples, double height) {
    if (!m_awaitsFit) m_change = ViewChange::Zoom;
    fit(samples, height);
}

void CurveMotion::set(const AutoCurve& curve) {
    m_awaitsFit = false;
    m_target = curve;
    m_way.reset();
    m_share = 1;
}

void CurveMotion::startFrom(const CurveTable& curve) {
    if (!m_target || hidesUntilFit()) return;
    m_way = CurveBlend(curve, *m_target);
    m_share = 0;
}

void CurveMotion::advance(double seconds) {
    constexpr double kUnseenShare = 0.01;
    m_share += (1 - m_share) * (1 - std::exp(-seconds / kEaseSeconds));
    if (1 - m_share < kUnseenShare) m_way.reset();
}

}  // namespace fathom
