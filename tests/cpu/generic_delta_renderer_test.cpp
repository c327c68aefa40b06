// Perturbation of formulas other than z^2 + c: the steps are compared with big floats, and the
// samples are the same for every instruction set and for any tiles and slices.
#include "cpu/generic_delta_renderer.h"

#include <gtest/gtest.h>

#include <random>

#include "base/processor.h"
#include "cpu/cpu_engine.h"
#include "cpu/host_kernels.h"
#include "render/direct_number.h"
#include "support/formula_pictures.h"
#include "support/pauses.h"

namespace fathom {
namespace {

// ---- Steps -----------------------------------------------------------------------------------

// The steps of kernels on numbers near a reference.
namespace steps {

#include "portable.h"
#undef FATHOM_IN
#define FATHOM_IN(type) const type&
// In this order:
// clang-format off
#include "number/double.h"
#include "perturbation/one_lane.h"
#include "program/generic_numbers.h"
#define FATHOM_FORM "form/normal.h"
#define FATHOM_BODY "program/formula.h"
#define FATHOM_WANTED 1
#define FATHOM_NAME burning_ship
#define FATHOM_FORMULA "formula/burning_ship.h"
#include "program/one_formula.h"
#undef FATHOM_NAME
#undef FATHOM_FORMULA
#define FATHOM_NAME buffalo
#define FATHOM_FORMULA "formula/buffalo.h"
#include "program/one_formula.h"
#undef FATHOM_NAME
#undef FATHOM_FORMULA
#define FATHOM_NAME hybrid
#define FATHOM_FORMULA "formula/hybrid.h"
#include "program/one_formula.h"
#undef FATHOM_NAME
#undef FATHOM_FORMULA
#define FATHOM_NAME magnet1
#define FATHOM_FORMULA "formula/magnet1.h"
#include "program/one_formula.h"
#undef FATHOM_NAME
#undef FATHOM_FORMULA
#define FATHOM_NAME magnet2
#define FATHOM_FORMULA "formula/magnet2.h"
#include "program/one_formula.h"
#undef FATHOM_NAME
#undef FATHOM_FORMULA
// clang-format on

using Step = void (*)(cplx* z, tangent* derivative, const plane* at);

}  // namespace steps

struct StepCase {
    const char* name;
    int power;
    steps::Step step;
    const char* ofHybrid = nullptr;  // the step of a hybrid

    unsigned char code() const { return ofHybrid ? stepCode(parseSteps(ofHybrid)->front()) : 0; }
    bool foldsAfter() const {
        const unsigned folds = FATHOM_STEP_FOLDS_RE_AFTER | FATHOM_STEP_FOLDS_IM_AFTER;
        return std::string_view(name) == "buffalo" || (code() & folds) != 0;
    }
    int factors() const { return ofHybrid ? parseSteps(ofHybrid)->front().power : power; }

    friend std::ostream& operator<<(std::ostream& out, const StepCase& it) {
        return out << it.name << " " << it.power << (it.ofHybrid ? it.ofHybrid : "");
    }
};

constexpr StepCase kStepCases[]{{"burning_ship", 2, &steps::burning_ship<2>::formula_step},
                                {"burning_ship", 7, &steps::burning_ship<7>::formula_step},
                                {"buffalo", 2, &steps::buffalo<2>::formula_step},
                                {"buffalo", 5, &steps::buffalo<5>::formula_step},
                                {"magnet1", 2, &steps::magnet1<2>::formula_step},
                                {"magnet2", 2, &steps::magnet2<2>::formula_step},
                                {"hybrid", 2, &steps::hybrid<2>::formula_step, "mandelbrot"},
                                {"hybrid", 2, &steps::hybrid<2>::formula_step, "burning-ship^3"},
                                {"hybrid", 2, &steps::hybrid<2>::formula_step, "tricorn^8"},
                                {"hybrid", 2, &steps::hybrid<2>::formula_step, "celtic^5"},
                                {"hybrid", 2, &steps::hybrid<2>::formula_step, "buffalo"}};

class DeltaStepTest : public testing::TestWithParam<StepCase> {
protected:
    static constexpr int kBits = 512;
    using Types = DirectTypesOf<BigFloat>;

    static BigFloat big(double a) { return BigFloat(a, kBits); }

