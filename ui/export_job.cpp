#include "ui/export_job.h"

#include "base/exception.h"
#include "base/thread.h"
#include "ui/text.h"
#include "ui/translations.h"

namespace fathom {

ExportJob::ExportJob(std::filesystem::path path, Work work, QObject* parent)
    : QObject(parent), m_path(std::move(path)), m_work(std::move(work)) {
    m_status.name = toQString(m_path.filename().string());
}

ExportJob::~ExportJob() = default;

void ExportJob::start(RenderScheduler& scheduler) {
    auto thread =
        startThread([this, &scheduler](const std::stop_token& stop) { run(scheduler, stop); });
    if (thread)
        m_thread = *std::move(thread);
    else
        emit finished(translatedError(thread.error()), false, 0);
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
    const Result<double> seconds = [&]() -> Result<double> {
        try {
            return m_work(scheduler, report, stop, &m_isPaused);
        } catch (const std::exception&) {
            return tl::make_unexpected(errorOfException("Saving the file failed"));
        }
    }();
    if (seconds)
        emit finished({}, false, *seconds);
    else
        emit finished(translatedError(seconds.error()),
                      seconds.error().code == ErrorCode::Cancelled, 0);
}

}  // namespace fathom
