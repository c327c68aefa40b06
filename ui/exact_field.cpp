#include "ui/exact_field.h"

#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFontDatabase>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWheelEvent>

#include "ui/text.h"
#include "ui/theme.h"

namespace fathom {

ExactField::ExactField(const QString& accessibleName, Length length, QWidget* parent)
    : QWidget(parent),
      m_edit(new QLineEdit(this)),
      m_copy(new QToolButton(this)),
      m_expand(new QToolButton(this)),
      m_problem(new QLabel(this)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(length == Length::Any ? 2 : 0);
    grid->setVerticalSpacing(2);
    grid->addWidget(m_edit, 0, 0);
    grid->addWidget(m_expand, 0, 1);
    grid->addWidget(m_copy, 0, 2);
    grid->addWidget(m_problem, 1, 0, 1, 3);

    m_edit->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_edit->setMaxLength(1'100'000);
    m_edit->setAccessibleName(accessibleName);
    m_edit->installEventFilter(this);
    setFocusProxy(m_edit);

    m_copy->setToolTip(tr("Copy all digits"));
    m_copy->setAccessibleName(tr("Copy %1").arg(accessibleName));
    m_copy->setAutoRaise(true);
    m_expand->setText(QStringLiteral("…"));
    m_expand->setToolTip(tr("Show and edit all digits"));
    m_expand->setAccessibleName(tr("All digits of %1").arg(accessibleName));
    m_expand->setAutoRaise(true);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setWordWrap(true);
    m_problem->hide();
    tintIcons();
    for (QToolButton* button : {m_copy, m_expand})
        button->setVisible(length == Length::Any);

    connect(m_copy, &QToolButton::clicked, this,
            [this] { QApplication::clipboard()->setText(m_text); });
    connect(m_expand, &QToolButton::clicked, this, &ExactField::editAllDigits);
    connect(m_edit, &QLineEdit::returnPressed, this, [this] {
        if (m_edit->text() == m_text) return;
        m_edit->setModified(false);
        emit entered(m_edit->text().trimmed());
        m_edit->setModified(!problem().isEmpty());
    });
}

void ExactField::setText(const QString& text) {
    m_text = text;
    if (m_isEditing && m_edit->isModified()) return;
    setProblem({});
    showResting();
}

void ExactField::setProblem(const QString& sentence) {
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
    m_edit->setAccessibleDescription(sentence);
}

QString ExactField::problem() const {
    return m_problem->text();
}

void ExactField::setNudgeable() {
    m_isNudgeable = true;
}

// At rest the field shows the first and the last digits that fit.
void ExactField::showResting() {
    if (m_isEditing) {
        m_edit->setText(m_text);
        return;
    }
    const int digit = QFontMetrics(m_edit->font()).horizontalAdvance(QChar('0'));
    const int fitting = std::max(8, (m_edit->width() - 2 * digit) / std::max(1, digit));
    m_edit->setText(elidedMiddle(m_text, fitting));
    m_edit->setCursorPosition(0);
}

bool ExactField::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::FocusIn) {
        m_isEditing = true;
        m_edit->setText(m_text);
    } else if (event->type() == QEvent::FocusOut) {
        // What was not entered is not kept.
        m_isEditing = false;
        setProblem({});
        showResting();
    } else if (event->type() == QEvent::ShortcutOverride &&
               static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape &&
               m_edit->text() != m_text) {
        // Here Esc takes back what was typed, before it may stop any work.
        event->accept();
        return true;
    } else if (event->type() == QEvent::KeyPress &&
               static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape &&
               m_edit->text() != m_text) {
        m_edit->setText(m_text);
        setProblem({});
        return true;
    }
    return m_isNudgeable && m_isEditing && takesNudge(event);
}

// Only the field that one works in: while a column of fields scrolls by, none of them changes.
bool ExactField::takesNudge(QEvent* event) {
    constexpr int kLeap = 10;  // with Ctrl
    int steps = 0;
    bool isLeap = false;
    if (event->type() == QEvent::Wheel) {
        const auto* wheel = static_cast<QWheelEvent*>(event);
        m_turned += wheel->angleDelta().y();
        steps = m_turned / QWheelEvent::DefaultDeltasPerStep;
        m_turned -= steps * QWheelEvent::DefaultDeltasPerStep;
        isLeap = wheel->modifiers() & Qt::ControlModifier;
    } else if (event->type() == QEvent::KeyPress) {
        const auto* press = static_cast<QKeyEvent*>(event);
        if (press->key() != Qt::Key_Up && press->key() != Qt::Key_Down) return false;
        steps = press->key() == Qt::Key_Up ? 1 : -1;
        isLeap = press->modifiers() & Qt::ControlModifier;
    } else {
        return false;
    }
    if (steps != 0) {
        // A step starts from the number, not from what stands half typed over it.
        m_edit->setModified(false);
        emit nudged(isLeap ? steps * kLeap : steps);
    }
    return true;
}

void ExactField::resizeEvent(QResizeEvent*) {
    // A problem's sentence makes room for itself; what was typed stays to be mended.
    if (!m_isEditing) showResting();
}

void ExactField::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) tintIcons();
    QWidget::changeEvent(event);
}

void ExactField::tintIcons() {
    m_copy->setIcon(themedIcon(QStringLiteral("copy"), palette()));
}

void ExactField::editAllDigits() {
    QDialog dialog(this);
    dialog.setWindowTitle(m_edit->accessibleName());
    auto* column = new QVBoxLayout(&dialog);
    auto* digits = new QPlainTextEdit(m_text, &dialog);
    digits->setFont(m_edit->font());
    digits->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    digits->setWordWrapMode(QTextOption::WrapAnywhere);
    digits->setTabChangesFocus(true);
    digits->setAccessibleName(m_edit->accessibleName());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
    connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    column->addWidget(digits);
    column->addWidget(buttons);
    dialog.resize(fontMetrics().averageCharWidth() * 70, fontMetrics().height() * 18);
    if (dialog.exec() != QDialog::Accepted) return;

    // Line breaks of a pasted number are not part of it.
    QString number = digits->toPlainText();
    number.remove(QChar('\n')).remove(QChar('\r'));
    if (number != m_text) emit entered(number.trimmed());
}

}  // namespace fathom
