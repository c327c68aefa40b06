// The canvas for people who do not see it, or use no mouse.
#include <QPainter>

#include "ui/canvas_marks.h"
#include "ui/viewport_widget.h"

namespace fathom {

void ViewportWidget::setSpokenState(const QString& state) {
    if (std::exchange(m_spokenState, state) != state)
        noteSpokenChange(*this, QAccessible::DescriptionChanged);
}

QString ViewportWidget::spokenDescription(const QWidget&) const {
    const QString help = tr("The arrow keys move the picture; plus and minus zoom.");
    return m_spokenState.isEmpty() ? help : m_spokenState + QChar('\n') + help;
}

std::vector<SpokenAction> ViewportWidget::spokenActions() {
    using Action = QAccessibleActionInterface;
    constexpr double kFactor = 2, kShare = 0.125;  // as plus and the arrow keys
    const auto zoom = [this](double factor) { return [this, factor] { zoomAtCenter(factor); }; };
    const auto move = [this](double right, double down) {
        return [this, right, down] { pan(right, down); };
    };
    const PointF middle = imageCenter();
    return {
        {Action::pressAction(),
         [this, middle] {
             emit clicked({middle.x, middle.y});
         }},
        {Action::showMenuAction(),
         [this, middle] {
             // Later: the menu runs until it is closed, and a screen reader waits for this call.
             QTimer::singleShot(0, this, [this, middle] {
                 emit contextMenuWanted(mapToGlobal(rect().center()), {middle.x, middle.y});
             });
         }},
        {Action::increaseAction(), zoom(kFactor)},
        {Action::decreaseAction(), zoom(1 / kFactor)},
        {Action::scrollLeftAction(), move(-kShare, 0)},
        {Action::scrollRightAction(), move(kShare, 0)},
        {Action::scrollUpAction(), move(0, -kShare)},
        {Action::scrollDownAction(), move(0, kShare)},
    };
}

void ViewportWidget::showFocus(bool isShown) {
    if (std::exchange(m_showsFocus, isShown) != isShown) update();
}

void ViewportWidget::paintFocus(QPainter& painter) const {
    constexpr double kInset = 2;  // device independent pixels: all of the mark's edge is seen
    QPainterPath frame;
    frame.addRect(QRectF(rect()).adjusted(kInset, kInset, -kInset, -kInset));
    painter.save();
    marks::stroke(painter, frame, marks::kLight);
    painter.restore();
}

}  // namespace fathom
