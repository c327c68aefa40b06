// Threads on which a device's driver is called, so that no other thread ever waits inside it. Safe
// from any thread.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>

#include "opencl/opencl_api.h"

namespace fathom {

/// A pool of threads. They are started on demand and kept, because drivers take long to accept a
/// new one. Copies share the same threads; these outlive all copies if a driver does not return.
class DriverThreads {
public:
    explicit DriverThreads(std::shared_ptr<DriverWatch> watch);

    /// Runs `task` on a thread of the pool, then calls `tell`, which must be quick: a caller that
    /// posts as soon as it is told gets the same thread. Neither may throw. Fails with OutOfMemory
    /// if no thread can be started; the task will then not run.
    Result<void> post(std::function<void()> task, std::function<void()> tell = {}) const;

    /// Calls work(stop, tell) on a thread of the pool and returns its result, or the Error for its
    /// exception. Each tell(news) from the work is passed on to `tell` on the calling thread, or
    /// only the latest if that thread is busy.
    ///
    /// Returns early when the device has failed (see DriverWatch::verdict), or with Cancelled a
    /// moment after `stop`. The work must therefore own all that it touches; its result is then
    /// dropped.
    template <class T, class News, class Work>
    Result<T> call(const std::stop_token& stop, const std::function<void(News)>& tell,
                   Work work) const;

    /// Frees an object that belongs to the device, on a thread of the pool. Waits up to kMoment for
    /// that, because its memory may be needed at once. If the device does not answer, the object is
    /// kept until it does.
    void release(std::shared_ptr<void> object) const noexcept;

    /// Waits up to kMoment for the threads to end. Those inside the driver end when it returns.
    void close() const noexcept;

private:
    /// A pause too short to notice. Calls end within it unless the driver does not answer.
    static constexpr std::chrono::milliseconds kMoment{80};

    static tl::unexpected<Error> cancelled() {
        return fail(ErrorCode::Cancelled, "The render was cancelled.");
    }

    struct Pool;
    struct Owner;
    bool haveThreadForEach() const;
    template <class T, class News>
    struct Pending;
    template <class T, class News>
    Result<T> await(Pending<T, News>& pending, const std::stop_token& stop,
                    const std::function<void(News)>& tell) const;

    std::shared_ptr<DriverWatch> m_watch;
    std::shared_ptr<Owner> m_owner;  // closes the pool with the last copy
    Pool* m_pool;                    // the threads own it, too
};

/// A call in progress, owned by the waiting and by the working thread.
template <class T, class News>
struct DriverThreads::Pending {
    std::stop_source stop;
    std::mutex mutex;  // guards all below
    std::condition_variable_any changed;
    std::optional<News> news;
    std::optional<Result<T>> result;
    bool isLeft = false;  // no thread waits any more

    std::optional<Result<T>> made;  // belongs to the working thread

    void tell(News what) {
        const std::lock_guard lock(mutex);
        news = std::move(what);
        changed.notify_one();
    }
    void end() {
        const std::lock_guard lock(mutex);
        if (!isLeft) result = std::move(made);
        changed.notify_one();
    }

    /// For the waiting thread: on destruction asks the work to end and drops its result.
    struct Leaving {
        Pending& pending;
        ~Leaving() {
            {
                const std::lock_guard lock(pending.mutex);
                pending.isLeft = true;
            }
            pending.stop.request_stop();
        }
    };
};

template <class T, class News, class Work>
Result<T> DriverThreads::call(const std::stop_token& stop, const std::function<void(News)>& tell,
                              Work work) const {
    return withOpenClErrors(m_watch->label(), [&]() -> Result<T> {
        if (auto failed = m_watch->verdict()) return tl::make_unexpected(*std::move(failed));
        if (stop.stop_requested()) return cancelled();  // short work could end before it is told
        auto pending = std::make_shared<Pending<T, News>>();
        auto task = [pending, label = m_watch->label(),
                     work = std::make_shared<Work>(std::move(work))]() mutable {
            pending->made = withOpenClErrors(label, [&]() -> Result<T> {
                return (*work)(pending->stop.get_token(),
                               [&](News news) { pending->tell(std::move(news)); });
            });
            work.reset();  // what it owns belongs to the device
        };
        const auto posted = post(std::move(task), [pending] { pending->end(); });
        if (!posted) return tl::make_unexpected(posted.error());
        const typename Pending<T, News>::Leaving leaving{*pending};
        return await(*pending, stop, tell);
    });
}

template <class T, class News>
Result<T> DriverThreads::await(Pending<T, News>& pending, const std::stop_token& stop,
                               const std::function<void(News)>& tell) const {
    const auto hasChanged = [&] { return pending.result || pending.news; };
    std::unique_lock lock(pending.mutex);
    do {
        pending.changed.wait_for(lock, stop, m_watch->interval(), hasChanged);
        if (auto news = std::exchange(pending.news, std::nullopt); news && tell) {
            lock.unlock();
            tell(*std::move(news));
            lock.lock();
        }
        if (pending.news) continue;  // the last news is passed on before the result is
        if (pending.result) break;
        if (auto failed = m_watch->verdict()) {
            pending.isLeft = true;
            return tl::make_unexpected(*std::move(failed));
        }
    } while (!stop.stop_requested());
    if (!pending.result) {
        lock.unlock();
        pending.stop.request_stop();
        lock.lock();
        pending.changed.wait_for(lock, kMoment, [&] { return pending.result.has_value(); });
    }
    if (pending.result) return *std::move(pending.result);
    pending.isLeft = true;
    return cancelled();
}

}  // namespace fathom
