#include "cli/queue_run.h"

#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <mutex>

#include "base/shown_text.h"
#include "cli/failure.h"
#include "cli/picture_engines.h"
#include "cli/progress_bar.h"
#include "cli/stop_signals.h"
#include "queue/job_runner.h"

namespace fathom {

namespace {

/// Runs the jobs of one command.
class QueueRun {
public:
    QueueRun(JobQueue queue, const QueueRunOptions& options, EngineFactory factory)
        : m_queue(std::move(queue)), m_options(options), m_factory(factory) {}

    int run();

private:
    bool mayTake(const QueueJob& job) const;
    EngineOptions enginesFor(const QueueJob& job) const;
    Result<JobOutcome> runOne(JobClaim& claim) const;
    void tell(const QueueJob& job, const JobOutcome& outcome) const;
    bool awaitJobs() const;

    JobQueue m_queue;
    const QueueRunOptions& m_options;
    const EngineFactory m_factory;
    const StopSignals m_signals;
};

/// A job that names devices is for a program that has all of them.
bool QueueRun::mayTake(const QueueJob& job) const {
    const auto isMine = [this](const std::string& id) {
        return std::ranges::find(m_options.engines.devices, id) != m_options.engines.devices.end();
    };
    return m_options.engines.devices.empty() || std::ranges::all_of(job.devices(), isMine);
}

EngineOptions QueueRun::enginesFor(const QueueJob& job) const {
    EngineOptions engines = m_options.engines;
    if (!job.devices().empty()) engines.devices = job.devices();
    const int threads = std::visit([](const auto& what) { return what.threads; }, job.order);
    if (threads != 0) engines.threads = threads;
    engines.stop = m_signals.token();
    return engines;
}

Result<JobOutcome> QueueRun::runOne(JobClaim& claim) const {
    const QueueJob& job = claim.job();
    auto scheduler = std::visit(
        [&](const auto& what) { return openScheduler(what, enginesFor(job), m_factory); },
        job.order);
    if (!scheduler) {
        if (scheduler.error().code == ErrorCode::Cancelled) return JobOutcome{};
        const JobOutcome failed{.state = JobState::Failed,
                                .problem = scheduler.error().phrase,
                                .code = scheduler.error().code};
        return claim.end(failed.state, failed.problem).map([&] { return failed; });
    }
    ProgressBar bar(m_options.isQuiet);
    const auto progressed = [&](const ExportProgress& status) {
        bar.update("Job " + std::to_string(job.id) + ": " + status.stage.text(), status.fraction);
    };
    return runJob(
        claim,
        {.scheduler = **scheduler, .priority = Priority::Interactive, .progress = progressed},
        m_signals.token());
}

void QueueRun::tell(const QueueJob& job, const JobOutcome& outcome) const {
    const std::string name = "Job " + std::to_string(job.id);
    if (outcome.state == JobState::Failed)
        return reportNotice(name + " failed: " + outcome.problem.text());
    if (m_options.isQuiet) return;
    const std::string path = shownPath(job.output());
    if (outcome.state == JobState::Done)
        std::printf("%s: %s, %.1f s\n", name.c_str(), path.c_str(), outcome.seconds);
    else
        std::printf("%s: %s, %s\n", name.c_str(), path.c_str(),
                    std::string(nameOf(outcome.state)).c_str());
    std::fflush(stdout);
}

/// Waits a moment for more jobs; false if there will be none.
bool QueueRun::awaitJobs() const {
    constexpr std::chrono::milliseconds kPause{500};
    if (!m_options.isWatching) return false;
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any stopped;
    stopped.wait_for(lock, m_signals.token(), kPause, [] { return false; });
    return !m_signals.token().stop_requested();
}

int QueueRun::run() {
    bool hasFailed = false;
    for (;;) {
        auto claim = m_queue.claimNext([this](const QueueJob& job) { return mayTake(job); });
        if (!claim) return reportFailure(claim.error());
        if (!*claim) {
            if (awaitJobs()) continue;
            break;
        }
        const auto outcome = runOne(**claim);
        if (!outcome) return reportFailure(outcome.error());
        tell((*claim)->job(), *outcome);
        hasFailed |= outcome->state == JobState::Failed;
        if (m_signals.token().stop_requested()) break;
    }
    if (m_signals.exitCode() != 0) return m_signals.exitCode();
    return hasFailed ? kExitFailure : kExitSuccess;
}

}  // namespace

int runQueue(JobQueue queue, const QueueRunOptions& options, EngineFactory factory) {
    return QueueRun(std::move(queue), options, factory).run();
}

}  // namespace fathom
