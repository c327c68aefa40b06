#include "base/processor.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "base/instruction_set.h"

namespace fathom {
namespace {

// The level is read once, so each case has a process of its own.
TEST(Processor, UsesNoHigherLevelThanTheEnvironmentNames) {
    const auto highest = [](const char* named, int level) {
        ::setenv("FATHOM_ISA", named, 1);
        const bool isAtMost = !mayUseLevel(level + 1) &&
                              instructionSets().size() <= static_cast<std::size_t>(level - 1);
        std::_Exit(isAtMost && mayUseLevel(2) ? 0 : 1);
    };
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_EXIT(highest("v2", 2), testing::ExitedWithCode(0), "");
    EXPECT_EXIT(highest("v3", 3), testing::ExitedWithCode(0), "");
    EXPECT_EXIT(highest("v4", 4), testing::ExitedWithCode(0), "");
}

TEST(Processor, KnowsTheNamesOfLevels) {
    EXPECT_TRUE(isLevelKnown());
    for (const char* name : {"v2", "v3", "v4"}) {
        ::setenv("FATHOM_ISA", name, 1);
        EXPECT_TRUE(isLevelKnown()) << name;
    }
    for (const char* name : {"", "v1", "avx2", "V3"}) {
        ::setenv("FATHOM_ISA", name, 1);
        EXPECT_FALSE(isLevelKnown()) << name;
    }
    ::unsetenv("FATHOM_ISA");
}

}  // namespace
}  // namespace fathom
