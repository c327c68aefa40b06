#include "queue/job_claim.h"

#include <unistd.h>

#include "base/thread.h"

namespace fathom {

namespace {

constexpr std::chrono::milliseconds kBetweenLooks{200};
constexpr std::chrono::milliseconds kBetweenReports{250};

}  // namespace

JobClaim::JobClaim(std::filesystem::path folder, FileLock run, QueueJob job)
    : m_folder(std::move(folder)),
      m_files(JobFiles::of(m_folder, job.id)),
      m_run(std::move(run)),
      m_job(std::move(job)) {}

Result<std::unique_ptr<JobClaim>> JobClaim::make(std::filesystem::path folder, FileLock run,
                                                 QueueJob job) {
    std::unique_ptr<JobClaim> claim(
        new JobClaim(std::move(folder), std::move(run), std::move(job)));
    ::unlink(claim->m_files.stop.c_str());
    claim->m_job.state = JobState::Running;
    claim->m_job.problem = {};
    if (claim->m_job.started.empty()) claim->m_job.started = currentTimestamp();
    if (auto written = writeJob(claim->m_folder, claim->m_job); !written)
        return tl::make_unexpected(written.error());

    auto watcher =
        startThread([self = claim.get()](const std::stop_token& end) { self->watch(end); });
    if (!watcher) return tl::make_unexpected(watcher.error());
    claim->m_watcher = *std::move(watcher);
    return claim;
}

void JobClaim::watch(const std::stop_token& end) {
    std::unique_lock lock(m_mutex);
    while (!end.stop_requested()) {
        if (::access(m_files.stop.c_str(), F_OK) == 0) {
            m_cancelled.request_stop();
            return;
        }
        m_ending.wait_for(lock, end, kBetweenLooks, [] { return false; });
    }
}

void JobClaim::report(const ExportProgress& progress) {
    const std::lock_guard lock(m_mutex);
    const auto now = std::chrono::steady_clock::now();
    if (!m_run || now - m_reported < kBetweenReports) return;
    m_reported = now;
    m_run->note(toText({progress.stage.text(), progress.fraction, progress.secondsLeft}));
}

/// Changes what the job's file says now, as others may have moved the job meanwhile.
Result<void> JobClaim::change(const std::function<void(QueueJob&)>& edit) {
    Result<QueueJob> job = readJob(m_folder, m_job.id);
    if (!job) return tl::make_unexpected(job.error());
    edit(*job);
    if (auto written = writeJob(m_folder, *job); !written) return written;
    m_job = *std::move(job);
    return {};
}

Result<void> JobClaim::markWhole(double seconds) {
    const auto lock = lockQueue(m_folder);
    if (!lock) return tl::make_unexpected(lock.error());
    return change([&](QueueJob& job) {
        job.isWhole = true;
        job.seconds = seconds;
    });
}

// The order survives a kill: without its lock file the job waits again, and a request to cancel it
// goes only once the job is cancelled.
Result<void> JobClaim::end(JobState state, Phrase problem) {
    const auto lock = lockQueue(m_folder);
    if (!lock) return tl::make_unexpected(lock.error());
    ::unlink(m_files.run.c_str());
    auto changed = change([&](QueueJob& job) {
        job.state = state;
        job.problem = std::move(problem);
        job.ended = currentTimestamp();
    });
    ::unlink(m_files.stop.c_str());
    const std::lock_guard own(m_mutex);
    m_run.reset();
    return changed;
}

}  // namespace fathom
