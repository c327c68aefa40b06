#include "orbit/bla_table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <random>

#include "formula/formula_list.h"
#include "number/big_float.h"
#include "orbit/deep_places.h"

namespace fathom {
namespace {

using test::decimal;

constexpr int kBits = 512;
constexpr double kReach = 1e-20;
constexpr double kPixels = 1000;  // kReach in pixels

struct Place {
    const char *name, *re, *im;
    bool isJulia;
    const char* formula = "burning-ship";

    friend std::ostream& operator<<(std::ostream& out, const Place& place) {
        return out << place.name;
    }
};

OrbitRequest requestOf(const Place& place) {
    OrbitRequest request{.formula = defaultInstance(*findFormula(place.formula)),
                         .re = decimal(place.re),
                         .im = decimal(place.im),
                         .bits = kBits,
                         .reach = FloatExp::of(kReach),
                         .iterations = 2000};
    if (place.isJulia) request.formula.julia = JuliaConstant{decimal("-1.2"), decimal("-0.3")};
    return request;
}

/// An orbit of the Burning Ship or of Magnet I in big floats.
struct Orbit {
    BigFloat x, y, cx, cy;
    bool isMagnet;

    Orbit(const OrbitRequest& request, double dx, double dy) {
        const auto moved = [](const Decimal& place, double shift) {
            return BigFloat::fromDecimal(place + Decimal::fromDouble(shift), kBits);
        };
        isMagnet = request.formula.spec->divides;
        const auto& julia = request.formula.julia;
        x = y = BigFloat(0, kBits);
        (julia ? x : cx) = moved(request.re, dx), (julia ? y : cy) = moved(request.im, dy);
        if (julia) cx = moved(julia->re, 0), cy = moved(julia->im, 0);
    }
    void step() { isMagnet ? stepMagnet() : stepShip(); }

private:
    void stepMagnet() {
        const BigFloat one(1, kBits), two(2, kBits);
        const BigFloat px = x * x - y * y + cx - one, py = x * y * two + cy;
        const BigFloat qx = x * two + cx - two, qy = y * two + cy;
        const BigFloat norm = qx * qx + qy * qy;
        const BigFloat wx = (px * qx + py * qy) / norm, wy = (py * qx - px * qy) / norm;
        x = wx * wx - wy * wy;
        y = wx * wy * two;
    }
    void stepShip() {
        const BigFloat next = x * x - y * y + cx;
        const BigFloat product = x * y * BigFloat(2, kBits);
        y = (product.isNegative() ? -product : product) + cy;
        x = next;
    }
};

/// The radius below which a step is valid.
double radiusOf(const GenericJob& job, std::uint32_t index) {
    return std::bit_cast<double>(std::uint64_t{job.keys[index]} << 48);
}

class BlaTableTest : public testing::TestWithParam<Place> {};

/// Compares orbits near the reference with each step that is valid for them.
TEST_P(BlaTableTest, LosesNoMoreThanEpsilon) {
    const OrbitRequest request = requestOf(GetParam());
    const bool isJulia = GetParam().isJulia;
    const auto orbit = std::make_shared<const GenericOrbit>(GenericOrbit::compute(request).value());
    const BlaTable table = BlaTable::build({.orbit = orbit,
                                            .isJulia = isJulia,
                                            .pixel = FloatExp::of(kReach / kPixels),
                                            .reach = isJulia ? 0 : kPixels})
                               .value();
    const GenericJob job = table.job();
    const GenericOrbit::Run run = orbit->runs().back();

    std::mt19937 random(3);
    std::uniform_real_distribution<double> any(-kReach, kReach);
    int steps = 0;
    unsigned longest = 0;
    double worst = 0;
    for (int i = 0; i < 20; ++i) {
        const double shift[2]{any(random), any(random)};
        const double c[2]{isJulia ? 0 : shift[0], isJulia ? 0 : shift[1]};
        Orbit reference(request, 0, 0), beside(request, shift[0], shift[1]);
        std::vector<std::array<double, 2>> z;  // index 0 is the first point of the run
        for (std::uint32_t m = run.first; m <= run.last; ++m) {
            z.push_back({BigFloat(beside.x - reference.x).toDouble(),
                         BigFloat(beside.y - reference.y).toDouble()});
            reference.step(), beside.step();
        }
        for (std::uint32_t m = 0; m < z.size(); ++m) {
            const std::uint32_t offset = job.offsets[run.first + m];
            const std::uint32_t first = offset >> DELTA_LEVEL_BITS;
            const double size = std::max(std::fabs(z[m][0]), std::fabs(z[m][1]));
            for (std::uint32_t k = 0; k < (offset & ((1u << DELTA_LEVEL_BITS) - 1)); ++k) {
                if (!(size < radiusOf(job, first + k))) break;
                const LinearStep& step = job.steps[first + k];
                const unsigned length = job.bounds.first_length * 2 << k;
                const auto& target = z.at(m + length);
                const double norm = std::max(std::fabs(target[0]), std::fabs(target[1]));
                for (int row = 0; row < 2; ++row) {
                    const double found =
                        step.a[2 * row] * z[m][0] + step.a[2 * row + 1] * z[m][1] +
                        (step.b[2 * row] * c[0] + step.b[2 * row + 1] * c[1]) * kPixels / kReach;
                    worst = std::max(worst, std::fabs(found - target[row]) / norm);
                }
                ++steps;
                longest = std::max(longest, length);
            }
        }
    }
    EXPECT_LE(worst, 16 * BlaTable::kDefaultEpsilon);
    EXPECT_GT(steps, 100);
    EXPECT_GE(longest, 8u);
    std::printf("%d steps of up to %u iterations, off by at most 2^%.1f\n", steps, longest,
                std::log2(worst));
}

INSTANTIATE_TEST_SUITE_P(Places, BlaTableTest,
                         testing::Values(Place{"Parameter", "-1.7548776662", "-0.0300", false},
                                         Place{"Julia", "0.1", "0.2", true},
                                         Place{"Magnet", "3.03586009116590614835668112230840009784",
                                               "0.69057396865380095476784054610990501", false,
                                               "magnet1"}),
                         [](const auto& place) { return std::string(place.param.name); });

TEST(BlaTable, StaysOnTheSideOfEveryFold) {
    // The centre's second step folds y, which is 1e-30 there.
    OrbitRequest request = requestOf({"", "-1.5", "1e-30", false});
    request.reach = FloatExp::of(1e-40);
    const auto orbit = std::make_shared<const GenericOrbit>(GenericOrbit::compute(request).value());
    const BlaTable table =
        BlaTable::build({.orbit = orbit, .pixel = FloatExp::of(1e-40), .reach = 1}).value();
    const GenericJob job = table.job();
    ASSERT_EQ(orbit->points()[1].z[1], 1e-30);
    EXPECT_GT(radiusOf(job, 0), 0);
    EXPECT_LE(radiusOf(job, 0), 0.5e-30);
}

TEST(BlaTable, HasNoStepThatOverflows) {
    OrbitRequest request = requestOf({"", "-1.7", "0.5", false});
    request.formula.julia = JuliaConstant{decimal("-1.9"), decimal("0")};
    request.formula.spec = findFormula("mandelbrot");
    request.iterations = 5000;
    const auto orbit = std::make_shared<const GenericOrbit>(GenericOrbit::compute(request).value());
    ASSERT_EQ(orbit->runs()[0].last, 5000u);  // a bounded orbit that neighbours leave
    const BlaTable table =
        BlaTable::build({.orbit = orbit, .isJulia = true, .pixel = FloatExp::of(1e-20)}).value();
    const GenericJob job = table.job();
    const std::uint32_t offset = job.offsets[1], first = offset >> DELTA_LEVEL_BITS;
    ASSERT_EQ(offset & ((1u << DELTA_LEVEL_BITS) - 1), 12u);
    EXPECT_GT(radiusOf(job, first), 0);
    EXPECT_EQ(radiusOf(job, first + 11), 0);
}

TEST(BlaTable, HasTheSameStepsWithExponents) {
    const auto orbit = std::make_shared<const GenericOrbit>(
        GenericOrbit::compute(requestOf({"", "0.1", "0.2", true})).value());
    const auto tableOf = [&](FloatExp pixel) {
        return BlaTable::build({.orbit = orbit, .isJulia = true, .pixel = pixel}).value();
    };
    const BlaTable plain = tableOf(FloatExp::of(1e-20)), wide = tableOf(FloatExp::of(1, -2000));
    EXPECT_FALSE(plain.job().bounds.is_extended);
    ASSERT_TRUE(wide.job().bounds.is_extended);
    const std::uint32_t count = plain.job().offsets[orbit->runs().back().last] >> DELTA_LEVEL_BITS;
    ASSERT_GT(count, 100u);
    for (std::uint32_t i = 0; i < count; ++i) {
        const LinearStep& expected = plain.job().steps[i];
        const LinearExtendedStep& found = wide.job().extended_steps[i];
        for (int k = 0; k < 4; ++k) {
            EXPECT_NEAR(std::ldexp(found.a[k], found.a_exponent) / expected.a[k], 1, 1e-9);
            EXPECT_EQ(wide.job().steps[i].a[k], std::ldexp(found.a[k], found.a_exponent));
        }
        const double radius = wide.job().extended_radii[i], floored = std::floor(radius - 1);
        const double foundRadius = std::ldexp((radius - floored) / 2, static_cast<int>(floored));
        EXPECT_NEAR(foundRadius / radiusOf(wide.job(), i), 1, 0x1p-4);
    }
}

TEST(BlaTable, StopsWhenAskedTo) {
    std::stop_source stop;
    stop.request_stop();
    const auto orbit = std::make_shared<const GenericOrbit>(
        GenericOrbit::compute(requestOf({"", "-1.5", "0.1", false})).value());
    const auto table =
        BlaTable::build({.orbit = orbit, .pixel = FloatExp::of(1e-20)}, stop.get_token());
    ASSERT_FALSE(table);
    EXPECT_EQ(table.error().code, ErrorCode::Cancelled);
}

}  // namespace
}  // namespace fathom
