#include "ui/export_job.h"

#include "ui/text.h"
#include "ui/translations.h"

namespace fathom {

ExportJob::ExportJob(ImageExport what, QObject* parent) : QObject(parent), m_what(std::move(what)) {
    m_status.name = toQString(m_what.path.filename().string());
}

ExportJob::~ExportJob() = default;

void ExportJob::start(RenderScheduler& scheduler) {
    m_thread =
        std::jthread([this, &scheduler](const std::stop_token& stop) { run(scheduler, stop); });
}

void ExportJob::setPaused(bool isPaused) {
    m_isPaused = m_status.isPaused = isPaused;
}

void ExportJob::note(const ExportProgress& progress) {
    m_status.stage = translatedPhrase(progress.stage);
    m_status.fraction = progress.fraction;
    m_status.seconds = progress.seconds;
    m_status.secondsLeft = progress.secondsLeft;
    emit progressed();
}

// What is told is received on the window's thread, where this object lives.
void ExportJob::run(RenderScheduler& scheduler, const std::stop_token& stop) {
    const auto report = [this](const ExportProgress& progress) {
        QMetaObject::invokeMethod(this, [this, progress] { note(progress); });
    };
    const Result<ExportSummary> result = exportImage(scheduler, m_what, report, stop, &m_isPaused);
    if (result)
        emit finished({}, false, result->seconds);
    else
        emit finished(toQString(result.error().message),
                      result.error().code == ErrorCode::Cancelled, 0);
}

}  // namespace fathom
