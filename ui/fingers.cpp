#include "ui/fingers.h"

#include <algorithm>
#include <cmath>

#include <QGuiApplication>
#include <QLineF>
#include <QStyleHints>
#include <QTouchEvent>

namespace fathom {
namespace {

/// Two fingers rotate the picture only after they have turned by more than this.
constexpr double kTurnThreshold = 12;  // degrees

/// A finger that moves no further than this makes a tap, in device independent pixels.
constexpr double kTapReach = 10;

/// How far the line between two fingers has turned counter-clockwise, in degrees.
double turnOf(const std::vector<QPointF>& from, const std::vector<QPointF>& to) {
    return std::remainder(QLineF(to[0], to[1]).angle() - QLineF(from[0], from[1]).angle(), 360);
}

}  // namespace

Fingers::Act Fingers::follow(const QTouchEvent& event) {
    m_now.clear();
    for (const QEventPoint& point : event.points())
        if (point.state() != QEventPoint::Released) m_now.push_back(point.position());

    const bool isStart = event.type() == QEvent::TouchBegin;
    if (isStart) m_isTap = true;
    if (m_now.size() > 1) m_isTap = false;
    if (isStart || m_now.size() != m_placed.size()) {
        if (m_now.empty()) return lift(event.type() != QEvent::TouchEnd);
        m_placed = m_now;
        m_isTurning = false;
        return Act::Placed;
    }

    if (m_now.empty() || m_now.size() > 2) return Act::Nothing;  // none: they went down elsewhere
    if (QLineF(m_placed[0], m_now[0]).length() > kTapReach) m_isTap = false;
    if (m_isTap) return Act::Nothing;
    if (m_now.size() == 2 && std::abs(turnOf(m_placed, m_now)) > kTurnThreshold) m_isTurning = true;
    return Act::Moved;
}

Fingers::Act Fingers::lift(bool isCancelled) {
    const QPointF last = m_placed.empty() ? QPointF() : m_placed.front();
    m_placed.clear();
    if (isCancelled || !std::exchange(m_isTap, false)) return Act::Lifted;
    const bool isSecond =
        m_sinceTap.isValid() &&
        m_sinceTap.elapsed() < QGuiApplication::styleHints()->mouseDoubleClickInterval() &&
        QLineF(m_tap, last).length() < 4 * kTapReach;
    m_tap = last;
    m_sinceTap.start();
    return isSecond ? Act::TappedTwice : Act::Tapped;
}

View Fingers::moved(const View& start, Size size, double ratio) const {
    const auto pixel = [ratio](QPointF point) {
        return PointF{point.x() * ratio, point.y() * ratio};
    };
    if (m_now.size() == 1) {
        const PointF from = pixel(m_placed[0]), to = pixel(m_now[0]);
        return start.panned({to.x - from.x, to.y - from.y}, size);
    }
    // The points under the two fingers stay under them.
    const PointF middleBefore = pixel((m_placed[0] + m_placed[1]) / 2);
    const PointF middle = pixel((m_now[0] + m_now[1]) / 2);
    const PointF center{size.width / 2.0, size.height / 2.0};
    const double spread = QLineF(m_now[0], m_now[1]).length() /
                          std::max(1.0, QLineF(m_placed[0], m_placed[1]).length());
    View next = start.recentredAt(middleBefore, size);
    if (m_isTurning) next = next.rotatedBy(-turnOf(m_placed, m_now));
    next = next.zoomedAt(center, size, std::max(1e-3, spread));
    return next.panned({middle.x - center.x, middle.y - center.y}, size);
}

}  // namespace fathom
