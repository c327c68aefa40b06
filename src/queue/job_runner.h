// Makes the file of a claimed job. Blocks the calling thread.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <stop_token>

#include "queue/job_claim.h"

namespace fathom {

/// How this program runs jobs.
struct JobRun {
    RenderScheduler& scheduler;
    Priority priority = Priority::Background;
    std::function<void(const ExportProgress&)> progress = {};  // also told to other programs
    const std::atomic<bool>* isPaused = nullptr;
};

struct JobOutcome {
    JobState state = JobState::Waiting;  // Waiting: the program stopped the job, which can go on
    Phrase problem;                      // why it failed
    ErrorCode code = ErrorCode::Internal;
    double seconds = 0;  // of work, in this run
};

/// Makes the file, or goes on where an earlier run was killed, and writes the outcome into the
/// queue. A job that fails is an outcome. Fails with Io if the queue itself cannot be written.
///
/// Nothing is lost or done twice by a kill: the job's file is finished first, then the queue notes
/// that it is there, then its parts are removed, then the job is done.
Result<JobOutcome> runJob(JobClaim& claim, const JobRun& run, const std::stop_token& stop);

}  // namespace fathom
