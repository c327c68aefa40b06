// Pictures of rings against the oracle.
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

struct RingCase {
    const char* name;
    CheckedView view;
    const char* rung;
    double rotation = 0;
    bool flip = false;
    Contour contour = {};
};

std::ostream& operator<<(std::ostream& out, const RingCase& view) {
    return out << view.name;
}

constexpr int kShallowCases = 2;  // come first
const RingCase kCases[]{
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
    {"Rounded",
     {.re = "-1.769383179195515018213847286085473782905747263654161",
      .im = "0.004236847918736772214926507171367997076682670917403",
      .radius = "1e-24",
      .limit = 2000},
     "perturbation",
     20,
     false,
     {.aspect = 0.5625, .bulge = 0.5}},
    {"Ship",
     {.formula = "burning-ship", .re = "-1.77", .im = "-0.03", .radius = "1e-2", .limit = 1000},
     "perturbation"},
};

class RingsTruth : public ::testing::TestWithParam<RingCase> {
protected:
    /// The oracle's outcome of a point on a ring, whose size is in units of the view's radius.
    oracle::Outcome outcomeAt(double size, double turn) const {
        const std::complex<double> at = GetParam().contour.pointAt(turn) * size;
        return oracle::outcome(m_picture, 1 + at.real(), 1 - at.imag());
    }
    /// Compares random pixels that are stable.
    void check(Engine& engine) {
        RenderRequest request = requestOf(GetParam().view);
        request.location.view.transform.rotation = GetParam().rotation;
        request.location.view.transform.flip = GetParam().flip;
        request.contour = GetParam().contour;
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
            const double size = std::exp2(-(y + 0.5) / 56);
            const double quarter = std::numbers::pi / 1024, turn = (x + 0.5) / 512;
            const oracle::Outcome wanted = outcomeAt(size, turn);
            if (outcomeAt(size * (1 + quarter), turn) != wanted ||
                outcomeAt(size * (1 - quarter), turn) != wanted ||
                outcomeAt(size, turn + 0.25 / 512) != wanted ||
                outcomeAt(size, turn - 0.25 / 512) != wanted)
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

TEST_P(RingsTruth, OnTheProcessor) {
    CpuEngine engine(2);
    check(engine);
}

INSTANTIATE_TEST_SUITE_P(Views, RingsTruth, ::testing::ValuesIn(kCases));

/// Direct kernels of devices have no circles.
class DeviceRingsTruth : public RingsTruth {};

TEST_P(DeviceRingsTruth, EqualTheOracle) {
    for (const auto& engine : openClEngines({}))
        check(*engine);
}

INSTANTIATE_TEST_SUITE_P(Views, DeviceRingsTruth,
                         ::testing::ValuesIn(kCases + kShallowCases, std::end(kCases)));

}  // namespace
