// Marks the pixels of a picture that a check found wrong. Lies over the canvas and lets the mouse
// through. GUI thread.
#pragma once

#include <QWidget>

#include "ui/verifier.h"
#include "ui/viewport_widget.h"

namespace fathom {

class VerdictOverlay final : public QWidget {
    Q_OBJECT

public:
    VerdictOverlay(ViewportWidget& canvas, const Verifier& verifier);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    ViewportWidget& m_canvas;
    const Verifier& m_verifier;
};

}  // namespace fathom
