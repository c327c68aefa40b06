// Find mode of the canvas: a ring about the cursor is searched, and a click goes to what is in it.
// Dragging still moves the picture; the wheel resizes the ring, or zooms with Ctrl. GUI thread.
#pragma once

#include <optional>

#include <QObject>

#include "ui/finder.h"
#include "ui/viewport_widget.h"

namespace fathom {

class FinderMode final : public QObject {
    Q_OBJECT

public:
    /// Radius of the ring in halves of the canvas's height: as the mode begins, and its limits.
    static constexpr double kFirstShare = 1.0 / 6, kLeastShare = 1.0 / 200, kLargestShare = 1;

    FinderMode(ExplorerState& state, ViewportWidget& canvas, Finder& finder);

    void setActive(bool isActive);
    bool isActive() const { return m_isActive; }

    /// Centre of the ring in device pixels: the cursor, or the middle of the canvas while the
    /// cursor is elsewhere.
    PointF center() const { return m_canvas.cursor().value_or(m_canvas.imageCenter()); }
    double share() const { return m_share; }
    void scaleRing(double factor);
    /// The ring in the plane.
    Disc disc() const;
    /// The disc about the middle of the view that is as high as the picture.
    Disc wholeDisc() const;

    /// Searches for `target`: the nearest nucleus from wholeDisc() outwards, the others in disc().
    void find(FindTarget target);

signals:
    void ringChanged();
    void activeChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();
    bool press(const QMouseEvent& event);
    void release(const QMouseEvent& event);

    ExplorerState& m_state;
    ViewportWidget& m_canvas;
    Finder& m_finder;
    bool m_isActive = false;
    double m_share = kFirstShare;
    std::optional<QPointF> m_press;  // where the press began; none once it is a drag
};

}  // namespace fathom
