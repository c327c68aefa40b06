#include "ui/workers.h"

#include "base/thread.h"

namespace fathom {

Workers::Workers(int threads) {
    for (int thread = 0; thread < threads; ++thread)
        if (auto started = startThread([this](const std::stop_token& stop) { work(stop); }))
            m_threads.push_back(*std::move(started));
}

Workers::~Workers() {
    for (std::jthread& thread : m_threads)
        thread.request_stop();
}

void Workers::run(std::function<void()> task) {
    if (m_threads.empty()) return task();
    {
        const std::lock_guard lock(m_mutex);
        m_waiting.push_back(std::move(task));
    }
    m_changed.notify_one();
}

void Workers::work(const std::stop_token& stop) {
    while (true) {
        std::function<void()> task;
        {
            std::unique_lock lock(m_mutex);
            m_changed.wait(lock, stop, [this] { return !m_waiting.empty(); });
            if (stop.stop_requested()) return;
            task = std::move(m_waiting.front());
            m_waiting.pop_front();
        }
        try {
            task();
        } catch (const std::exception&) {
            // A cache or a preview stays as it was.
        }
    }
}

}  // namespace fathom
