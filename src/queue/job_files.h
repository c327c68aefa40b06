// The files of a queue: a folder with a JSON file for each job. Whoever changes jobs holds the
// queue's lock, which is taken for a moment only.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/file_lock.h"
#include "queue/queue_job.h"

namespace fathom {

/// The files of one job.
struct JobFiles {
    std::filesystem::path job;   // job-000012.json
    std::filesystem::path run;   // job-000012.run: locked by the program that runs the job
    std::filesystem::path stop;  // job-000012.stop: asks that program to cancel the job

    static JobFiles of(const std::filesystem::path& folder, int id);
};

Result<FileLock> lockQueue(const std::filesystem::path& folder);

/// The ids of all jobs, in order, also of those whose files are broken.
std::vector<int> jobIds(const std::filesystem::path& folder);
/// Fails with NotFound if there is no such job, and as parseJob() does.
Result<QueueJob> readJob(const std::filesystem::path& folder, int id);
Result<void> writeJob(const std::filesystem::path& folder, const QueueJob& job);

/// How far a running job is, as the program that runs it tells others in the job's lock file.
struct JobProgress {
    std::string stage;  // "Computing pixels"
    double fraction = 0;
    std::optional<double> secondsLeft;
};
std::string toText(const JobProgress& progress);
std::optional<JobProgress> parseProgress(std::string_view text);

}  // namespace fathom
