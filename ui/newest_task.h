// A thread that runs only the newest task given to it; an older task is stopped. All calls come
// from the receiver's thread, and answers arrive on it.
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
    /// Calls its argument on the receiver's thread, unless a newer task has come in the meantime.
    using Answer = std::function<void(std::function<void()>)>;
    using Task = std::function<void(const std::stop_token&, const Answer&)>;
    using Failed = std::function<void(const Error&)>;

    /// `failed` is called on the receiver's thread if the newest task throws or its thread cannot
    /// start. The receiver must own this as its last member.
    NewestTask(QObject& receiver, Failed failed);
    ~NewestTask();  // stops the task and waits until it ends
    NewestTask(const NewestTask&) = delete;
    NewestTask& operator=(const NewestTask&) = delete;

    /// Starts `task` in place of the present one and returns at once.
    void run(Task task);
    /// Tells the present task to stop; its answers are dropped.
    void stop();

private:
    void work(const std::stop_token& stop);
    void perform(const Task& task, const std::stop_token& stop, std::uint64_t id);
    void answer(std::uint64_t id, std::function<void()> function);

    QObject& m_receiver;
    Failed m_failed;
    std::uint64_t m_newest = 0;  // id; only for the receiver's thread

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
