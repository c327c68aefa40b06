#include "orbit/reference_orbit.h"

#include <gtest/gtest.h>

#include <thread>

#include "number/big_float.h"
#include "orbit/deep_places.h"

namespace fathom {
namespace {

using test::decimal;

OrbitRequest requestOf(std::string_view re, std::string_view im, double reach,
                       std::uint64_t iterations) {
    return {.re = decimal(re),
            .im = decimal(im),
            .bits = 256,
            .reach = FloatExp::of(reach),
            .iterations = iterations};
}

ReferenceOrbit orbitOf(const OrbitRequest& request) {
    return ReferenceOrbit::compute(request).value();
}

TEST(ReferenceOrbit, HasTheNearestDoubles) {
    const int bits = 512;
    const auto request = requestOf("-0.1528", "1.0397", 1e-30, 1500);
    const ReferenceOrbit orbit = orbitOf(request);
    const BigFloat cx = BigFloat::fromDecimal(request.re, bits);
    const BigFloat cy = BigFloat::fromDecimal(request.im, bits);
    BigFloat x(0, bits), y(0, bits);
    for (std::uint32_t m = 0; m <= orbit.length(); ++m) {
        ASSERT_EQ(orbit[m].real(), x.toDouble()) << m;
        ASSERT_EQ(orbit[m].imag(), y.toDouble()) << m;
        const BigFloat next = x * x - y * y + cx;
        y = x * y * BigFloat(2, bits) + cy;
        x = next;
    }
    EXPECT_GT(orbit.length(), 10u);
}

TEST(ReferenceOrbit, EndsWhereItEscapes) {
    // -0.75 + 0.001 i takes 3143 iterations to leave the circle of radius 2 (D. Boll, 1991).
    auto request = requestOf("-0.75", "0.001", 1e-30, 10'000);
    request.escapeRadius = 2;
    const ReferenceOrbit orbit = orbitOf(request);
    EXPECT_EQ(orbit.length(), 3143u);
    EXPECT_EQ(orbit.period(), 0u);
    EXPECT_TRUE(orbit.isClosed());
}

TEST(ReferenceOrbit, EndsAtTheLimit) {
    const ReferenceOrbit orbit = orbitOf(requestOf("-0.1", "0.1", 1e-30, 777));
    EXPECT_EQ(orbit.length(), 777u);
    EXPECT_FALSE(orbit.isClosed());
}

TEST(ReferenceOrbit, EndsAtThePeriodOfANucleusWithinReach) {
    struct {
        const char *re, *im;
        std::uint32_t period;
    } const nuclei[]{{"-1", "0", 2},
                     {"-1.75487766624669276", "0", 3},
                     {"-0.122561166876653619975", "0.744861766619744236593", 3},
                     {"-1.94079980652948475223", "0", 4},
                     {"-1.98542425305420531061", "0", 5}};
    for (const auto& nucleus : nuclei) {
        EXPECT_EQ(orbitOf(requestOf(nucleus.re, nucleus.im, 1e-9, 1000)).period(), nucleus.period);
        auto beside = requestOf(nucleus.re, nucleus.im, 1e-9, 1000);
        beside.re = beside.re + decimal("1e-7");
        EXPECT_NE(orbitOf(beside).period(), nucleus.period) << "out of reach";
    }
    for (const std::uint32_t period : {24u, 500u, 832u}) {
        const auto request = test::tableRequest(test::needle(period));
        EXPECT_EQ(request.orbit->period(), period);
    }
    EXPECT_EQ(test::tableRequest(test::spirals()).orbit->period(), test::spirals().period);
}

TEST(ReferenceOrbit, KeepsWhatDoublesDoNot) {
    // Very close to the nucleus of period 2: Z_2 = C + C^2 with C = -1 + 1e-700.
    OrbitRequest request{.re = decimal("-1") + decimal("1e-700"),
                         .im = decimal("0"),
                         .bits = 2500,
                         .reach = Decimal::parse("1e-690").value().toFloatExp(),
                         .iterations = 100};
    const ReferenceOrbit orbit = orbitOf(request);
    ASSERT_EQ(orbit.period(), 2u);
    EXPECT_EQ(orbit[2].real(), 0);
    EXPECT_NEAR(orbit.extended(2).re.log10(), -700, 1e-9);
    ASSERT_EQ(orbit.extendedPoints().size(), 1u);
    EXPECT_EQ(orbit.extendedPoints()[0].m, 2u);
    EXPECT_EQ(orbit.extended(1).re.toDouble(), -1);
}

TEST(ReferenceOrbit, DropsBitsThatPixelsCannotSee) {
    for (const test::DeepPlace& place :
         {test::spirals(), test::needle(24), test::needle(400), test::needle(832)}) {
        const FloatExp pixel = place.radius.toFloatExp() * (2.0 / 360);
        OrbitRequest request{.re = place.re,
                             .im = place.im,
                             .bits = static_cast<int>(-pixel.log2()) + 64,
                             .reach = pixel * 500,
                             .iterations = 100'000};
        const ReferenceOrbit all = orbitOf(request);
        request.smallestPixel = pixel;
        const ReferenceOrbit some = orbitOf(request);
        ASSERT_EQ(some.length(), all.length()) << place;
        // The bound: 2^-34 of a pixel, carried to index m, plus the rounding to doubles.
        ComplexExp derivative;
        const FloatExp one = FloatExp::of(1), two = FloatExp::of(2);
        for (std::uint32_t m = 0; m <= all.length(); ++m) {
            const FloatExp allowed =
                chebyshev(derivative) * pixel * 0x1p-34 + chebyshev(all.extended(m)) * 0x1p-52;
            const ComplexExp error = all.extended(m) + some.extended(m) * FloatExp::of(-1);
            ASSERT_LE(chebyshev(error), allowed) << place << " at " << m;
            derivative = all.extended(m) * derivative * two + ComplexExp{one, {}};
        }
    }
}

TEST(ReferenceOrbit, FindsTheOrbitsOfPointsBeside) {
    const auto orbitAt = [](const test::DeepPlace& place, const Decimal& re, FloatExp reach) {
        const OrbitRequest request{
            .re = re,
            .im = place.im,
            .bits = static_cast<int>(-place.radius.toFloatExp().log2()) + 128,
            .reach = reach,
            .iterations = 5000};
        return ReferenceOrbit::compute(request).value();
    };
    for (const test::DeepPlace& place :
         {test::spirals(), test::needle(24), test::needle(400), test::needle(832)}) {
        const FloatExp radius = place.radius.toFloatExp();
        const ReferenceOrbit base = orbitAt(place, place.re, radius);
        // A near point, points some turns of the mouse wheel away, and the same point.
        for (const char* const way : {"0.3", "-20", "3000", "0"})
            for (const double reach : {1e-3, 1.0, 100.0}) {
                const Decimal shift = decimal(way) * place.radius;
                const ReferenceOrbit exact = orbitAt(place, place.re + shift, radius * reach);
                const ReferenceOrbit beside = base.nearbyOrbit({.shift = {shift.toFloatExp(), {}},
                                                                .reach = radius * reach,
                                                                .iterations = 5000})
                                                  .value();
                ASSERT_EQ(beside.length(), exact.length()) << place << way << " " << reach;
                EXPECT_EQ(beside.period(), exact.period());
                EXPECT_EQ(beside.isClosed(), exact.isClosed());
                // The bound: 2^-46 of the shift, carried to index m, plus the rounding to doubles.
                ComplexExp derivative;
                const FloatExp one = FloatExp::of(1), two = FloatExp::of(2);
                for (std::uint32_t m = 0; m <= exact.length(); ++m) {
                    const FloatExp allowed =
                        chebyshev(derivative) * abs(shift.toFloatExp()) * 0x1p-46 +
                        chebyshev(exact.extended(m)) * 0x1p-51;
                    const ComplexExp error =
                        exact.extended(m) + beside.extended(m) * FloatExp::of(-1);
                    ASSERT_LE(chebyshev(error), allowed) << place << way << " at " << m;
                    derivative = exact.extended(m) * derivative * two + ComplexExp{one, {}};
                }
            }
    }
}

TEST(ReferenceOrbit, FindsOrbitsBesideNoFartherThanItself) {
    const ReferenceOrbit base = orbitOf(requestOf("-0.1", "0.1", 1e-30, 777));
    const auto beside = base.nearbyOrbit(
        {.shift = {FloatExp::of(1e-29), {}}, .reach = FloatExp::of(1e-30), .iterations = 777});
    ASSERT_TRUE(beside);
    EXPECT_EQ(beside->length(), 777u);
    EXPECT_FALSE(beside->isClosed());

    std::stop_source stop;
    stop.request_stop();
    const auto stopped = base.nearbyOrbit({.iterations = 1 << 20}, stop.get_token());
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, ErrorCode::Cancelled);
}

TEST(ReferenceOrbit, StopsWhenAskedTo) {
    std::stop_source stop;
    OrbitRequest request = requestOf("-0.1", "0.1", 1e-30, 100'000'000);
    request.bits = 100'000;
    std::uint64_t told = 0;
    const auto orbit = ReferenceOrbit::compute(request, stop.get_token(),
                                               [&](std::uint64_t steps, const std::string&) {
                                                   told = steps;
                                                   if (steps >= 20) stop.request_stop();
                                               });
    ASSERT_FALSE(orbit);
    EXPECT_EQ(orbit.error().code, ErrorCode::Cancelled);
    EXPECT_GE(told, 20u);
    EXPECT_LT(told, 200u);
}

TEST(ReferenceOrbit, IsTheSameOnTwoThreads) {
    OrbitRequest request = requestOf("-0.1528", "1.0397", 0, 200);
    request.bits = 20'000;
    const ReferenceOrbit one = orbitOf(request);
    request.threads = 2;
    const ReferenceOrbit two = orbitOf(request);
    ASSERT_EQ(one.length(), two.length());
    for (std::uint32_t m = 0; m <= one.length(); ++m)
        ASSERT_EQ(one[m], two[m]);
}

}  // namespace
}  // namespace fathom
