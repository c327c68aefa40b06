// A few threads for short tasks in the background: colours and small files. run() may be called
// from any thread; the destructor belongs to the owner.
#pragma once

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace fathom {

class Workers {
public:
    /// Starts up to `threads` threads; fewer if the system refuses. Without any, run() runs each
    /// task itself.
    explicit Workers(int threads);
    ~Workers();  // finishes running tasks, drops waiting ones

    int count() const { return std::max(1, static_cast<int>(m_threads.size())); }

    /// Tasks start in the order of the calls. Exceptions that they throw are ignored.
    void run(std::function<void()> task);

private:
    void work(const std::stop_token& stop);

    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::deque<std::function<void()>> m_waiting;
    std::vector<std::jthread> m_threads;  // last: they use all of the above
};

}  // namespace fathom
