#include "base/pool.h"

#include <gtest/gtest.h>

#include <atomic>
#include <memory>

#include "base/parallel.h"

namespace fathom {
namespace {

TEST(PoolTest, TakesWhatWasGivenBackBeforeItMakesOneMore) {
    Pool<int> pool;
    int made = 0;
    const auto make = [&] { return std::make_unique<int>(++made); };
    auto first = pool.take(make);
    auto second = pool.take(make);
    pool.giveBack(std::move(first));
    EXPECT_EQ(*pool.take(make), 1);
    EXPECT_EQ(*second, 2);
    EXPECT_EQ(made, 2);
    EXPECT_EQ(*pool.take(make), 3) << "the first was not given back again";
}

TEST(PoolTest, GivesUpAllThatIsNotInUse) {
    Pool<int> pool;
    pool.giveBack(std::make_unique<int>(1));
    pool.giveBack(std::make_unique<int>(2));
    EXPECT_EQ(pool.takeAll().size(), 2U);
    EXPECT_TRUE(pool.takeAll().empty());
}

TEST(PoolTest, LetsNoTwoThreadsHaveTheSame) {
    Pool<int> pool;
    std::atomic<int> made = 0, clashes = 0;
    parallelFor(4, 2000, [&](std::size_t) {
        auto object = pool.take([&] { return ++made, std::make_unique<int>(0); });
        if (++*object != 1) ++clashes;
        --*object;
        pool.giveBack(std::move(object));
    });
    EXPECT_EQ(clashes, 0);
    EXPECT_LE(made, 4);
}

}  // namespace
}  // namespace fathom
