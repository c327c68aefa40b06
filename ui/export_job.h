// One picture being saved, on a thread of its own. GUI thread for all calls.
#pragma once

#include <atomic>
#include <stop_token>
#include <thread>

#include <QObject>

#include "export/image_exporter.h"

namespace fathom {

/// How far a picture is that is being saved.
struct ExportStatus {
    QString name;   // of the file
    QString stage;  // "Computing pixels"
    double fraction = 0;
    double seconds = 0;                 // of work: pauses do not count
    std::optional<double> secondsLeft;  // once the speed is known
    bool isPaused = false;
};

class ExportJob final : public QObject {
    Q_OBJECT

public:
    explicit ExportJob(ImageExport what, QObject* parent = nullptr);
    ~ExportJob() override;  // cancels and joins; nothing half-written stays

    /// Once, after the signals are connected: a small picture is done before the call returns.
    void start(RenderScheduler& scheduler);

    const ImageExport& what() const { return m_what; }
    void cancel() { m_thread.request_stop(); }
    /// What is done stays; a paused job can be cancelled.
    void setPaused(bool isPaused);
    const ExportStatus& status() const { return m_status; }

signals:
    void progressed();  // status() is another
    /// `failure` is empty when the file is there; cancelled jobs say so with `isCancelled`.
    void finished(const QString& failure, bool isCancelled, double seconds);

private:
    void run(RenderScheduler& scheduler, const std::stop_token& stop);
    void note(const ExportProgress& progress);

    const ImageExport m_what;
    ExportStatus m_status;
    std::atomic<bool> m_isPaused = false;
    std::jthread m_thread;
};

}  // namespace fathom
