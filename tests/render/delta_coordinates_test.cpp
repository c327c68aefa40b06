#include "render/delta_coordinates.h"

#include <gtest/gtest.h>

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

    DeltaCoordinates coordinates(DeltaMemory* with) const {
        RenderPlan plan;
        plan.precisionBits = 192 + extraBits;
        return makeDeltaCoordinates(
                   request, plan, [](const Phrase&) {}, {}, with)
            .value();
    }

    View& view() { return request.location.view; }

    RenderRequest request;
    int extraBits = 0;
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
    view() = view().rotatedBy(30);
    EXPECT_EQ(coordinates(&memory).basis, first.basis);
    EXPECT_EQ(memory.last(), first.basis);
}

TEST_F(DeltaMemoryTest, KeepsTheOrbitWhereTheTableEnds) {
    const auto first = coordinates(&memory);
    view() = view().zoomedAt({320, 180}, request.size, 0.5);
    const auto outside = coordinates(&memory);
    EXPECT_NE(outside.basis, first.basis);
    EXPECT_EQ(outside.basis->steps.orbit, first.basis->steps.orbit);
    view() = view().zoomedAt({320, 180}, request.size, 64);
    extraBits = 6;
    const auto inside = coordinates(&memory);
    EXPECT_NE(inside.basis, outside.basis);
    EXPECT_EQ(inside.basis->steps.orbit, first.basis->steps.orbit);
}

TEST_F(DeltaMemoryTest, BeginsAnewWhereTheOrbitEnds) {
    const auto first = coordinates(&memory);
    const auto isNew = [&] {
        return coordinates(&memory).basis->steps.orbit != first.basis->steps.orbit;
    };
    const RenderRequest before = request;
    request.location.escapeRadius = 100;
    EXPECT_TRUE(isNew());
    request = before;
    memory.keep(first.basis);
    view() = view().panned({20'000, 0}, request.size);
    EXPECT_TRUE(isNew());
    request = before;
    memory.keep(first.basis);
    view() = view().zoomedAt({320, 180}, request.size, 4096);
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

TEST_F(DeltaMemoryTest, IsNotAskedForFiles) {
    const auto alone = coordinates(nullptr);
    EXPECT_EQ(memory.last(), nullptr);
    coordinates(&memory);
    EXPECT_NE(coordinates(nullptr).basis, memory.last());
    EXPECT_LT(alone.basis->reference.fractionBits, memory.last()->reference.fractionBits);
}

}  // namespace
}  // namespace fathom
