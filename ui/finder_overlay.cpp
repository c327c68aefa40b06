#include "ui/finder_overlay.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

#include "ui/canvas_marks.h"
#include "ui/found_words.h"
#include "ui/text.h"

namespace fathom {
namespace {

/// Radius of a mark's ring, in pixels: the size of the minibrot, but never too small to see and
/// never so large that it covers everything.
constexpr double kLeastMark = 8, kLargestMark = 34;
/// A minibrot smaller than this, in pixels, gets a square frame of this half side around its place.
constexpr double kLeastFrame = 9;

/// The area that a frame encloses, in sizes of the component; for a minibrot, all of it up to its
/// tip.
QRectF frameOf(const Nucleus& nucleus, const FormulaInstance& formula) {
    constexpr double kRound = 1.3, kBulb = 0.6;
    switch (nucleus.kind) {
        case FeatureKind::Cardioid:
            if (formula.power == 2) return {QPointF(-2.1, -kRound), QPointF(0.7, kRound)};
            return {QPointF(-kRound, -kRound), QPointF(kRound, kRound)};
        case FeatureKind::Disc:
            return {QPointF(-kBulb, -kBulb), QPointF(kBulb, kBulb)};
        case FeatureKind::Point:
        case FeatureKind::Unknown:
            break;
    }
    return {QPointF(-kRound, -kRound), QPointF(kRound, kRound)};
}

/// The corners of a quadrilateral, without the middles of its sides.
QPainterPath cornersOf(const QPolygonF& corners) {
    constexpr double kArm = 0.28;
    QPainterPath path;
    const qsizetype count = corners.size();
    for (qsizetype at = 0; at < count; ++at) {
        const QPointF corner = corners[at];
        const QPointF before = corners[(at + count - 1) % count], after = corners[(at + 1) % count];
        path.moveTo(corner + (before - corner) * kArm);
        path.lineTo(corner);
        path.lineTo(corner + (after - corner) * kArm);
    }
    return path;
}

bool isFinite(QPointF point) {
    return std::isfinite(point.x()) && std::isfinite(point.y());
}

}  // namespace

FinderOverlay::FinderOverlay(const ExplorerState& state, ViewportWidget& canvas,
                             const Finder& finder, const FinderMode& mode)
    : CanvasLayer(&canvas), m_state(state), m_canvas(canvas), m_finder(finder), m_mode(mode) {
    setObjectName(QStringLiteral("finderOverlay"));
    connect(&finder, &Finder::previewChanged, this, &FinderOverlay::refresh);
    connect(&finder, &Finder::findingChanged, this, &FinderOverlay::refresh);
    connect(&finder, &Finder::listChanged, this, &FinderOverlay::refresh);
    connect(&mode, &FinderMode::ringChanged, this, &FinderOverlay::refresh);
    connect(&mode, &FinderMode::activeChanged, this, &FinderOverlay::refresh);
    refresh();
}

void FinderOverlay::refresh() {
    setVisible(m_mode.isActive() || !m_finder.list().empty());
    setAccessibleName(lines().join(QStringLiteral(". ")));
    update();
}

QStringList FinderOverlay::lines() const {
    if (m_finder.isFinding()) {
        const std::optional<double> done = m_finder.done();
        const int percent = static_cast<int>(100 * done.value_or(0));
        return {done ? tr("Finding it exactly: %1 %").arg(percent) : tr("Finding it exactly"),
                tr("Esc cancels")};
    }
    const DiscContent& content = m_finder.content();
    switch (content.state) {
        case DiscContent::State::Unknown:
            break;
        case DiscContent::State::Rough:
            return {tr("Period %1").arg(groupedCount(content.nucleus.period))};
        case DiscContent::State::Exact:
            return {titleOf(content.nucleus), detailOf(content.nucleus)};
        case DiscContent::State::Nothing:
            return {tr("Nothing in the ring"), tr("Turn the wheel for a larger one")};
    }
    return {};
}

// ---- From the plane to the canvas

QPointF FinderOverlay::place(const Decimal& re, const Decimal& im) const {
    return m_canvas.planeAt(re, im).map(QPointF(0, 0));
}

/// The approximate length of `size` on the canvas, in device independent pixels.
double FinderOverlay::pixelsOf(FloatExp size) const {
    const View& view = m_state.location().view;
    return (size / view.radius.toFloatExp()).toDouble() *
           std::sqrt(std::abs(m_canvas.planeAt(view.re, view.im).determinant()));
}

// ---- Painting

void FinderOverlay::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintMarks(painter);
    if (!m_mode.isActive()) return;
    paintContent(painter);
    marks::stroke(painter, ringPath(), marks::kLight);
    paintLines(painter);
}

