#include "ui/export_job.h"

#include "base/exception.h"
#include "base/thread.h"
#include "ui/text.h"
#include "ui/translations.h"

namespace fathom {

ExportJob::ExportJob(ImageExport what, QObject* parent) : QObject(parent), m_what(std::move(what)) {
    m_status.name = toQString(m_what.path.filename().string());
}

ExportJob::~ExportJob() = default;

void ExportJob::start(RenderScheduler& scheduler) {
    auto thread =
        startThread([this, &scheduler](const std::stop_token& stop) { run(scheduler, stop); });
    if (thread)
        m_thread = *std::move(thread);
    else
        emit finished(toQString(thread.error().message), false, 0);
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

// Progress and result arrive on the window's thread, where this object lives.
void ExportJob::run(RenderScheduler& scheduler, const std::stop_token& stop) {
    const auto report = [this](const ExportProgress& progress) {
        QMetaObject::invokeMethod(this, [this, progress] { note(progress); });
    };
    const Result<ExportSummary> result = [&]() -> Result<ExportSummary> {
        try {
            return exportImage(scheduler, m_what, report, stop, &m_isPaused);
        } catch (const std::exception&) {
            return tl::make_unexpected(errorOfException("Saving the picture failed"));
        }
    }();
    if (result)
        emit finished({}, false, result->seconds);
    else
        emit finished(toQString(result.error().message),
                      result.error().code == ErrorCode::Cancelled, 0);
}

}  // namespace fathom
