#include "opencl/driver_threads.h"

#include "base/thread.h"

namespace fathom {

struct DriverThreads::Pool {
    struct Task {
        std::function<void()> work, tell;
    };

    std::mutex mutex;  // guards all below
    std::condition_variable posted, ended;
    std::deque<Task> tasks;
    std::size_t threads = 0, idle = 0;
    bool isClosed = false;

    void close() {
        const std::lock_guard lock(mutex);
        isClosed = true;
        posted.notify_all();
    }

    /// A thread's loop: runs tasks until the pool is closed and none is left.
    void serve() {
        std::unique_lock lock(mutex);
        ++idle;
        for (;;) {
            posted.wait(lock, [&] { return !tasks.empty() || isClosed; });
            if (tasks.empty()) break;
            Task task = std::move(tasks.front());
            tasks.pop_front();
            --idle;
            lock.unlock();
            task.work();
            task.work = nullptr;
            lock.lock();
            ++idle;
            if (!task.tell) continue;
            lock.unlock();
            task.tell();
            task.tell = nullptr;
            lock.lock();
        }
        --idle;
        --threads;
        ended.notify_all();
    }
};

struct DriverThreads::Owner {
    std::shared_ptr<Pool> pool = std::make_shared<Pool>();
    ~Owner() { pool->close(); }
};

DriverThreads::DriverThreads(std::shared_ptr<DriverWatch> watch)
    : m_watch(std::move(watch)), m_owner(std::make_shared<Owner>()), m_pool(m_owner->pool.get()) {}

/// Makes sure that a thread will take each task; false if none can be started.
bool DriverThreads::haveThreadForEach() const {
    if (m_pool->idle >= m_pool->tasks.size()) {
        m_pool->posted.notify_one();
        return true;
    }
    auto started = fathom::startThread([pool = m_owner->pool] { pool->serve(); });
    if (!started) return false;
    started->detach();
    ++m_pool->threads;
    return true;
}

Result<void> DriverThreads::post(std::function<void()> task, std::function<void()> tell) const {
    const std::lock_guard lock(m_pool->mutex);
    m_pool->tasks.push_back({std::move(task), std::move(tell)});
    if (haveThreadForEach()) return {};
    m_pool->tasks.pop_back();
    return fail(
        ErrorCode::OutOfMemory,
        {"No thread could be started to compute on %1; close other programs.", {m_watch->label()}});
}

void DriverThreads::release(std::shared_ptr<void> object) const noexcept {
    try {
        const bool hasFailed = m_watch->verdict().has_value();
        const auto pending = std::make_shared<Pending<bool, bool>>();
        {
            const std::lock_guard lock(m_pool->mutex);
            m_pool->tasks.push_back({[pending, kept = std::move(object)]() mutable {
                                         kept.reset();
                                         pending->made = true;
                                     },
                                     [pending] { pending->end(); }});
            // Without a thread, the task waits for one that the driver returns, or for the next
            // call.
            if (hasFailed || !haveThreadForEach()) return;
        }
        std::unique_lock lock(pending->mutex);
        pending->changed.wait_for(lock, kMoment, [&] { return pending->result.has_value(); });
    } catch (const std::exception&) {  // no memory for another thread: freed here or later
    }
}

void DriverThreads::close() const noexcept {
    m_pool->close();
    std::unique_lock lock(m_pool->mutex);
    m_pool->ended.wait_for(lock, kMoment, [&] { return m_pool->threads == 0; });
}

}  // namespace fathom
