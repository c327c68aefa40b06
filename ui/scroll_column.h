// A dock page that scrolls if the window is not high enough for it. GUI thread.
#pragma once

class QComboBox;
class QScrollArea;
class QWidget;

namespace fathom {

/// The scroll area is at least as wide as the page and a scroll bar.
QScrollArea* makeScrollColumn(QWidget* page, QWidget* parent);

/// The scroll area that contains `widget`; null if there is none.
QScrollArea* scrollColumnAround(const QWidget& widget);

/// True if the wheel over `control` belongs to its column: the control is in one, and does not have
/// the focus. So a wheel that scrolls a panel never changes what it passes over.
bool isWheelForColumn(const QWidget& control);

/// Makes the wheel scroll the column instead of changing the box, as isWheelForColumn() decides.
void leaveWheelToColumn(QComboBox* box);

}  // namespace fathom
