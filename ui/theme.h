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

/// Remembers the system's own palette before anything is changed, so that Automatic can follow it.
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

/// One of the family under :/icons, drawn in the palette's text colour (and fainter when disabled).
QIcon themedIcon(const QString& name, const QPalette& palette);

/// Digits of one width, as large as the window's other text.
QFont numberFont();

/// Behind the picture, whatever the appearance.
QColor canvasColor();

/// The ground of a list's row that is selected or under the pointer; nothing for other rows. The
/// painter should smooth edges.
void paintRowGround(QPainter* painter, const QStyleOptionViewItem& option);

}  // namespace fathom
