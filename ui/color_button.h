// A button that shows a colour and chooses another one, live. GUI thread.
#pragma once

#include <QColor>
#include <QPixmap>
#include <QPushButton>

namespace fathom {

/// A rounded patch of `color`, two lines of text wide and one high, with a gap on its right.
QPixmap swatchOf(const QColor& color, const QWidget& owner);

class ColorButton final : public QPushButton {
    Q_OBJECT

public:
    /// `title` is that of the dialog, and the button's accessible name.
    explicit ColorButton(const QString& title, QWidget* parent = nullptr);

    /// Without colorChanged.
    void setColor(const QColor& color);

signals:
    /// While the person chooses, and back if they cancel.
    void colorChanged(const QColor& color);
    /// The dialog is closed.
    void gestureEnded();

private:
    void choose();

    QString m_title;
    QColor m_color;
};

}  // namespace fathom
