// The canvas: turns mouse, wheel, touch and keys into views, and paints the frames and their
// overlay. GUI thread.
#pragma once

#include <optional>

#include <QCursor>
#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include "render/view_path.h"
#include "ui/canvas_overlay.h"
#include "ui/explorer_state.h"
#include "ui/fingers.h"
#include "ui/spoken.h"
#include "ui/view_motion.h"
#include "ui/viewport_renderer.h"

namespace fathom {

class ViewportWidget final : public QWidget, public Spoken {
    Q_OBJECT

public:
    ViewportWidget(ExplorerState& state, ViewportRenderer& renderer, QWidget* parent = nullptr);

    /// The canvas size in device pixels: the size of its pictures.
    Size imageSize() const;
    PointF imageCenter() const;
    /// The cursor in device pixels; nothing while it is outside the canvas.
    std::optional<PointF> cursor() const { return m_cursor; }

    /// Explorer mode: holding the left button flies in at the cursor, the right button flies out,
    /// the middle button moves the picture.
    void setExplorerMode(bool on);
    bool isExplorerMode() const { return m_isExplorerMode; }
    /// Sets the cursor's shape while nothing is dragged.
    void setRestingCursor(const QCursor& cursor);
    /// The zoom factor of one notch of the wheel, and whether the canvas glides to a new view.
    void setWheelFactor(double factor) { m_wheelFactor = factor; }
    void setSmoothMotion(bool isSmooth) { m_isSmooth = isSmooth; }
    /// Whether the scale and the progress line fade.
    void setFades(bool fades) { m_overlay.setFades(fades); }
    /// Whether the canvas flies to distant views, or fades to those that are too far.
    void setFlights(bool areOn) { m_hasFlights = areOn; }

    /// True during a flight to the state's view.
    bool isFlying() const { return m_path.has_value(); }
    void finishFlight();
    /// The view that the canvas's pixels belong to: the state's view, or one on the way during a
    /// flight.
    const View& shownView() const { return m_target; }

    void zoomAtCenter(double factor);
    void pan(double widths, double heights);  // moves the view by fractions of the canvas
    /// One frame of a flight: moves the picture by `pixels` and enlarges it by `factor` about the
    /// middle. All frames up to ExplorerState::endGesture() are one step of undo.
    void drift(PointF pixels, double factor);

    /// Maps pixels of the target view to where they are shown now: the identity at rest.
    QTransform motion() const { return m_motion.current(); }

    /// Maps offsets from a point of the plane to where they are shown now, in device independent
    /// pixels. The offsets are in radii of the view, imaginary axis up. The map is not finite if
    /// the point is too far away for a double.
    QTransform planeAt(const Decimal& re, const Decimal& im) const;

    /// What is on the canvas now, without the overlay, cropped to the aspect of `size` and scaled
    /// to it.
    QImage snapshot(QSize size) const;

    QSize sizeHint() const override;

    /// What the picture shows and how far it is, for screen readers.
    void setSpokenState(const QString& state);
    QAccessible::Role spokenRole() const override { return QAccessible::Canvas; }
    QString spokenDescription(const QWidget& widget) const override;
    std::vector<SpokenAction> spokenActions() override;

signals:
    void resized();
    void cursorMoved();
    void flightEnded();
    /// A button or finger went down.
    void touched();
    /// A left button or finger went down and up again at one place.
    void clicked(const QPointF& imagePixel);
    void contextMenuWanted(const QPoint& globalPosition, const QPointF& imagePixel);
    /// The whole canvas has been painted.
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
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    enum class Drag { None, Pan, Box, Rotate, FlyIn, FlyOut };

    PointF imagePoint(QPointF widgetPoint) const;
    int frameMilliseconds() const;
    /// True while a timer moves the view, and so paints every frame.
    bool isDriven() const { return m_flightTimer.isActive() || m_pathTimer.isActive(); }
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
    void zoomToBox(const QRectF& box);
    void paintWithin(int milliseconds);
    void paintFading(QPainter& painter);
    void showFocus(bool isShown);
    void paintFocus(QPainter& painter) const;
    double angleAbout(QPointF widgetPoint) const;

    ExplorerState& m_state;
    ViewportRenderer& m_renderer;
    ViewMotion m_motion;
    CanvasOverlay m_overlay;
    QElapsedTimer m_sincePaint;  // of the whole canvas
    QTimer m_frameTimer;         // the next frame of a motion or fade, or of the overlay

    View m_target;  // the view that the motion leads to
    // Duration of the next change of the state, in milliseconds.
    int m_nextMotion = ViewMotion::kFlightMilliseconds;
    double m_wheelFactor = 2;
    bool m_isSmooth = true;
    bool m_hasFlights = true;

    std::optional<ViewPath> m_path;  // during a flight: m_target is on it
    QTimer m_pathTimer;
    QElapsedTimer m_sincePath;
    int m_pathMilliseconds = 0;
    QImage m_fading;  // the canvas before a jump that is too far to fly
    QElapsedTimer m_sinceFade;
    std::optional<Location> m_asked;  // the location requested last
    std::optional<PointF> m_cursor;

    bool m_isExplorerMode = false;
    QCursor m_restingCursor;
    Drag m_drag = Drag::None;
    Qt::MouseButton m_dragButton = Qt::NoButton;
    QPointF m_dragStart;
    QPointF m_dragEnd;
    View m_dragView;  // at the start of the drag, or when the fingers went down

    QTimer m_flightTimer;  // while a button is held in explorer mode
    QElapsedTimer m_sinceFlight;

    QTimer m_clickTimer;  // until it is certain that no double click follows
    QPointF m_click;      // in device pixels

    Fingers m_fingers;

    bool m_showsFocus = false;
    QString m_spokenState;
};

}  // namespace fathom
