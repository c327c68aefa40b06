#include "ui/toast_area.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/canvas_layer.h"
#include "ui/spoken.h"
#include "ui/text.h"

namespace fathom {
namespace {

/// One notice: a sentence, at most one action, and a close button.
class Toast final : public QFrame, public Spoken {
public:
    Toast(const QString& sentence, const ToastAction& action, QWidget* parent)
        : QFrame(parent), m_sentence(sentence) {
        setObjectName(QStringLiteral("toast"));
        setAccessibleName(sentence);
        setAttribute(Qt::WA_DeleteOnClose);
        setAttribute(Qt::WA_NoMousePropagation);
        auto* row = new QHBoxLayout(this);

        auto* label = new QLabel(sentence, this);
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        // Wide enough to read, narrow enough not to hide the picture.
        const int widest = fontMetrics().averageCharWidth() * 52;
        label->setFixedWidth(
            std::min(widest, fontMetrics().horizontalAdvance(sentence) + fontMetrics().height()));
        row->addWidget(label);

        if (action.run) {
            auto* button = new QPushButton(action.text, this);
            button->setObjectName(QStringLiteral("toastAction"));
            QObject::connect(button, &QPushButton::clicked, this, [this, run = action.run] {
                close();
                run();
            });
            row->addWidget(button);
        }
        auto* closeButton = new QToolButton(this);
        closeButton->setText(QStringLiteral("✕"));
        closeButton->setAccessibleName(ToastArea::tr("Close this notice"));
        closeButton->setAutoRaise(true);
        QObject::connect(closeButton, &QToolButton::clicked, this, &QWidget::close);
        row->addWidget(closeButton);

        // It stays while it has the focus.
        QObject::connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
            if (isAncestorOf(now))
                m_timer.stop();
            else if (!m_timer.isActive() && !underMouse())
                m_timer.start();
        });
        m_timer.setSingleShot(true);
        m_timer.setInterval(ToastArea::kSecondsShown * 1000);
        QObject::connect(&m_timer, &QTimer::timeout, this, &QWidget::close);
        m_timer.start();
    }

    const QString& sentence() const { return m_sentence; }
    // Screen readers read a notice when it appears, whatever has the focus.
    QAccessible::Role spokenRole() const override { return QAccessible::Notification; }

protected:
    // The toast stays while the pointer is over it.
    void enterEvent(QEnterEvent*) override { m_timer.stop(); }
    void leaveEvent(QEvent*) override { m_timer.start(); }
    void closeEvent(QCloseEvent*) override {
        giveFocusBack(*this, *parentWidget()->parentWidget());  // in the area on the canvas
    }

private:
    QString m_sentence;
    QTimer m_timer;
};

}  // namespace

ToastArea::ToastArea(QWidget* canvas) : QWidget(canvas), m_column(new QVBoxLayout(this)) {
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSizeConstraint(QLayout::SetFixedSize);
    canvas->installEventFilter(this);
    hide();
}

void ToastArea::show(const QString& given, const ToastAction& action) {
    const QString sentence = shownMessage(given);
    if (sentences().contains(sentence)) return;
    while (m_column->count() >= kMaximumShown)
        delete m_column->itemAt(0)->widget();

    auto* toast = new Toast(sentence, action, this);
    // Queued: then the column no longer has the toast, and no call comes after this area is
    // destroyed.
    connect(
        toast, &QObject::destroyed, this,
        [this] {
            if (m_column->count() == 0) hide();
            place();
        },
        Qt::QueuedConnection);
    m_column->addWidget(toast, 0, Qt::AlignRight);
    toast->show();
    QWidget::show();
    raise();
    place();
    QAccessibleEvent alert(toast, QAccessible::Alert);  // screen readers read it without focus
    QAccessible::updateAccessibility(&alert);
    emit shown(sentence);
}

QStringList ToastArea::sentences() const {
    QStringList texts;
    for (int index = 0; index < m_column->count(); ++index)
        texts << static_cast<Toast*>(m_column->itemAt(index)->widget())->sentence();
    return texts;
}

bool ToastArea::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::Resize) place();
    return false;
}

void ToastArea::place() {
    adjustSize();
    const int margin = fontMetrics().height();
    move(parentWidget()->width() - width() - margin, parentWidget()->height() - height() - margin);
}

}  // namespace fathom
