// The canvas: mouse, wheel, touch and keys become views; the frames and their overlay are painted.
// GUI thread.
#pragma once

#include <optional>

#include <QCursor>
#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include "render/view_path.h"
#include "ui/canvas_overlay.h"
#include "ui/explorer_state.h"
#include "ui/view_motion.h"
#include "ui/viewport_renderer.h"

class QEventPoint;
class QTouchEvent;

namespace fathom {

class ViewportWidget final : public QWidget {
    Q_OBJECT

public:
    ViewportWidget(ExplorerState& state, ViewportRenderer& renderer, QWidget* parent = nullptr);

    /// The canvas in device pixels: what pictures are computed at.
    Size imageSize() const;
    PointF imageCenter() const;
    /// The cursor in device pixels; nothing while it is elsewhere.
    std::optional<PointF> cursor() const { return m_cursor; }

    /// Explorer mode: holding the left button flies in at the cursor, the right one flies out, the
    /// middle one moves the picture.
    void setExplorerMode(bool on);
    bool isExplorerMode() const { return m_isExplorerMode; }
    /// The cursor's shape while nothing is dragged.
    void setRestingCursor(const QCursor& cursor);
    /// How much one notch of the wheel zooms, and whether the canvas glides to a new view.
    void setWheelFactor(double factor) { m_wheelFactor = factor; }
    void setSmoothMotion(bool isSmooth) { m_isSmooth = isSmooth; }
    /// Whether jumps to other places are flown, or faded where they are too far.
    void setFlights(bool areOn) { m_hasFlights = areOn; }

    /// On the way to the state's view, whose picture is not there yet.
    bool isFlying() const { return m_path.has_value(); }
    void finishFlight();
    /// The view that pixels of the canvas belong to: the state's, or in flight one on the way.
    const View& shownView() const { return m_target; }

    void zoomAtCenter(double factor);
    void pan(double widths, double heights);  // moves the view by shares of the canvas
    /// One frame of a flight: moves the picture by pixels, and grows it about the middle. All up to
    /// ExplorerState::endGesture() is one step of undo.
    void drift(PointF pixels, double factor);

    /// From the pixels of the state's view to where they are seen now: the identity at rest.
    QTransform motion() const { return m_motion.current(); }

    /// From offsets about a point of the plane, in radii of the view with the imaginary axis up, to
    /// where they are seen now, in device independent pixels. Not finite where the point is too far
    /// away for a double.
    QTransform planeAt(const Decimal& re, const Decimal& im) const;

    /// What is on the canvas now, without overlay, cut to the shape of `size`.
    QImage snapshot(QSize size) const;

    QSize sizeHint() const override;

signals:
    void cursorMoved();
    void flightEnded();
    /// A button or finger went down.
    void touched();
    /// A left button or finger went down and up again at one place.
    void clicked(const QPointF& imagePixel);
    void contextMenuWanted(const QPoint& globalPosition, const QPointF& imagePixel);
    void framePainted();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    enum class Drag { None, Pan, Box, Rotate, FlyIn, FlyOut };

    PointF imagePoint(QPointF widgetPoint) const;
    void zoomAt(QPointF widgetPoint, double factor, int milliseconds, Gesture gesture);
    void zoomOnDoubleClick(QPointF widgetPoint);
    void noteClick(QPointF widgetPoint);
    void followState();
    void jump(const View& next, bool isSameSubject);
    void haltFlight();
    void followPath();
    void requestPicture();
    std::optional<Drag> dragOf(const QMouseEvent& event) const;
    void beginDrag(Drag drag, QPointF widgetPoint);
    void dragTo(QPointF widgetPoint);
    void endDrag();
    void fly();
    void touch(const QTouchEvent& event);
    void beginTouch(const QList<QEventPoint>& fingers);
    void zoomToBox(const QRectF& box);
    double angleAbout(QPointF widgetPoint) const;

    ExplorerState& m_state;
    ViewportRenderer& m_renderer;
    ViewMotion m_motion;
    CanvasOverlay m_overlay;
    QTimer m_frameTimer;  // the next frame of a motion or fade

    View m_target;  // what the motion leads to
    // How long the next change of the state takes.
    int m_nextMotion = ViewMotion::kFlightMilliseconds;
    double m_wheelFactor = 2;
    bool m_isSmooth = true;
    bool m_hasFlights = true;

    std::optional<ViewPath> m_path;  // while a jump is flown: m_target is on it
    QTimer m_pathTimer;
    QElapsedTimer m_sincePath;
    int m_pathMilliseconds = 0;
    QImage m_fading;  // what was seen before a jump that is too far
    QElapsedTimer m_sinceFade;
    std::optional<Location> m_asked;  // the picture that was asked for last
    std::optional<PointF> m_cursor;

    bool m_isExplorerMode = false;
    QCursor m_restingCursor;
    Drag m_drag = Drag::None;
    Qt::MouseButton m_dragButton = Qt::NoButton;
    QPointF m_dragStart;
    QPointF m_dragEnd;
    View m_dragView;  // at the start of the drag

    QTimer m_flightTimer;  // while a button is held in explorer mode
    QElapsedTimer m_sinceFlight;

    QTimer m_clickTimer;  // until it is no double click
    QPointF m_click;      // in device pixels

    std::vector<QPointF> m_fingers;  // where they were when m_dragView was taken
    bool m_isTurning = false;        // two fingers have turned far enough to mean it
    bool m_isTap = false;            // one finger that has not moved
    QElapsedTimer m_sinceTap;
    QPointF m_tap;
};

}  // namespace fathom
