// The file of a job in the queue.
#include "fuzz/fuzz_targets.h"
#include "fuzz/properties.h"
#include "queue/queue_job.h"

namespace fathom::test {

void checkJob(std::string_view input) {
    const Result<QueueJob> job = parseJob(input, "job-000001.json");
    if (!job) return requireSentence(job.error());
    require(job->id > 0, "A job has an id");
    require(job->output().is_absolute(), "A job has an absolute path");
    require(!summaryOf(*job).empty(), "A job can be told in a line");
    const std::string written = toJson(*job);
    const Result<QueueJob> again = parseJob(written, "job-000001.json");
    require(again.has_value(), "A job that was written can be read");
    require(toJson(*again) == written, "A job is read as it was written");
}

}  // namespace fathom::test
