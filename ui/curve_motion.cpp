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
    if (!m_target || m_change == ViewChange::Elsewhere) return set(*fitted);
    const auto table = std::make_shared<const CurveTable>(*fitted);
    const double difference = meanDifference(*m_table, *table, samples);
    if (difference < (m_change == ViewChange::Pan ? kUnseenPan : kUnseenZoom)) return;
    if (!m_eases) return set(*fitted);
    m_way = CurveBlend(*shown(), *fitted);
    m_target = fitted;
    m_table = table;
    m_share = 0;
}

void CurveMotion::fitAgain(std::span<const TileSample> samples, double height) {
    if (!m_awaitsFit) m_change = ViewChange::Zoom;
    fit(samples, height);
}

void CurveMotion::set(const AutoCurve& curve) {
    m_awaitsFit = false;
    if (m_target != curve) m_table = std::make_shared<const CurveTable>(curve);
    m_target = curve;
    m_way.reset();
    m_share = 1;
}

void CurveMotion::startFrom(const CurveTable& curve) {
    if (!m_target || hidesUntilFit() || !m_eases) return;
    m_way = CurveBlend(curve, *m_target);
    m_share = 0;
}

std::shared_ptr<const CurveTable> CurveMotion::shown() const {
    return m_way ? std::make_shared<const CurveTable>(m_way->at(m_share)) : m_table;
}

void CurveMotion::setEases(bool eases) {
    m_eases = eases;
    if (eases) return;
    m_way.reset();
    m_share = 1;
}

void CurveMotion::advance(double seconds) {
    constexpr double kUnseenShare = 0.01;
    m_share += (1 - m_share) * (1 - std::exp(-seconds / kEaseSeconds));
    if (1 - m_share < kUnseenShare) m_way.reset();
}

}  // namespace fathom
