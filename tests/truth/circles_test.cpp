// Pictures of circles against the oracle.
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <random>
#include <set>

#include "cpu/cpu_engine.h"
#include "opencl/opencl_engine.h"
#include "render/solo_picture.h"
#include "support/checked_view.h"

namespace {

using namespace fathom;
using namespace fathom::test;

struct CircleCase {
    const char* name;
    CheckedView view;
    const char* rung;
    double rotation = 0;
    bool flip = false;
};

std::ostream& operator<<(std::ostream& out, const CircleCase& view) {
    return out << view.name;
}

constexpr int kShallowCases = 2;  // come first
const CircleCase kCases[]{
    {"Shallow",
     {.re = "-0.743643887037151", .im = "0.131825904205330", .radius = "2e-6", .limit = 3000},
     "fp64"},
    {"Turned",
     {.re = "-0.743643887037151", .im = "0.131825904205330", .radius = "2e-6", .limit = 3000},
     "fp64",
     30,
     true},
    {"Deep",
     {.re = "-1.769383179195515018213847286085473782905747263654161",
      .im = "0.004236847918736772214926507171367997076682670917403",
      .radius = "1e-24",
      .limit = 2000},
     "perturbation"},
    {"DeepTurned",
     {.re = "-1.769383179195515018213847286085473782905747263654161",
      .im = "0.004236847918736772214926507171367997076682670917403",
      .radius = "1e-24",
      .limit = 2000},
     "perturbation",
     -75,
     true},
    {"Ship",
     {.formula = "burning-ship", .re = "-1.77", .im = "-0.03", .radius = "1e-2", .limit = 1000},
     "perturbation"},
};

class CirclesTruth : public ::testing::TestWithParam<CircleCase> {
protected:
    /// The oracle's outcome of a point at a polar place; radii are in units of the view's.
    oracle::Outcome outcomeAt(double radius, double angle) const {
        return oracle::outcome(m_picture, 1 + radius * std::cos(angle),
                               1 - radius * std::sin(angle));
    }
    /// Compares random pixels that are stable.
    void check(Engine& engine) {
        RenderRequest request = requestOf(GetParam().view);
        request.location.view.transform.rotation = GetParam().rotation;
        request.location.view.transform.flip = GetParam().flip;
        request.projection = Projection::Circles;
        request.size = {512, 56};
        request.forcedRung = GetParam().rung;
        m_picture = pictureOf(GetParam().view);
        m_picture.rotation = GetParam().rotation;
        m_picture.flip = GetParam().flip;
        m_picture.width = m_picture.height = 2;  // a pixel is as wide as the radius

        SoloPicture solo(engine, {});
        const auto ready = solo.prepare(request);
        ASSERT_TRUE(ready) << ready.error().message;
        std::vector<TileSample> samples(request.size.area());
        ASSERT_TRUE(solo.render([&](const Tile& tile) {
            for (std::uint32_t i = 0; i < tile.samples.size(); ++i) {
                const auto place = tile.task.placeOf(i);
                samples[static_cast<std::size_t>(place.y * request.size.width + place.x)] =
                    tile.samples[i];
            }
        }));

        std::mt19937 random(1);
        int stable = 0;
        std::set<std::uint64_t> counts;
        for (int i = 0; i < 300; ++i) {
            const int x = static_cast<int>(random() % 512), y = static_cast<int>(random() % 56);
            const double radius = std::exp2(-(y + 0.5) / 56);
            const double step = 2 * std::numbers::pi / 512, angle = (x + 0.5) * step;
            const oracle::Outcome wanted = outcomeAt(radius, angle);
            if (outcomeAt(radius * (1 + step / 4), angle) != wanted ||
                outcomeAt(radius * (1 - step / 4), angle) != wanted ||
                outcomeAt(radius, angle + step / 4) != wanted ||
                outcomeAt(radius, angle - step / 4) != wanted)
                continue;
            ++stable;
            counts.insert(wanted.count);
            EXPECT_EQ(samples[static_cast<std::size_t>(y * 512 + x)].count, wanted.count)
                << x << ' ' << y;
        }
        EXPECT_GE(stable, 20);
        EXPECT_GE(counts.size(), 3u);
    }

    oracle::Picture m_picture;
};

TEST_P(CirclesTruth, OnTheProcessor) {
    CpuEngine engine(2);
    check(engine);
}

INSTANTIATE_TEST_SUITE_P(Views, CirclesTruth, ::testing::ValuesIn(kCases));

/// Direct kernels of devices have no circles.
class DeviceCirclesTruth : public CirclesTruth {};

TEST_P(DeviceCirclesTruth, EqualTheOracle) {
    for (const auto& engine : openClEngines({}))
        check(*engine);
}

INSTANTIATE_TEST_SUITE_P(Views, DeviceCirclesTruth,
                         ::testing::ValuesIn(kCases + kShallowCases, std::end(kCases)));

}  // namespace
