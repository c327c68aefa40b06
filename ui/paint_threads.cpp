#include "ui/paint_threads.h"

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>

#include <QThreadPool>

namespace fathom {

namespace {

constexpr std::chrono::seconds kPatience{2};

/// Holds each thread until all have started: a free thread would take the next one's work.
struct Gate {
    std::mutex mutex;
    std::condition_variable changed;
    int arrived = 0;
    bool isOpen = false;

    void pass() {
        std::unique_lock lock(mutex);
        ++arrived;
        changed.notify_all();
        changed.wait(lock, [this] { return isOpen; });
    }

    int openWhenComplete(int wanted) {
        std::unique_lock lock(mutex);
        changed.wait_for(lock, kPatience, [&] { return arrived == wanted; });
        isOpen = true;
        changed.notify_all();
        return arrived;
    }
};

}  // namespace

PaintThreads startPaintThreads() {
    QThreadPool& pool = *QThreadPool::globalInstance();
    pool.setExpiryTimeout(-1);
    const int wanted = pool.maxThreadCount();
    const auto gate = std::make_shared<Gate>();
    for (int i = 0; i < wanted; ++i)
        pool.start([gate] { gate->pass(); });
    const int arrived = gate->openWhenComplete(wanted);
    return arrived == wanted ? PaintThreads::All
           : arrived > 0     ? PaintThreads::Some
                             : PaintThreads::None;
}

}  // namespace fathom
