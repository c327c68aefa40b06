// Marks the pixels of a picture that a check found wrong. GUI thread.
#pragma once

#include "ui/canvas_layer.h"
#include "ui/verifier.h"
#include "ui/viewport_widget.h"

namespace fathom {

class VerdictOverlay final : public CanvasLayer {
    Q_OBJECT

public:
    VerdictOverlay(ViewportWidget& canvas, const Verifier& verifier);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ViewportWidget& m_canvas;
    const Verifier& m_verifier;
};

}  // namespace fathom
