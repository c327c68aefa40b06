// The user's queue in the window: adds, lists and runs its jobs. GUI thread for all calls; one
// worker reads and writes the queue's files, and a thread of its own runs the jobs.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

#include <QObject>
#include <QTimer>

#include "queue/job_queue.h"
#include "queue/job_runner.h"
#include "ui/toast_area.h"
#include "ui/workers.h"

namespace fathom {

class QueueController final : public QObject {
    Q_OBJECT

public:
    enum class State { Stopped, Running, Paused };

    explicit QueueController(std::filesystem::path folder, QObject* parent = nullptr);
    ~QueueController() override;  // as end()

    /// Jobs can be run from now on. The scheduler must exist until end() has returned.
    void begin(RenderScheduler& scheduler);
    /// Stops the running job, which waits again, and returns when it has stopped.
    void end();

    State state() const { return m_state; }
    bool canRun() const { return m_scheduler != nullptr; }
    /// The jobs as they were a moment ago.
    const QueueListing& listing() const { return m_listing; }

    void add(JobOrder order);
    /// Runs the waiting jobs one after another, also those that are added meanwhile, until none is
    /// left; or goes on after a pause.
    void run();
    /// The running job keeps what is done; no other job is begun.
    void pause();

    void cancel(const std::vector<int>& ids);
    void retry(const std::vector<int>& ids);
    void remove(const std::vector<int>& ids);
    void move(int id, int steps);

    /// While the queue is watched, the listing follows what other programs do.
    void setWatched(bool isWatched);

signals:
    void listingChanged();
    void stateChanged();
    void added(const QString& name);
    void told(const QString& sentence, const ToastAction& action);

private:
    using Change = Result<void> (JobQueue::*)(int id);
    void changeAll(const std::vector<int>& ids, Change change);
    void inBackground(std::function<Result<void>(JobQueue& queue)> task);
    void refresh();
    void take(Result<QueueListing> listing);
    void setState(State state);

    void work(RenderScheduler& scheduler, const std::stop_token& stop);
    void runNext(RenderScheduler& scheduler, JobClaim& claim, const std::stop_token& stop);
    void tell(const QueueJob& job, const JobOutcome& outcome);

    const std::filesystem::path m_folder;
    RenderScheduler* m_scheduler = nullptr;  // null before begin() and after end()
    QueueListing m_listing;
    QString m_lastProblem;  // of the listing; the same one is not told again
    State m_state = State::Stopped;
    bool m_isWatched = false, m_isRefreshing = false;
    QTimer m_timer;
    std::atomic<bool> m_isPaused = false;
    std::jthread m_runner;
    Workers m_workers{1};  // last: its tasks call back into this object
};

}  // namespace fathom
