#include "ui/log_model.h"

#include <algorithm>
#include <atomic>
#include <iterator>
#include <utility>

#include "ui/text.h"
#include "ui/translations.h"

namespace fathom {
namespace {

// Globals, because Qt's message handler is a plain function.
std::atomic<LogModel*> messageTarget = nullptr;
QtMessageHandler handlerBefore = nullptr;

void handleMessage(QtMsgType type, const QMessageLogContext& context, const QString& text) {
    if (LogModel* log = messageTarget.load(); log && type != QtDebugMsg) {
        const bool isError = type == QtCriticalMsg || type == QtFatalMsg;
        log->add(isError             ? LogLevel::Error
                 : type == QtInfoMsg ? LogLevel::Info
                                     : LogLevel::Warning,
                 text);
    }
    handlerBefore(type, context, text);  // ends the program if the message is fatal
}

const char* wordOf(LogLevel level) {
    switch (level) {
        case LogLevel::Info:
            return "info   ";
        case LogLevel::Warning:
            return "warning";
        case LogLevel::Error:
            return "error  ";
    }
    return "";
}

/// Cleans each line like a message: drivers and libraries send whole reports.
QString shownLines(const QString& text) {
    constexpr qsizetype kMostLines = 50;
    QStringList lines = text.trimmed().split(QChar('\n')).mid(0, kMostLines);
    for (QString& line : lines)
        line = shownMessage(line);
    return lines.join(QChar('\n'));
}

}  // namespace

QString logLine(const LogEntry& entry) {
    QString text = entry.text;
    text.replace(QChar('\n'), QStringLiteral("\n    "));  // indented lines continue the entry
    return QStringLiteral("%1  %2  %3")
        .arg(entry.time.toString(QStringLiteral("yyyy-MM-dd HH:mm:ss.zzz")),
             QLatin1String(wordOf(entry.level)), text);
}

LogModel::LogModel(const std::filesystem::path& file, QObject* parent)
    : QAbstractListModel(parent), m_file(file) {}

void LogModel::add(LogLevel level, const QString& text) {
    LogEntry entry{QDateTime::currentDateTime(), level, shownLines(text)};
    const std::string line = toUtf8(logLine(entry));
    bool isFirst = false;
    {
        const std::lock_guard lock(m_mutex);
        isFirst = m_pending.empty();
        if (m_pending.size() >= kMaximumEntries) m_pending.pop_front();
        m_pending.push_back(std::move(entry));
        if (!m_file.path().empty()) {
            if (const Result<void> written = m_file.write(line); !written)
                m_pending.push_back({QDateTime::currentDateTime(), LogLevel::Warning,
                                     translatedError(written.error())});
        }
    }
    // One call takes all entries that are pending by then.
    if (isFirst)
        QMetaObject::invokeMethod(
            this, [this] { takePending(); }, Qt::QueuedConnection);
}

void LogModel::takePending() {
    std::deque<LogEntry> added;
    {
        const std::lock_guard lock(m_mutex);
        added = std::exchange(m_pending, {});
    }
    const int tooMany = rowCount() + static_cast<int>(added.size()) - kMaximumEntries;
    if (tooMany > 0) {
        beginRemoveRows({}, 0, tooMany - 1);
        m_entries.erase(m_entries.begin(), m_entries.begin() + tooMany);
        endRemoveRows();
    }
    if (added.empty()) return;
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(added.size()) - 1);
    std::ranges::move(added, std::back_inserter(m_entries));
    endInsertRows();
}

void LogModel::clear() {
    takePending();
    beginResetModel();
    m_entries.clear();
    endResetModel();
}

int LogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const LogEntry& entry = this->entry(index.row());
    switch (role) {
        case Qt::DisplayRole:
            return entry.text;
        case Qt::AccessibleTextRole:
            return logLine(entry);
        case TimeRole:
            return entry.time;
        case LevelRole:
            return static_cast<int>(entry.level);
        default:
            return {};
    }
}

MessageLog::MessageLog(LogModel& log) {
    messageTarget = &log;
    handlerBefore = qInstallMessageHandler(handleMessage);
}

MessageLog::~MessageLog() {
    qInstallMessageHandler(handlerBefore);
    messageTarget = nullptr;
}

}  // namespace fathom
