// Find mode of the canvas: a ring about the cursor that is searched; a click goes to what is in it.
// GUI thread. Dragging still moves the picture; the wheel changes the ring, with Ctrl it zooms.
#pragma once

#include <optional>

#include <QObject>

#include "ui/finder.h"
#include "ui/viewport_widget.h"

namespace fathom {

class FinderMode final : public QObject {
    Q_OBJECT

public:
    /// Of the ring, in halves of the canvas's height: as the mode begins, and the limits.
    static constexpr double kFirstShare = 1.0 / 6, kLeastShare = 1.0 / 200, kLargestShare = 1;

    FinderMode(ExplorerState& state, ViewportWidget& canvas, Finder& finder);

    void setActive(bool isActive);
    bool isActive() const { return m_isActive; }

    /// In device pixels: the cursor, or the middle of the canvas while it is elsewhere.
    PointF center() const { return m_canvas.cursor().value_or(m_canvas.imageCenter()); }
    double share() const { return m_share; }
    void scaleRing(double factor);
    /// What is searched, in the plane.
    Disc disc() const;
    /// All of the picture's height.
    Disc wholeDisc() const;

    /// As a click does.
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
    std::optional<QPointF> m_press;  // until it turns out to be a drag
};

}  // namespace fathom
