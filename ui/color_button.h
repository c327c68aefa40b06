// A button that shows a colour and opens a dialog to choose another one; each choice shows at once.
// GUI thread.
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
    /// `title` is the title of the dialog and, with the colour, the accessible name of the button.
    explicit ColorButton(const QString& title, QWidget* parent = nullptr);

    /// Does not emit colorChanged().
    void setColor(const QColor& color);

signals:
    /// Emitted while the user chooses, and with the old colour if they cancel.
    void colorChanged(const QColor& color);
    /// Emitted when the dialog is closed.
    void gestureEnded();

private:
    void choose();

    QString m_title;
    QColor m_color;
};

}  // namespace fathom