// Draws a ring at each minibrot, and its period if there is room; the lowest periods come first.
void FinderOverlay::paintMarks(QPainter& painter) const {
    const QRectF seen =
        QRectF(rect()).adjusted(-kLargestMark, -kLargestMark, kLargestMark, kLargestMark);
    std::vector<QRectF> taken;
    for (const Nucleus& nucleus : m_finder.list()) {
        const QPointF middle = place(nucleus.re, nucleus.im);
        if (!isFinite(middle) || !seen.contains(middle)) continue;
        const double radius = std::clamp(pixelsOf(nucleus.size), kLeastMark, kLargestMark);
        QPainterPath ring;
        ring.addEllipse(middle, radius, radius);
        marks::stroke(painter, ring, marks::kGold);

        const QString period = groupedCount(nucleus.period);
        const QSizeF size(painter.fontMetrics().horizontalAdvance(period) + 8.0,
                          painter.fontMetrics().height());
        const QRectF plate(middle + QPointF(radius * 0.7, -radius * 0.7 - size.height()), size);
        const bool isFree = std::none_of(taken.begin(), taken.end(), [&](const QRectF& other) {
            return other.intersects(plate);
        });
        if (!isFree) continue;
        taken.push_back(plate);
        painter.setPen(Qt::NoPen);
        painter.setBrush(marks::kShade);
        painter.drawRoundedRect(plate, 4, 4);
        painter.setPen(marks::kLight);
        painter.drawText(plate, Qt::AlignCenter, period);
    }
}

// The outline of the ring on the canvas: a disc of the plane, stretched as the view stretches it.
QPainterPath FinderOverlay::ringPath() const {
    const View& view = m_state.location().view;
    const QTransform plane = m_canvas.planeAt(view.re, view.im);
    QPainterPath disc;
    disc.addEllipse(QPointF(0, 0), m_mode.share(), m_mode.share());
    const double ratio = m_canvas.devicePixelRatioF();
    const QPointF center(m_mode.center().x / ratio, m_mode.center().y / ratio);
    return plane.map(disc).translated(center - plane.map(QPointF(0, 0)));
}

// Draws a frame around what will be shown, or a circle while its turn is not known yet.
void FinderOverlay::paintContent(QPainter& painter) const {
    const DiscContent& content = m_finder.content();
    const bool isRough = content.state == DiscContent::State::Rough;
    if (!isRough && content.state != DiscContent::State::Exact) return;
    const Nucleus& nucleus = content.nucleus;
    const QTransform plane = m_canvas.planeAt(nucleus.re, nucleus.im);
    const QPointF middle = plane.map(QPointF(0, 0));
    const double pixels = pixelsOf(nucleus.size);
    if (!isFinite(middle) || !std::isfinite(pixels)) return;

    QPainterPath frame;
    const double inRadii = (nucleus.size / m_state.location().view.radius.toFloatExp()).toDouble();
    if (pixels < kLeastFrame) {
        const QRectF box(middle - QPointF(kLeastFrame, kLeastFrame),
                         middle + QPointF(kLeastFrame, kLeastFrame));
        frame = cornersOf(
            QPolygonF({box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()}));
    } else if (isRough) {
        frame.addEllipse(middle, pixels, pixels);
    } else {
        const QRectF box = frameOf(nucleus, m_state.location().formula);
        const Matrix2& shape = nucleus.shape;
        const QTransform shaped = QTransform(shape.xx, shape.yx, shape.xy, shape.yy, 0, 0) *
                                  QTransform::fromScale(inRadii, inRadii) * plane;
        frame = cornersOf(shaped.map(
            QPolygonF({box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()})));
    }
    marks::stroke(painter, frame, marks::kGold, isRough ? Qt::DashLine : Qt::SolidLine);
}

void FinderOverlay::paintLines(QPainter& painter) const {
    marks::paintLines(painter, lines(), ringPath().boundingRect(), rect());
}

}  // namespace fathom
