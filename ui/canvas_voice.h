// Says to screen readers where the canvas is, how far its picture is, and what its overlays say.
// GUI thread.
#pragma once

#include <QTimer>

#include "ui/explorer_state.h"
#include "ui/status_strip.h"
#include "ui/viewport_renderer.h"
#include "ui/viewport_widget.h"

namespace fathom {

class CanvasVoice final : public QObject {
    Q_OBJECT

public:
    /// All parts must outlive this one.
    CanvasVoice(const ExplorerState& state, const ViewportRenderer& renderer,
                ViewportWidget& canvas, const StatusStrip& strip);

    /// "Mandelbrot. Zoom depth: 10¹². -0.7436 + 0.1318 i. 0.4 s"
    QString sentence() const;

private:
    QString progressText() const;

    const ExplorerState& m_state;
    const ViewportRenderer& m_renderer;
    ViewportWidget& m_canvas;
    const StatusStrip& m_strip;
    QTimer m_timer;
};

}  // namespace fathom
