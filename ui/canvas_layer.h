// A widget that covers the canvas, follows its size and lets the mouse through. Overlays derive
// from it; notices stand above it. GUI thread.
#pragma once

#include <QWidget>

namespace fathom {

class CanvasLayer : public QWidget {
public:
    explicit CanvasLayer(QWidget* canvas);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace fathom
