#include "ui/point_card.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/canvas_layer.h"

namespace fathom {

PointCard::PointCard(QWidget* canvas) : QFrame(canvas), m_text(new QLabel(this)) {
    setObjectName(QStringLiteral("canvasBar"));  // looks the same
    setAttribute(Qt::WA_NoMousePropagation);     // a click on it is not one on the canvas
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);

    auto* copy = new QPushButton(tr("Copy"), this);
    auto* close = new QPushButton(QStringLiteral("✕"), this);
    close->setAccessibleName(tr("Close"));
    for (QPushButton* button : {copy, close}) {
        button->setObjectName(QStringLiteral("toastAction"));
        button->setFocusPolicy(Qt::TabFocus);
        button->setCursor(Qt::PointingHandCursor);
    }
    connect(copy, &QPushButton::clicked, this,
            [this] { emit copyWanted(m_lines.join(QChar('\n'))); });
    connect(close, &QPushButton::clicked, this, &PointCard::hide);

    const int space = fontMetrics().height() / 2;
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * space, space, 2 * space, space / 2);
    column->addWidget(m_text);
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(copy);
    row->addWidget(close);
    column->addLayout(row);
    hide();
}

void PointCard::hide() {
    giveFocusBack(*this, *parentWidget());
    QFrame::hide();
}

void PointCard::show(QPointF point, const QStringList& lines) {
    m_lines = lines;
    m_text->setText(lines.join(QChar('\n')));
    setAccessibleName(lines.join(QStringLiteral(", ")));
    adjustSize();
    QFrame::show();
    raise();

    // Just below the point, within the canvas.
    const int gap = fontMetrics().height() / 2;
    const QSize room = parentWidget()->size() - size();
    const QPoint wanted = point.toPoint() + QPoint(gap, gap);
    move(std::clamp(wanted.x(), 0, std::max(0, room.width())),
         std::clamp(wanted.y(), 0, std::max(0, room.height())));
}

void PointCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return hide();
    QFrame::keyPressEvent(event);
}

}  // namespace fathom
