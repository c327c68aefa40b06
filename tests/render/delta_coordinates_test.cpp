#include "render/delta_coordinates.h"

#include <gtest/gtest.h>

#include <future>
#include <optional>

#include "formula/formula_list.h"

namespace fathom {
namespace {

/// Expects that each change which cannot occur between parts of one file is new to the memory.
/// The changes are made one at a time.
template <class IsNew>
void expectOthersAreNew(RenderRequest& request, IsNew isNew) {
    const RenderRequest whole = request;
    const auto isOther = [&] {
        const bool isOne = isNew();
        request = whole;
        return isOne;
    };
    View& view = request.location.view;
    EXPECT_FALSE(isOther());
    view = view.panned({1, 0}, request.size);
    EXPECT_TRUE(isOther());
    view = view.zoomedAt({320, 180}, request.size, 2);
    EXPECT_TRUE(isOther());
    request.size = {641, 360};
    EXPECT_TRUE(isOther());
    --request.location.iterations.limit;
    EXPECT_TRUE(isOther());
    request.location.escapeRadius = 100;
    EXPECT_TRUE(isOther());
    EXPECT_FALSE(isOther());
}

class DeltaMemoryTest : public testing::Test {
protected:
    DeltaMemoryTest() {
        request.location = homeLocation(defaultInstance(*findFormula("mandelbrot")));
        request.location.view.re = Decimal::parse("-0.743643887037158704752191506114774").value();
        request.location.view.im = Decimal::parse("0.131825904205311970493132056385139").value();
        request.location.view.radius = Decimal::parse("1e-11").value();
        request.location.iterations = {5000, false};
        request.size = {640, 360};
    }

    Result<DeltaCoordinates> tryCoordinates(DeltaMemory* with, std::stop_token stop) const {
        RenderPlan plan;
        plan.rung = findRung(rung);
        plan.precisionBits = 192 + extraBits;
        return makeDeltaCoordinates(
            request, plan, [](const Phrase&) {}, std::move(stop), with);
    }
    DeltaCoordinates coordinates(DeltaMemory* with) const {
        return tryCoordinates(with, {}).value();
    }

    View& view() { return request.location.view; }

