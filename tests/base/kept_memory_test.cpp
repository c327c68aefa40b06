#include "base/kept_memory.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <cstring>
#include <new>
#include <stdexcept>

#include "base/fresh_vector.h"
#include "support/memory_limit.h"

namespace fathom::test {
namespace {

constexpr std::size_t kMiB = std::size_t{1} << 20;

class KeptMemoryTest : public testing::Test {
protected:
    void SetUp() override {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        GTEST_SKIP() << "nothing is kept where sanitizers watch";
#endif
        freeKeptMemory();
    }
};

TEST_F(KeptMemoryTest, ABlockComesBackToTheNextOfAboutItsSize) {
    void* const block = takeMemory(3 * kMiB);
    giveMemory(block, 3 * kMiB);
    void* const other = takeMemory(2 * kMiB);
    void* const again = takeMemory(3 * kMiB - 1000);
    EXPECT_NE(other, block);
    EXPECT_EQ(again, block);
    giveMemory(other, 2 * kMiB);
    giveMemory(again, 3 * kMiB - 1000);
}

TEST_F(KeptMemoryTest, AllOfABlockCanBeWritten) {
    for (const std::size_t bytes : {std::size_t{1}, kLeastKept, kLeastKept + 1, 5 * kMiB + 77}) {
        void* const block = takeMemory(bytes);
        std::memset(block, 1, bytes);
        giveMemory(block, bytes);
        void* const next = takeMemory(bytes);
        std::memset(next, 2, bytes);
        giveMemory(next, bytes);
    }
}

TEST_F(KeptMemoryTest, TheOldestMakeRoomForTheNewest) {
    const std::size_t part = kMostKept / 4;
    std::array<void*, 5> blocks{};
    for (void*& block : blocks)
        block = takeMemory(part);
    void* const newest = blocks.back();
    for (void* const block : blocks)
        giveMemory(block, part);
    void* const again = takeMemory(part);
    EXPECT_EQ(again, newest);
    giveMemory(again, part);
}

// What is kept counts as used: without this the limit would be reached.
TEST_F(KeptMemoryTest, IsFreedWhenTheSystemHasNoMore) {
    FATHOM_LIMITS_MEMORY();
    const auto child = [] {
        giveMemory(takeMemory(60 * kMiB), 60 * kMiB);
        limitMemory(20 * kMiB);
        void* const block = takeMemory(70 * kMiB);
        std::memset(block, 1, 70 * kMiB);
        std::_Exit(0);
    };
    EXPECT_EXIT(child(), testing::ExitedWithCode(0), "");
}

TEST(FreshVectorTest, RefusesMoreThanThereCanBe) {
    EXPECT_THROW(FreshVector<double>{}.reserve(PTRDIFF_MAX / sizeof(double) + 1),
                 std::length_error);
    EXPECT_THROW(FreshAllocator<double>{}.allocate(SIZE_MAX / 2), std::bad_array_new_length);
}

}  // namespace
}  // namespace fathom::test
