#include "ui/workers.h"

namespace fathom {

Workers::Workers(int threads) {
    for (int thread = 0; thread < threads; ++thread)
        m_threads.emplace_back([this](const std::stop_token& stop) { work(stop); });
}

Workers::~Workers() {
    for (std::jthread& thread : m_threads)
        thread.request_stop();
}

void Workers::run(std::function<void()> task) {
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
        task();
    }
}

}  // namespace fathom
