#include "ui/log_window.h"

#include <algorithm>

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QStandardPaths>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include "base/atomic_file.h"
#include "ui/spoken.h"
#include "ui/text.h"
#include "ui/translations.h"

namespace fathom {
namespace {

constexpr int kDetailLines = 4;
constexpr int kMostDetailed = 50;  // selected lines; nobody reads more of them below

/// Draws a mark for warnings and errors, the time in its own column, and the text as far as it
/// fits.
class LogDelegate final : public QStyledItemDelegate {
public:
    explicit LogDelegate(LogView* list) : QStyledItemDelegate(list), m_list(*list) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
        return {0, option.fontMetrics.height() * 8 / 5};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& given,
               const QModelIndex& index) const override {
        QStyleOptionViewItem option = given;
        initStyleOption(&option, index);
        const QString text = option.text.simplified();
        option.text.clear();
        option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &option, painter,
                                            option.widget);

        const bool isSelected = option.state.testFlag(QStyle::State_Selected);
        const auto level = static_cast<LogLevel>(index.data(LogModel::LevelRole).toInt());
        const QPalette& colors = option.palette;
        const QColor plain = colors.color(isSelected ? QPalette::HighlightedText : QPalette::Text);
        const QColor quiet = isSelected ? plain : colors.color(QPalette::PlaceholderText);
        const QColor loud = isSelected ? plain : m_list.problemColor();

        const int space = option.fontMetrics.height() / 2;
        QRect rest = option.rect.adjusted(space, 0, -space, 0);
        painter->save();
        drawMark(*painter, QRect(rest.left(), rest.top(), space, rest.height()), level, loud);
        rest.setLeft(rest.left() + 2 * space);

        const QString time =
            index.data(LogModel::TimeRole).toDateTime().toString(QStringLiteral("HH:mm:ss"));
        painter->setPen(quiet);
        painter->drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, time);
        rest.setLeft(rest.left() +
                     option.fontMetrics.horizontalAdvance(QStringLiteral("00:00:00")) + 2 * space);

        painter->setPen(level == LogLevel::Error ? loud : plain);
        painter->drawText(rest, Qt::AlignLeft | Qt::AlignVCenter,
                          option.fontMetrics.elidedText(text, Qt::ElideRight, rest.width()));
        painter->restore();
    }

private:
    /// A ring for a warning, a disc for an error.
    static void drawMark(QPainter& painter, const QRect& place, LogLevel level,
                         const QColor& color) {
        if (level == LogLevel::Info) return;
        const double radius = place.width() * 0.42;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(color, place.width() * 0.2));
        painter.setBrush(level == LogLevel::Error ? QBrush(color) : QBrush());
        painter.drawEllipse(QRectF(place).center(), radius, radius);
    }

    const LogView& m_list;
};

}  // namespace

// ---- The filter

void LogFilter::setWords(const QString& words) {
    m_words = words.trimmed();
    invalidateFilter();
}

void LogFilter::setLeastLevel(LogLevel level) {
    m_leastLevel = level;
    invalidateFilter();
}

bool LogFilter::filterAcceptsRow(int row, const QModelIndex&) const {
    const LogEntry& entry = static_cast<LogModel*>(sourceModel())->entry(row);
    return entry.level >= m_leastLevel && entry.text.contains(m_words, Qt::CaseInsensitive);
}

// ---- The list

LogView::LogView(QWidget* parent)
    : QListView(parent), m_problemColor(palette().color(QPalette::Text)) {
    setUniformItemSizes(true);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setItemDelegate(new LogDelegate(this));
    // Only the user moves the bar's value; inserted rows do not. So the value tells whether to
    // follow.
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this,
            [this] { m_follows = isAtEnd(); });
}

bool LogView::isAtEnd() const {
    return verticalScrollBar()->value() == verticalScrollBar()->maximum();
}

void LogView::rowsInserted(const QModelIndex& parent, int start, int end) {
    const bool follows = m_follows;
    QListView::rowsInserted(parent, start, end);
    if (follows) scrollToBottom();
}

void LogView::resizeEvent(QResizeEvent* event) {
    const bool follows = m_follows;
    QListView::resizeEvent(event);
    if (follows) scrollToBottom();
}

// ---- The window

