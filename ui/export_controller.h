// Saves the picture on the canvas, or a film of it, to a file: asks how, runs one job at a time,
// and shows its progress in the status strip. GUI thread.
#pragma once

#include <memory>
#include <optional>

#include <QObject>

#include "queue/queue_job.h"
#include "ui/export_choice.h"
#include "ui/export_job.h"
#include "ui/toast_area.h"

namespace fathom {

class ExplorerState;
class FilmDialog;
class Preferences;
class StatusStrip;
class VerdictController;
class ViewportRenderer;
class ViewportWidget;

class ExportController final : public QObject {
    Q_OBJECT

public:
    /// The picture, where its place and colours come from, and what is known about its pixels.
    struct Source {
        const ExplorerState& state;
        const ViewportRenderer& renderer;
        ViewportWidget& canvas;
        const VerdictController& verdicts;
    };
    ExportController(const Source& source, Preferences& preferences, StatusStrip& strip);

    /// Pictures can be saved from now on. The scheduler must exist until end() has returned.
    void begin(RenderScheduler& scheduler);
    /// Cancels the job. Nothing can be saved after this.
    void end();

    bool isSaving() const { return m_job != nullptr; }
    /// Opens the dialog and saves the picture, or queues it, as the user chooses.
    void ask();
    /// The same for a zoom film of the picture, which may begin at one of `places`.
    void askFilm(const std::vector<Bookmark>& places);
    /// Does nothing while another file is saved. `choice` is remembered after the picture is
    /// saved.
    void start(ImageExport what, const std::optional<ExportChoice>& choice = {});
    void startFilm(FilmOrder order);

signals:
    /// The user wants a picture or film to wait in the queue.
    void queueWanted(const JobOrder& order);
    void readyChanged(bool isReady);  // true: start() would save a picture now
    void saved(const QString& path);
    void told(const QString& sentence, const ToastAction& action);

private:
    void remember(const std::filesystem::path& picture, const std::optional<ExportChoice>& choice);
    /// Calls saved(path) once the file is there.
    void run(const std::filesystem::path& path, ExportJob::Work work,
             std::function<void(const QString& path)> saved);
    void showProgress();
    void finish(const std::function<void(const QString& path)>& saved, const QString& failure,
                bool isCancelled, double seconds);

    const Source m_source;
    Preferences& m_preferences;
    StatusStrip& m_strip;
    RenderScheduler* m_scheduler = nullptr;  // null before begin() and after end()
    std::unique_ptr<ExportJob> m_job;
    FilmDialog* m_filmDialog = nullptr;  // while it is open
};

}  // namespace fathom
