// Compares the plain kernel with the built-in engine.
#include "cpu/cpu_engine.h"

#include <gtest/gtest.h>

#include "support/mandelbrot_job.h"

namespace fathom::test {
namespace {

TEST(CpuBaseline, CountsAsTheEngineDoes) {
    CpuEngine engine(1);
    for (const char* rung : {"fp32", "ff", "fp64", "dd"}) {
        const auto job = makeJob({"-0.7436", "0.1318", "0.01"}, rung, {40, 30});
        const auto baseline = engine.baseline(job, {});
        ASSERT_TRUE(baseline);
        EXPECT_EQ((*baseline)->iteratePlainly(1000),
                  sumOfCounts(*(*engine.prepare(job, [](const Phrase&) {}, {}))
                                   ->render({{0, 0, 40, 30}, 1, 1000}, {})))
            << rung;
        EXPECT_GT((*baseline)->copyMemory().value_or(0), 0u) << rung;
        EXPECT_EQ(*(*baseline)->reachLimit() > 0, !engine.info().laneNumbers.empty()) << rung;
    }
}

}  // namespace
}  // namespace fathom::test
