#include "base/parallel.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>

#include "base/crew.h"

namespace fathom {

int threadsOf(int threads) {
    return threads > 0 ? threads
                       : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

void parallelFor(int threads, std::size_t count, const std::function<void(std::size_t)>& work) {
    std::atomic<std::size_t> next = 0;
    std::mutex mutex;
    std::exception_ptr thrown;
    const auto takeWork = [&] {
        try {
            for (std::size_t i = next++; i < count; i = next++)
                work(i);
        } catch (...) {
            next = count;
            const std::lock_guard lock(mutex);
            thrown = std::current_exception();
        }
    };
    const std::size_t wanted = std::min(count, static_cast<std::size_t>(std::max(threads, 1)));
    if (wanted > 0) Crew::ofCaller().run(wanted - 1, takeWork);
    if (thrown) std::rethrow_exception(thrown);
}

void parallelPieces(int threads, std::size_t count, std::size_t piece,
                    const std::function<void(std::size_t first, std::size_t length)>& work) {
    parallelFor(threads, (count + piece - 1) / piece, [&](std::size_t index) {
        const std::size_t first = index * piece;
        work(first, std::min(piece, count - first));
    });
}

}  // namespace fathom
