// Draws find mode over the picture: the ring, what is in it, and the marks of a view's minibrots.
// It lets the mouse through. GUI thread.
#pragma once

#include <QPainterPath>
#include "ui/canvas_layer.h"
#include "ui/finder_mode.h"

namespace fathom {

class FinderOverlay final : public CanvasLayer {
    Q_OBJECT

public:
    FinderOverlay(const ExplorerState& state, ViewportWidget& canvas, const Finder& finder,
                  const FinderMode& mode);

    /// The lines of text next to the ring; empty while nothing is known.
    QStringList lines() const;
    /// Place of a point of the plane on the canvas, in device independent pixels. For a point out
    /// of sight the result may be far outside the canvas or not finite.
    QPointF place(const Decimal& re, const Decimal& im) const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double pixelsOf(FloatExp size) const;
    void refresh();
    void paintMarks(QPainter& painter) const;
    void paintContent(QPainter& painter) const;
    void paintLines(QPainter& painter) const;
    QPainterPath ringPath() const;

    const ExplorerState& m_state;
    ViewportWidget& m_canvas;
    const Finder& m_finder;
    const FinderMode& m_mode;
};

}  // namespace fathom
