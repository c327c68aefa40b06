#include "ui/exact_field.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QStyleOption>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>
#include <QWheelEvent>

#include "ui/text.h"
#include "ui/theme.h"

namespace fathom {

namespace {

/// The part of a line editor's width that its text cannot take: frame, padding, and the two pixels
/// on each side that Qt keeps free.
int widthAround(const QLineEdit& edit) {
    QStyleOptionFrame option;
    option.initFrom(&edit);
    const QRect inside = edit.style()->subElementRect(QStyle::SE_LineEditContents, &option, &edit);
    return option.rect.width() - inside.width() + 4;
}

}  // namespace

ExactField::ExactField(const QString& accessibleName, Length length, QWidget* parent)
    : QWidget(parent),
      m_isLong(length == Length::Any),
      m_edit(new QLineEdit(this)),
      m_page(new QPlainTextEdit(this)),
      m_copy(new QToolButton(this)),
      m_expand(new QToolButton(this)),
      m_problem(new QLabel(this)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(m_isLong ? 2 : 0);
    grid->setVerticalSpacing(2);
    grid->addWidget(m_edit, 0, 0);
    grid->addWidget(m_page, 0, 0);
    grid->addWidget(m_expand, 0, 1, Qt::AlignTop);
    grid->addWidget(m_copy, 0, 2, Qt::AlignTop);

    m_edit->setMaxLength(1'100'000);
    m_page->setWordWrapMode(QTextOption::WrapAnywhere);
    m_page->setTabChangesFocus(true);
    m_page->hide();
    for (QWidget* editor : std::initializer_list<QWidget*>{m_edit, m_page}) {
        editor->setFont(numberFont());
        editor->setAccessibleName(accessibleName);
        editor->installEventFilter(this);
    }
    setFocusProxy(m_edit);
    // Qt gives a place in the order of Tab only to widgets that take the focus.
    setFocusPolicy(Qt::StrongFocus);

    m_copy->setObjectName(QStringLiteral("copyDigits"));
    m_copy->setToolTip(tr("Copy all digits"));
    m_copy->setAccessibleName(tr("Copy %1").arg(accessibleName));
    m_copy->setAutoRaise(true);
    const int side = fontMetrics().height() * 8 / 7;
    m_copy->setIconSize({side, side});
    m_expand->setText(QStringLiteral("…"));
    m_expand->setToolTip(tr("Show all digits"));
    m_expand->setAccessibleName(tr("All digits of %1").arg(accessibleName));
    m_expand->setAutoRaise(true);
    m_expand->setCheckable(true);
    m_problem->setObjectName(QStringLiteral("fieldProblem"));
    m_problem->setWindowFlags(Qt::ToolTip);  // so that no field moves
    m_problem->setWordWrap(true);
    m_problem->hide();
    tintIcons();
    m_copy->setVisible(m_isLong);
    m_expand->hide();

    connect(m_copy, &QToolButton::clicked, this, &ExactField::copyDigits);
    connect(m_expand, &QToolButton::toggled, this, &ExactField::setExpanded);
    connect(m_edit, &QLineEdit::returnPressed, this, &ExactField::enter);
}

void ExactField::setText(const QString& text, const QString& atRest) {
    m_text = text;
    m_atRest = atRest.isEmpty() ? text : atRest;
    if (m_isEditing && isModified()) return;
    setProblem({});
    showNumber();
}

// Line breaks are not part of a pasted number.
QString ExactField::typed() const {
    if (!m_isExpanded) return m_edit->text();
    return m_page->toPlainText().remove(QChar('\n'));
}

bool ExactField::isModified() const {
    return m_isExpanded ? m_page->document()->isModified() : m_edit->isModified();
}

void ExactField::setModified(bool isModified) {
    m_isExpanded ? m_page->document()->setModified(isModified) : m_edit->setModified(isModified);
}

void ExactField::enter() {
    if (typed() == m_text) return;
    setModified(false);
    QString number = typed().trimmed();
    // The keypads of languages with a decimal comma have no point.
    if (QLocale().decimalPoint() == QLatin1String(",")) number.replace(QChar(','), QChar('.'));
    emit entered(number);
    setModified(!problem().isEmpty());
}

void ExactField::setProblem(const QString& sentence) {
    m_problem->setText(sentence);
    if (!sentence.isEmpty()) {
        m_problem->setFixedWidth(width());
        m_problem->setFixedHeight(m_problem->heightForWidth(width()));
        m_problem->move(mapToGlobal(QPoint(0, height())));
    }
    m_problem->setVisible(!sentence.isEmpty());
    m_edit->setAccessibleDescription(sentence);
    m_page->setAccessibleDescription(sentence);
}

QString ExactField::problem() const {
    return m_problem->text();
}

void ExactField::setNudgeable() {
    m_isNudgeable = true;
}

// At rest one line shows the first and the last digits that fit; when expanded, several lines show
// all digits.
void ExactField::showNumber() {
    const QFontMetricsF metrics(m_edit->font());
    const double digit = std::max(1.0, metrics.horizontalAdvance(QChar('0')));
    // The ellipsis may come from another font, where it is wider than a digit.
    const double ellipsis = std::max(0.0, metrics.horizontalAdvance(QChar(0x2026)) - digit);
    const double around = widthAround(*m_edit) + ellipsis;
    const auto fitting = [digit, around](int width) {
        return std::max(8, static_cast<int>((width - around) / digit));
    };
    const bool isElided = m_text.size() > fitting(width() - m_copy->sizeHint().width());
    m_expand->setVisible(m_isLong && (m_isExpanded || isElided || m_atRest != m_text));

    if (m_isExpanded) {
        if (m_page->toPlainText() != m_text) m_page->setPlainText(m_text);
        // No scroll bar while all lines fit, because it would take room from them.
        constexpr qsizetype kMostLines = 16;
        const double room = m_page->viewport()->width() - 2 * m_page->document()->documentMargin();
        const double exactDigit = QFontMetricsF(m_page->font()).horizontalAdvance(QChar('0'));
        const auto perLine = std::max<qsizetype>(8, static_cast<qsizetype>(room / exactDigit));
        const qsizetype lines = std::max<qsizetype>(2, (m_text.size() + perLine - 1) / perLine);
        m_page->setVerticalScrollBarPolicy(lines > kMostLines ? Qt::ScrollBarAlwaysOn
                                                              : Qt::ScrollBarAlwaysOff);
        const int spacing = m_page->fontMetrics().lineSpacing();
        m_page->setFixedHeight(static_cast<int>(std::min(lines, kMostLines)) * spacing +
                               spacing * 3 / 2);
    } else if (m_isEditing) {
        m_edit->setText(m_text);
    } else {
        m_edit->setText(elidedMiddle(m_atRest, fitting(m_edit->width())));
        m_edit->setCursorPosition(0);
    }
}

void ExactField::setExpanded(bool isExpanded) {
    const bool hadFocus = m_isEditing;
    m_isExpanded = isExpanded;
    m_edit->setVisible(!isExpanded);
    m_page->setVisible(isExpanded);
    QWidget* editor = isExpanded ? static_cast<QWidget*>(m_page) : m_edit;
    setFocusProxy(editor);
    if (hadFocus) editor->setFocus();
    m_expand->setToolTip(isExpanded ? tr("Show one line") : tr("Show all digits"));
    showNumber();
}

void ExactField::copyDigits() {
    QApplication::clipboard()->setText(m_text);
    QToolTip::showText(m_copy->mapToGlobal(QPoint(0, m_copy->height() / 2)), tr("Copied"), m_copy);
}

bool ExactField::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn) {
        m_isEditing = true;
        if (watched == m_edit) m_edit->setText(m_text);
    } else if (event->type() == QEvent::FocusOut) {
        // Text that was not entered is dropped.
        m_isEditing = false;
        setProblem({});
        showNumber();
    } else if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) {
        if (takesKey(static_cast<QKeyEvent*>(event))) return true;
    } else if (event->type() == QEvent::Resize) {
        // Typed text stays, so that it can be corrected.
        if (!isModified() && (watched == m_page || !m_isEditing)) showNumber();
    }
    return m_isNudgeable && m_isEditing && takesNudge(event);
}

bool ExactField::takesKey(QKeyEvent* event) {
    const bool isPress = event->type() == QEvent::KeyPress;
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isPress && isEnter && m_isExpanded) {
        enter();
        return true;
    }
    if (event->key() != Qt::Key_Escape || typed() == m_text) return false;
    // Esc takes back what was typed, before it may stop any work.
    event->accept();
    if (isPress) {
        m_isExpanded ? m_page->setPlainText(m_text) : m_edit->setText(m_text);
        setProblem({});
    }
    return true;
}

// Only the field with the focus takes it: while a column of fields scrolls by, none of them
// changes.
bool ExactField::takesNudge(QEvent* event) {
    constexpr int kLeap = 10;  // steps, with Ctrl
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
        // A step starts from the number, not from text that is half typed.
        m_edit->setModified(false);
        emit nudged(isLeap ? steps * kLeap : steps);
    }
    return true;
}

void ExactField::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) tintIcons();
    QWidget::changeEvent(event);
}

void ExactField::tintIcons() {
    m_copy->setIcon(themedIcon(QStringLiteral("copy"), palette()));
}

}  // namespace fathom