    /// z after one iteration in big floats.
    static Types::cplx after(const Types::cplx& z, const Types::cplx& c) {
        const StepCase& it = GetParam();
        Types::plane at{};
        at.c = c;
        at.steps[0] = it.code();
        at.step_count = 1;
        at.escape_radius2 = FloatExp::of(1e30);
        Types::orbit orbit{};
        orbit.z = z;
        unsigned status = 0;
        findKernel(bigKernels(), it.name, it.power)->advance(&orbit, &at, 1, &status);
        return orbit.z;
    }
};

/// The error is some roundings of the distance, however small the distance is, and whichever folds
/// it crosses.
TEST_P(DeltaStepTest, IsTheDifferenceOfTwoSteps) {
    const StepCase& it = GetParam();
    std::mt19937 random(5);
    std::uniform_real_distribution<double> any(-1.2, 1.2);
    for (int i = 0; i < 2000; ++i) {
        const double size = std::ldexp(1.0, -static_cast<int>(random() % 200));
        double part[4], offset[4];  // of z and c
        for (int k = 0; k < 4; ++k)
            part[k] = any(random), offset[k] = any(random) * size;
        if (i % 3 == 0) part[i / 3 % 2] = offset[i / 3 % 2] * any(random);  // near a fold
        const Types::cplx z{big(part[0]), big(part[1])}, c{big(part[2]), big(part[3])};
        const Types::cplx here = after(z, c);
        const Types::cplx there = after({z.re + big(offset[0]), z.im + big(offset[1])},
                                        {c.re + big(offset[2]), c.im + big(offset[3])});

        // If the fold comes after the power, `here` has lost the sign of what was folded.
        double known[2]{part[0], part[1]};
        if (it.foldsAfter()) {
            Types::cplx power = z;
            for (int k = 1; k < it.factors(); ++k)
                power = {power.re * z.re - power.im * z.im, power.re * z.im + power.im * z.re};
            known[0] = power.re.toDouble(), known[1] = power.im.toDouble();
        }
        steps::plane at{};
        at.known = known;
        at.step = it.code();
        at.c = {{part[2], offset[2]}, {part[3], offset[3]}};
        steps::cplx now{{part[0], offset[0]}, {part[1], offset[1]}};
        steps::tangent tangent = steps::tangent_of(1);
        it.step(&now, &tangent, &at);

        const double re = BigFloat(there.re - here.re).toDouble();
        const double im = BigFloat(there.im - here.im).toDouble();
        const double slope = std::hypot(tangent.by_re.re, tangent.by_re.im) + 1;
        if (!(slope < 1e4)) continue;  // near a pole
        const double room = 0x1p-40 * (std::hypot(re, im) + slope * slope * size);
        ASSERT_NEAR(now.re.offset, re, room) << i;
        ASSERT_NEAR(now.im.offset, im, room) << i;
    }
}

INSTANTIATE_TEST_SUITE_P(Formulas, DeltaStepTest, testing::ValuesIn(kStepCases),
                         [](const auto& it) {
                             return it.param.name + std::to_string(it.param.power) +
                                    (it.param.ofHybrid ? std::to_string(it.index) : "");
                         });

// ---- Pictures --------------------------------------------------------------------------------

class FormulaDeltaRendererTest : public testing::TestWithParam<test::FormulaPicture> {
protected:
    static std::shared_ptr<const RenderJob> job() {
        return test::formulaJob(GetParam(), CpuEngine(1).info());
    }
};

TEST_P(FormulaDeltaRendererTest, HasTheSameSamplesOnEveryInstructionSet) {
    const auto picture = job();
    const auto samplesOf = [&](kernel::GenericDeltaTable kernels) {
        return makeGenericDeltaRenderer(picture, kernels)
            ->render(test::wholeFormulaPicture(), {})
            .value();
    };
    const Tile tile = samplesOf(kernel::baseline::genericDeltas());
    const auto escaped = std::ranges::count_if(
        tile.samples, [](const TileSample& sample) { return sample.count != kInteriorCount; });
    EXPECT_GT(escaped, 96 * 64 / 4);
#ifdef FATHOM_X86_64
    if (FATHOM_PROCESSOR_HAS("x86-64-v3")) {
        EXPECT_EQ(test::differences(tile, samplesOf(kernel::v3::genericDeltas())), 0u);
    }
    if (FATHOM_PROCESSOR_HAS("x86-64-v4")) {
        EXPECT_EQ(test::differences(tile, samplesOf(kernel::v4::genericDeltas())), 0u);
    }
#endif
}

TEST_P(FormulaDeltaRendererTest, HasTheSameSamplesInSmallTiles) {
    const auto renderer = makeGenericDeltaRenderer(job());
    const Tile tile = renderer->render(test::wholeFormulaPicture(), {}).value();
    for (int y = 0; y < 64; y += 5) {
        for (int x = 0; x < 96; x += 7) {
            const Tile small = renderer->render({{x, y, 1, 1}, 1, test::kFormulaLimit}, {}).value();
            const auto place = static_cast<std::size_t>(y) * 96 + static_cast<std::size_t>(x);
            EXPECT_TRUE(test::haveSameBits(small.samples[0], tile.samples[place]));
        }
    }
}

TEST_P(FormulaDeltaRendererTest, GoesOnAsIfItHadNotStopped) {
    const auto renderer = makeGenericDeltaRenderer(job());
    const Tile tile = renderer->render(test::wholeFormulaPicture(), {}).value();
    Tile partial = renderer->render(test::wholeFormulaPicture(1), {}).value();
    for (std::uint64_t reached = 2; reached < 2 * test::kFormulaLimit; reached += reached / 2)
        partial = renderer->resume(partial, std::min(reached, test::kFormulaLimit), {}).value();
    EXPECT_EQ(test::differences(tile, partial), 0u);
}

TEST_P(FormulaDeltaRendererTest, GoesOnAfterPauses) {
    const auto renderer = makeGenericDeltaRenderer(job());
    const Tile tile = renderer->render(test::wholeFormulaPicture(), {}).value();
    const Tile paused = test::pausedAtOnce(*renderer, test::wholeFormulaPicture());
    const Tile resumed = test::resumedWithPauses(*renderer, paused, test::kFormulaLimit);
    EXPECT_EQ(test::differences(tile, resumed), 0u);
}

TEST_P(FormulaDeltaRendererTest, ShowsTheSameByTheBasisOfAnotherPicture) {
    const auto own = job();
    const auto around = test::formulaJob(GetParam(), CpuEngine(1).info(), test::kFormulaSize,
                                         &test::aroundFormulaPicture);
    ASSERT_EQ(around->grid->deltas().scale, 0.25);
    ASSERT_NE(around->grid->deltas().shift, 0.0);
    const auto samplesOf = [](const std::shared_ptr<const RenderJob>& picture) {
        return makeGenericDeltaRenderer(picture)
            ->render(test::wholeFormulaPicture(), {})
            .value()
            .samples;
    };
    const auto expected = samplesOf(own), found = samplesOf(around);
    std::size_t differing = 0, farOff = 0, equal = 0;
    for (std::size_t i = 0; i < found.size(); ++i) {
        const TileSample &a = expected[i], &b = found[i];
        differing += a.count != b.count;
        if (a.count != b.count || a.count == kInteriorCount) continue;
        ++equal;
        const double error = std::hypot(a.distance_x - b.distance_x, a.distance_y - b.distance_y);
        farOff += !(error <= 0.02 * std::hypot(a.distance_x, a.distance_y));
    }
    // Only chaotic pixels differ; they are half of one of the pictures. tests/truth checks that no
    // stable pixel differs.
    EXPECT_LE(differing, found.size() / 10);
    EXPECT_LE(farOff, equal / 20);
}

TEST_P(FormulaDeltaRendererTest, StopsWhenAskedTo) {
    std::stop_source stop;
    stop.request_stop();
    const auto tile = makeGenericDeltaRenderer(job())->render(test::wholeFormulaPicture(),
                                                              {stop.get_token(), {}});
    ASSERT_FALSE(tile);
    EXPECT_EQ(tile.error().code, ErrorCode::Cancelled);
}

INSTANTIATE_TEST_SUITE_P(Pictures, FormulaDeltaRendererTest,
                         testing::ValuesIn(test::kFormulaPictures),
                         [](const auto& picture) { return test::nameOf(picture.param); });

}  // namespace
}  // namespace fathom
