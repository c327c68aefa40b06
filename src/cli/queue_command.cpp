#include "cli/queue_command.h"

#include <CLI/CLI.hpp>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <thread>

#include "base/json_tree.h"
#include "base/shown_text.h"
#include "cli/failure.h"
#include "cli/option_text.h"
#include "cli/queue_run.h"
#include "cli/text_table.h"
#include "queue/job_queue.h"

namespace fathom {

namespace {

constexpr std::uint64_t kMostId = 999'999'999;

JobQueue queueOf(const QueueWords& words) {
    return JobQueue(words.folder.empty() ? JobQueue::userFolder()
                                         : std::filesystem::path(words.folder));
}

// ---- Adding

int add(const QueueWords& words, Result<JobOrder> order, const EngineWords& engines,
        const std::string& stats, bool isQuiet) {
    if (!order) return reportFailure(order.error());
    if (!stats.empty() || isQuiet)
        return reportFailure({ErrorCode::InvalidInput,
                              "A queued job has neither --stats nor --quiet; leave them out."});
    const auto options = engineOptions(engines);
    if (!options) return reportFailure(options.error());
    std::visit(
        [&](auto& what) {
            what.devices = options->devices;
            what.threads = options->threads;
        },
        *order);
    const auto id = queueOf(words).add(*std::move(order));
    if (!id) return reportFailure(id.error());
    std::printf("%d\n", *id);
    return kExitSuccess;
}

template <class Order>
Result<JobOrder> asJob(Result<Order> order) {
    return std::move(order).map([](Order what) { return JobOrder(std::move(what)); });
}

// ---- Listing

std::string durationOf(double seconds) {
    const auto whole = static_cast<long long>(std::ceil(seconds));
    if (whole < 60) return std::to_string(whole) + " s";
    if (whole < 3600) return std::to_string((whole + 30) / 60) + " min";
    const std::string minutes = std::to_string(whole / 60 % 60);
    return std::to_string(whole / 3600) + ":" + std::string(2 - minutes.size(), '0') + minutes +
           " h";
}

std::string progressOf(const ListedJob& listed) {
    const QueueJob& job = listed.job;
    if (job.state == JobState::Done) return durationOf(job.seconds);
    if (!listed.progress) return "-";
    std::string text = std::to_string(static_cast<int>(100 * listed.progress->fraction)) + " %";
    if (job.state == JobState::Running && listed.progress->secondsLeft)
        text += ", " + durationOf(*listed.progress->secondsLeft) + " left";
    return text;
}

OrderedJson treeOf(const ListedJob& listed) {
    const QueueJob& job = listed.job;
    OrderedJson tree = OrderedJson::parse(toJson(job));
    tree["progress"] = nullptr;
    if (!listed.progress) return tree;
    tree["progress"] = {{"fraction", listed.progress->fraction},
                        {"stage", listed.progress->stage},
                        {"seconds_left", nullptr}};
    if (listed.progress->secondsLeft)
        tree["progress"]["seconds_left"] = *listed.progress->secondsLeft;
    return tree;
}

void printJson(const QueueListing& listing) {
    OrderedJson tree{{"jobs", OrderedJson::array()}, {"problems", OrderedJson::array()}};
    for (const Phrase& problem : listing.problems)
        tree["problems"].push_back(problem.text());
    for (const ListedJob& listed : listing.jobs)
        tree["jobs"].push_back(treeOf(listed));
    std::printf("%s\n", tree.dump(2, ' ', false, OrderedJson::error_handler_t::replace).c_str());
}

void print(const QueueListing& listing) {
    std::vector<TableRow> rows{{"id", "state", "progress", "what", "file"}};
    for (const ListedJob& listed : listing.jobs)
        rows.push_back({std::to_string(listed.job.id), std::string(nameOf(listed.job.state)),
                        progressOf(listed), summaryOf(listed.job),
                        printable(listed.job.output().string())});
    if (rows.size() > 1) printTable(rows);
    for (const ListedJob& listed : listing.jobs)
        if (!listed.job.problem.isEmpty())
            std::printf("\nJob %d: %s\n", listed.job.id,
                        shownMessage(listed.job.problem.text()).c_str());
    for (const Phrase& problem : listing.problems)
        reportNotice(problem.text());
}

int list(const QueueWords& words) {
    const auto listing = queueOf(words).list();
    if (!listing) return reportFailure(listing.error());
    if (words.isJson)
        printJson(*listing);
    else
        print(*listing);
    return kExitSuccess;
}

// ---- Changing jobs

/// The ids that the user named. "all" are those of the jobs that `fits` accepts.
Result<std::vector<int>> idsOf(const QueueWords& words,
                               const std::function<bool(const QueueJob&)>& fits) {
    std::vector<int> ids;
    for (const std::string& word : words.ids) {
        if (word == "all") {
            const auto listing = queueOf(words).list();
            if (!listing) return tl::make_unexpected(listing.error());
            for (const ListedJob& listed : listing->jobs)
                if (fits(listed.job)) ids.push_back(listed.job.id);
            continue;
        }
        const auto id = parseCount("ID", word, 1, kMostId);
        if (!id) return tl::make_unexpected(id.error());
        ids.push_back(static_cast<int>(*id));
    }
    return ids;
}

/// Does the same to all jobs. The exit code is that of the first failure.
int changeAll(const QueueWords& words, const std::function<bool(const QueueJob&)>& fits,
              const std::function<Result<void>(JobQueue&, int id)>& change) {
    const auto ids = idsOf(words, fits);
    if (!ids) return reportFailure(ids.error());
    JobQueue queue = queueOf(words);
    int exitCode = kExitSuccess;
    for (const int id : *ids) {
        const auto changed = change(queue, id);
        if (changed) continue;
        const int code = reportFailure(changed.error());
        if (exitCode == kExitSuccess) exitCode = code;
    }
    return exitCode;
}

bool isRunning(const JobQueue& queue, int id) {
    const auto listing = queue.list();
    return listing && std::ranges::any_of(listing->jobs, [id](const ListedJob& listed) {
               return listed.job.id == id && listed.job.state == JobState::Running;
           });
}

/// Cancels a job and waits a moment until the program that runs it has stopped.
Result<void> cancel(JobQueue& queue, int id) {
    constexpr std::chrono::milliseconds kPause{50};
    constexpr int kMostPauses = 60;
    if (auto cancelled = queue.cancel(id); !cancelled) return cancelled;
    for (int pause = 0; isRunning(queue, id); ++pause) {
        if (pause == kMostPauses) {
            reportNotice("Job " + std::to_string(id) + " has not stopped yet; it will.");
            return {};
        }
        std::this_thread::sleep_for(kPause);
    }
    return {};
}

// ---- The options

void addFolderOption(CLI::App& command, QueueWords& words) {
    command
        .add_option("--queue", words.folder,
                    "The folder of the queue; the user's own queue otherwise")
        ->type_name("DIR");
}

CLI::App* addChange(CLI::App& command, QueueWords& words, const std::string& name,
                    const std::string& what) {
    CLI::App* change = command.add_subcommand(name, what);
    change->add_option("ids", words.ids, "Ids of jobs as `fathom queue list` shows them, or all")
        ->type_name("ID")
        ->required();
    addFolderOption(*change, words);
    return change;
}

}  // namespace

CLI::App* addQueueCommand(CLI::App& program, QueueWords& words) {
    CLI::App* command = program.add_subcommand(
        "queue", "Keep pictures and films in a list and make them one after another");
    command->require_subcommand(1);
    CLI::App* add = command->add_subcommand("add", "Add a picture or a film; prints its id");
    add->require_subcommand(1);
    addFolderOption(*addRenderCommand(*add, words.render), words);
    addFolderOption(*addZoomCommand(*add, words.zoom), words);

    CLI::App* list = command->add_subcommand("list", "List the jobs and how far they are");
    list->add_flag("--json", words.isJson, "Print all that is known of the jobs as JSON");
    addFolderOption(*list, words);

    CLI::App* run = command->add_subcommand(
        "run", "Run the waiting jobs one after another, until none is left");
    run->add_flag("--watch", words.isWatching, "Wait for more jobs instead of ending");
    run->add_flag("--quiet", words.isQuiet, "Print only errors");
    addFolderOption(*run, words);
    addEngineOptions(*run, words.engines);
    addOrbitOption(*run, words.engines);

    addChange(*command, words, "cancel", "Cancel jobs that wait or run");
    addChange(*command, words, "retry", "Let jobs that failed or were cancelled wait again");
    addChange(*command, words, "remove", "Remove jobs that have ended from the list");
    return command;
}

int runQueueCommand(const CLI::App& command, const QueueWords& words, EngineFactory factory) {
    const auto is = [](const CLI::App& app, const char* name) {
        return app.get_subcommand(name)->parsed();
    };
    if (is(command, "add")) {
        const CLI::App& added = *command.get_subcommand("add");
        if (is(added, "render"))
            return add(words, asJob(pictureOf(words.render)), words.render.engines,
                       words.render.stats, words.render.isQuiet);
        if (words.zoom.isZoomasm)
            return reportFailure(
                {ErrorCode::InvalidInput,
                 "The queue makes no exponential maps; fathom zoom --zoomasm makes "
                 "them, and goes on after a stop."});
        return add(words, asJob(filmOf(words.zoom)), words.zoom.engines, words.zoom.stats,
                   words.zoom.isQuiet);
    }
    if (is(command, "list")) return list(words);
    if (is(command, "run")) {
        const auto options = engineOptions(words.engines);
        if (!options) return reportFailure(options.error());
        return runQueue(
            queueOf(words),
            {.engines = *options, .isQuiet = words.isQuiet, .isWatching = words.isWatching},
            factory);
    }
    if (is(command, "cancel"))
        return changeAll(
            words, [](const QueueJob& job) { return !job.isEnded(); }, cancel);
    if (is(command, "retry"))
        return changeAll(
            words,
            [](const QueueJob& job) {
                return job.state == JobState::Failed || job.state == JobState::Cancelled;
            },
            &JobQueue::retry);
    return changeAll(words, &QueueJob::isEnded, &JobQueue::remove);
}

}  // namespace fathom
