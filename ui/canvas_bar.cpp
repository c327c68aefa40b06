#include "ui/canvas_bar.h"

#include <algorithm>

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace fathom {

CanvasBar::CanvasBar(QWidget* canvas)
    : QFrame(canvas), m_row(new QHBoxLayout(this)), m_sentence(new QLabel(this)) {
    setObjectName(QStringLiteral("canvasBar"));
    setAttribute(Qt::WA_NoMousePropagation);  // no click here is one on the canvas
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    const int space = fontMetrics().height() / 2;
    m_row->setContentsMargins(2 * space, space / 2, space, space / 2);
    m_row->addWidget(m_sentence, 1);
    canvas->installEventFilter(this);
    hide();
}

void CanvasBar::show(const QString& sentence, std::vector<ToastAction> actions) {
    m_sentence->setText(sentence);
    setAccessibleName(sentence);
    const bool isSame =
        std::ranges::equal(actions, m_actions, {}, &ToastAction::text, &ToastAction::text);
    m_actions = std::move(actions);
    if (!isSame) {
        for (QPushButton* button : m_buttons) {
            button->hide();
            button->deleteLater();  // its own click may have called show()
        }
        m_buttons.clear();
        // NOLINTNEXTLINE(modernize-loop-convert): the button's action may be another one by then
        for (std::size_t index = 0; index < m_actions.size(); ++index) {
            auto* button = new QPushButton(m_actions[index].text, this);
            button->setObjectName(QStringLiteral("toastAction"));
            button->setFocusPolicy(Qt::TabFocus);  // a click leaves the focus on the canvas
            button->setCursor(Qt::PointingHandCursor);
            connect(button, &QPushButton::clicked, this, [this, index] {
                const auto run = m_actions[index].run;  // a copy: it may call show()
                run();
            });
            m_row->addWidget(button);
            m_buttons.push_back(button);
        }
    }
    QFrame::show();
    raise();
    place();
}

QString CanvasBar::sentence() const {
    return isHidden() ? QString() : m_sentence->text();
}

bool CanvasBar::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::Resize && !isHidden()) place();
    return false;
}

// The sentence takes one line if there is room; otherwise it wraps.
void CanvasBar::place() {
    const int margin = fontMetrics().height();
    const int room = parentWidget()->width() - 2 * margin;
    m_sentence->setMinimumWidth(0);
    int others = m_row->contentsMargins().left() + m_row->contentsMargins().right();
    for (const QPushButton* button : m_buttons)
        others += button->sizeHint().width() + m_row->spacing();
    const int wanted = m_sentence->fontMetrics().horizontalAdvance(m_sentence->text()) + 2;
    m_sentence->setFixedWidth(std::max(1, std::min(wanted, room - others)));
    adjustSize();
    move((parentWidget()->width() - width()) / 2, margin);
}

}  // namespace fathom
