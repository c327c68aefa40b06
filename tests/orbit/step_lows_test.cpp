// What atom domains rely on: inside a step that is good, no orbit is nearer to 0 than a quarter of
// the reference (0.46 were seen).
#include <gtest/gtest.h>

#include <bit>
#include <cmath>

#include "orbit/deep_places.h"
#include "orbit/step_places.h"
#include "orbit/step_table.h"

namespace fathom {
namespace {

/// The largest double with smaller upper bits than the key's: steps are good below the key.
double largestBelow(std::uint16_t key) {
    return std::bit_cast<double>((std::uint64_t{key} << 48) - 1);
}

class StepLowsTest : public testing::TestWithParam<test::DeepPlace> {};

TEST_P(StepLowsTest, OrbitsKeepAQuarterOfTheReferenceInsideAStep) {
    const StepTable::Request request = test::tableRequest(GetParam());
    const StepTable table = StepTable::build(request).value();
    const DeltaJob job = table.job();
    const double pixel = job.bounds.pixel;
    double most = 0;
    for (std::uint32_t m = 1; m < job.bounds.last; ++m) {
        const StepPlaces places = StepPlaces::of(job.offsets[m]);
        for (std::uint32_t i = places.first; i < places.first + places.count; ++i) {
            const DeltaStep& step = job.steps[i];
            const double radius = largestBelow(job.keys[i]);
            if (step.length == 1 || step.length > 4096 || !(radius > 0x1p-900)) continue;
            for (int corner = 0; corner < 8; ++corner) {
                const double x = corner & 1 ? radius : -radius, y = corner & 2 ? radius : -radius;
                std::complex<double> z(corner & 4 ? x : 0, y);
                const std::complex<double> c(request.reach, -request.reach);
                for (std::uint32_t k = m; k + 1 < step.to; ++k) {
                    z = 2.0 * (*request.orbit)[k] * z + z * z + c * pixel;
                    most = std::max(most, std::abs(z) / std::abs((*request.orbit)[k + 1]));
                }
            }
        }
    }
    EXPECT_LE(most, 0.75);
    std::printf("at most %.3f of the reference\n", most);
}

INSTANTIATE_TEST_SUITE_P(Places, StepLowsTest,
                         testing::Values(test::spirals(), test::needle(24), test::needle(400)),
                         [](const auto& place) {
                             return "Period" + std::to_string(place.param.period);
                         });

}  // namespace
}  // namespace fathom
