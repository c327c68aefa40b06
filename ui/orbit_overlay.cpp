#include "ui/orbit_overlay.h"

#include <algorithm>

#include <QPainter>

#include "ui/canvas_marks.h"
#include "ui/point_words.h"

namespace fathom {
namespace {

/// More steps of an endless orbit would only make a blot.
constexpr std::size_t kMostSteps = 300;
/// A cycle with more points is drawn without dots.
constexpr std::size_t kMostDots = 64;
/// QPainter draws coordinates beyond this wrongly, in device independent pixels.
constexpr double kFarthest = 1e5;
/// In a view with a smaller radius, an orbit is far outside after its first step.
constexpr double kSmallestRadius = 1e-4;

/// The polygon's sides that have two paintable ends.
QPainterPath pathOf(const std::vector<QPointF>& points, bool isClosed) {
    const auto isNear = [](QPointF p) {
        return std::abs(p.x()) < kFarthest && std::abs(p.y()) < kFarthest;  // false for NaN
    };
    QPainterPath path;
    bool isDrawing = false;
    const std::size_t count = points.size() + (isClosed && points.size() > 1 ? 1 : 0);
    for (std::size_t i = 0; i < count; ++i) {
        const QPointF& point = points[i % points.size()];
        if (!isNear(point))
            isDrawing = false;
        else if (std::exchange(isDrawing, true))
            path.lineTo(point);
        else
            path.moveTo(point);
    }
    return path;
}

}  // namespace

void paintOrbit(QPainter& painter, const PointOrbit& orbit, const QTransform& toWidget,
                const QRectF& seen) {
    const auto placed = [&](const std::vector<std::complex<double>>& values, std::size_t most) {
        std::vector<QPointF> points;
        for (std::size_t i = 0; i < std::min(most, values.size()); ++i)
            points.push_back(toWidget.map(QPointF(values[i].real(), values[i].imag())));
        return points;
    };
    const auto dot = [&](QPointF point, double radius) {
        if (!seen.contains(point)) return;
        QPainterPath circle;
        circle.addEllipse(point, radius, radius);
        painter.setPen(QPen(marks::kShade, 1.5));
        painter.setBrush(marks::kGold);
        painter.drawPath(circle);
    };
    const std::vector<QPointF> way = placed(orbit.points, kMostSteps);
    marks::stroke(painter, pathOf(way, false), marks::kLight);
    if (!orbit.hasCycle()) return;
    const std::vector<QPointF> loop = placed(orbit.cycle, PointOrbit::kMostPoints);
    marks::stroke(painter, pathOf(loop, true), marks::kGold);
    if (loop.size() > kMostDots) return;
    for (const QPointF& point : loop)
        dot(point, 3.5);
}

OrbitOverlay::OrbitOverlay(const ExplorerState& state, ViewportWidget& canvas,
                           const OrbitProbe& probe)
    : CanvasLayer(&canvas), m_state(state), m_canvas(canvas), m_probe(probe) {
    setObjectName(QStringLiteral("orbitOverlay"));
    hide();
    const auto refresh = [this] {
        setAccessibleName(lines().join(QStringLiteral(", ")));
        update();
    };
    connect(&probe, &OrbitProbe::changed, this, refresh);
    connect(&canvas, &ViewportWidget::framePainted, this, QOverload<>::of(&QWidget::update));
}

QStringList OrbitOverlay::lines() const {
    if (!m_probe.orbit()) {
        if (!m_probe.failure().isEmpty()) return {m_probe.failure()};
        return m_probe.isFollowing() ? QStringList{tr("Following the orbit")} : QStringList{};
    }
    const Location& location = m_state.location();
    QStringList lines = pointLines(*m_probe.orbit(), location.view.spacing(m_canvas.imageSize()));
    if (location.view.radius.toFloatExp().toDouble() < kSmallestRadius)
        lines << tr("The orbit lies outside this view; the Julia panel shows it.");
    return lines;
}

void OrbitOverlay::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const View& view = m_state.location().view;
    const double radius = view.radius.toFloatExp().toDouble();
    if (m_probe.orbit() && radius >= kSmallestRadius) {
        const QTransform plane = m_canvas.planeAt(Decimal(), Decimal());
        paintOrbit(painter, *m_probe.orbit(), QTransform::fromScale(1 / radius, 1 / radius) * plane,
                   rect());
    }
    const double ratio = m_canvas.devicePixelRatioF();
    const PointF at = m_canvas.cursor().value_or(m_canvas.imageCenter());
    const QRectF cursor(at.x / ratio - 8, at.y / ratio - 8, 16, 16);
    marks::paintLines(painter, lines(), cursor, rect());
}

}  // namespace fathom
