#include "cli/growth_bench.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/fake_engine.h"

namespace fathom {
namespace {

TEST(GrowthBench, FitsPowers) {
    for (const double exponent : {-1.0, 0.0, 0.5, 2.0}) {
        std::vector<GrowthTime> series;
        for (const double value : {1.0, 2.0, 4.0, 64.0})
            series.push_back({.value = value, .seconds = 3e-3 * std::pow(value, exponent)});
        EXPECT_NEAR(fittedExponent(series), exponent, 1e-12);
    }
    EXPECT_EQ(fittedExponent({{.value = 1, .seconds = 5}}), 0) << "one thread is no series";
}

TEST(GrowthBench, HasASeriesForEachQuantity) {
    std::vector<int> threads;
    const auto engineOf = [&threads](int count) -> Result<std::unique_ptr<Engine>> {
        threads.push_back(count);
        test::FakeEngine::Behaviour behaviour;
        behaviour.concurrency = 1;
        behaviour.info.numbers = {NumberKind::Fp64, NumberKind::DeltaFp64};
        return std::make_unique<test::FakeEngine>(behaviour);
    };
    const auto times = measureGrowth(engineOf, [](const std::string&, double) {}, {});
    ASSERT_TRUE(times) << times.error().message;
    EXPECT_EQ(threads.size(), times->size());
    double last = 0;
    std::string quantity;
    for (const GrowthTime& time : *times) {
        if (time.quantity != quantity) last = 0;
        EXPECT_GT(time.value, last) << quantity;
        quantity = time.quantity;
        last = time.value;
        EXPECT_GT(time.seconds, 0);
        EXPECT_EQ(time.rung, quantity == "digits" ? "perturbation" : "fp64");
    }
    EXPECT_EQ(quantity, "threads");
    EXPECT_EQ(threads.back(), static_cast<int>(last));
}

}  // namespace
}  // namespace fathom
