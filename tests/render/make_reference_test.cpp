#include "render/make_reference.h"

#include <gtest/gtest.h>

#include <future>
#include <optional>

#include "formula/formula_list.h"
#include "support/reference_cases.h"

namespace fathom::test {
namespace {

class ReferenceCacheTest : public testing::Test {
protected:
    ReferenceCacheTest() {
        request.location = homeLocation(defaultInstance(*findFormula("mandelbrot")));
        request.location.view.re = Decimal::parse("-0.743643887037158704752191506114774").value();
        request.location.view.im = Decimal::parse("0.131825904205311970493132056385139").value();
        request.location.view.radius = Decimal::parse("1e-11").value();
        request.location.iterations = {5000, false};
        request.size = {640, 360};
    }

    Result<PixelDeltas> tryCoordinates(ReferenceCache* with, std::stop_token stop) const {
        RenderPlan plan;
        plan.rung = findRung(rung);
        plan.precisionBits = 192 + extraBits;
        return makePixelDeltas(
            request, plan, [](const Phrase&) {}, std::move(stop), with);
    }
    PixelDeltas coordinates(ReferenceCache* with) const { return tryCoordinates(with, {}).value(); }

    View& view() { return request.location.view; }

    RenderRequest request;
    int extraBits = 0;
    const char* rung = "perturbation";
    ReferenceCache cache;
};

TEST_F(ReferenceCacheTest, ServesPicturesBesideAndInside) {
    const auto first = coordinates(&cache);
    EXPECT_EQ(first.scale, 1);
    EXPECT_EQ(first.shift, 0.0);
    view() = view().panned({100, -50}, request.size);
    const auto panned = coordinates(&cache);
    EXPECT_EQ(panned.reference, first.reference);
    EXPECT_NEAR(panned.shift.real(), -100, 1e-6);
    EXPECT_NEAR(panned.shift.imag(), -50, 1e-6);
    view() = view().zoomedAt({200, 100}, request.size, 4);
    const auto inside = coordinates(&cache);
    EXPECT_EQ(inside.reference, first.reference);
    EXPECT_NEAR(inside.scale, 0.25, 1e-12);
    view() = view().zoomedAt({200, 100}, request.size, 1.0 / 8);
    EXPECT_EQ(coordinates(&cache).reference, first.reference) << "outside, by 2";
    view() = view().zoomedAt({200, 100}, request.size, 8).rotatedBy(30);
    EXPECT_EQ(coordinates(&cache).reference, first.reference);
    EXPECT_EQ(lastOf(cache), first.reference);
}

TEST_F(ReferenceCacheTest, FindsOrbitsBesideWhereTheTableEnds) {
    const auto first = coordinates(&cache);
    EXPECT_EQ(first.reference->mandelbrot().source.orbit,
              first.reference->mandelbrot().table.request().orbit);
    view() = view().zoomedAt({320, 180}, request.size, 0.25);
    const auto outside = coordinates(&cache);
    EXPECT_NE(outside.reference, first.reference);
    EXPECT_EQ(outside.reference->mandelbrot().source.orbit,
              first.reference->mandelbrot().table.request().orbit);
    view() = view().zoomedAt({400, 100}, request.size, 64);
    extraBits = 6;
    const auto inside = coordinates(&cache);
    EXPECT_NE(inside.reference, outside.reference);
    EXPECT_NE(inside.reference->mandelbrot().table.request().orbit,
              first.reference->mandelbrot().table.request().orbit);
    EXPECT_EQ(inside.reference->mandelbrot().source.orbit,
              first.reference->mandelbrot().table.request().orbit)
        << "not beside a copy of it";
    EXPECT_EQ(inside.shift, 0.0);
    view() = view().panned({20'000, 0}, request.size);
    EXPECT_EQ(coordinates(&cache).reference->mandelbrot().source.orbit,
              first.reference->mandelbrot().table.request().orbit);
}

TEST_F(ReferenceCacheTest, ServesNoOtherRung) {
    ReferenceCache files{ReferenceCache::Serves::Same};
    const auto first = coordinates(&cache), part = coordinates(&files);
    rung = "perturbation-46";
    const auto finer = coordinates(&cache);
    EXPECT_NE(finer.reference, first.reference);
    EXPECT_NE(coordinates(&files).reference, part.reference);
    EXPECT_EQ(finer.reference->epsilon, 0x1p-46);
    EXPECT_EQ(first.reference->epsilon, 0x1p-32);
    EXPECT_EQ(finer.reference->mandelbrot().source.orbit,
              first.reference->mandelbrot().source.orbit);
    rung = "perturbation-ff";
    const auto inFloats = coordinates(&cache);
    EXPECT_NE(inFloats.reference, first.reference);
    EXPECT_TRUE(inFloats.reference->areForFloats);
    EXPECT_EQ(inFloats.reference->mandelbrot().source.orbit,
              first.reference->mandelbrot().source.orbit);
}

TEST_F(ReferenceCacheTest, RemembersTheWayBack) {
    const View start = view();
    const auto first = coordinates(&cache);
    view() = start.zoomedAt({320, 180}, request.size, 64);
    const auto inside = coordinates(&cache);
    ASSERT_NE(inside.reference, first.reference);
    view() = start;
    EXPECT_EQ(coordinates(&cache).reference, first.reference);

    // The cache does not keep a reference for ever.
    view() = start;
    for (int i = 0; i < 4; ++i) {
        view() = view().panned({5000, 0}, request.size);
        coordinates(&cache);
    }
    view() = start;
    EXPECT_NE(coordinates(&cache).reference, first.reference);
}

TEST_F(ReferenceCacheTest, BeginsAnewWhereNoOrbitIsNear) {
    const auto first = coordinates(&cache);
    const auto isNew = [&] {
        return coordinates(&cache).reference->mandelbrot().source.orbit !=
               first.reference->mandelbrot().source.orbit;
    };
    const RenderRequest before = request;
    request.location.escapeRadius = 100;
    EXPECT_TRUE(isNew());
    request = before;
    cache.keep(first.reference);
    view() = view().panned({2e9, 0}, request.size);
    EXPECT_TRUE(isNew());
    request = before;
    cache.keep(first.reference);
    extraBits = 200;
    EXPECT_TRUE(isNew());
    extraBits = 0;
    cache.keep(first.reference);
    EXPECT_FALSE(isNew());
}

TEST_F(ReferenceCacheTest, PutsPointsWhereTheyAre) {
    coordinates(&cache);
    view() = view().zoomedAt({500, 90}, request.size, 3).rotatedBy(20);
    const auto with = coordinates(&cache);
    expectSamePoints(with, coordinates(nullptr));
    EXPECT_NEAR(with.shift.real(), (500 - 320) * (1 - 1 / 3.0), 1e-6);
    EXPECT_NEAR(with.shift.imag(), (180 - 90) * (1 - 1 / 3.0), 1e-6);
}

TEST_F(ReferenceCacheTest, MakesNoMoreForFilesThanTheyNeed) {
    ReferenceCache files{ReferenceCache::Serves::Same};
    const auto first = coordinates(&files), alone = coordinates(nullptr);
    EXPECT_EQ(first.reference->mandelbrot().source.request.bits,
              alone.reference->mandelbrot().source.request.bits);
    EXPECT_EQ(first.reference->reach, alone.reference->reach);
    EXPECT_LT(alone.reference->mandelbrot().source.request.bits,
              coordinates(&cache).reference->mandelbrot().source.request.bits);
}

TEST_F(ReferenceCacheTest, ServesPartsOfAFileAlone) {
    ReferenceCache files{ReferenceCache::Serves::Same};
    const RenderRequest whole = request;
    const auto first = coordinates(&files);
    EXPECT_GT(first.times.orbit.wall, 0);
    request.region = {0, 90, 640, 90};
    request.subpixel = {0.25, -0.25};
    const auto part = coordinates(&files);
    EXPECT_EQ(part.reference, first.reference);
    EXPECT_EQ(part.times.orbit.wall, 0);
    EXPECT_EQ(part.times.tables.wall, 0);

    request = whole;
    const auto isNew = [&] {
        files.keep(first.reference);
        return coordinates(&files).reference != first.reference;
    };
    expectOthersAreNew(request, isNew);
    extraBits = 64;
    EXPECT_TRUE(isNew());
}

/// The deepest of several pictures around one point gives all of them their orbits.
TEST_F(ReferenceCacheTest, BeginsFromTheOrbitOfTheRequest) {
    ReferenceCache files{ReferenceCache::Serves::Same};
    const auto alone = coordinates(&files);
    RenderRequest deeper = request;
    std::swap(request, deeper);
    view().radius = Decimal::parse("1e-20").value();
    extraBits = 64;
    const auto source =
        std::make_shared<const ReferenceSource>(coordinates(nullptr).reference->source());

    std::swap(request, deeper);
    extraBits = 0;
    request.source = source;
    const auto made = coordinates(&files);
    EXPECT_NE(made.reference, alone.reference);
    EXPECT_EQ(made.reference->mandelbrot().source.orbit, std::get<0>(source->orbit).orbit);
    EXPECT_EQ(coordinates(&files).reference, made.reference);
    const ReferenceOrbit &orbit = made.reference->mandelbrot().orbit(),
                         &wanted = alone.reference->mandelbrot().orbit();
    ASSERT_EQ(orbit.length(), wanted.length());
    EXPECT_EQ(orbit.period(), wanted.period());
    for (std::uint32_t m = 0; m < orbit.length(); ++m)
        ASSERT_LE(std::abs(orbit[m] - wanted[m]), 0x1p-50) << m;

    // An orbit of fewer digits or of another formula does not serve.
    extraBits = 128;
    EXPECT_NE(coordinates(&files).reference->mandelbrot().source.orbit,
              std::get<0>(source->orbit).orbit);
    extraBits = 0;
    request.location.escapeRadius = 100;
    EXPECT_NE(coordinates(&files).reference->mandelbrot().source.orbit,
              std::get<0>(source->orbit).orbit);
}

TEST_F(ReferenceCacheTest, LetsFilesGo) {
    ReferenceCache files{ReferenceCache::Serves::Same};
    coordinates(&files);
    EXPECT_EQ(lastOf(files), nullptr);
}

TEST_F(ReferenceCacheTest, WaitsForWhatIsBeingMade) {
    ReferenceCache files{ReferenceCache::Serves::Same};
    const auto made = coordinates(nullptr);
    std::optional<ReferenceCache::Turn> turn(std::in_place, files, std::stop_token());
    auto waiting = std::async(std::launch::async, [&] { return coordinates(&files); });
    files.keep(made.reference);
    turn.reset();
    const auto served = waiting.get();
    EXPECT_EQ(served.reference, made.reference);
    EXPECT_EQ(served.times.orbit.wall, 0);
}

TEST_F(ReferenceCacheTest, NeedNotWaitOnceStopped) {
    const ReferenceCache::Turn turn(cache, {});
    std::stop_source source;
    auto waiting =
        std::async(std::launch::async, [&] { return tryCoordinates(&cache, source.get_token()); });
    source.request_stop();
    const auto none = waiting.get();
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().code, ErrorCode::Cancelled);
    EXPECT_EQ(lastOf(cache), nullptr);
}

}  // namespace
}  // namespace fathom::test
