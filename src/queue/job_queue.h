// A list of pictures and films that wait to be made, kept in a folder. It survives kills.
//
// Several programs may share the folder: windows, command lines, machines. Each job is run by one
// of them at a time. The functions take the queue's lock for a moment, so none of them waits for a
// job. Any thread.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "queue/job_claim.h"

namespace fathom {

/// A job as list() sees it. A job that a killed program left is waiting.
struct ListedJob {
    QueueJob job;
    std::optional<JobProgress> progress;  // of a running job, or where a waiting one was left
};
struct QueueListing {
    std::vector<ListedJob> jobs;   // in the order in which they are done
    std::vector<Phrase> problems;  // a sentence for each file that cannot be read
};

class JobQueue {
public:
    /// The folder is made when the first job is added.
    explicit JobQueue(std::filesystem::path folder) : m_folder(std::move(folder)) {}
    /// The queue of the user, in the data folder.
    static std::filesystem::path userFolder();

    const std::filesystem::path& folder() const { return m_folder; }

    Result<QueueListing> list() const;

    /// Appends a job and returns its id. Its path becomes absolute. Fails with InvalidInput if the
    /// order makes no sense, or if another job that is not done makes the same file.
    Result<int> add(JobOrder order);

    using Filter = std::function<bool(const QueueJob&)>;
    /// Claims the first job that waits and that `mayTake` accepts; null if there is none. Jobs with
    /// broken files are passed over.
    Result<std::unique_ptr<JobClaim>> claimNext(const Filter& mayTake = {});

    /// Cancels a job that is not done. A running one is stopped by its own program within a second,
    /// and what is finished stays for retry(). Fails with NotFound or, if the job has ended, with
    /// InvalidInput.
    Result<void> cancel(int id);
    /// Lets a failed or cancelled job wait again; what was finished of it is used.
    Result<void> retry(int id);
    /// Removes a job that has ended from the list, and the parts of its file. The file stays.
    Result<void> remove(int id);
    /// Moves a job by `steps` places: -1 is one earlier.
    Result<void> move(int id, int steps);

private:
    Result<void> change(int id, const std::function<Result<void>(QueueJob&)>& edit);

    const std::filesystem::path m_folder;
};

/// Removes the folder of parts of a job's file, if it has one. Frames stay: they are the result.
Result<void> removeParts(const JobOrder& order);

}  // namespace fathom
