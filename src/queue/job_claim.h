// A job that this program runs: nobody else can, until the claim ends or the program is killed.
#pragma once

#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>

#include "base/file_lock.h"
#include "queue/job_files.h"

namespace fathom {

class JobClaim {
public:
    /// To be called under the queue's lock; `run` is the lock of the job's own file. Forgets an old
    /// request to cancel, and writes that the job is running.
    static Result<std::unique_ptr<JobClaim>> make(std::filesystem::path folder, FileLock run,
                                                  QueueJob job);
    JobClaim(const JobClaim&) = delete;
    JobClaim& operator=(const JobClaim&) = delete;
    /// Without end(): the job waits again, with what is done.
    ~JobClaim() = default;

    const QueueJob& job() const { return m_job; }
    /// Stops within a quarter of a second after a program has cancelled the job.
    std::stop_token stopToken() const { return m_cancelled.get_token(); }
    bool isCancelled() const { return m_cancelled.stop_requested(); }

    /// Tells other programs how far the job is, at most four times a second. Any thread.
    void report(const ExportProgress& progress);

    /// Writes that the job's file is there, after `seconds` of work.
    Result<void> markWhole(double seconds);
    /// Writes how the job ended and releases it. `problem` says why it failed.
    Result<void> end(JobState state, Phrase problem = {});

private:
    JobClaim(std::filesystem::path folder, FileLock run, QueueJob job);
    Result<void> change(const std::function<void(QueueJob&)>& edit);
    void watch(const std::stop_token& end);

    const std::filesystem::path m_folder;
    const JobFiles m_files;
    std::optional<FileLock> m_run;
    QueueJob m_job;
    std::stop_source m_cancelled;

    std::mutex m_mutex;  // of what follows
    std::condition_variable_any m_ending;
    std::chrono::steady_clock::time_point m_reported;  // the clock's epoch: never
    std::jthread m_watcher;                            // last, as it uses the members above
};

}  // namespace fathom
