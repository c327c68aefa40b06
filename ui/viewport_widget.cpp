#include "ui/viewport_widget.h"

#include <cmath>

#include <QGuiApplication>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QScreen>
#include <QStyleHints>
#include <QTouchEvent>

namespace fathom {
namespace {

/// One notch of a common wheel, in Qt's units of 1/8 degree.
constexpr double kNotch = 120;

/// A larger change, in scale or in canvas sizes, is a jump, not a short motion.
constexpr double kLargestFlight = 64;

/// The longest and the shortest time from one frame of a motion to the next.
constexpr int kLongestFrame = 16, kShortestFrame = 4;  // milliseconds

/// The speed of a flight while a button is held, in octaves per second.
constexpr double kFlightOctaves = 1.6;

double distanceOf(QPointF a, QPointF b) {
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

/// Counter-clockwise from the right, in degrees.
double angleOf(QPointF arm) {
    return std::atan2(-arm.y(), arm.x()) * 180 / M_PI;
}

}  // namespace

ViewportWidget::ViewportWidget(ExplorerState& state, ViewportRenderer& renderer, QWidget* parent)
    : QWidget(parent), m_state(state), m_renderer(renderer), m_target(state.location().view) {
    setObjectName(QStringLiteral("viewport"));
    setAccessibleName(tr("Picture of the fractal"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAttribute(Qt::WA_AcceptTouchEvents);
    setMinimumSize(160, 120);

    m_sincePaint.start();
    m_frameTimer.setSingleShot(true);
    m_frameTimer.setTimerType(Qt::PreciseTimer);
    connect(&m_frameTimer, &QTimer::timeout, this, QOverload<>::of(&QWidget::update));
    m_flightTimer.setTimerType(Qt::PreciseTimer);
    connect(&m_flightTimer, &QTimer::timeout, this, &ViewportWidget::fly);
    m_pathTimer.setTimerType(Qt::PreciseTimer);
    connect(&m_pathTimer, &QTimer::timeout, this, &ViewportWidget::followPath);
    m_clickTimer.setSingleShot(true);
    connect(&m_clickTimer, &QTimer::timeout, this, [this] { emit clicked(m_click); });
    connect(&m_state, &ExplorerState::locationChanged, this, &ViewportWidget::followState);
    connect(&m_renderer, &ViewportRenderer::painted, this, [this] {
        if (!isDriven()) update();
    });
    // New tiles wait until the last frame has been shown for as long as a display shows one. While
    // the view moves, they are painted with its next frame.
    connect(&m_renderer, &ViewportRenderer::grown, this, [this] {
        if (isDriven()) return;
        constexpr int kShown = ViewportRenderer::kFrameMilliseconds;
        paintWithin(kShown - static_cast<int>(std::min<qint64>(kShown, m_sincePaint.elapsed())));
    });
    connect(&m_renderer, &ViewportRenderer::statusChanged, this, [this] {
        m_overlay.setProgress(m_renderer.isBusy(), m_renderer.status().progress.fraction);
        if (m_overlay.showsProgress()) update(CanvasOverlay::progressArea(size()));
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

/// How long the display shows a frame: more frames than it shows would only take time from
/// pictures.
int ViewportWidget::frameMilliseconds() const {
    const double rate = std::max(1.0, screen()->refreshRate());
    return std::clamp(static_cast<int>(1000 / rate), kShortestFrame, kLongestFrame);
}

QTransform ViewportWidget::planeAt(const Decimal& re, const Decimal& im) const {
    const View about{re, im, m_state.location().view.radius, {}};
    const QTransform toPicture =
        transformOf(m_target.mapFrom(about, {2, 2}, imageSize())) * motion();
    const double ratio = devicePixelRatioF();
    return QTransform(1, 0, 0, -1, 1, 1) * toPicture * QTransform::fromScale(1 / ratio, 1 / ratio);
}

QSize ViewportWidget::sizeHint() const {
    return {960, 640};
}

PointF ViewportWidget::imagePoint(QPointF widgetPoint) const {
    const double ratio = devicePixelRatioF();
    return {widgetPoint.x() * ratio, widgetPoint.y() * ratio};
}

// The state's view becomes the canvas's target; a motion starts from what is shown.
void ViewportWidget::followState() {
    const View& next = m_state.location().view;
    const Size size = imageSize();
    if (!(next == m_target)) {
        const QTransform map = transformOf(next.mapFrom(m_target, size, size));
        const double scale = std::sqrt(std::abs(map.determinant()));
        const bool isNear =
            scale > 1 / kLargestFlight && scale < kLargestFlight &&
            std::hypot(map.dx(), map.dy()) < kLargestFlight * std::max(size.width, size.height);
        const bool isSame = m_asked && isSameSubject(*m_asked, m_state.location());
        const bool wasFlying = isFlying();
        m_path.reset();
        const bool isJump = !isNear || !isSame;
        if (!isJump && m_isSmooth && m_nextMotion > 0)
            m_motion.retarget(map, m_nextMotion);
        else if (isJump || m_drag != Drag::None || !m_isSmooth)
            m_motion.finish();
        if (isJump && m_drag == Drag::None && m_nextMotion > 0) jump(next, isSame);
        if (!isFlying()) {
            m_target = next;
            if (wasFlying) emit flightEnded();
        }
        m_overlay.noteMovement();
    }
    m_nextMotion = ViewMotion::kFlightMilliseconds;
    requestPicture();
    update();
}

void ViewportWidget::requestPicture() {
    Location location = m_state.location();
    if (isFlying()) {
        location.view = m_target;
        if (location.iterations.automatic)
            location.iterations.limit = initialIterationLimit(m_target);
    }
    m_asked = location;
    m_renderer.show(location, imageSize(), m_cursor.value_or(imageCenter()));
}

void ViewportWidget::zoomAtCenter(double factor) {
    m_nextMotion = ViewMotion::kZoomMilliseconds;
    m_state.setView(m_target.zoomedAt(imageCenter(), imageSize(), factor), Gesture::Keys);
}

void ViewportWidget::pan(double widths, double heights) {
    const Size size = imageSize();
    m_nextMotion = ViewMotion::kZoomMilliseconds;
    // Move by whole pixels, so that the picture stays sharp.
    const PointF shift{-std::round(widths * size.width), -std::round(heights * size.height)};
    m_state.setView(m_target.panned(shift, size), Gesture::Keys);
}

void ViewportWidget::drift(PointF pixels, double factor) {
    const Size size = imageSize();
    m_nextMotion = 0;
    m_state.setView(m_target.panned(pixels, size).zoomedAt(imageCenter(), size, factor),
                    Gesture::Drag);
}

// The point shown under the cursor stays there, even while the canvas is still moving.
void ViewportWidget::zoomAt(QPointF widgetPoint, double factor, int milliseconds, Gesture gesture) {
    const Size size = imageSize();
    const PointF cursor = imagePoint(widgetPoint);
    View next = m_target;
    if (m_motion.isMoving()) {
        const QPointF seen = m_motion.current().inverted().map(QPointF(cursor.x, cursor.y));
        next = next.panned({cursor.x - seen.x(), cursor.y - seen.y()}, size);
    }
    m_nextMotion = milliseconds;
    m_state.setView(next.zoomedAt(cursor, size, factor), gesture);
}

// ---- Wheel and touchpad

void ViewportWidget::wheelEvent(QWheelEvent* event) {
    const double turn =
        event->angleDelta().y() != 0 ? event->angleDelta().y() : 2.0 * event->pixelDelta().y();
    event->accept();
    if (turn == 0 || m_drag != Drag::None) return;
    // A wheel's notch is animated; the many small steps of a touchpad are a motion already.
    const bool isNotch = std::abs(turn) >= kNotch / 2;
    m_cursor = imagePoint(event->position());
    zoomAt(event->position(), std::pow(m_wheelFactor, turn / kNotch),
           isNotch ? ViewMotion::kZoomMilliseconds : 0, Gesture::Wheel);
}

bool ViewportWidget::event(QEvent* event) {
    switch (event->type()) {
        case QEvent::NativeGesture: {
            const auto* gesture = static_cast<QNativeGestureEvent*>(event);
            if (gesture->gestureType() != Qt::ZoomNativeGesture) break;
            zoomAt(gesture->position(), std::max(0.1, 1 + gesture->value()), 0, Gesture::Wheel);
            return true;
        }
        case QEvent::TouchBegin:
        case QEvent::TouchUpdate:
        case QEvent::TouchEnd:
        case QEvent::TouchCancel:
            touch(*static_cast<QTouchEvent*>(event));
            event->accept();
            return true;
        default:
            break;
    }
    return QWidget::event(event);
}

void ViewportWidget::touch(const QTouchEvent& event) {
    using enum Fingers::Act;
    const Fingers::Act act = m_fingers.follow(event);
    if (act == Nothing) return;
    if (act == Moved) {
        m_nextMotion = 0;
        return m_state.setView(m_fingers.moved(m_dragView, imageSize(), devicePixelRatioF()),
                               Gesture::Drag);
    }
    // A finger has come or gone: the others start again from the present view.
    haltFlight();
    emit touched();
    m_motion.finish();
    m_dragView = m_target;
    if (act == Placed) return;
    m_state.endGesture();
    if (act == Tapped) noteClick(m_fingers.tap());
    if (act == TappedTwice) zoomOnDoubleClick(m_fingers.tap());
}

// ---- Mouse

void ViewportWidget::setExplorerMode(bool on) {
    if (m_drag != Drag::None) endDrag();
    m_isExplorerMode = on;
}

void ViewportWidget::setRestingCursor(const QCursor& cursor) {
    m_restingCursor = cursor;
    if (m_drag == Drag::None) setCursor(cursor);
}

/// The drag that this button starts; nothing for buttons that do not drag.
std::optional<ViewportWidget::Drag> ViewportWidget::dragOf(const QMouseEvent& event) const {
    const bool isLeft = event.button() == Qt::LeftButton;
    if (isLeft && event.modifiers() & Qt::ShiftModifier) return Drag::Box;
    if (isLeft && event.modifiers() & Qt::ControlModifier) return Drag::Rotate;
    if (m_isExplorerMode) {
        if (isLeft) return Drag::FlyIn;
        if (event.button() == Qt::RightButton) return Drag::FlyOut;
        if (event.button() == Qt::MiddleButton) return Drag::Pan;
    }
    if (isLeft) return Drag::Pan;
    return std::nullopt;
}

void ViewportWidget::mousePressEvent(QMouseEvent* event) {
    m_cursor = imagePoint(event->position());
    showFocus(false);
    haltFlight();
    emit touched();
    if (m_drag != Drag::None) return;
    if (const std::optional<Drag> drag = dragOf(*event)) {
        m_dragButton = event->button();
        beginDrag(*drag, event->position());
    } else if (event->button() == Qt::MiddleButton) {
        m_nextMotion = ViewMotion::kFlightMilliseconds;
        m_state.setView(m_target.recentredAt(imagePoint(event->position()), imageSize()));
    }
}

void ViewportWidget::beginDrag(Drag drag, QPointF widgetPoint) {
    m_drag = drag;
    m_motion.finish();
    m_dragStart = m_dragEnd = widgetPoint;
    m_dragView = m_target;
    const bool isFlight = drag == Drag::FlyIn || drag == Drag::FlyOut;
    if (isFlight) {
        m_sinceFlight.start();
        m_flightTimer.start(frameMilliseconds());
    }
    setCursor(isFlight || drag == Drag::Box ? Qt::CrossCursor : Qt::ClosedHandCursor);
}

void ViewportWidget::mouseMoveEvent(QMouseEvent* event) {
    m_cursor = imagePoint(event->position());
    if (m_drag != Drag::None && event->position() != m_dragEnd) dragTo(event->position());
    emit cursorMoved();
}

// Each position is computed from the view at the start, so that errors do not add up.
void ViewportWidget::dragTo(QPointF widgetPoint) {
    m_dragEnd = widgetPoint;
    m_nextMotion = 0;
    if (m_drag == Drag::Pan) {
        const PointF from = imagePoint(m_dragStart);
        const PointF to = imagePoint(widgetPoint);
        m_state.setView(m_dragView.panned({to.x - from.x, to.y - from.y}, imageSize()),
                        Gesture::Drag);
    } else if (m_drag == Drag::Rotate) {
        const QPointF middle(width() / 2.0, height() / 2.0);
        m_state.setView(
            m_dragView.rotatedBy(angleOf(m_dragStart - middle) - angleOf(widgetPoint - middle)),
            Gesture::Drag);
    } else if (m_drag == Drag::Box) {
        update();
    }
}

// One frame of a flight: moves by the time since the last frame.
void ViewportWidget::fly() {
    const double seconds = static_cast<double>(m_sinceFlight.nsecsElapsed()) * 1e-9;
    m_sinceFlight.start();
    const double octaves = kFlightOctaves * std::min(0.1, seconds);
    zoomAt(m_dragEnd, std::exp2(m_drag == Drag::FlyIn ? octaves : -octaves), 0, Gesture::Drag);
}

void ViewportWidget::mouseReleaseEvent(QMouseEvent* event) {
    if (m_drag == Drag::None || event->button() != m_dragButton) return;
    const bool isClick = m_drag == Drag::Pan && event->button() == Qt::LeftButton &&
                         distanceOf(event->position(), m_dragStart) <
                             QGuiApplication::styleHints()->startDragDistance();
    endDrag();
    if (isClick) noteClick(event->position());
}

// Waits, because this may be the first half of a double click.
void ViewportWidget::noteClick(QPointF widgetPoint) {
    const PointF point = imagePoint(widgetPoint);
    m_click = {point.x, point.y};
    m_clickTimer.start(QGuiApplication::styleHints()->mouseDoubleClickInterval());
}

void ViewportWidget::endDrag() {
    const Drag ended = std::exchange(m_drag, Drag::None);
    m_flightTimer.stop();
    setCursor(m_restingCursor);
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

// In explorer mode a second press is the same as the first.
void ViewportWidget::mouseDoubleClickEvent(QMouseEvent* event) {
    if (m_isExplorerMode)
        mousePressEvent(event);
    else if (event->button() == Qt::LeftButton)
        zoomOnDoubleClick(event->position());
}

void ViewportWidget::zoomOnDoubleClick(QPointF widgetPoint) {
    m_clickTimer.stop();
    const Size size = imageSize();
    m_nextMotion = ViewMotion::kFlightMilliseconds;
    m_state.setView(
        m_target.recentredAt(imagePoint(widgetPoint), size).zoomedAt(imageCenter(), size, 2));
}

// A person who comes by keyboard sees where the focus is; nobody else wants a frame around the
// picture.
void ViewportWidget::focusInEvent(QFocusEvent* event) {
    const Qt::FocusReason reason = event->reason();
    showFocus(reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason);
    QWidget::focusInEvent(event);
}

// A dialog or menu that opens takes the button's release, so the flight would never end.
void ViewportWidget::focusOutEvent(QFocusEvent* event) {
    if (m_flightTimer.isActive()) endDrag();
    showFocus(false);
    QWidget::focusOutEvent(event);
}

void ViewportWidget::leaveEvent(QEvent*) {
    m_cursor.reset();
    emit cursorMoved();
}

void ViewportWidget::contextMenuEvent(QContextMenuEvent* event) {
    if (m_isExplorerMode && event->reason() == QContextMenuEvent::Mouse) return;
    const PointF point =
        event->reason() == QContextMenuEvent::Keyboard ? imageCenter() : imagePoint(event->pos());
    emit contextMenuWanted(event->globalPos(), {point.x, point.y});
}

// ---- Painting

void ViewportWidget::resizeEvent(QResizeEvent*) {
    requestPicture();
    emit resized();
}

void ViewportWidget::paintWithin(int milliseconds) {
    if (!m_frameTimer.isActive() || m_frameTimer.remainingTime() > milliseconds)
        m_frameTimer.start(milliseconds);
}

void ViewportWidget::paintEvent(QPaintEvent* event) {
    const bool isWhole = event->rect() == rect();
    if (isWhole) {
        m_frameTimer.stop();
        m_sincePaint.start();
    }
    QPainter painter(this);
    const double ratio = devicePixelRatioF();
    painter.save();
    painter.scale(1 / ratio, 1 / ratio);
    m_renderer.paint(painter, m_target, imageSize(), m_motion.current());
    painter.restore();

    paintFading(painter);
    if (m_drag == Drag::Box)
        CanvasOverlay::paintBox(painter, QRectF(m_dragStart, m_dragEnd).normalized());
    m_overlay.paint(painter, size(), m_target, imageSize());
    if (m_showsFocus) paintFocus(painter);
    if (m_motion.isMoving() || !m_fading.isNull())
        paintWithin(frameMilliseconds());
    else if (const std::optional<int> until = m_overlay.untilChange())
        paintWithin(std::max(frameMilliseconds(), *until));
    if (isWhole) emit framePainted();
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
