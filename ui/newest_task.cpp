#include "ui/newest_task.h"

#include <QObject>

#include "base/exception.h"
#include "base/thread.h"
#include "base/thread_priority.h"

namespace fathom {

NewestTask::NewestTask(QObject& receiver, Failed failed)
    : m_receiver(receiver), m_failed(std::move(failed)) {}

NewestTask::~NewestTask() {
    stop();
    if (m_thread) m_thread->request_stop();
}

void NewestTask::run(Task task) {
    stop();
    if (!m_thread) {
        auto started = startThread([this](const std::stop_token& stop) { work(stop); });
        if (!started) return m_failed(started.error());
        m_thread = *std::move(started);
    }
    {
        const std::lock_guard lock(m_mutex);
        m_stop = std::stop_source();
        m_waiting = Waiting{std::move(task), m_stop.get_token(), m_newest};
    }
    m_changed.notify_one();
}

void NewestTask::stop() {
    ++m_newest;
    const std::lock_guard lock(m_mutex);
    m_waiting.reset();
    m_stop.request_stop();
}

void NewestTask::work(const std::stop_token& stop) {
    lowerThreadPriority();  // the picture comes first
    while (true) {
        std::optional<Waiting> next;
        {
            std::unique_lock lock(m_mutex);
            m_changed.wait(lock, stop, [this] { return m_waiting.has_value(); });
            if (stop.stop_requested()) return;
            next.swap(m_waiting);
        }
        perform(next->task, next->stop, next->id);
    }
}

void NewestTask::perform(const Task& task, const std::stop_token& stop, std::uint64_t id) {
    try {
        task(stop, [this, id](std::function<void()> function) { answer(id, std::move(function)); });
    } catch (const std::exception&) {
        answer(id, [this, error = errorOfException("The search failed")] { m_failed(error); });
    }
}

// Qt drops these events if the receiver has been destroyed.
void NewestTask::answer(std::uint64_t id, std::function<void()> function) {
    QMetaObject::invokeMethod(
        &m_receiver,
        [this, id, function = std::move(function)] {
            if (id == m_newest) function();
        },
        Qt::QueuedConnection);
}

}  // namespace fathom
