// A widget that covers the canvas, follows its size and lets the mouse through. Overlays derive
// from it; notices stand above it. GUI thread.
#pragma once

#include <QWidget>

#include "ui/spoken.h"

namespace fathom {

/// For what stands on the canvas and is about to go: if it has the focus, the canvas gets it.
void giveFocusBack(const QWidget& part, QWidget& canvas);

class CanvasLayer : public QWidget, public Spoken {
public:
    explicit CanvasLayer(QWidget* canvas);

    /// A layer's accessible name is what it says over the picture.
    QAccessible::Role spokenRole() const override { return QAccessible::StaticText; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace fathom
