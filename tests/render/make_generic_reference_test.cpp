// References of formulas other than z^2 + c.
#include <gtest/gtest.h>

#include <ostream>

#include "formula/formula_list.h"
#include "render/make_reference.h"
#include "support/reference_cases.h"

namespace fathom::test {
namespace {

struct FormulaPlace {
    const char *name, *formula, *re, *im, *radius;
    int power = 2;
    bool isJulia = false;

    friend std::ostream& operator<<(std::ostream& out, const FormulaPlace& place) {
        return out << place.name;
    }
};

constexpr FormulaPlace kFormulaPlaces[]{
    {"Cubic", "mandelbrot", "0.206772539752992259062380", "0.859567156690308467701256", "3e-19", 3},
    {"BurningShip", "burning-ship", "-1.673298721007313574250536", "-0.021200515957434473842627",
     "3e-19"},
    {"MagnetI", "magnet1", "3.035860091165906148356681122308400097840595344",
     "0.690573968653800954767840546109905014743149678", "3e-19"},
    {"Julia", "tricorn", "1.06671227063971107078070402266", "-0.20251635919701442123144356192",
     "3e-19", 2, true},
    {"WideCubic", "mandelbrot", "0.206772539752992259062380", "0.859567156690308467701256",
     "3e-280", 3},
    {"WideJulia", "tricorn", "1.06671227063971107078070402266", "-0.20251635919701442123144356192",
     "3e-280", 2, true},
};

class GenericCacheTest : public testing::TestWithParam<FormulaPlace> {
protected:
    GenericCacheTest() {
        const FormulaPlace& place = GetParam();
        FormulaInstance formula = defaultInstance(*findFormula(place.formula));
        formula.power = place.power;
        if (place.isJulia)
            formula.julia = JuliaConstant{Decimal::fromDouble(-0.3), Decimal::fromDouble(0.4)};
        request.location = homeLocation(formula);
        view().re = Decimal::parse(place.re).value();
        view().im = Decimal::parse(place.im).value();
        view().radius = Decimal::parse(place.radius).value();
        request.location.iterations = {3000, false};
        request.size = {640, 360};
        digits = static_cast<int>(-view().radius.toFloatExp().log2()) * (place.isJulia ? 2 : 1);
    }

    PixelDeltas coordinates(ReferenceCache* with) const {
        RenderPlan plan;
        plan.rung = findRung(rung);
        plan.precisionBits = digits + 64;
        return makePixelDeltas(
                   request, plan, [](const Phrase&) {}, {}, with)
            .value();
    }
    View& view() { return request.location.view; }

