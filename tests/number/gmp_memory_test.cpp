#include "number/gmp_memory.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <new>
#include <string>

#include "number/big_fixed_helper.h"
#include "number/big_fixed_step.h"
#include "number/big_float.h"
#include "support/memory_limit.h"

namespace fathom::test {
namespace {

/// Runs `compute` in a process with 128 KiB to spare: ends with 0 when it throws std::bad_alloc.
template <class Compute>
void endWithoutMemory(const Compute& compute) {
    makeBigNumbersThrow();
    limitMemory(std::size_t{1} << 17);
    try {
        compute();
    } catch (const std::bad_alloc&) {
        std::_Exit(0);
    }
    std::_Exit(1);
}

BigFixed fixedThird(int bits) {
    return BigFixed::fromDecimal(*Decimal::parse("0." + std::string(40, '3')), bits);
}

TEST(GmpMemory, AProductWithoutMemoryThrows) {
    FATHOM_LIMITS_MEMORY();
    constexpr int kBits = 1 << 24;
    EXPECT_EXIT(endWithoutMemory([] {
                    BigFloat value(1.0 / 3, kBits);
                    for (int i = 0; i < 30; ++i)
                        value = value * value + BigFloat(1.0 / 7, kBits);
                }),
                testing::ExitedWithCode(0), "");
}

TEST(GmpMemory, AStepOfAnOrbitWithoutMemoryThrows) {
    FATHOM_LIMITS_MEMORY();
    constexpr int kBits = 1 << 21;
    EXPECT_EXIT(
        {
            MandelbrotStepper orbit(fixedThird(kBits), fixedThird(kBits));
            endWithoutMemory([&] {
                for (int i = 0; i < 100; ++i)
                    orbit.step();
            });
        },
        testing::ExitedWithCode(0), "");
}

TEST(StepHelper, ThrowsWhatEitherWorkThrows) {
    int calls = 0;
    StepHelper helper([&] {
        if (++calls % 2 == 0) throw std::bad_alloc();
    });
    for (int pair = 0; pair < 200; ++pair) {
        EXPECT_NO_THROW(helper.runWith([] {}));
        EXPECT_THROW(helper.runWith([] {}), std::bad_alloc);
    }
    for (int pair = 0; pair < 200; ++pair) {
        calls = 0;
        EXPECT_THROW(helper.runWith([] { throw std::bad_alloc(); }), std::bad_alloc);
    }
}

}  // namespace
}  // namespace fathom::test
