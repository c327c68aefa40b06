// A dock's page that scrolls where the window is too low for it. GUI thread.
#pragma once

class QComboBox;
class QScrollArea;
class QWidget;

namespace fathom {

/// As wide as the page and a scroll bar beside it.
QScrollArea* makeScrollColumn(QWidget* page, QWidget* parent);

/// The one around `widget`; null where there is none.
QScrollArea* scrollColumnAround(const QWidget& widget);

/// True while a turn of the wheel over `control` should scroll the column: the column can scroll,
/// and nobody has chosen the control.
bool isWheelForColumn(const QWidget& control);

/// Such turns of the wheel do not change the box.
void leaveWheelToColumn(QComboBox* box);

}  // namespace fathom
