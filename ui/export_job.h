// One picture or film being saved, on a thread of its own. GUI thread for all calls.
#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
#include <thread>

#include <QObject>

#include "export/image_exporter.h"

namespace fathom {

/// How far the saving of a file is.
struct ExportStatus {
    QString name;   // name of the file
    QString stage;  // "Computing pixels"
    double fraction = 0;
    double seconds = 0;                 // time of work, without pauses
    std::optional<double> secondsLeft;  // once the speed is known
    bool isPaused = false;
};

class ExportJob final : public QObject {
    Q_OBJECT

public:
    /// Makes the file and returns the seconds of work.
    using Work = std::function<Result<double>(
        RenderScheduler& scheduler, const std::function<void(const ExportProgress&)>& progress,
        const std::stop_token& stop, const std::atomic<bool>* isPaused)>;
    ExportJob(std::filesystem::path path, Work work, QObject* parent = nullptr);
    ~ExportJob() override;  // cancels and joins; nothing half-written stays

    /// Call it once, after the signals are connected: a small picture may be done before the call
    /// returns.
    void start(RenderScheduler& scheduler);

    const std::filesystem::path& path() const { return m_path; }
    void cancel() { m_thread.request_stop(); }
    /// A paused job keeps what is done, and it can be cancelled.
    void setPaused(bool isPaused);
    const ExportStatus& status() const { return m_status; }

signals:
    void progressed();  // status() has changed
    /// `failure` is empty if the file was saved; otherwise it is a sentence. `isCancelled` is true
    /// if the job was cancelled. `seconds` is the time of work, 0 if the file was not saved.
    void finished(const QString& failure, bool isCancelled, double seconds);

private:
    void run(RenderScheduler& scheduler, const std::stop_token& stop);
    void note(const ExportProgress& progress);

    const std::filesystem::path m_path;
    const Work m_work;
    ExportStatus m_status;
    std::atomic<bool> m_isPaused = false;
    std::jthread m_thread;
};

}  // namespace fathom
