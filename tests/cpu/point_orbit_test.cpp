#include "cpu/point_orbit.h"

#include <gtest/gtest.h>

#include "formula/formula_list.h"

namespace fathom {
namespace {

Location locationOf(const char* formula, std::uint64_t limit = 20000) {
    Location location = homeLocation(defaultInstance(*findFormula(formula)));
    location.iterations = {.limit = limit, .automatic = false};
    return location;
}

PointOrbit orbitOf(const Location& location, const char* re, const char* im,
                   double spacing = 1e-6) {
    const auto orbit =
        followPoint(location, {Decimal::parse(re).value(), Decimal::parse(im).value()},
                    FloatExp::of(spacing), {});
    EXPECT_TRUE(orbit) << orbit.error().message;
    return orbit.value_or(PointOrbit());
}

TEST(PointOrbit, KnowsTheOrbitOfAPointThatEscapes) {
    const PointOrbit orbit = orbitOf(locationOf("mandelbrot"), "1", "0");
    EXPECT_EQ(orbit.sample.count, 4u);
    EXPECT_EQ(orbit.points, (std::vector<std::complex<double>>{0, 1, 2, 5, 26}));
    EXPECT_FALSE(orbit.hasCycle());
    EXPECT_NE(orbit.sample.distance_x, 0);
}

// The main cardioid by its multiplier: c = m/2 - m^2/4.
TEST(PointOrbit, TellsTheMultiplierOfAFixedPoint) {
    const std::complex<double> multiplier = std::polar(0.9, 2.1);
    const std::complex<double> c = multiplier / 2.0 - multiplier * multiplier / 4.0;
    const PointOrbit orbit =
        orbitOf(locationOf("mandelbrot"), Decimal::fromDouble(c.real()).toString().c_str(),
                Decimal::fromDouble(c.imag()).toString().c_str());
    ASSERT_EQ(orbit.period, 1u);
    EXPECT_NEAR(std::abs(orbit.multiplier - multiplier), 0, 1e-12);
    EXPECT_NEAR(std::abs(orbit.cycle.front() - multiplier / 2.0), 0, 1e-12);
    EXPECT_EQ(orbit.sample.count, kInteriorCount);
}

// The disc of period 2: the multiplier is 4 (c + 1).
TEST(PointOrbit, TellsTheLeastPeriodAndAllPointsOfTheCycle) {
    const PointOrbit orbit = orbitOf(locationOf("mandelbrot"), "-1.1", "0.2");
    ASSERT_EQ(orbit.period, 2u);
    EXPECT_NEAR(std::abs(orbit.multiplier - std::complex<double>(-0.4, 0.8)), 0, 1e-12);
    ASSERT_EQ(orbit.cycle.size(), 2u);
    // z^2 + z + c + 1 = 0 has both as its roots.
    EXPECT_NEAR(std::abs(orbit.cycle[0] + orbit.cycle[1] + 1.0), 0, 1e-12);
}

// Near the nucleus of period 3 on the axis, at a depth that doubles cannot tell from it.
TEST(PointOrbit, FollowsDeepPoints) {
    const PointOrbit orbit = orbitOf(
        locationOf("mandelbrot"),
        "-1.7548776662466927600495088963585286918946066177727931439892839706", "1e-40", 1e-50);
    ASSERT_EQ(orbit.period, 3u);
    EXPECT_LT(std::abs(orbit.multiplier), 1e-30);
    EXPECT_GT(std::abs(orbit.multiplier), 0);
}

TEST(PointOrbit, KnowsCyclesOfFoldingFormulasAndOfJuliaSets) {
    // On the axis the Burning Ship is the Mandelbrot set: multipliers of period 2 are 4 (c + 1).
    const PointOrbit ship = orbitOf(locationOf("burning-ship"), "-1.1", "0");
    ASSERT_EQ(ship.period, 2u);
    EXPECT_NEAR(std::abs(ship.multiplier), 0.4, 1e-9);

    Location julia = locationOf("mandelbrot");
    julia.formula.julia = {Decimal::parse("-1.1").value(), Decimal::parse("0.2").value()};
    const PointOrbit orbit = orbitOf(julia, "0.05", "0.1");
    ASSERT_EQ(orbit.period, 2u);
    EXPECT_EQ(orbit.points.front(), std::complex<double>(0.05, 0.1));
}

TEST(PointOrbit, KnowsWhereAPointConvergesTo) {
    const PointOrbit magnet = orbitOf(locationOf("magnet1"), "2", "1.5");
    EXPECT_FALSE(magnet.hasCycle());
    EXPECT_NE(magnet.sample.attractor, 0u);
    EXPECT_NEAR(std::abs(magnet.points.back() - 1.0), 0, 1e-5);
    const PointOrbit newton = orbitOf(locationOf("newton"), "0.9", "0.2");
    EXPECT_NE(newton.sample.attractor, 0u);
}

// No cycle attracts it: the orbit of i is 0, i, -1 + i, -i, -1 + i, ... and repels.
TEST(PointOrbit, TakesNoRepellingCycle) {
    const PointOrbit orbit = orbitOf(locationOf("mandelbrot", 2000), "0", "1");
    EXPECT_FALSE(orbit.hasCycle());
    EXPECT_EQ(orbit.sample.count, kInteriorCount);
}

TEST(PointOrbit, EndsWhenItIsStopped) {
    std::stop_source stop;
    stop.request_stop();
    const auto open =
        followPoint(locationOf("mandelbrot", 1u << 30), {Decimal(), Decimal::parse("1").value()},
                    FloatExp::of(1e-6), stop.get_token());
    ASSERT_FALSE(open);
    EXPECT_EQ(open.error().code, ErrorCode::Cancelled);
}

}  // namespace
}  // namespace fathom
