#include "ui/scroll_column.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>

namespace fathom {
namespace {

class WheelFilter final : public QObject {
public:
    using QObject::QObject;

    // The column gets an ignored event.
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::Wheel || !isWheelForColumn(*static_cast<QWidget*>(watched)))
            return false;
        event->ignore();
        return true;
    }
};

/// It becomes wider with its page, which fonts and styles change after it was made.
class ScrollColumn final : public QScrollArea {
public:
    using QScrollArea::QScrollArea;

    void fitPage() {
        setMinimumWidth(widget()->minimumSizeHint().width() +
                        verticalScrollBar()->sizeHint().width());
    }
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == widget() && event->type() == QEvent::LayoutRequest) fitPage();
        return QScrollArea::eventFilter(watched, event);
    }
};

}  // namespace

QScrollArea* makeScrollColumn(QWidget* page, QWidget* parent) {
    auto* scroll = new ScrollColumn(parent);
    scroll->setWidget(page);  // which the column now watches
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);  // its controls have the focus, and it follows them
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->fitPage();
    return scroll;
}

QScrollArea* scrollColumnAround(const QWidget& widget) {
    for (QWidget* around = widget.parentWidget(); around; around = around->parentWidget())
        if (auto* column = qobject_cast<QScrollArea*>(around)) return column;
    return nullptr;
}

bool isWheelForColumn(const QWidget& control) {
    const QWidget* chosen = QApplication::focusWidget();
    if (chosen && (chosen == &control || control.isAncestorOf(chosen))) return false;
    return scrollColumnAround(control) != nullptr;
}

void leaveWheelToColumn(QComboBox* box) {
    box->setFocusPolicy(Qt::StrongFocus);  // no focus by the wheel
    box->installEventFilter(new WheelFilter(box));
}

}  // namespace fathom