    RenderRequest request;
    int extraBits = 0;
    const char* rung = "perturbation";
    DeltaMemory memory;
};

TEST_F(DeltaMemoryTest, ServesPicturesBesideAndInside) {
    const auto first = coordinates(&memory);
    EXPECT_EQ(first.scale, 1);
    EXPECT_EQ(first.shift, 0.0);
    view() = view().panned({100, -50}, request.size);
    const auto panned = coordinates(&memory);
    EXPECT_EQ(panned.basis, first.basis);
    EXPECT_NEAR(panned.shift.real(), -100, 1e-6);
    EXPECT_NEAR(panned.shift.imag(), -50, 1e-6);
    view() = view().zoomedAt({200, 100}, request.size, 4);
    const auto inside = coordinates(&memory);
    EXPECT_EQ(inside.basis, first.basis);
    EXPECT_NEAR(inside.scale, 0.25, 1e-12);
    view() = view().zoomedAt({200, 100}, request.size, 1.0 / 8);
    EXPECT_EQ(coordinates(&memory).basis, first.basis) << "outside, by 2";
    view() = view().zoomedAt({200, 100}, request.size, 8).rotatedBy(30);
    EXPECT_EQ(coordinates(&memory).basis, first.basis);
    EXPECT_EQ(memory.last(), first.basis);
}

TEST_F(DeltaMemoryTest, FindsOrbitsBesideWhereTheTableEnds) {
    const auto first = coordinates(&memory);
    EXPECT_EQ(first.basis->source.orbit, first.basis->steps.orbit);
    view() = view().zoomedAt({320, 180}, request.size, 0.25);
    const auto outside = coordinates(&memory);
    EXPECT_NE(outside.basis, first.basis);
    EXPECT_EQ(outside.basis->source.orbit, first.basis->steps.orbit);
    view() = view().zoomedAt({400, 100}, request.size, 64);
    extraBits = 6;
    const auto inside = coordinates(&memory);
    EXPECT_NE(inside.basis, outside.basis);
    EXPECT_NE(inside.basis->steps.orbit, first.basis->steps.orbit);
    EXPECT_EQ(inside.basis->source.orbit, first.basis->steps.orbit) << "not beside a copy of it";
    EXPECT_EQ(inside.shift, 0.0);
    view() = view().panned({20'000, 0}, request.size);
    EXPECT_EQ(coordinates(&memory).basis->source.orbit, first.basis->steps.orbit);
}

TEST_F(DeltaMemoryTest, ServesNoOtherRung) {
    DeltaMemory files{DeltaMemory::Serves::Same};
    const auto first = coordinates(&memory), part = coordinates(&files);
    rung = "perturbation-46";
    const auto finer = coordinates(&memory);
    EXPECT_NE(finer.basis, first.basis);
    EXPECT_NE(coordinates(&files).basis, part.basis);
    EXPECT_EQ(finer.basis->steps.epsilon, 0x1p-46);
    EXPECT_EQ(first.basis->steps.epsilon, 0x1p-32);
    EXPECT_EQ(finer.basis->source.orbit, first.basis->source.orbit);
    rung = "perturbation-ff";
    const auto inFloats = coordinates(&memory);
    EXPECT_NE(inFloats.basis, first.basis);
    EXPECT_TRUE(inFloats.basis->steps.areForFloats);
    EXPECT_EQ(inFloats.basis->source.orbit, first.basis->source.orbit);
}

TEST_F(DeltaMemoryTest, RemembersTheWayBack) {
    const View start = view();
    const auto first = coordinates(&memory);
    view() = start.zoomedAt({320, 180}, request.size, 64);
    const auto inside = coordinates(&memory);
    ASSERT_NE(inside.basis, first.basis);
    view() = start;
    EXPECT_EQ(coordinates(&memory).basis, first.basis);

    // The memory does not keep a reference for ever.
    view() = start;
    for (int i = 0; i < 4; ++i) {
        view() = view().panned({5000, 0}, request.size);
        coordinates(&memory);
    }
    view() = start;
    EXPECT_NE(coordinates(&memory).basis, first.basis);
}

TEST_F(DeltaMemoryTest, BeginsAnewWhereNoOrbitIsNear) {
    const auto first = coordinates(&memory);
    const auto isNew = [&] {
        return coordinates(&memory).basis->source.orbit != first.basis->source.orbit;
    };
    const RenderRequest before = request;
    request.location.escapeRadius = 100;
    EXPECT_TRUE(isNew());
    request = before;
    memory.keep(first.basis);
    view() = view().panned({2e9, 0}, request.size);
    EXPECT_TRUE(isNew());
    request = before;
    memory.keep(first.basis);
    extraBits = 200;
    EXPECT_TRUE(isNew());
    extraBits = 0;
    memory.keep(first.basis);
    EXPECT_FALSE(isNew());
}

TEST_F(DeltaMemoryTest, PutsPointsWhereTheyAre) {
    coordinates(&memory);
    view() = view().zoomedAt({500, 90}, request.size, 3).rotatedBy(20);
    const auto with = coordinates(&memory), without = coordinates(nullptr);
    ASSERT_NE(with.basis, without.basis);
    for (const auto& [x, y] : {std::pair{0, 0}, {639, 0}, {320, 180}, {17, 359}}) {
        const std::complex<double> expected = without.pointOf(x, y) * with.scale + with.shift;
        EXPECT_LT(std::abs(with.pointOf(x, y) - expected), 1e-9);
    }
    EXPECT_NEAR(with.shift.real(), (500 - 320) * (1 - 1 / 3.0), 1e-6);
    EXPECT_NEAR(with.shift.imag(), (180 - 90) * (1 - 1 / 3.0), 1e-6);
}

TEST_F(DeltaMemoryTest, MakesNoMoreForFilesThanTheyNeed) {
    DeltaMemory files{DeltaMemory::Serves::Same};
    const auto first = coordinates(&files), alone = coordinates(nullptr);
    EXPECT_EQ(first.basis->source.request.bits, alone.basis->source.request.bits);
    EXPECT_EQ(first.basis->steps.reach, alone.basis->steps.reach);
    EXPECT_LT(alone.basis->source.request.bits, coordinates(&memory).basis->source.request.bits);
}

TEST_F(DeltaMemoryTest, ServesPartsOfAFileAlone) {
    DeltaMemory files{DeltaMemory::Serves::Same};
    const RenderRequest whole = request;
    const auto first = coordinates(&files);
    EXPECT_GT(first.times.reference.wall, 0);
    request.region = {0, 90, 640, 90};
    request.subpixel = {0.25, -0.25};
    const auto part = coordinates(&files);
    EXPECT_EQ(part.basis, first.basis);
    EXPECT_EQ(part.times.reference.wall, 0);
    EXPECT_EQ(part.times.tables.wall, 0);

    request = whole;
    const auto isNew = [&] {
        files.keep(first.basis);
        return coordinates(&files).basis != first.basis;
    };
    expectOthersAreNew(request, isNew);
    extraBits = 64;
    EXPECT_TRUE(isNew());
}

TEST_F(DeltaMemoryTest, LetsFilesGo) {
    DeltaMemory files{DeltaMemory::Serves::Same};
    coordinates(&files);
    EXPECT_EQ(files.last(), nullptr);
}

TEST_F(DeltaMemoryTest, WaitsForWhatIsBeingMade) {
    DeltaMemory files{DeltaMemory::Serves::Same};
    const auto made = coordinates(nullptr);
    std::optional<DeltaMemory::Turn> turn(std::in_place, files, std::stop_token());
    auto waiting = std::async(std::launch::async, [&] { return coordinates(&files); });
    files.keep(made.basis);
    turn.reset();
    const auto served = waiting.get();
    EXPECT_EQ(served.basis, made.basis);
    EXPECT_EQ(served.times.reference.wall, 0);
}

TEST_F(DeltaMemoryTest, NeedNotWaitOnceStopped) {
    const DeltaMemory::Turn turn(memory, {});
    std::stop_source source;
    auto waiting =
        std::async(std::launch::async, [&] { return tryCoordinates(&memory, source.get_token()); });
    source.request_stop();
    const auto none = waiting.get();
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().code, ErrorCode::Cancelled);
    EXPECT_EQ(memory.last(), nullptr);
}

// ---- Formulas other than z^2 + c -------------------------------------------------------------

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

class FormulaMemoryTest : public testing::TestWithParam<FormulaPlace> {
protected:
    FormulaMemoryTest() {
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

    DeltaCoordinates coordinates(DeltaMemory* with) const {
        RenderPlan plan;
        plan.rung = findRung(rung);
        plan.precisionBits = digits + 64;
        return makeDeltaCoordinates(
                   request, plan, [](const Phrase&) {}, {}, with)
            .value();
    }
    View& view() { return request.location.view; }

    RenderRequest request;
    int digits;
    const char* rung = "perturbation";
    DeltaMemory memory;
};

void expectNothingMade(const DeltaCoordinates& deltas) {
    EXPECT_EQ(deltas.times.reference.wall, 0);
    EXPECT_EQ(deltas.times.tables.wall, 0);
}

TEST_P(FormulaMemoryTest, ServesPicturesBesideAndInside) {
    const auto first = coordinates(&memory);
    EXPECT_EQ(first.scale, 1);
    EXPECT_EQ(first.shift, 0.0);
    EXPECT_GT(first.times.reference.wall, 0);
    const auto expectSame = [&](const char* move) {
        const auto deltas = coordinates(&memory);
        EXPECT_EQ(deltas.formula, first.formula) << move;
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
    EXPECT_EQ(memory.last<FormulaBasis>(), first.formula);
}

TEST_P(FormulaMemoryTest, KeepsTheOrbitWhereTheTableEnds) {
    const auto first = coordinates(&memory);
    const auto isSameReference = [&](const DeltaCoordinates& deltas) {
        const auto &a = deltas.formula->orbit->request(), &b = first.formula->orbit->request();
        return a.re == b.re && a.im == b.im && a.bits == b.bits;
    };
    view() = view().zoomedAt({320, 180}, request.size, 0.25);
    const auto outside = coordinates(&memory);
    EXPECT_NE(outside.formula, first.formula);
    EXPECT_EQ(outside.formula->orbit, first.formula->orbit);
    view() = view().zoomedAt({320, 180}, request.size, 4).panned({4000, 0}, request.size);
    const auto panned = coordinates(&memory);
    EXPECT_EQ(panned.formula->orbit, first.formula->orbit);
    EXPECT_NEAR(panned.shift.real(), -4000, 1e-5);
    view() = view().panned({-4000, 0}, request.size).zoomedAt({400, 100}, request.size, 64);
    digits += 6;
    const auto inside = coordinates(&memory);
    EXPECT_NE(inside.formula, first.formula);
    EXPECT_TRUE(isSameReference(inside));
    EXPECT_EQ(inside.scale, 1);
    EXPECT_NEAR(inside.shift.real(), 80 * 63, 1e-5);
    view() = view().zoomedAt({400, 100}, request.size, 0.25);
    EXPECT_EQ(coordinates(&memory).formula->orbit, inside.formula->orbit);
}

TEST_P(FormulaMemoryTest, RemembersTheWayBack) {
    const View start = view();
    const auto first = coordinates(&memory);
    view() = start.zoomedAt({320, 180}, request.size, 64);
    ASSERT_NE(coordinates(&memory).formula, first.formula);
    view() = start;
    EXPECT_EQ(coordinates(&memory).formula, first.formula);
}

TEST_P(FormulaMemoryTest, BeginsAnewForWhatIsOther) {
    const auto first = coordinates(&memory);
    const RenderRequest before = request;
    const int digitsBefore = digits;
    const auto isNew = [&] {
        const auto deltas = coordinates(&memory);
        request = before;
        digits = digitsBefore;
        memory.keep(first.formula);
        return deltas.formula->orbit != first.formula->orbit;
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

TEST_P(FormulaMemoryTest, ServesNoOtherRung) {
    const auto first = coordinates(&memory);
    rung = "perturbation-46";
    const auto finer = coordinates(&memory);
    EXPECT_NE(finer.formula, first.formula);
    EXPECT_EQ(finer.formula->orbit, first.formula->orbit);
    EXPECT_EQ(finer.formula->epsilon, 0x1p-46);
}

TEST_P(FormulaMemoryTest, GoesOnToAHigherLimit) {
    const auto first = coordinates(&memory);
    request.location.iterations.limit = 50'000;
    const auto higher = coordinates(&memory);
    EXPECT_TRUE(higher.formula->orbit->lasts(50'000));
    if (first.formula->orbit->lasts(50'000)) {
        EXPECT_EQ(higher.formula, first.formula);
    }
}

TEST_P(FormulaMemoryTest, PutsPointsWhereTheyAre) {
    coordinates(&memory);
    view() = view().zoomedAt({500, 90}, request.size, 3).rotatedBy(20);
    const auto with = coordinates(&memory), without = coordinates(nullptr);
    ASSERT_NE(with.formula, without.formula);
    for (const auto& [x, y] : {std::pair{0, 0}, {639, 0}, {320, 180}, {17, 359}}) {
        const std::complex<double> expected = without.pointOf(x, y) * with.scale + with.shift;
        EXPECT_LT(std::abs(with.pointOf(x, y) - expected), 1e-9);
    }
}

TEST_P(FormulaMemoryTest, ServesPartsOfAFileAlone) {
    DeltaMemory files{DeltaMemory::Serves::Same};
    const RenderRequest whole = request;
    const auto first = coordinates(&files), alone = coordinates(nullptr);
    EXPECT_EQ(first.formula->orbit->request().bits, alone.formula->orbit->request().bits);
    EXPECT_EQ(first.formula->reach, alone.formula->reach);
    request.region = {0, 90, 640, 90};
    request.subpixel = {0.25, -0.25};
    const auto part = coordinates(&files);
    EXPECT_EQ(part.formula, first.formula);
    expectNothingMade(part);

    request = whole;
    expectOthersAreNew(request, [&] {
        files.keep(first.formula);
        return coordinates(&files).formula != first.formula;
    });
}

TEST_P(FormulaMemoryTest, LetsFilesGo) {
    DeltaMemory files{DeltaMemory::Serves::Same};
    coordinates(&files);
    EXPECT_EQ(files.last<FormulaBasis>(), nullptr);
}

INSTANTIATE_TEST_SUITE_P(Places, FormulaMemoryTest, testing::ValuesIn(kFormulaPlaces),
                         [](const auto& place) { return place.param.name; });

// For z^5: its steps lose a pixel near 0 if that pixel is far from the reference.
TEST(FormulaMemory, BeginsAJuliaSetAtItsCentreWhere0IsNear) {
    RenderRequest request;
    FormulaInstance formula = defaultInstance(*findFormula("mandelbrot"));
    formula.power = 5;
    formula.julia = JuliaConstant{Decimal::fromDouble(0.25), Decimal::fromDouble(-0.5)};
    request.location = homeLocation(formula);
    request.location.view.re = request.location.view.im = Decimal();
    request.location.view.radius = Decimal::parse("1e-20").value();
    request.location.iterations = {3000, false};
    request.size = {640, 360};
    DeltaMemory memory;
    const auto coordinates = [&] {
        RenderPlan plan;
        plan.rung = findRung("perturbation");
        plan.precisionBits = 512;
        return makeDeltaCoordinates(
                   request, plan, [](const Phrase&) {}, {}, &memory)
            .value();
    };
    const auto first = coordinates();
    request.location.view = request.location.view.rotatedBy(30);
    EXPECT_EQ(coordinates().formula, first.formula);
    request.location.view = request.location.view.panned({200, 0}, request.size);
    EXPECT_EQ(coordinates().shift, 0.0);
}

}  // namespace
}  // namespace fathom
