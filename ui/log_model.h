// Log messages with their times: the newest kMaximumEntries in memory, all of the session in a
// file. add() may be called from any thread; the rest belongs to the GUI thread.
#pragma once

#include <deque>
#include <mutex>

#include <QAbstractListModel>
#include <QDateTime>

#include "ui/log_file.h"

namespace fathom {

enum class LogLevel { Info, Warning, Error };

struct LogEntry {
    QDateTime time;
    LogLevel level = LogLevel::Info;
    QString text;
};

/// "2026-01-31 18:04:05.123  warning  The text": the form in the file, on the clipboard and in
/// saved copies.
QString logLine(const LogEntry& entry);

class LogModel final : public QAbstractListModel {
    Q_OBJECT

public:
    static constexpr int kMaximumEntries = 5000;
    enum Role { TimeRole = Qt::UserRole, LevelRole };

    /// `file`: the log file of the session; if empty, no file is written.
    explicit LogModel(const std::filesystem::path& file = {}, QObject* parent = nullptr);

    /// The line is in the file when this returns; the model gets it a moment later, on its own
    /// thread.
    void add(LogLevel level, const QString& text);
    /// Empties the model; the file keeps its lines.
    void clear();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    const LogEntry& entry(int row) const { return m_entries[static_cast<std::size_t>(row)]; }

private:
    void takePending();

    std::deque<LogEntry> m_entries;

    std::mutex m_mutex;  // guards the members below
    std::deque<LogEntry> m_pending;
    LogFile m_file;
};

/// While this object exists, messages of Qt and of the window (qWarning() and similar) go to the
/// log too. The model must outlive this object, and only one may exist at a time.
class MessageLog {
public:
    explicit MessageLog(LogModel& log);
    MessageLog(const MessageLog&) = delete;
    MessageLog& operator=(const MessageLog&) = delete;
    ~MessageLog();
};

}  // namespace fathom
