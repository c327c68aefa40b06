// A widget that covers the canvas, follows its size and lets the mouse through: what overlays are
// painted on. Notices stand over it. GUI thread.
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