    RenderRequest request;
    int digits;
    const char* rung = "perturbation";
    ReferenceCache cache;
};

void expectNothingMade(const PixelDeltas& deltas) {
    EXPECT_EQ(deltas.times.orbit.wall, 0);
    EXPECT_EQ(deltas.times.tables.wall, 0);
}

TEST_P(GenericCacheTest, ServesPicturesBesideAndInside) {
    const auto first = coordinates(&cache);
    EXPECT_EQ(first.scale, 1);
    EXPECT_EQ(first.shift, 0.0);
    EXPECT_GT(first.times.orbit.wall, 0);
    const auto expectSame = [&](const char* move) {
        const auto deltas = coordinates(&cache);
        EXPECT_EQ(deltas.reference, first.reference) << move;
        expectNothingMade(deltas);
        return deltas;
    };
    view() = view().panned({100, -50}, request.size);
    const auto panned = expectSame("pan");
    EXPECT_NEAR(panned.shift.real(), -100, 1e-6);
    EXPECT_NEAR(std::abs(panned.shift.imag()), 50, 1e-6);  // the Ship is upside down
    view() = view().zoomedAt({200, 100}, request.size, 4);
    EXPECT_NEAR(expectSame("zoom in by 4").scale, 0.25, 1e-12);
    view() = view().zoomedAt({200, 100}, request.size, 1.0 / 8);
    EXPECT_NEAR(expectSame("zoom out by 8").scale, 2, 1e-12);
    view() = view().zoomedAt({200, 100}, request.size, 8).rotatedBy(30);
    expectSame("rotation");
    request.location.iterations.limit = 2000;
    expectSame("lower limit");
    EXPECT_EQ(lastOf(cache), first.reference);
}

TEST_P(GenericCacheTest, KeepsTheOrbitWhereTheTableEnds) {
    const auto first = coordinates(&cache);
    const auto isSameReference = [&](const PixelDeltas& deltas) {
        const auto &a = deltas.reference->generic().orbit().request(),
                   &b = first.reference->generic().orbit().request();
        return a.re == b.re && a.im == b.im && a.bits == b.bits;
    };
    view() = view().zoomedAt({320, 180}, request.size, 0.25);
    const auto outside = coordinates(&cache);
    EXPECT_NE(outside.reference, first.reference);
    EXPECT_EQ(outside.reference->generic().table.request().orbit,
              first.reference->generic().table.request().orbit);
    view() = view().zoomedAt({320, 180}, request.size, 4).panned({4000, 0}, request.size);
    const auto panned = coordinates(&cache);
    EXPECT_EQ(panned.reference->generic().table.request().orbit,
              first.reference->generic().table.request().orbit);
    EXPECT_NEAR(panned.shift.real(), -4000, 1e-5);
    view() = view().panned({-4000, 0}, request.size).zoomedAt({400, 100}, request.size, 64);
    digits += 6;
    const auto inside = coordinates(&cache);
    EXPECT_NE(inside.reference, first.reference);
    EXPECT_TRUE(isSameReference(inside));
    EXPECT_EQ(inside.scale, 1);
    EXPECT_NEAR(inside.shift.real(), 80 * 63, 1e-5);
    view() = view().zoomedAt({400, 100}, request.size, 0.25);
    EXPECT_EQ(coordinates(&cache).reference->generic().table.request().orbit,
              inside.reference->generic().table.request().orbit);
}

TEST_P(GenericCacheTest, RemembersTheWayBack) {
    const View start = view();
    const auto first = coordinates(&cache);
    view() = start.zoomedAt({320, 180}, request.size, 64);
    ASSERT_NE(coordinates(&cache).reference, first.reference);
    view() = start;
    EXPECT_EQ(coordinates(&cache).reference, first.reference);
}

TEST_P(GenericCacheTest, BeginsAnewForWhatIsOther) {
    const auto first = coordinates(&cache);
    const RenderRequest before = request;
    const int digitsBefore = digits;
    const auto isNew = [&] {
        const auto deltas = coordinates(&cache);
        request = before;
        digits = digitsBefore;
        cache.keep(first.reference);
        return deltas.reference->generic().table.request().orbit !=
               first.reference->generic().table.request().orbit;
    };
    EXPECT_FALSE(isNew());
    FormulaInstance& formula = request.location.formula;
    const bool isMagnet = formula.spec->divides;
    formula.spec = findFormula(isMagnet ? "magnet2" : "celtic");
    EXPECT_TRUE(isNew());
    if (!isMagnet) {
        formula.power = 4;
        EXPECT_TRUE(isNew());
    }
    formula.julia = JuliaConstant{Decimal::fromDouble(0.25), Decimal::fromDouble(-0.5)};
    EXPECT_TRUE(isNew());
    request.location.escapeRadius = 100;
    EXPECT_TRUE(isNew());
    request.location.convergence = 1e-4;
    EXPECT_TRUE(isNew());
    view() = view().panned({2e6, 0}, request.size);
    EXPECT_TRUE(isNew()) << "far away";
    digits += 400;
    EXPECT_TRUE(isNew()) << "deep";
    EXPECT_FALSE(isNew());
}

TEST_P(GenericCacheTest, ServesNoOtherRung) {
    const auto first = coordinates(&cache);
    rung = "perturbation-46";
    const auto finer = coordinates(&cache);
    EXPECT_NE(finer.reference, first.reference);
    EXPECT_EQ(finer.reference->generic().table.request().orbit,
              first.reference->generic().table.request().orbit);
    EXPECT_EQ(finer.reference->epsilon, 0x1p-46);
}

TEST_P(GenericCacheTest, GoesOnToAHigherLimit) {
    const auto first = coordinates(&cache);
    request.location.iterations.limit = 50'000;
    const auto higher = coordinates(&cache);
    EXPECT_TRUE(higher.reference->generic().orbit().lasts(50'000));
    if (first.reference->generic().orbit().lasts(50'000)) {
        EXPECT_EQ(higher.reference, first.reference);
    }
}

TEST_P(GenericCacheTest, PutsPointsWhereTheyAre) {
    coordinates(&cache);
    view() = view().zoomedAt({500, 90}, request.size, 3).rotatedBy(20);
    expectSamePoints(coordinates(&cache), coordinates(nullptr));
}

TEST_P(GenericCacheTest, ServesPartsOfAFileAlone) {
    ReferenceCache files{ReferenceCache::Serves::Same};
    const RenderRequest whole = request;
    const auto first = coordinates(&files), alone = coordinates(nullptr);
    EXPECT_EQ(first.reference->generic().orbit().request().bits,
              alone.reference->generic().orbit().request().bits);
    EXPECT_EQ(first.reference->reach, alone.reference->reach);
    request.region = {0, 90, 640, 90};
    request.subpixel = {0.25, -0.25};
    const auto part = coordinates(&files);
    EXPECT_EQ(part.reference, first.reference);
    expectNothingMade(part);

    request = whole;
    expectOthersAreNew(request, [&] {
        files.keep(first.reference);
        return coordinates(&files).reference != first.reference;
    });
}

TEST_P(GenericCacheTest, BeginsFromTheOrbitOfTheRequest) {
    const auto alone = coordinates(nullptr);
    RenderRequest deeper = request;
    std::swap(request, deeper);
    request.location.view.radius =
        (request.location.view.radius * Decimal::fromDouble(0x1p-8)).rounded(24);
    const auto source =
        std::make_shared<const ReferenceSource>(coordinates(nullptr).reference->source());
    std::swap(request, deeper);
    request.source = source;
    const auto made = coordinates(nullptr);
    const auto& orbit = std::get<1>(source->orbit);
    const bool isLongEnough = orbit->has(alone.reference->generic().orbit().request());
    EXPECT_EQ(made.reference->generic().table.request().orbit == orbit, isLongEnough);
    EXPECT_TRUE(made.reference->lasts(request.location.iterations.limit));
}

TEST_P(GenericCacheTest, LetsFilesGo) {
    ReferenceCache files{ReferenceCache::Serves::Same};
    coordinates(&files);
    EXPECT_EQ(lastOf(files), nullptr);
}

INSTANTIATE_TEST_SUITE_P(Places, GenericCacheTest, testing::ValuesIn(kFormulaPlaces),
                         [](const auto& place) { return place.param.name; });

// For z^5: its steps lose a pixel near 0 if that pixel is far from the reference.
TEST(GenericCache, BeginsAJuliaSetAtItsCentreWhere0IsNear) {
    RenderRequest request;
    FormulaInstance formula = defaultInstance(*findFormula("mandelbrot"));
    formula.power = 5;
    formula.julia = JuliaConstant{Decimal::fromDouble(0.25), Decimal::fromDouble(-0.5)};
    request.location = homeLocation(formula);
    request.location.view.re = request.location.view.im = Decimal();
    request.location.view.radius = Decimal::parse("1e-20").value();
    request.location.iterations = {3000, false};
    request.size = {640, 360};
    ReferenceCache cache;
    const auto coordinates = [&] {
        RenderPlan plan;
        plan.rung = findRung("perturbation");
        plan.precisionBits = 512;
        return makePixelDeltas(
                   request, plan, [](const Phrase&) {}, {}, &cache)
            .value();
    };
    const auto first = coordinates();
    request.location.view = request.location.view.rotatedBy(30);
    EXPECT_EQ(coordinates().reference, first.reference);
    request.location.view = request.location.view.panned({200, 0}, request.size);
    EXPECT_EQ(coordinates().shift, 0.0);
}

}  // namespace
}  // namespace fathom::test
