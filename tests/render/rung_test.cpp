#include "render/rung.h"

#include <gtest/gtest.h>

#include <limits>

namespace fathom {
namespace {

TEST(Rung, GoesFromTheCheapestToAnyDepth) {
    ASSERT_EQ(rungs().size(), 3u);
    EXPECT_EQ(rungs().back().fractionBits, 0);
    for (std::size_t i = 1; i + 1 < rungs().size(); ++i)
        EXPECT_GT(rungs()[i].fractionBits, rungs()[i - 1].fractionBits);
}

TEST(Rung, KnowsTheMachinesNumbers) {
    const Rung* const single = findRung("fp32");
    const Rung* const twice = findRung("fp64");
    ASSERT_TRUE(single && twice);
    EXPECT_EQ(single->fractionBits, std::numeric_limits<float>::digits - 1);
    EXPECT_EQ(single->maximumExponent, std::numeric_limits<float>::max_exponent - 1);
    EXPECT_EQ(twice->fractionBits, std::numeric_limits<double>::digits - 1);
    EXPECT_EQ(twice->maximumExponent, std::numeric_limits<double>::max_exponent - 1);
}

TEST(Rung, IsFoundByItsIdAlone) {
    for (const Rung& rung : rungs())
        EXPECT_EQ(findRung(rung.id), &rung);
    EXPECT_EQ(findRung("fp31"), nullptr);
    EXPECT_EQ(findRung(""), nullptr);
    EXPECT_EQ(rungNames(), "fp32, fp64 and bigfloat");
}

}  // namespace
}  // namespace fathom
