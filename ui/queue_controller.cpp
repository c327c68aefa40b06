#include "ui/queue_controller.h"

#include <algorithm>
#include <chrono>

#include <QDesktopServices>
#include <QFileInfo>
#include <QUrl>

#include "base/exception.h"
#include "base/thread.h"
#include "ui/text.h"
#include "ui/translations.h"

namespace fathom {
namespace {

constexpr int kRefreshMilliseconds = 500;
constexpr std::chrono::milliseconds kBetweenLooks{50};  // at the end of a pause

bool hasDevices(const RenderScheduler& scheduler, const QueueJob& job) {
    const std::vector<EngineInfo> engines = scheduler.engines();
    return std::ranges::all_of(job.devices(), [&](const std::string& id) {
        return std::ranges::find(engines, id, &EngineInfo::id) != engines.end();
    });
}

}  // namespace

QueueController::QueueController(std::filesystem::path folder, QObject* parent)
    : QObject(parent), m_folder(std::move(folder)) {
    m_timer.setInterval(kRefreshMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &QueueController::refresh);
}

QueueController::~QueueController() {
    end();
}

void QueueController::begin(RenderScheduler& scheduler) {
    m_scheduler = &scheduler;
    emit stateChanged();
}

void QueueController::end() {
    m_runner = {};
    m_scheduler = nullptr;
    setState(State::Stopped);
}

void QueueController::setState(State state) {
    m_isPaused = state == State::Paused;
    if (m_state == state) return;
    m_state = state;
    emit stateChanged();
}

// ---- The list

void QueueController::setWatched(bool isWatched) {
    m_isWatched = isWatched;
    if (!isWatched) return m_timer.stop();
    refresh();
    m_timer.start();
}

void QueueController::refresh() {
    if (m_isRefreshing) return;
    m_isRefreshing = true;
    m_workers.run([this, queue = JobQueue(m_folder)] {
        QMetaObject::invokeMethod(
            this, [this, listing = queue.list()]() mutable { take(std::move(listing)); });
    });
}

void QueueController::take(Result<QueueListing> listing) {
    m_isRefreshing = false;
    QString problem;
    if (!listing)
        problem = translatedError(listing.error());
    else if (!listing->problems.empty())
        problem = translatedPhrase(listing->problems.front());
    if (!problem.isEmpty() && problem != m_lastProblem) emit told(problem, {});
    m_lastProblem = problem;
    if (!listing) return;
    m_listing = *std::move(listing);
    emit listingChanged();
}

/// Runs a task on the worker, tells of its failure and shows the list as it is then.
void QueueController::inBackground(std::function<Result<void>(JobQueue& queue)> task) {
    m_workers.run([this, queue = JobQueue(m_folder), task = std::move(task)]() mutable {
        QMetaObject::invokeMethod(this, [this, done = task(queue)] {
            if (!done) emit told(translatedError(done.error()), {});
            refresh();
        });
    });
}

void QueueController::add(JobOrder order) {
    const QString name = toQString(
        std::visit([](const auto& what) { return what.path.filename().string(); }, order));
    inBackground([this, name, order = std::move(order)](JobQueue& queue) {
        return queue.add(order).map(
            [&](int) { QMetaObject::invokeMethod(this, [this, name] { emit added(name); }); });
    });
}

void QueueController::changeAll(const std::vector<int>& ids, Change change) {
    inBackground([ids, change](JobQueue& queue) {
        Result<void> first;
        for (const int id : ids)
            if (Result<void> changed = (queue.*change)(id); !changed && first)
                first = std::move(changed);
        return first;
    });
}

void QueueController::cancel(const std::vector<int>& ids) {
    changeAll(ids, &JobQueue::cancel);
}

void QueueController::retry(const std::vector<int>& ids) {
    changeAll(ids, &JobQueue::retry);
}

void QueueController::remove(const std::vector<int>& ids) {
    changeAll(ids, &JobQueue::remove);
}

void QueueController::move(int id, int steps) {
    inBackground([id, steps](JobQueue& queue) { return queue.move(id, steps); });
}

// ---- Running

void QueueController::run() {
    if (!m_scheduler) return;
    if (m_state == State::Paused) return setState(State::Running);
    if (m_state == State::Running) return;
    m_runner = {};
    auto runner = startThread(
        [this, &scheduler = *m_scheduler](const std::stop_token& stop) { work(scheduler, stop); });
    if (!runner) return emit told(translatedError(runner.error()), {});
    m_runner = *std::move(runner);
    setState(State::Running);
}

void QueueController::pause() {
    if (m_state == State::Running) setState(State::Paused);
}

/// On the runner's thread: runs jobs until none is left.
void QueueController::work(RenderScheduler& scheduler, const std::stop_token& stop) {
    const auto complain = [this](const Error& error) {
        QMetaObject::invokeMethod(
            this, [this, sentence = translatedError(error)] { emit told(sentence, {}); });
    };
    try {
        JobQueue queue(m_folder);
        while (!stop.stop_requested()) {
            if (m_isPaused) {
                std::this_thread::sleep_for(kBetweenLooks);
                continue;
            }
            const auto claim =
                queue.claimNext([&](const QueueJob& job) { return hasDevices(scheduler, job); });
            if (!claim) complain(claim.error());
            if (!claim || !*claim) break;
            runNext(scheduler, **claim, stop);
        }
    } catch (const std::exception&) {
        complain(errorOfException("The queue stopped"));
    }
    if (stop.stop_requested()) return;
    QMetaObject::invokeMethod(this, [this] {
        setState(State::Stopped);
        refresh();
    });
}

void QueueController::runNext(RenderScheduler& scheduler, JobClaim& claim,
                              const std::stop_token& stop) {
    QMetaObject::invokeMethod(this, [this] { refresh(); });
    Result<JobOutcome> outcome =
        runJob(claim, {.scheduler = scheduler, .isPaused = &m_isPaused}, stop);
    QMetaObject::invokeMethod(this, [this, job = claim.job(), outcome = std::move(outcome)] {
        if (outcome)
            tell(job, *outcome);
        else
            emit told(translatedError(outcome.error()), {});
        refresh();
    });
}

void QueueController::tell(const QueueJob& job, const JobOutcome& outcome) {
    const QFileInfo file(QString::fromStdString(job.output().string()));
    if (outcome.state == JobState::Failed)
        return emit told(
            tr("%1 was not made: %2").arg(file.fileName(), translatedPhrase(outcome.problem)), {});
    if (outcome.state != JobState::Done) return;
    emit told(tr("%1 was saved in %2.").arg(file.fileName(), durationText(outcome.seconds)),
              {tr("Show in folder"), [folder = file.absolutePath()] {
                   QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
               }});
}

}  // namespace fathom
