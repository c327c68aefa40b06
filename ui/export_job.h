// One picture being saved, on a thread of its own. GUI thread for all calls.
#pragma once

#include <atomic>
#include <optional>
#include <stop_token>
#include <thread>

#include <QObject>

#include "export/image_exporter.h"

namespace fathom {

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
    void setPaused(bool isPaused) { m_isPaused = isPaused; }
    bool isPaused() const { return m_isPaused; }

signals:
    /// `secondsLeft` once the speed is known; pauses do not count as time.
    void progressed(double fraction, const QString& stage, double seconds,
                    std::optional<double> secondsLeft);
    /// `failure` is empty when the file is there; cancelled jobs say so with `isCancelled`.
    void finished(const QString& failure, bool isCancelled, double seconds);

private:
    void run(RenderScheduler& scheduler, const std::stop_token& stop);

    ImageExport m_what;
    std::atomic<bool> m_isPaused = false;
    std::jthread m_thread;
};

}  // namespace fathom
