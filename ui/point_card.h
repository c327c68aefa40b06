// A card next to a point of the picture, with the known facts of this point as text to copy. GUI
// thread.
#pragma once

#include <QFrame>
#include <QPointF>
#include <QStringList>

#include "ui/spoken.h"

class QLabel;

namespace fathom {

class PointCard final : public QFrame, public Spoken {
    Q_OBJECT

public:
    /// The card is a child of `canvas` and hidden at first. Esc or a click elsewhere closes it.
    explicit PointCard(QWidget* canvas);

    /// Shows the card next to a point of the canvas, in device independent pixels. The first line
    /// is the title.
    void show(QPointF point, const QStringList& lines);
    void hide();
    QStringList lines() const { return m_lines; }

    QAccessible::Role spokenRole() const override { return QAccessible::Notification; }

signals:
    void copyWanted(const QString& text);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QStringList m_lines;
    QLabel* m_text;
};

}  // namespace fathom
