#include "ui/canvas_layer.h"

#include <QApplication>
#include <QEvent>

namespace fathom {

void giveFocusBack(const QWidget& part, QWidget& canvas) {
    if (part.isAncestorOf(QApplication::focusWidget())) canvas.setFocus();
}

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
