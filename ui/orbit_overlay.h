// The orbit of the point under the cursor, drawn over the picture or over a Julia set: its way, its
// last loop, and what becomes of it in words. GUI thread.
#pragma once

#include "ui/canvas_layer.h"
#include "ui/orbit_probe.h"
#include "ui/viewport_widget.h"

namespace fathom {

/// Draws the first points and the cycle. `toWidget` maps the plane, the imaginary axis up. What
/// lies far outside of `seen` is left out.
void paintOrbit(QPainter& painter, const PointOrbit& orbit, const QTransform& toWidget,
                const QRectF& seen);

class OrbitOverlay final : public CanvasLayer {
    Q_OBJECT

public:
    OrbitOverlay(const ExplorerState& state, ViewportWidget& canvas, const OrbitProbe& probe);

    /// The words beside the cursor; empty while nothing is known.
    QStringList lines() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const ExplorerState& m_state;
    ViewportWidget& m_canvas;
    const OrbitProbe& m_probe;
};

}  // namespace fathom