LogWindow::LogWindow(LogModel& log, QWidget* parent)
    : QDialog(parent),
      m_log(log),
      m_words(new QLineEdit(this)),
      m_level(new QComboBox(this)),
      m_list(new LogView(this)),
      m_detail(new QPlainTextEdit(this)),
      m_note(new QLabel(this)) {
    setWindowTitle(tr("Log"));
    setObjectName(QStringLiteral("logWindow"));
    const int space = fontMetrics().height();
    resize(space * 48, space * 30);
    m_filter.setSourceModel(&m_log);
    m_list->setModel(&m_filter);
    m_list->setObjectName(QStringLiteral("log"));
    m_list->setAccessibleName(tr("What happened"));

    m_words->setPlaceholderText(tr("Filter"));
    m_words->setAccessibleName(tr("Filter by words"));
    addClearButton(*m_words);
    connect(m_words, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_filter.setWords(words);
        showCount();
    });
    auto* find = new QAction(this);
    find->setShortcut(QKeySequence::Find);
    connect(find, &QAction::triggered, m_words, [this] { m_words->setFocus(); });
    addAction(find);

    m_level->addItem(tr("Everything"), static_cast<int>(LogLevel::Info));
    m_level->addItem(tr("Warnings and errors"), static_cast<int>(LogLevel::Warning));
    m_level->addItem(tr("Errors"), static_cast<int>(LogLevel::Error));
    connect(m_level, &QComboBox::currentIndexChanged, this, [this] {
        m_filter.setLeastLevel(static_cast<LogLevel>(m_level->currentData().toInt()));
        showCount();
    });

    m_detail->setReadOnly(true);
    m_detail->setTabChangesFocus(true);
    m_detail->setAccessibleName(tr("The selected lines"));
    m_detail->setFixedHeight(fontMetrics().lineSpacing() * kDetailLines + space);
    m_detail->hide();
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &LogWindow::showSelected);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&m_filter, signal, this, &LogWindow::showCount);
    connect(&m_filter, &QAbstractItemModel::modelReset, this, &LogWindow::showCount);

    auto* head = new QHBoxLayout;
    head->addWidget(m_words, 1);
    head->addWidget(m_level);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space, space, space, space);
    column->setSpacing(space / 2);
    column->addLayout(head);
    nameChoices(*m_level, tr("Severity"));
    column->addWidget(m_list, 1);
    column->addWidget(m_detail);
    column->addWidget(makeFoot());
    m_list->scrollToBottom();
    m_list->setFocus();
    showCount();
}

QWidget* LogWindow::makeFoot() {
    auto* foot = new QWidget(this);
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    m_note->setObjectName(QStringLiteral("hint"));
    m_note->setTextFormat(Qt::PlainText);
    row->addWidget(m_note, 1);

    const auto addButton = [&](const QString& text, const QString& tip, const char* name) {
        auto* button = new QPushButton(text, foot);
        button->setObjectName(QString::fromLatin1(name));
        button->setToolTip(tip);
        button->setAutoDefault(false);
        row->addWidget(button);
        return button;
    };
    QPushButton* copy =
        addButton(tr("&Copy"), tr("Copies the selected lines, or all lines shown"), "copyLog");
    const auto copyLines = [this] { QGuiApplication::clipboard()->setText(copiedText()); };
    connect(copy, &QPushButton::clicked, this, copyLines);
    auto* copyKey = new QAction(m_list);
    copyKey->setShortcut(QKeySequence::Copy);
    copyKey->setShortcutContext(Qt::WidgetShortcut);
    connect(copyKey, &QAction::triggered, this, copyLines);
    m_list->addAction(copyKey);

    connect(addButton(tr("&Save as…"), tr("Saves all lines as text"), "saveLog"),
            &QPushButton::clicked, this, &LogWindow::askSave);
    connect(
        addButton(tr("C&lear"), tr("Clears this list; the session's log file is kept"), "clearLog"),
        &QPushButton::clicked, &m_log, &LogModel::clear);
    return foot;
}

void LogWindow::showCount() {
    const int shown = m_filter.rowCount();
    const int all = m_log.rowCount();
    m_note->setText(shown == all ? tr("%n line(s)", nullptr, all)
                                 : tr("%1 of %n line(s)", nullptr, all).arg(shown));
}

void LogWindow::showSelected() {
    const qsizetype count = m_list->selectionModel()->selectedIndexes().size();
    const bool isReadable = count > 0 && count <= kMostDetailed;
    m_detail->setVisible(isReadable);
    m_detail->setPlainText(isReadable ? copiedText() : QString());
    if (count == 1) m_list->scrollTo(m_list->currentIndex());
}

QString LogWindow::copiedText() const {
    QModelIndexList rows = m_list->selectionModel()->selectedIndexes();
    if (rows.isEmpty())
        for (int row = 0; row < m_filter.rowCount(); ++row)
            rows << m_filter.index(row, 0);
    std::ranges::sort(rows, {}, &QModelIndex::row);
    QString text;
    for (const QModelIndex& row : rows)
        text += logLine(m_log.entry(m_filter.mapToSource(row).row())) + QChar('\n');
    return text;
}

void LogWindow::askSave() {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Save the log"), folder + QStringLiteral("/fathom.log"),
        tr("Text files (*.log *.txt);;All files (*)"));
    if (!path.isEmpty()) save(path);
}

void LogWindow::save(const QString& path) {
    std::string text;
    for (int row = 0; row < m_log.rowCount(); ++row)
        text += toUtf8(logLine(m_log.entry(row))) + '\n';
    m_workers.run([this, path, text = std::move(text)] {
        const Result<void> written = writeFileAtomically(path.toStdString(), text);
        const QString outcome =
            written ? tr("Saved as %1.").arg(path) : translatedError(written.error());
        QMetaObject::invokeMethod(this, [this, outcome] { m_note->setText(outcome); });
    });
}

}  // namespace fathom
