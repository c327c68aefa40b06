#include "base/spare_memory.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <cstring>
#include <new>
#include <numeric>
#include <vector>

#include "support/memory_limit.h"

namespace fathom::test {
namespace {

constexpr std::size_t kBlock = std::size_t{1} << 20;

/// Allocates blocks until the first std::bad_alloc, writes to each and frees them. Returns their
/// number.
std::size_t blocksToBeHad() {
    void* blocks[2 * kSpareBytes / kBlock];
    std::size_t count = 0;
    try {
        for (void*& block : blocks) {
            block = allocateOrSpare(kBlock);
            std::memset(block, static_cast<int>(++count), kBlock);
        }
    } catch (const std::bad_alloc&) {
    }
    bool isWhole = true;
    for (std::size_t i = 0; i < count; ++i) {
        const auto* bytes = static_cast<const unsigned char*>(blocks[i]);
        isWhole = isWhole && bytes[0] == i + 1 && bytes[kBlock - 1] == i + 1;
        releaseOrSpare(blocks[i]);
    }
    return isWhole ? count : 0;
}

TEST(SpareMemory, IsThereWhenTheSystemHasNoneAndComesBack) {
    FATHOM_LIMITS_MEMORY();
    const auto child = [] {
        limitMemory(kBlock / 4);
        const bool isSpare = blocksToBeHad() == kSpareBytes / kBlock;
        std::_Exit(isSpare && blocksToBeHad() == kSpareBytes / kBlock ? 0 : 1);
    };
    EXPECT_EXIT(child(), testing::ExitedWithCode(0), "");
}

TEST(SpareMemory, ServesContainers) {
    std::vector<int, SpareAllocator<int>> numbers(1000);
    std::iota(numbers.begin(), numbers.end(), 0);
    const auto copy = numbers;
    EXPECT_EQ(copy[999], 999);
    EXPECT_EQ(copy, numbers);
}

}  // namespace
}  // namespace fathom::test
