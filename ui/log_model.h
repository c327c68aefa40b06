// What happened, with its time: the newest few thousand lines, and a file of the session.
// add() may be called from any thread; the rest belongs to the GUI thread.
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

/// "2026-01-31 18:04:05.123  warning  The text": in the file, the clipboard and saved copies.
QString logLine(const LogEntry& entry);

class LogModel final : public QAbstractListModel {
    Q_OBJECT

public:
    static constexpr int kMaximumEntries = 5000;
    enum Role { TimeRole = Qt::UserRole, LevelRole };

    /// `file`: where the session's lines go; empty: nowhere.
    explicit LogModel(const std::filesystem::path& file = {}, QObject* parent = nullptr);

    /// In the file when this returns; in the model a moment later, on its thread.
    void add(LogLevel level, const QString& text);
    /// Empties the model; the file keeps its lines.
    void clear();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    const LogEntry& entry(int row) const { return m_entries[static_cast<std::size_t>(row)]; }

private:
    void takePending();

    std::deque<LogEntry> m_entries;

    std::mutex m_mutex;  // guards what follows
    std::deque<LogEntry> m_pending;
    LogFile m_file;
};

/// While it lives, what Qt and the window report through qWarning() and its kin goes to the log
/// too. The model must outlive it, and there is one at a time.
class MessageLog {
public:
    explicit MessageLog(LogModel& log);
    MessageLog(const MessageLog&) = delete;
    MessageLog& operator=(const MessageLog&) = delete;
    ~MessageLog();
};

}  // namespace fathom
