#include "ui/export_job.h"

#include "ui/text.h"

namespace fathom {

ExportJob::ExportJob(ImageExport what, QObject* parent)
    : QObject(parent), m_what(std::move(what)) {}

ExportJob::~ExportJob() = default;

void ExportJob::start(RenderScheduler& scheduler) {
    m_thread =
        std::jthread([this, &scheduler](const std::stop_token& stop) { run(scheduler, stop); });
}

// The signals are received on the window's thread, where this object lives.
void ExportJob::run(RenderScheduler& scheduler, const std::stop_token& stop) {
    const auto report = [this](const ExportProgress& progress) {
        emit progressed(progress.fraction, toQString(progress.stage), progress.seconds,
                        progress.secondsLeft);
    };
    const Result<ExportSummary> result = exportImage(scheduler, m_what, report, stop, &m_isPaused);
    if (result)
        emit finished({}, false, result->seconds);
    else
        emit finished(toQString(result.error().message),
                      result.error().code == ErrorCode::Cancelled, 0);
}

}  // namespace fathom
