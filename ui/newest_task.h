// One thread that works on the newest of the tasks that it is given; the one before is stopped.
// All calls come from the receiver's thread, and so do the answers.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include "base/result.h"

class QObject;

namespace fathom {

class NewestTask {
public:
    /// Calls its argument on the receiver's thread, unless a newer task has come by then.
    using Answer = std::function<void(std::function<void()>)>;
    using Task = std::function<void(const std::stop_token&, const Answer&)>;
    using Failed = std::function<void(const Error&)>;

    /// `failed` is called on the receiver's thread when the newest task throws, or gets no thread.
    /// The receiver owns this as its last member.
    NewestTask(QObject& receiver, Failed failed);
    ~NewestTask();  // stops the task and waits until it has noticed
    NewestTask(const NewestTask&) = delete;
    NewestTask& operator=(const NewestTask&) = delete;

    /// Returns at once.
    void run(Task task);
    /// The present task is told to end, and its answers never come.
    void stop();

private:
    void work(const std::stop_token& stop);
    void perform(const Task& task, const std::stop_token& stop, std::uint64_t id);
    void answer(std::uint64_t id, std::function<void()> function);

    QObject& m_receiver;
    Failed m_failed;
    std::uint64_t m_newest = 0;  // of the receiver's thread

    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    struct Waiting {
        Task task;
        std::stop_token stop;
        std::uint64_t id;
    };
    std::optional<Waiting> m_waiting;
    std::stop_source m_stop;               // of the newest task
    std::optional<std::jthread> m_thread;  // last: it uses all of the above
};

}  // namespace fathom
