// What is known of one point of the picture, on a card beside it whose text can be copied.
// GUI thread.
#pragma once

#include <QFrame>
#include <QPointF>
#include <QStringList>

class QLabel;

namespace fathom {

class PointCard final : public QFrame {
    Q_OBJECT

public:
    /// Stands over `canvas`, hidden at first; Esc and a click elsewhere close it.
    explicit PointCard(QWidget* canvas);

    /// Beside a point of the canvas, in device independent pixels. The first line is a title.
    void show(QPointF point, const QStringList& lines);
    QStringList lines() const { return m_lines; }

signals:
    void copyWanted(const QString& text);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QStringList m_lines;
    QLabel* m_text;
};

}  // namespace fathom
