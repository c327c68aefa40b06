#include "ui/first_hints.h"

#include <algorithm>

#include <QAction>
#include <QEvent>
#include <QMouseEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace fathom {
namespace {

// Indices of the hints, from top to bottom.
constexpr std::size_t kWheel = 0, kDrag = 1, kBack = 2;

}  // namespace

FirstHints::FirstHints(QWidget* canvas, const QAction& back)
    : QWidget(canvas), m_column(new QVBoxLayout(this)) {
    setObjectName(QStringLiteral("firstHints"));
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(fontMetrics().height() / 3);
    m_column->setSizeConstraint(QLayout::SetFixedSize);
    add(tr("Turn the wheel to zoom at the cursor"));
    add(tr("Drag to move the picture"));
    add(tr("%1 goes back to where you were", "a key")
            .arg(back.shortcut().toString(QKeySequence::NativeText)));
    connect(&back, &QAction::triggered, this, [this] { dismiss(kBack); });
    canvas->installEventFilter(this);
    show();
    raise();
    place();
}

void FirstHints::add(const QString& text) {
    auto* hint = new QPushButton(text + QStringLiteral("   ✕"), this);
    hint->setObjectName(QStringLiteral("canvasHint"));
    hint->setAccessibleName(text);
    hint->setToolTip(tr("Click to close this hint"));
    hint->setFocusPolicy(Qt::TabFocus);  // a click leaves the focus on the canvas
    hint->setCursor(Qt::PointingHandCursor);
    m_column->addWidget(hint, 0, Qt::AlignHCenter);
    const std::size_t index = m_hints.size();
    connect(hint, &QPushButton::clicked, this, [this, index] { dismiss(index); });
    m_hints.push_back(hint);
}

std::vector<QPushButton*> FirstHints::shown() const {
    std::vector<QPushButton*> left = m_hints;
    std::erase(left, nullptr);
    return left;
}

void FirstHints::dismiss(std::size_t hint) {
    if (!m_hints[hint]) return;
    m_hints[hint]->hide();
    m_hints[hint]->deleteLater();
    m_hints[hint] = nullptr;
    if (shown().empty()) deleteLater();
    place();
}

bool FirstHints::eventFilter(QObject*, QEvent* event) {
    switch (event->type()) {
        case QEvent::Resize:
            place();
            break;
        case QEvent::Wheel:
            dismiss(kWheel);
            break;
        case QEvent::MouseMove:
            if (static_cast<QMouseEvent*>(event)->buttons() & Qt::LeftButton) dismiss(kDrag);
            break;
        default:
            break;
    }
    return false;
}

void FirstHints::place() {
    m_column->activate();
    adjustSize();
    move((parentWidget()->width() - width()) / 2,
         parentWidget()->height() - height() - 2 * fontMetrics().height());
}

}  // namespace fathom
