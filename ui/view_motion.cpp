#include "ui/view_motion.h"

#include <algorithm>
#include <cmath>

namespace fathom {
namespace {

/// Fast at first, then slow: the first frame already responds to the input.
double easeOut(double time) {
    return 1 - std::pow(1 - time, 3);
}

QTransform blended(const QTransform& from, double progress) {
    const double rest = 1 - progress;
    const bool isZoom = from.m12() == 0 && from.m21() == 0 && from.m11() == from.m22() &&
                        from.m11() > 0 && std::abs(from.m11() - 1) > 1e-6;
    if (isZoom) {
        // A pure zoom about its fixed point has a constant rate: equal factors in equal times.
        const double scale = std::pow(from.m11(), rest);
        const double fixedX = from.dx() / (1 - from.m11());
        const double fixedY = from.dy() / (1 - from.m11());
        return {scale, 0, 0, scale, fixedX * (1 - scale), fixedY * (1 - scale)};
    }
    const auto mix = [&](double value, double end) { return value * rest + end * progress; };
    return {mix(from.m11(), 1), mix(from.m12(), 0), mix(from.m21(), 0),
            mix(from.m22(), 1), mix(from.dx(), 0),  mix(from.dy(), 0)};
}

}  // namespace

void ViewMotion::retarget(const QTransform& oldToNew, int milliseconds) {
    const QTransform shown = current();
    bool isInvertible = false;
    const QTransform back = oldToNew.inverted(&isInvertible);
    m_start = isInvertible ? back * shown : QTransform();
    // Rounding errors must not turn a plain zoom into a shear.
    const double unevenness = std::max({std::abs(m_start.m12()), std::abs(m_start.m21()),
                                        std::abs(m_start.m11() - m_start.m22())});
    if (unevenness < 1e-9 * std::abs(m_start.m11()))
        m_start.setMatrix(m_start.m11(), 0, 0, 0, m_start.m11(), 0, m_start.dx(), m_start.dy(), 1);
    m_milliseconds = milliseconds;
    m_clock.start();
}

void ViewMotion::finish() {
    m_milliseconds = 0;
}

bool ViewMotion::isMoving() const {
    return m_milliseconds > 0 && m_clock.isValid() && m_clock.elapsed() < m_milliseconds;
}

QTransform ViewMotion::current() const {
    if (!isMoving()) return {};
    const double time = static_cast<double>(m_clock.nsecsElapsed()) / (m_milliseconds * 1e6);
    return blended(m_start, easeOut(std::clamp(time, 0.0, 1.0)));
}

}  // namespace fathom
