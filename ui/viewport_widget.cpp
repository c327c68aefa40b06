#include "ui/viewport_widget.h"

#include <cmath>

#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPainter>

namespace fathom {
namespace {

/// One notch of a common wheel, in Qt's eighths of a degree.
constexpr double kNotch = 120;

/// A jump further than this is not flown.
constexpr double kLargestFlight = 64;

constexpr int kFrameMilliseconds = 8;

}  // namespace

ViewportWidget::ViewportWidget(ExplorerState& state, ViewportRenderer& renderer, QWidget* parent)
    : QWidget(parent), m_state(state), m_renderer(renderer), m_target(state.location().view) {
    setObjectName(QStringLiteral("viewport"));
    setAccessibleName(tr("Picture of the fractal"));
    setAccessibleDescription(
        tr("Drag to move, turn the wheel to zoom at the cursor, arrow keys and plus and minus "
           "work as well."));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMinimumSize(160, 120);

    m_frameTimer.setSingleShot(true);
    m_frameTimer.setTimerType(Qt::PreciseTimer);
    m_frameTimer.setInterval(kFrameMilliseconds);
    connect(&m_frameTimer, &QTimer::timeout, this, QOverload<>::of(&QWidget::update));
    connect(&m_state, &ExplorerState::locationChanged, this, &ViewportWidget::followState);
    connect(&m_renderer, &ViewportRenderer::painted, this, QOverload<>::of(&QWidget::update));
    connect(&m_renderer, &ViewportRenderer::statusChanged, this, [this] {
        m_overlay.setProgress(m_renderer.isBusy(), m_renderer.status().progress.fraction);
        if (m_overlay.isChanging()) update();
    });
}

Size ViewportWidget::imageSize() const {
    const double ratio = devicePixelRatioF();
    return {std::max(1, qRound(width() * ratio)), std::max(1, qRound(height() * ratio))};
}

PointF ViewportWidget::imageCenter() const {
    const Size size = imageSize();
    return {size.width / 2.0, size.height / 2.0};
}

QSize ViewportWidget::sizeHint() const {
    return {960, 640};
}

PointF ViewportWidget::imagePoint(QPointF widgetPoint) const {
    const double ratio = devicePixelRatioF();
    return {widgetPoint.x() * ratio, widgetPoint.y() * ratio};
}

// The state's view becomes the canvas's target; a motion starts from what is on show.
void ViewportWidget::followState() {
    const View& next = m_state.location().view;
    const Size size = imageSize();
    if (!(next == m_target)) {
        const QTransform map = transformOf(next.mapFrom(m_target, size, size));
        const double scale = std::sqrt(std::abs(map.determinant()));
        const bool isNear =
            scale > 1 / kLargestFlight && scale < kLargestFlight &&
            std::hypot(map.dx(), map.dy()) < kLargestFlight * std::max(size.width, size.height);
        if (isNear && m_isSmooth && m_nextMotion > 0)
            m_motion.retarget(map, m_nextMotion);
        else if (m_drag != Drag::None || !isNear || !m_isSmooth)
            m_motion.finish();
        m_target = next;
        m_overlay.noteMovement();
    }
    m_nextMotion = ViewMotion::kFlightMilliseconds;
    requestPicture();
    update();
}

void ViewportWidget::requestPicture() {
    m_renderer.show(m_state.location(), imageSize(), m_cursor.value_or(imageCenter()));
}

void ViewportWidget::zoomAtCenter(double factor) {
    m_nextMotion = ViewMotion::kZoomMilliseconds;
    m_state.setView(m_target.zoomedAt(imageCenter(), imageSize(), factor), Gesture::Keys);
}

void ViewportWidget::pan(double widths, double heights) {
    const Size size = imageSize();
    m_nextMotion = ViewMotion::kZoomMilliseconds;
    // Whole pixels, so that what is on show stays sharp.
    const PointF shift{-std::round(widths * size.width), -std::round(heights * size.height)};
    m_state.setView(m_target.panned(shift, size), Gesture::Keys);
}

// The point that is seen under the cursor stays there, also while the canvas is still moving.
void ViewportWidget::zoomAt(QPointF widgetPoint, double factor, int milliseconds) {
    const Size size = imageSize();
    const PointF cursor = imagePoint(widgetPoint);
    View next = m_target;
    if (m_motion.isMoving()) {
        const QPointF seen = m_motion.current().inverted().map(QPointF(cursor.x, cursor.y));
        next = next.panned({cursor.x - seen.x(), cursor.y - seen.y()}, size);
    }
    m_nextMotion = milliseconds;
    m_state.setView(next.zoomedAt(cursor, size, factor), Gesture::Wheel);
}

// ---- Wheel and touch

void ViewportWidget::wheelEvent(QWheelEvent* event) {
    const double turn =
        event->angleDelta().y() != 0 ? event->angleDelta().y() : 2.0 * event->pixelDelta().y();
    event->accept();
    if (turn == 0 || m_drag != Drag::None) return;
    // A wheel's notch is flown; a touchpad's many small steps are the motion themselves.
    const bool isNotch = std::abs(turn) >= kNotch / 2;
    m_cursor = imagePoint(event->position());
    zoomAt(event->position(), std::pow(m_wheelFactor, turn / kNotch),
           isNotch ? ViewMotion::kZoomMilliseconds : 0);
}

bool ViewportWidget::event(QEvent* event) {
    if (event->type() == QEvent::NativeGesture) {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture) {
            zoomAt(gesture->position(), std::max(0.1, 1 + gesture->value()), 0);
            return true;
        }
    }
    return QWidget::event(event);
}

