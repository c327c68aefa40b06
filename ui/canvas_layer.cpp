#include "ui/canvas_layer.h"

#include <QEvent>

namespace fathom {

CanvasLayer::CanvasLayer(QWidget* canvas) : QWidget(canvas) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    canvas->installEventFilter(this);
    setGeometry(canvas->rect());
    lower();
}

bool CanvasLayer::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::Resize) setGeometry(parentWidget()->rect());
    return false;
}

}  // namespace fathom
