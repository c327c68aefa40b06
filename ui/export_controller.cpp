#include "ui/export_controller.h"

#include <QDesktopServices>
#include <QDialog>
#include <QFileInfo>
#include <QUrl>

#include "film/film_maker.h"
#include "ui/explorer_state.h"
#include "ui/export_dialog.h"
#include "ui/film_dialog.h"
#include "ui/preferences.h"
#include "ui/status_strip.h"
#include "ui/text.h"
#include "ui/verdict_controller.h"
#include "ui/viewport_renderer.h"
#include "ui/viewport_widget.h"

namespace fathom {

ExportController::ExportController(const Source& source, Preferences& preferences,
                                   StatusStrip& strip)
    : QObject(&source.canvas), m_source(source), m_preferences(preferences), m_strip(strip) {
    connect(&strip, &StatusStrip::exportPauseWanted, this, [this](bool isPaused) {
        if (!m_job) return;
        m_job->setPaused(isPaused);
        showProgress();
    });
    connect(&strip, &StatusStrip::exportCancelled, this, [this] {
        if (m_job) m_job->cancel();
    });
}

void ExportController::begin(RenderScheduler& scheduler) {
    m_scheduler = &scheduler;
    emit readyChanged(true);
}

void ExportController::end() {
    if (m_filmDialog) m_filmDialog->endRehearsal();
    m_job.reset();
    m_scheduler = nullptr;
}

void ExportController::ask() {
    ViewportWidget& canvas = m_source.canvas;
    ScreenPicture screen{.size = canvas.imageSize(), .image = {}, .samplesPerSecond = {}};
    if (m_source.renderer.isComplete()) {
        screen.image = canvas.snapshot({screen.size.width, screen.size.height});
        const auto& phases = m_source.renderer.status().summary->phaseSeconds;
        if (const auto pixels = phases.find("pixels"); pixels != phases.end())
            screen.samplesPerSecond =
                static_cast<double>(screen.size.area()) / std::max(1e-3, pixels->second);
    }
    ExportDialog dialog(m_source.state.toBookmark(), screen, m_preferences.pictureFolder(),
                        m_preferences.exportChoice(), canvas.window());
    if (dialog.exec() != QDialog::Accepted) return;
    if (!dialog.isForQueue()) return start(dialog.picture(), dialog.choice());
    ImageExport what = dialog.picture();
    what.bookmark = m_source.verdicts.withVerdict(std::move(what.bookmark));
    remember(what.path, dialog.choice());
    emit queueWanted(what);
}

void ExportController::remember(const std::filesystem::path& picture,
                                const std::optional<ExportChoice>& choice) {
    const QFileInfo file(QString::fromStdString(picture.string()));
    m_preferences.setPictureFolder(file.absolutePath());
    if (choice) m_preferences.setExportChoice(*choice);
}

void ExportController::start(ImageExport what, const std::optional<ExportChoice>& choice) {
    if (!m_scheduler || m_job) return;
    what.bookmark = m_source.verdicts.withVerdict(std::move(what.bookmark));
    const std::filesystem::path path = what.path;
    const auto save = [what = std::move(what)](RenderScheduler& scheduler, const auto& progress,
                                               const std::stop_token& stop, const auto* isPaused) {
        return exportImage(scheduler, what, progress, stop, isPaused)
            .map([](const ExportSummary& summary) { return summary.seconds; });
    };
    run(path, save, [this, path, choice](const QString& file) {
        remember(path, choice);
        emit saved(file);
    });
}

void ExportController::askFilm(const std::vector<Bookmark>& places) {
    FilmDialog dialog(m_source.state.toBookmark(), m_preferences.pictureFolder(), m_scheduler,
                      places, m_source.canvas.window());
    m_filmDialog = &dialog;
    const int answer = dialog.exec();
    m_filmDialog = nullptr;
    dialog.endRehearsal();
    if (answer != QDialog::Accepted) return;
    if (dialog.isForQueue())
        emit queueWanted(dialog.order());
    else
        startFilm(dialog.order());
}

void ExportController::startFilm(FilmOrder order) {
    if (!m_scheduler || m_job) return;
    const std::filesystem::path path = order.path;
    const auto make = [order = std::move(order)](RenderScheduler& scheduler, const auto& progress,
                                                 const std::stop_token& stop,
                                                 const auto* isPaused) {
        return makeFilm(scheduler, order, progress, stop, isPaused)
            .map([](const FilmSummary& summary) { return summary.seconds; });
    };
    run(path, make, [](const QString&) {});
}

void ExportController::run(const std::filesystem::path& path, ExportJob::Work work,
                           std::function<void(const QString& path)> saved) {
    m_job = std::make_unique<ExportJob>(path, std::move(work));
    emit readyChanged(false);
    showProgress();

    connect(m_job.get(), &ExportJob::progressed, this, &ExportController::showProgress);
    connect(
        m_job.get(), &ExportJob::finished, this,
        [this, saved = std::move(saved)](const QString& failure, bool isCancelled, double seconds) {
            finish(saved, failure, isCancelled, seconds);
        });
    m_job->start(*m_scheduler);
}

void ExportController::showProgress() {
    m_strip.showExport(m_job->status());
}

void ExportController::finish(const std::function<void(const QString& path)>& saved,
                              const QString& failure, bool isCancelled, double seconds) {
    const QString path = QString::fromStdString(m_job->path().string());
    const QString name = QFileInfo(path).fileName(), folder = QFileInfo(path).absolutePath();
    m_job.reset();
    emit readyChanged(true);
    m_strip.showExport(std::nullopt);
    if (isCancelled) return emit told(tr("Saving %1 was cancelled.").arg(name), {});
    if (!failure.isEmpty()) return emit told(failure, {});
    saved(path);
    emit told(tr("%1 was saved in %2.").arg(name, durationText(seconds)),
              {tr("Show in folder"),
               [folder] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); }});
}

}  // namespace fathom
