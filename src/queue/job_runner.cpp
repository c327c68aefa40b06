#include "queue/job_runner.h"

#include "film/film_maker.h"
#include "queue/job_queue.h"

namespace fathom {

namespace {

using Progress = std::function<void(const ExportProgress&)>;

Result<double> make(ImageExport what, const JobRun& run, const Progress& progress,
                    const std::stop_token& stop) {
    what.keepsParts = true;
    what.priority = run.priority;
    return exportImage(run.scheduler, what, progress, stop, run.isPaused)
        .map([](const ExportSummary& summary) { return summary.seconds; });
}

Result<double> make(FilmOrder order, const JobRun& run, const Progress& progress,
                    const std::stop_token& stop) {
    order.keepsParts = true;
    order.priority = run.priority;
    return makeFilm(run.scheduler, order, progress, stop, run.isPaused)
        .map([](const FilmSummary& summary) { return summary.seconds; });
}

/// Whether the file is finished when the job is, so that its parts are of no more use.
bool makesWholeFile(const JobOrder& order) {
    const auto* const film = std::get_if<FilmOrder>(&order);
    return !film || film->parts == 1 || film->isAssembly;
}

}  // namespace

Result<JobOutcome> runJob(JobClaim& claim, const JobRun& run, const std::stop_token& stop) {
    // Both the program and whoever cancels the job can stop it.
    std::stop_source either;
    const auto request = [&either] { either.request_stop(); };
    const std::stop_callback onStop(stop, request), onCancel(claim.stopToken(), request);
    const Progress progress = [&](const ExportProgress& status) {
        claim.report(status);
        if (run.progress) run.progress(status);
    };

    JobOutcome outcome;
    if (!claim.job().isWhole) {
        const Result<double> made = std::visit(
            [&](const auto& what) { return make(what, run, progress, either.get_token()); },
            claim.job().order);
        if (!made && made.error().code == ErrorCode::Cancelled) {
            if (!claim.isCancelled()) return outcome;
            outcome.state = JobState::Cancelled;
            return claim.end(outcome.state).map([&] { return outcome; });
        }
        if (!made) {
            outcome.state = JobState::Failed;
            outcome.problem = made.error().phrase;
            outcome.code = made.error().code;
            return claim.end(outcome.state, outcome.problem).map([&] { return outcome; });
        }
        outcome.seconds = *made;
        if (auto noted = claim.markWhole(outcome.seconds); !noted)
            return tl::make_unexpected(noted.error());
    }
    if (makesWholeFile(claim.job().order))
        if (auto removed = removeParts(claim.job().order); !removed)
            return tl::make_unexpected(removed.error());
    outcome.state = JobState::Done;
    return claim.end(outcome.state).map([&] { return outcome; });
}

}  // namespace fathom
