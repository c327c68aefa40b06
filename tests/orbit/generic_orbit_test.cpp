#include "orbit/generic_orbit.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "formula/formula_list.h"
#include "number/big_float.h"
#include "orbit/deep_places.h"

namespace fathom {
namespace {

using test::decimal;

OrbitRequest requestOf(const char* formula, int power, std::string_view re, std::string_view im) {
    OrbitRequest request{.formula = defaultInstance(*findFormula(formula)),
                         .re = decimal(re),
                         .im = decimal(im),
                         .bits = 256,
                         .reach = FloatExp::of(1e-30),
                         .iterations = 300};
    request.formula.power = power;
    return request;
}

GenericOrbit orbitOf(const OrbitRequest& request) {
    return GenericOrbit::compute(request).value();
}

TEST(GenericOrbit, HasTheNearestDoubles) {
    // The Burning Ship, z <- (|x| + i|y|)^2 + c.
    const int bits = 512;
    const auto request = requestOf("burning-ship", 2, "-1.7720", "-0.0301");
    const GenericOrbit orbit = orbitOf(request);
    const BigFloat cx = BigFloat::fromDecimal(request.re, bits);
    const BigFloat cy = BigFloat::fromDecimal(request.im, bits);
    BigFloat x(0, bits), y(0, bits);
    for (const GenericPoint& point : orbit.points()) {
        ASSERT_EQ(point.z[0], x.toDouble());
        ASSERT_EQ(point.z[1], y.toDouble());
        const BigFloat next = x * x - y * y + cx;
        const BigFloat product = x * y * BigFloat(2, bits);
        y = (product.isNegative() ? -product : product) + cy;
        x = next;
    }
    EXPECT_GT(orbit.points().size(), 10u);
}

TEST(GenericOrbit, KnowsHowStepsMoveWhatIsNear) {
    for (const char* formula : {"mandelbrot", "burning-ship", "tricorn", "celtic", "buffalo"}) {
        const auto request = requestOf(formula, 3, "-0.41", "0.63");
        const double shift = 1e-6;
        auto beside = request;
        beside.formula.julia = JuliaConstant{request.re, request.im};
        const GenericOrbit orbit = orbitOf(beside);
        const auto stepOf = [&](double dx, double dy) {
            beside.re = request.re + Decimal::fromDouble(dx);
            beside.im = request.im + Decimal::fromDouble(dy);
            const GenericOrbit moved = orbitOf(beside);
            return moved.points()[moved.runs().back().first + 1];
        };
        const std::uint32_t m = orbit.runs().back().first;
        const GenericPoint here = stepOf(0, 0), right = stepOf(shift, 0), up = stepOf(0, shift);
        const double(&jacobian)[4] = orbit.leaf<double>(m).jacobian;
        for (int row = 0; row < 2; ++row) {
            EXPECT_NEAR(jacobian[2 * row], (right.z[row] - here.z[row]) / shift, 1e-5) << formula;
            EXPECT_NEAR(jacobian[2 * row + 1], (up.z[row] - here.z[row]) / shift, 1e-5) << formula;
        }
    }
}

TEST(GenericOrbit, SeesFoldsNearerThanDoublesDo) {
    // A Celtic step folds Re z^2, which is 0 where |x| = |y|; its derivatives by x and y are 2x,
    // -2y.
    auto request = requestOf("celtic", 2, "0.5", "0.5");
    request.formula.julia = JuliaConstant{};
    request.re = request.re + decimal("1e-40");
    const GenericOrbit orbit = orbitOf(request);
    const std::uint32_t m = orbit.runs().back().first;
    EXPECT_EQ(orbit.points()[m].z[0], 0.5);
    EXPECT_NEAR(orbit.points()[m].known[0] * 1e40, 1, 1e-12);
    EXPECT_NEAR(orbit.leaf<double>(m).clearance * 2e40, 1, 1e-12);
}

TEST(GenericOrbit, KeepsWhatDoublesDoNotHold) {
    // Same as before, but so near that doubles keep only the side.
    auto request = requestOf("celtic", 2, "0.5", "0.5");
    request.bits = 2048;
    request.formula.julia = JuliaConstant{};
    request.re = request.re + decimal("-1e-400");
    const GenericOrbit orbit = orbitOf(request);
    const std::uint32_t m = orbit.runs().back().first;
    EXPECT_LT(orbit.points()[m].known[0], 0);
    ASSERT_FALSE(orbit.extendedPoints().empty());
    const GenericExtendedPoint& point = orbit.extendedPoints().front();
    EXPECT_EQ(point.m, m);
    EXPECT_EQ(point.z[0].mantissa, 0.5);
    const FloatExp known = FloatExp::of(point.known[0].mantissa, point.known[0].exponent);
    EXPECT_NEAR(known.log10(), -400, 1e-12);
    EXPECT_EQ(orbit.leaf<double>(m).clearance, 0);
    EXPECT_NEAR(orbit.leaf<FloatExp>(m).clearance.log10(), -400 + std::log10(0.5), 1e-12);
}

TEST(GenericOrbit, IsThatOf0AndThatOfTheCentre) {
    auto request = requestOf("tricorn", 2, "0.1", "0.2");
    ASSERT_EQ(orbitOf(request).runs().size(), 1u);
    EXPECT_EQ(orbitOf(request).points()[1].z[0], 0.1);
    request.formula.julia = JuliaConstant{decimal("-0.1"), decimal("0.15")};
    const GenericOrbit orbit = orbitOf(request);
    ASSERT_EQ(orbit.runs().size(), 2u);
    const GenericOrbit::Run zero = orbit.runs()[0], centre = orbit.runs()[1];
    EXPECT_EQ(zero.first, 0u);
    EXPECT_EQ(centre.first, zero.last + 1);
    EXPECT_EQ(centre.last + 1, orbit.points().size());
    EXPECT_EQ(orbit.points()[1].z[0], -0.1);
    EXPECT_EQ(orbit.points()[centre.first].z[1], 0.2);
    EXPECT_FALSE(zero.isClosed);
    EXPECT_LT(zero.after, zero.last);
}

TEST(GenericOrbit, EndsWhereItEscapesOrSurrounds0) {
    auto request = requestOf("mandelbrot", 3, "2", "0");
    EXPECT_EQ(orbitOf(request).runs()[0].last, 3u);  // 2, 10, 1002
    EXPECT_TRUE(orbitOf(request).runs()[0].isClosed);
    // The nucleus of period 2 of z^3 + c: c^2 = -1.
    request = requestOf("mandelbrot", 3, "1e-9", "1");
    request.reach = FloatExp::of(1e-8);
    EXPECT_EQ(orbitOf(request).runs()[0].last, 2u);
    request.reach = FloatExp::of(1e-12);
    EXPECT_GT(orbitOf(request).runs()[0].last, 2u);
}

TEST(GenericOrbit, KnowsTheLeastFactorOfAStepThatDivides) {
    // Magnet I at c = 3: 0 has the factors w = 2 and r = 2, and 1 - c has w = -2 and r = 0. The
    // step from near 1 - c therefore keeps r, the least factor.
    auto request = requestOf("magnet1", 2, "-2", "0");
    request.formula.julia = JuliaConstant{decimal("3"), decimal("0")};
    request.im = decimal("1e-40");
    const GenericOrbit orbit = orbitOf(request);
    const std::uint32_t m = orbit.runs().back().first;
    EXPECT_EQ(orbit.points()[m].known[0], 0);
    EXPECT_NEAR(orbit.points()[m].known[1] * 1e40, 1, 1e-12);
    EXPECT_NEAR(orbit.leaf<double>(m).straight * 1e40, 2, 1e-12);  // as for a square
    EXPECT_LT(std::abs(orbit.byC(m).slope - 4.0), 1e-12);          // 2 w dw/dc = 2 (-2) (-1)
    // Near a zero of w, which is at z^2 = 1 - c.
    request.re = decimal("1e-40"), request.im = decimal("1");
    request.formula.julia = JuliaConstant{decimal("2"), decimal("0")};
    const GenericPoint beside = orbitOf(request).points()[orbitOf(request).runs().back().first];
    EXPECT_NEAR(std::hypot(beside.known[0], beside.known[1]) * 1e40, 1, 1e-12);  // dw/dz = 1 there
}

TEST(GenericOrbit, EndsWhereItConverges) {
    const auto request = requestOf("magnet1", 2, "0", "1.2");
    const GenericOrbit orbit = orbitOf(request);
    const GenericOrbit::Run run = orbit.runs()[0];
    EXPECT_TRUE(run.isClosed);
    const auto distance = [&](std::uint32_t m) {
        return std::hypot(orbit.points()[m].z[0] - 1, orbit.points()[m].z[1]);
    };
    EXPECT_LT(distance(run.last), request.convergence);
    EXPECT_GE(distance(run.last - 1), request.convergence);
    EXPECT_EQ(orbit.leaf<double>(run.last - 1).straight, 0);
}

TEST(GenericOrbit, EndsBeforeAPole) {
    // z_1 = ((c - 1)/(c - 2))^2 is 1 - c/2 here to 16 digits, and z_2 is about 10^30.
    GenericOrbit orbit = orbitOf(requestOf("magnet1", 2, "1.361103080528647", "0"));
    EXPECT_EQ(orbit.runs()[0].last, 1u);
    EXPECT_TRUE(orbit.runs()[0].isClosed);
    // This orbit is at the pole from the first step on.
    orbit = orbitOf(requestOf("magnet1", 2, "2", "0"));
    EXPECT_EQ(orbit.runs()[0].last, 1u);
    EXPECT_TRUE(orbit.runs()[0].isClosed);
}

TEST(GenericOrbit, EndsWhereItIsPeriodic) {
    // i, -1 + i, -i, -1 + i, ...; and a point that goes to the fixed point 1/4 of z^2 + 3/16.
    auto request = requestOf("mandelbrot", 2, "0", "1");
    GenericOrbit::Run run = orbitOf(request).runs()[0];
    EXPECT_EQ(run.last - run.after, 2u);
    EXPECT_LT(run.last, 10u);
    request = requestOf("mandelbrot", 2, "0.1875", "0");
    request.iterations = 10'000;
    const GenericOrbit orbit = orbitOf(request);
    run = orbit.runs()[0];
    EXPECT_LT(run.after, run.last);
    EXPECT_LT(run.last, 2000u);
    EXPECT_EQ(orbit.points()[run.last].z[0], orbit.points()[run.after].z[0]);
    EXPECT_FALSE(run.isClosed);
}

TEST(GenericOrbit, StopsWhenAskedTo) {
    auto request = requestOf("buffalo", 2, "-0.3", "0.1");
    request.bits = 20'000;
    request.iterations = 100'000'000;
    std::stop_source stop;
    std::uint64_t told = 0;
    const auto orbit = GenericOrbit::compute(request, stop.get_token(),
                                             [&](std::uint64_t steps, const std::string&) {
                                                 told = steps;
                                                 if (steps >= 20) stop.request_stop();
                                             });
    ASSERT_FALSE(orbit);
    EXPECT_EQ(orbit.error().code, ErrorCode::Cancelled);
    EXPECT_LT(told, 200u);
}

// ---- Going on --------------------------------------------------------------------------------

void expectSame(const GenericOrbit& a, const GenericOrbit& b) {
    ASSERT_EQ(a.points().size(), b.points().size());
    ASSERT_EQ(a.runs().size(), b.runs().size());
    EXPECT_EQ(a.extendedPoints().size(), b.extendedPoints().size());
    for (std::size_t i = 0; i < a.runs().size(); ++i) {
        EXPECT_EQ(a.runs()[i].last, b.runs()[i].last);
        EXPECT_EQ(a.runs()[i].isClosed, b.runs()[i].isClosed);
        EXPECT_EQ(a.runs()[i].after, b.runs()[i].after);
    }
    for (std::uint32_t m = 0; m < a.points().size(); ++m) {
        const GenericPoint &p = a.points()[m], &q = b.points()[m];
        EXPECT_TRUE(std::ranges::equal(p.z, q.z)) << m;
        EXPECT_TRUE(std::ranges::equal(p.known, q.known)) << m;
        EXPECT_TRUE(std::ranges::equal(a.leaf<double>(m).jacobian, b.leaf<double>(m).jacobian));
        EXPECT_EQ(a.leaf<double>(m).straight, b.leaf<double>(m).straight);
        EXPECT_EQ(a.byC(m).slope, b.byC(m).slope);
    }
}

struct Growth {
    const char *formula, *re, *im;
    int power = 2;
    bool isJulia = false;
};

TEST(GenericOrbit, GoesOnAsIfItHadNotEnded) {
    const Growth growths[]{{"mandelbrot", "1e-9", "1", 3},
                           {"burning-ship", "-1.7720", "-0.0301"},
                           {"magnet1", "3.0358600911659061", "0.6905739686538009"},
                           {"celtic", "0.544541982702346", "1.021942488377336", 2, true}};
    for (const Growth& growth : growths) {
        auto request = requestOf(growth.formula, growth.power, growth.re, growth.im);
        if (growth.isJulia) request.formula.julia = JuliaConstant{decimal("-0.8"), decimal("0.3")};
        request.reach = FloatExp::of(1e-3);
        const GenericOrbit wide = orbitOf(request);
        request.reach = FloatExp::of(1e-60);
        EXPECT_FALSE(wide.has(request)) << growth.formula;
        const GenericOrbit deep = GenericOrbit::compute(request, {}, {}, &wide).value();
        EXPECT_GT(deep.points().size(), wide.points().size());
        expectSame(deep, orbitOf(request));
        EXPECT_TRUE(deep.has(request));
        // An orbit for a small reach also serves a larger reach.
        request.reach = FloatExp::of(1e-3);
        EXPECT_TRUE(deep.has(request));
        EXPECT_EQ(GenericOrbit::compute(request, {}, {}, &deep)->points().size(),
                  deep.points().size());
    }
}

TEST(GenericOrbit, GoesOnToAHigherLimit) {
    // Both runs are bounded, and neither returns to its start in so few steps.
    auto request = requestOf("mandelbrot", 2, "-0.1", "0.2");
    request.formula.julia = JuliaConstant{decimal("-0.39"), decimal("-0.58")};
    request.iterations = 50;
    const GenericOrbit brief = orbitOf(request);
    EXPECT_TRUE(brief.lasts(50));
    EXPECT_FALSE(brief.lasts(51));
    request.iterations = 90;
    const GenericOrbit longer = GenericOrbit::compute(request, {}, {}, &brief).value();
    expectSame(longer, orbitOf(request));
    EXPECT_TRUE(longer.lasts(90));
    request.iterations = 50;
    EXPECT_TRUE(longer.has(request));
}

TEST(GenericOrbit, TakesNothingOfOthers) {
    const auto before = requestOf("burning-ship", 2, "-1.7720", "-0.0301");
    const GenericOrbit known = orbitOf(before);
    const auto expectNew = [&](auto&& change) {
        auto request = before;
        change(request);
        EXPECT_FALSE(known.has(request));
        expectSame(GenericOrbit::compute(request, {}, {}, &known).value(), orbitOf(request));
    };
    EXPECT_TRUE(known.has(before));
    expectNew([](auto& request) { request.formula.power = 3; });
    expectNew([](auto& request) { request.formula.spec = findFormula("tricorn"); });
    expectNew([](auto& request) { request.formula.julia = JuliaConstant{}; });
    expectNew([](auto& request) { request.re = decimal("-1.7721"); });
    expectNew([](auto& request) { request.bits = 320; });
    expectNew([](auto& request) { request.escapeRadius = 100; });
}

TEST(GenericOrbit, KeepsThatOf0ForOtherCentres) {
    auto request = requestOf("mandelbrot", 2, "-0.1", "0.2");
    request.formula.julia = JuliaConstant{decimal("-0.39"), decimal("-0.58")};
    const GenericOrbit known = orbitOf(request);
    request.re = decimal("0.1");
    expectSame(GenericOrbit::compute(request, {}, {}, &known).value(), orbitOf(request));
}

}  // namespace
}  // namespace fathom
