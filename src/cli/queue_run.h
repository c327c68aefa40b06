// Runs the jobs of a queue on the command line. One thread, which waits for the scheduler's.
#pragma once

#include "cli/command_line.h"
#include "queue/job_queue.h"

namespace fathom {

struct QueueRunOptions {
    /// Jobs without devices of their own are computed by these; jobs that name others are left to
    /// other programs. Empty: every job is run, by all devices.
    EngineOptions engines;
    bool isQuiet = false;
    bool isWatching = false;  // waits for more jobs
};

/// Runs one job after another until none waits. Each gets the engines that a command of its own
/// would open, so that its file is the same. Prints a line for each job. Returns 0 if no job has
/// failed, 1 if one has, and 128 + the signal's number after a signal; the job then waits again.
int runQueue(JobQueue queue, const QueueRunOptions& options, EngineFactory factory);

}  // namespace fathom
