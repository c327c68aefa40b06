// Attracting cycles, compared with known multipliers: in the disc of period 2 around -1,
// r = 4 (c + 1); elsewhere by iteration, if it ends on a cycle soon.
#include "orbit/attracting_cycle.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numbers>
#include <ostream>
#include <random>

#include "orbit/deep_places.h"

namespace fathom {
namespace {

using Complex = std::complex<double>;

/// |r| of the cycle, of period at most 64, on which the orbit of c has settled; 0 if the orbit
/// escapes, NaN if it does neither.
double multiplierOf(Complex c) {
    Complex z = 0;
    for (int n = 0; n < 20'000; ++n) {
        z = z * z + c;
        if (std::norm(z) > 4) return 0;
    }
    Complex back = z, product = 1;
    for (int period = 1; period <= 64; ++period) {
        product *= 2.0 * back;
        back = back * back + c;
        if (std::abs(back - z) < 1e-12) return std::abs(product);
    }
    return std::numeric_limits<double>::quiet_NaN();
}

struct Place {
    const char* re;
    const char* im;
    double pixel;
    std::uint32_t period;

    Complex centre() const { return {std::stod(re), std::stod(im)}; }

    friend std::ostream& operator<<(std::ostream& out, const Place& place) {
        return out << "period " << place.period << " at " << place.re;
    }
};

constexpr double kReach = 300;

class CycleFinderTest : public testing::TestWithParam<Place> {
protected:
    const Place m_place = GetParam();
    const FloatExp m_pixel = FloatExp::of(m_place.pixel);
    const std::shared_ptr<const ReferenceOrbit> m_orbit = std::make_shared<const ReferenceOrbit>(
        ReferenceOrbit::compute({.re = test::decimal(m_place.re),
                                 .im = test::decimal(m_place.im),
                                 .bits = 128,
                                 .reach = m_pixel * kReach,
                                 .iterations = 100'000})
            .value());
    const StepTable m_table =
        StepTable::build({.orbit = m_orbit, .pixel = m_pixel, .reach = kReach}).value();
    const CycleFinder m_finder{*m_orbit, m_table.job()};

    /// The answer after `periods` periods. Z + z is exact at the reference's start, where Z = 0.
    CycleFinder::Answer answerAt(Complex c, int periods = 40) const {
        Complex z = 0;
        const std::uint32_t count = periods * m_place.period;
        for (std::uint32_t n = 0; n < count; ++n)
            z = z * z + m_place.centre() + c * m_place.pixel;
        if (!(std::abs(z) < 4)) return {};
        return m_finder.lookAt(
            {.z = {z.real(), z.imag()}, .c = {c.real(), c.imag()}, .count = count});
    }
};

TEST_P(CycleFinderTest, FindsWhatAttracts) {
    ASSERT_EQ(m_orbit->period(), m_place.period);
    std::mt19937 random(5);
    std::uniform_real_distribution<double> any(-kReach / std::numbers::sqrt2,
                                               kReach / std::numbers::sqrt2);
    int attracted = 0, escaping = 0;
    for (int i = 0; i < 1000; ++i) {
        const double im = any(random), re = any(random);
        const Complex c(re, im);
        const double multiplier = multiplierOf(m_place.centre() + c * m_place.pixel);
        const auto radius = answerAt(c).radius;
        if (multiplier == 0) {
            EXPECT_FALSE(radius) << c;
            ++escaping;
        } else if (multiplier < 0.8) {
            EXPECT_TRUE(radius) << c << " multiplier " << multiplier;
            ++attracted;
        }
        if (!radius) continue;
        for (int turn = 0; turn < 8; ++turn) {
            const Complex beside = c + std::polar(*radius, turn * std::numbers::pi / 4);
            EXPECT_NE(multiplierOf(m_place.centre() + beside * m_place.pixel), 0) << beside;
        }
    }
    EXPECT_GT(attracted, 50);
    EXPECT_GT(escaping, 50);
}

INSTANTIATE_TEST_SUITE_P(
    Places, CycleFinderTest,
    testing::Values(Place{"-1", "0", 0x1p-10, 2}, Place{"-1.75487766624669276", "0", 0x1p-13, 3},
                    Place{"-0.12256116687665361998", "0.74486176661974423659", 0x1p-11, 3},
                    Place{"-1.62541372512330373", "0", 0x1p-16, 5}),
    [](const auto& place) { return "P" + std::to_string(place.index); });

TEST(CycleFinderDisc, HasMostOfTheRoomThereIs) {
    const Place place{"-1", "0", 0x1p-9, 2};
    const FloatExp pixel = FloatExp::of(place.pixel);
    const auto orbit =
        std::make_shared<const ReferenceOrbit>(ReferenceOrbit::compute({.re = test::decimal("-1"),
                                                                        .im = {},
                                                                        .bits = 128,
                                                                        .reach = pixel * 120.0,
                                                                        .iterations = 100})
                                                   .value());
    const StepTable table =
        StepTable::build({.orbit = orbit, .pixel = pixel, .reach = 120}).value();
    const CycleFinder finder(*orbit, table.job());
    for (const double distance : {1e-9, 0.01, 0.03, 0.1, 0.2, 0.24}) {
        for (int turn = 0; turn < 12; ++turn) {
            const Complex c = std::polar(distance / place.pixel, 0.1 + turn * std::numbers::pi / 6);
            Complex z = 0;
            for (int n = 0; n < 400; ++n)
                z = z * z - 1.0 + c * place.pixel;
            const auto answer =
                finder.lookAt({.z = {z.real(), z.imag()}, .c = {c.real(), c.imag()}, .count = 400});
            ASSERT_TRUE(answer.radius) << c;
            const double room = (0.25 - distance) / place.pixel;
            EXPECT_LE(*answer.radius, room) << c;
            // A quarter by Koebe's theorem, and less if the multiplier is near 0.
            const double multiplier = 4 * distance;
            const double share = -multiplier * std::log(multiplier) / (2 * (1 - multiplier));
            EXPECT_NEAR(*answer.radius, share * room, 1e-6 * room) << c;
        }
    }
}

}  // namespace
}  // namespace fathom