// ---- Mouse

void ViewportWidget::mousePressEvent(QMouseEvent* event) {
    const Size size = imageSize();
    if (event->button() == Qt::MiddleButton) {
        m_nextMotion = ViewMotion::kFlightMilliseconds;
        m_state.setView(m_target.recentredAt(imagePoint(event->position()), size));
        return;
    }
    if (event->button() != Qt::LeftButton) return;
    m_drag = event->modifiers() & Qt::ShiftModifier     ? Drag::Box
             : event->modifiers() & Qt::ControlModifier ? Drag::Rotate
                                                        : Drag::Pan;
    m_motion.finish();
    m_dragStart = m_dragEnd = event->position();
    m_dragView = m_target;
    setCursor(m_drag == Drag::Box ? Qt::CrossCursor : Qt::ClosedHandCursor);
}

void ViewportWidget::mouseMoveEvent(QMouseEvent* event) {
    m_cursor = imagePoint(event->position());
    if (m_drag != Drag::None && event->position() != m_dragEnd) dragTo(event->position());
    emit cursorMoved();
}

// Each position is reckoned from the view at the start, so that nothing adds up on the way.
void ViewportWidget::dragTo(QPointF widgetPoint) {
    m_dragEnd = widgetPoint;
    m_nextMotion = 0;
    if (m_drag == Drag::Pan) {
        const PointF from = imagePoint(m_dragStart);
        const PointF to = imagePoint(widgetPoint);
        m_state.setView(m_dragView.panned({to.x - from.x, to.y - from.y}, imageSize()),
                        Gesture::Drag);
    } else if (m_drag == Drag::Rotate) {
        m_state.setView(m_dragView.rotatedBy(angleAbout(m_dragStart) - angleAbout(widgetPoint)),
                        Gesture::Drag);
    } else {
        update();
    }
}

double ViewportWidget::angleAbout(QPointF widgetPoint) const {
    const QPointF arm = widgetPoint - QPointF(width() / 2.0, height() / 2.0);
    return std::atan2(-arm.y(), arm.x()) * 180 / M_PI;
}

void ViewportWidget::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || m_drag == Drag::None) return;
    const Drag ended = std::exchange(m_drag, Drag::None);
    unsetCursor();
    m_state.endGesture();
    if (ended == Drag::Box) zoomToBox(QRectF(m_dragStart, m_dragEnd).normalized());
}

void ViewportWidget::zoomToBox(const QRectF& box) {
    update();
    if (box.width() < 8 && box.height() < 8) return;
    const double factor =
        std::min(width() / std::max(1.0, box.width()), height() / std::max(1.0, box.height()));
    const Size size = imageSize();
    m_nextMotion = ViewMotion::kFlightMilliseconds;
    m_state.setView(
        m_target.recentredAt(imagePoint(box.center()), size).zoomedAt(imageCenter(), size, factor));
}

void ViewportWidget::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    const Size size = imageSize();
    m_nextMotion = ViewMotion::kFlightMilliseconds;
    m_state.setView(
        m_target.recentredAt(imagePoint(event->position()), size).zoomedAt(imageCenter(), size, 2));
}

void ViewportWidget::leaveEvent(QEvent*) {
    m_cursor.reset();
    emit cursorMoved();
}

void ViewportWidget::contextMenuEvent(QContextMenuEvent* event) {
    const PointF point =
        event->reason() == QContextMenuEvent::Keyboard ? imageCenter() : imagePoint(event->pos());
    emit contextMenuWanted(event->globalPos(), {point.x, point.y});
}

// ---- Painting

void ViewportWidget::resizeEvent(QResizeEvent*) {
    requestPicture();
}

void ViewportWidget::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const double ratio = devicePixelRatioF();
    painter.save();
    painter.scale(1 / ratio, 1 / ratio);
    m_renderer.paint(painter, m_target, imageSize(), m_motion.current());
    painter.restore();

    if (m_drag == Drag::Box) {
        painter.setPen(QPen(Qt::white, 1, Qt::DashLine));
        painter.fillRect(QRectF(m_dragStart, m_dragEnd).normalized(), QColor(255, 255, 255, 32));
        painter.drawRect(QRectF(m_dragStart, m_dragEnd).normalized());
    }
    m_overlay.paint(painter, size(), m_target, imageSize());
    if (m_motion.isMoving() || m_overlay.isChanging()) m_frameTimer.start();
    emit framePainted();
}

QImage ViewportWidget::snapshot(QSize size) const {
    const Size image = imageSize();
    QImage whole(image.width, image.height, QImage::Format_RGB32);
    QPainter painter(&whole);
    m_renderer.paint(painter, m_target, image, {});
    painter.end();
    const QSize cut = QSize(size).scaled(whole.size(), Qt::KeepAspectRatio);
    const QRect middle((whole.width() - cut.width()) / 2, (whole.height() - cut.height()) / 2,
                       cut.width(), cut.height());
    return whole.copy(middle).scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

}  // namespace fathom
