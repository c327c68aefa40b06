#include "render/delta_coordinates.h"

#include <gtest/gtest.h>

#include <future>
#include <optional>

#include "formula/formula_list.h"

namespace fathom {
namespace {

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

    // Not for ever.
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
    EXPECT_EQ(first.basis->source.request.fractionBits, alone.basis->source.request.fractionBits);
    EXPECT_EQ(first.basis->steps.reach, alone.basis->steps.reach);
    EXPECT_LT(alone.basis->source.request.fractionBits,
              coordinates(&memory).basis->source.request.fractionBits);
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

    const auto isOther = [&] {
        files.keep(first.basis);
        const bool isNew = coordinates(&files).basis != first.basis;
        request = whole;
        return isNew;
    };
    EXPECT_FALSE(isOther());
    view() = view().panned({1, 0}, request.size);
    EXPECT_TRUE(isOther());
    view() = view().zoomedAt({320, 180}, request.size, 2);
    EXPECT_TRUE(isOther());
    request.size = {641, 360};
    EXPECT_TRUE(isOther());
    request.location.iterations.limit = 4999;
    EXPECT_TRUE(isOther());
    request.location.escapeRadius = 100;
    EXPECT_TRUE(isOther());
    extraBits = 64;
    EXPECT_TRUE(isOther());
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

}  // namespace
}  // namespace fathom
