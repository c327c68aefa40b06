#include "queue/job_files.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <sstream>

#include "base/atomic_file.h"
#include "base/folder.h"
#include "base/limits.h"

namespace fathom {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kStart = "job-", kEnding = ".json";

std::string nameOfJob(int id) {
    char number[16];
    std::snprintf(number, sizeof number, "%06d", id);
    return std::string(kStart) + number;
}

/// The id in the name of a job's file.
std::optional<int> idIn(std::string_view name) {
    if (!name.starts_with(kStart) || !name.ends_with(kEnding)) return std::nullopt;
    name.remove_prefix(kStart.size());
    name.remove_suffix(std::min(name.size(), kEnding.size()));
    int id = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), id);
    if (error != std::errc() || end != name.data() + name.size() || id < 1) return std::nullopt;
    return id;
}

}  // namespace

JobFiles JobFiles::of(const fs::path& folder, int id) {
    const std::string name = nameOfJob(id);
    return {folder / (name + std::string(kEnding)), folder / (name + ".run"),
            folder / (name + ".stop")};
}

Result<FileLock> lockQueue(const fs::path& folder) {
    return FileLock::take(folder / "queue.lock");
}

std::vector<int> jobIds(const fs::path& folder) {
    std::vector<int> ids;
    for (const std::string& name : namesIn(folder))
        if (const auto id = idIn(name)) ids.push_back(*id);
    std::ranges::sort(ids);
    return ids;
}

Result<QueueJob> readJob(const fs::path& folder, int id) {
    const fs::path path = JobFiles::of(folder, id).job;
    const auto text = readFile(path, 2 * limits::kViewBytes);
    if (!text && text.error().code == ErrorCode::NotFound)
        return fail(ErrorCode::NotFound, {"There is no job %1.", {std::to_string(id)}});
    if (!text) return tl::make_unexpected(text.error());
    auto job = parseJob(*text, path.filename().string());
    if (job && job->id != id)
        return fail(ErrorCode::Parse, {"%1 is not a job: its id is %2.",
                                       {path.filename().string(), std::to_string(job->id)}});
    return job;
}

Result<void> writeJob(const fs::path& folder, const QueueJob& job) {
    return writeFileAtomically(JobFiles::of(folder, job.id).job, toJson(job));
}

// Two lines of a fixed length, so that one write replaces them: the figures, and the stage.
std::string toText(const JobProgress& progress) {
    char figures[64], text[192];
    std::snprintf(figures, sizeof figures, "%.4f %.0f", progress.fraction,
                  progress.secondsLeft.value_or(-1));
    std::snprintf(text, sizeof text, "%-40s\n%-100.100s\n", figures, progress.stage.c_str());
    return text;
}

std::optional<JobProgress> parseProgress(std::string_view text) {
    std::istringstream lines{std::string(text)};
    JobProgress progress;
    double left = -1;
    if (!(lines >> progress.fraction >> left >> std::ws)) return std::nullopt;
    if (!(progress.fraction >= 0 && progress.fraction <= 1)) return std::nullopt;
    if (left >= 0) progress.secondsLeft = left;
    std::getline(lines, progress.stage);
    progress.stage.erase(progress.stage.find_last_not_of(' ') + 1);
    return progress;
}

}  // namespace fathom
