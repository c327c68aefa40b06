// The orbit of the point under the cursor, drawn over the picture or over a Julia set: its path,
// its final cycle, and its fate in words. GUI thread.
#pragma once

#include "ui/canvas_layer.h"
#include "ui/orbit_probe.h"
#include "ui/viewport_widget.h"

namespace fathom {

/// Draws the first points and the cycle. `toWidget` maps the plane, imaginary axis up, to the
/// widget. Points far outside of `seen` are left out.
void paintOrbit(QPainter& painter, const PointOrbit& orbit, const QTransform& toWidget,
                const QRectF& seen);

class OrbitOverlay final : public CanvasLayer {
    Q_OBJECT

public:
    OrbitOverlay(const ExplorerState& state, ViewportWidget& canvas, const OrbitProbe& probe);

    /// The words next to the cursor; empty while nothing is known.
    QStringList lines() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const ExplorerState& m_state;
    ViewportWidget& m_canvas;
    const OrbitProbe& m_probe;
};

}  // namespace fathom
