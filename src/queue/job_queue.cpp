#include "queue/job_queue.h"

#include <algorithm>

#include <unistd.h>

#include "base/atomic_file.h"
#include "base/paths.h"
#include "base/shown_text.h"
#include "film/film_maker.h"

namespace fathom {

namespace {

namespace fs = std::filesystem;

/// Whether no program runs the job. To be called under the queue's lock, under which all programs
/// take the locks of jobs.
bool isFree(const fs::path& folder, int id) {
    const fs::path run = JobFiles::of(folder, id).run;
    std::error_code error;
    if (!fs::exists(run, error)) return true;
    const auto lock = FileLock::tryTake(run);
    return lock && lock->has_value();
}

bool isBefore(const QueueJob& a, const QueueJob& b) {
    return std::pair(a.place, a.id) < std::pair(b.place, b.id);
}

/// The jobs that can be read, in the order in which they are done, and what is wrong with others.
std::vector<QueueJob> readJobs(const fs::path& folder, std::vector<Phrase>* problems) {
    std::vector<QueueJob> jobs;
    for (const int id : jobIds(folder)) {
        auto job = readJob(folder, id);
        if (job)
            jobs.push_back(*std::move(job));
        else if (problems)
            problems->push_back(job.error().phrase);
    }
    std::ranges::sort(jobs, isBefore);
    return jobs;
}

/// Whether two jobs make different parts of one film, or one of them joins the parts.
bool arePartsOfOneFilm(const QueueJob& a, const QueueJob& b) {
    if (!a.isFilm() || !b.isFilm()) return false;
    const auto &first = std::get<FilmOrder>(a.order), &second = std::get<FilmOrder>(b.order);
    return first.isAssembly != second.isAssembly ||
           (first.parts == second.parts && first.part != second.part);
}

/// Whether the parts of the file are this job's alone: those of a film that several jobs make
/// belong to all of them.
bool ownsParts(const QueueJob& job) {
    const auto* const film = std::get_if<FilmOrder>(&job.order);
    return !film || (film->parts == 1 && !film->isAssembly);
}

Error hasEnded(const QueueJob& job) {
    return {ErrorCode::InvalidInput,
            {"Job %1 is %2.", {std::to_string(job.id), std::string(nameOf(job.state))}}};
}

}  // namespace

fs::path JobQueue::userFolder() {
    return dataFolder() / "queue";
}

Result<QueueListing> JobQueue::list() const {
    std::error_code error;
    if (!fs::is_directory(m_folder, error)) return QueueListing{};
    const auto lock = lockQueue(m_folder);
    if (!lock) return tl::make_unexpected(lock.error());
    QueueListing listing;
    for (QueueJob& job : readJobs(m_folder, &listing.problems)) {
        if (job.state == JobState::Running && isFree(m_folder, job.id))
            job.state = JobState::Waiting;
        std::optional<JobProgress> progress;
        if (!job.isEnded())
            if (const auto text = readFile(JobFiles::of(m_folder, job.id).run))
                progress = parseProgress(*text);
        listing.jobs.push_back({std::move(job), std::move(progress)});
    }
    return listing;
}

Result<int> JobQueue::add(JobOrder order) {
    const auto makeAbsolute = [](fs::path& path) { path = fs::absolute(path).lexically_normal(); };
    std::visit([&](auto& what) { makeAbsolute(what.path); }, order);
    if (auto* const film = std::get_if<FilmOrder>(&order); film && !film->samplesFolder.empty())
        makeAbsolute(film->samplesFolder);
    if (auto valid = validate(order); !valid) return tl::make_unexpected(valid.error());
    if (auto made = makeFolder(m_folder); !made) return tl::make_unexpected(made.error());
    const auto lock = lockQueue(m_folder);
    if (!lock) return tl::make_unexpected(lock.error());

    QueueJob job{.order = std::move(order),
                 .problem = {},
                 .added = currentTimestamp(),
                 .started = {},
                 .ended = {},
                 .origin = {}};
    const std::vector<int> ids = jobIds(m_folder);
    job.id = ids.empty() ? 1 : ids.back() + 1;
    for (const QueueJob& other : readJobs(m_folder, nullptr)) {
        job.place = std::max(job.place, other.place + 1);
        if (!other.isEnded() && other.output() == job.output() && !arePartsOfOneFilm(other, job))
            return fail(ErrorCode::InvalidInput,
                        {"Job %1 makes %2 too; choose another name.",
                         {std::to_string(other.id), shownPath(job.output())}});
    }
    if (auto written = writeJob(m_folder, job); !written)
        return tl::make_unexpected(written.error());
    return job.id;
}

Result<std::unique_ptr<JobClaim>> JobQueue::claimNext(const Filter& mayTake) {
    std::error_code error;
    if (!fs::is_directory(m_folder, error)) return nullptr;
    const auto lock = lockQueue(m_folder);
    if (!lock) return tl::make_unexpected(lock.error());
    for (QueueJob& job : readJobs(m_folder, nullptr)) {
        if (job.isEnded() || (mayTake && !mayTake(job))) continue;
        auto run = FileLock::tryTake(JobFiles::of(m_folder, job.id).run);
        if (!run) return tl::make_unexpected(run.error());
        if (run->has_value()) return JobClaim::make(m_folder, **std::move(run), std::move(job));
    }
    return nullptr;
}

Result<void> JobQueue::change(int id, const std::function<Result<void>(QueueJob&)>& edit) {
    std::error_code error;
    if (!fs::is_directory(m_folder, error))
        return fail(ErrorCode::NotFound, {"There is no job %1.", {std::to_string(id)}});
    const auto lock = lockQueue(m_folder);
    if (!lock) return tl::make_unexpected(lock.error());
    auto job = readJob(m_folder, id);
    if (!job) return tl::make_unexpected(job.error());
    return edit(*job);
}

Result<void> JobQueue::cancel(int id) {
    return change(id, [&](QueueJob& job) -> Result<void> {
        if (job.isEnded()) return tl::make_unexpected(hasEnded(job));
        if (!isFree(m_folder, id)) return writeFileAtomically(JobFiles::of(m_folder, id).stop, "");
        job.state = JobState::Cancelled;
        job.ended = currentTimestamp();
        return writeJob(m_folder, job);
    });
}

Result<void> JobQueue::retry(int id) {
    return change(id, [&](QueueJob& job) -> Result<void> {
        if (job.state != JobState::Failed && job.state != JobState::Cancelled)
            return tl::make_unexpected(hasEnded(job));
        job.state = JobState::Waiting;
        job.problem = {};
        job.ended.clear();
        return writeJob(m_folder, job);
    });
}

Result<void> JobQueue::remove(int id) {
    return change(id, [&](QueueJob& job) -> Result<void> {
        if (!job.isEnded()) return tl::make_unexpected(hasEnded(job));
        const std::vector<QueueJob> others = readJobs(m_folder, nullptr);
        const bool areShared = std::ranges::any_of(others, [&](const QueueJob& other) {
            return other.id != id && other.output() == job.output();
        });
        if (!areShared && ownsParts(job))
            if (auto removed = removeParts(job.order); !removed) return removed;
        const JobFiles files = JobFiles::of(m_folder, id);
        for (const fs::path& file : {files.run, files.stop})
            ::unlink(file.c_str());
        if (::unlink(files.job.c_str()) != 0)
            return tl::make_unexpected(fileError("remove", files.job, errno));
        return {};
    });
}

/// Jobs that are passed take the places of those after them, one by one.
Result<void> JobQueue::move(int id, int steps) {
    return change(id, [&](QueueJob&) -> Result<void> {
        std::vector<QueueJob> jobs = readJobs(m_folder, nullptr);
        const auto found = std::ranges::find(jobs, id, &QueueJob::id);
        const auto from = static_cast<int>(found - jobs.begin());
        const int to = std::clamp(from + steps, 0, static_cast<int>(jobs.size()) - 1);
        std::vector<int> places;
        for (const QueueJob& job : jobs)
            places.push_back(places.empty() ? job.place : std::max(job.place, places.back() + 1));
        if (from < to)
            std::rotate(jobs.begin() + from, jobs.begin() + from + 1, jobs.begin() + to + 1);
        else
            std::rotate(jobs.begin() + to, jobs.begin() + from, jobs.begin() + from + 1);
        for (std::size_t i = 0; i < jobs.size(); ++i) {
            if (jobs[i].place == places[i]) continue;
            jobs[i].place = places[i];
            if (auto written = writeJob(m_folder, jobs[i]); !written) return written;
        }
        return {};
    });
}

Result<void> removeParts(const JobOrder& order) {
    return std::visit([](const auto& what) { return fathom::removeParts(what); }, order);
}

}  // namespace fathom
