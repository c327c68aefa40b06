#include "render/rung.h"

#include <gtest/gtest.h>

#include <limits>

namespace fathom {
namespace {

TEST(Rung, GoesFromTheCheapestToAnyDepth) {
    std::string ids;
    for (const Rung& rung : rungs())
        ids += std::string(rung.id) + " ";
    EXPECT_EQ(
        ids,
        "fp32 fp64 fp64-checked ff-grid ff-lazy ff perturbation perturbation-46 perturbation-steps "
        "perturbation-ff perturbation-fp32 dd-grid dd-lazy dd fp128 bigfloat ");
    EXPECT_EQ(rungs().back().fractionBits, 0);
    // Float-float is shallower than fp64, which is cheaper; it serves devices without doubles.
    for (const auto& [shallow, deep] :
         {std::pair{"fp32", "ff"}, {"ff", "fp64"}, {"fp64", "dd"}, {"dd", "fp128"}})
        EXPECT_LT(findRung(shallow)->fractionBits, findRung(deep)->fractionBits);
}

TEST(Rung, KnowsTheMachinesNumbers) {
    const Rung* const single = findRung("fp32");
    const Rung* const twice = findRung("fp64");
    ASSERT_TRUE(single && twice);
    EXPECT_EQ(single->fractionBits, std::numeric_limits<float>::digits - 1);
    EXPECT_EQ(single->maximumExponent, std::numeric_limits<float>::max_exponent - 1);
    EXPECT_EQ(twice->fractionBits, std::numeric_limits<double>::digits - 1);
    EXPECT_EQ(twice->maximumExponent, std::numeric_limits<double>::max_exponent - 1);

    // Two words have nearly twice the bits of one word, and the same exponents.
    const Rung* const pairs[][2]{{findRung("ff"), single}, {findRung("dd"), twice}};
    for (const auto& [pair, word] : pairs) {
        ASSERT_TRUE(pair);
        EXPECT_LE(pair->fractionBits, 2 * word->fractionBits);
        EXPECT_GT(pair->fractionBits, 2 * word->fractionBits - 8);
        EXPECT_EQ(pair->maximumExponent, word->maximumExponent);
    }
}

TEST(Rung, IsFoundByItsIdAlone) {
    for (const Rung& rung : rungs())
        EXPECT_EQ(findRung(rung.id), &rung);
    EXPECT_EQ(&plainRung(*findRung("fp64-checked")), findRung("fp64"));
    EXPECT_EQ(&plainRung(*findRung("dd-grid")), findRung("dd-grid"));
    EXPECT_EQ(findRung("fp31"), nullptr);
    EXPECT_EQ(findRung(""), nullptr);
    EXPECT_EQ(rungNames(),
              "fp32, fp64, fp64-checked, ff-grid, ff-lazy, ff, perturbation, perturbation-46, "
              "perturbation-steps, perturbation-ff, perturbation-fp32, dd-grid, dd-lazy, dd, fp128 "
              "and bigfloat");
}

}  // namespace
}  // namespace fathom
