// The window's helper threads.
#include "ui/workers.h"

#include <gtest/gtest.h>

#include <atomic>
#include <latch>

namespace fathom {
namespace {

TEST(WorkersTest, RunsEveryTaskInOrderOnOneThread) {
    std::vector<int> order;
    std::latch done(100);
    Workers workers(1);
    for (int task = 0; task < 100; ++task)
        workers.run([&, task] {
            order.push_back(task);
            done.count_down();
        });
    done.wait();
    for (int task = 0; task < 100; ++task)
        EXPECT_EQ(order[static_cast<std::size_t>(task)], task);
}

TEST(WorkersTest, TheEndWaitsForWhatRunsAndDropsTheRest) {
    std::atomic<int> finished = 0;
    std::atomic<bool> isReleased = false;
    std::latch begun(1);
    std::thread releaser;
    {
        Workers workers(1);
        workers.run([&] {
            begun.count_down();
            isReleased.wait(false);
            ++finished;
        });
        for (int task = 0; task < 10; ++task)
            workers.run([&] { finished += 100; });
        begun.wait();
        releaser = std::thread([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(300));
            isReleased = true;
            isReleased.notify_all();
        });
    }
    releaser.join();
    EXPECT_EQ(finished, 1);
}

}  // namespace
}  // namespace fathom
