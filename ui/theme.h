// The window's colours, and icons tinted for them. GUI thread.
#pragma once

#include <QFont>
#include <QIcon>
#include <QPalette>
#include <QString>

class QApplication;
class QPainter;
class QStyleOptionViewItem;

namespace fathom {

enum class Appearance { Automatic, Dark, Light };

/// Stores the system's own palette before anything is changed, so that Automatic can follow it.
class Theme {
public:
    explicit Theme(QApplication& application);

    void apply(Appearance appearance);
    Appearance appearance() const { return m_appearance; }

private:
    QApplication& m_application;
    bool m_systemIsDark;
    Appearance m_appearance = Appearance::Automatic;
};

/// An icon from :/icons, drawn in the palette's text colour (fainter if disabled).
QIcon themedIcon(const QString& name, const QPalette& palette);

/// A font with digits of equal width, in the size of the window's other text.
QFont numberFont();

/// The colour behind the picture, the same for all appearances.
QColor canvasColor();

/// Paints the background of a list row that is selected or under the pointer, and the mark of one
/// that has the focus; other rows have none. The painter should have antialiasing on.
void paintRowGround(QPainter* painter, const QStyleOptionViewItem& option);

}  // namespace fathom
