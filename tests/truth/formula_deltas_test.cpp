// Compares perturbation of formulas other than z^2 + c with brute force: no stable pixel may
// differ, and its distance estimate is that of big floats. OpenCL devices have the same samples.
#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <optional>
#include <random>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <tuple>

#include "cpu/cpu_engine.h"
#include "opencl/opencl_engine.h"
#include "support/checked_view.h"
#include "support/counts.h"
#include "support/mandelbrot_job.h"
#include "support/test_share.h"

namespace fathom {
namespace {

constexpr Size kSize = test::kCheckedSize;

struct FormulaView : test::CheckedView {};

/// The last views of the file.
bool isParabolic(const FormulaView& view) {
    return view.formula == "mandelbrot" && view.limit == 200'000;
}

bool isBeyondDoubles(const FormulaView& view) {
    return requestOf(view).location.view.radius.toDouble() == 0;
}

/// The number of pixels to try. Views that take longer get fewer: those whose orbits are long, and
/// those beyond the range of doubles.
std::size_t pixelsOf(const FormulaView& view) {
    if (isParabolic(view)) return 40;
    return isBeyondDoubles(view) ? 25 : 100;
}

std::ostream& operator<<(std::ostream& out, const FormulaView& view) {
    return out << view.formula << " " << view.steps << " " << view.power << " " << view.radius;
}

/// Lines that begin with # are comments.
std::vector<FormulaView> formulaViews() {
    std::ifstream file(FATHOM_SOURCE_DIR "/tests/truth/formula_deltas.txt");
    std::vector<FormulaView> views;
    for (std::string line; std::getline(file, line);) {
        if (line[0] == '#') continue;
        std::istringstream fields(line);
        FormulaView view;
        if (!test::readFormulaLine(fields, view))
            throw std::runtime_error("tests/truth/formula_deltas.txt: " + line);
        views.push_back(view);
    }
    return views;
}

/// The first views of each formula in each of its planes, within the range of doubles and beyond,
/// or all others.
std::vector<FormulaView> deviceViews(bool areFirst) {
    std::vector<FormulaView> views = formulaViews();
    std::set<std::tuple<std::string, bool, bool>> taken;
    std::erase_if(views, [&](const FormulaView& view) {
        const auto kind = std::tuple(view.formula, view.isJulia(), isBeyondDoubles(view));
        return taken.insert(kind).second != areFirst;
    });
    return views;
}

class FormulaDeltasTruth : public testing::TestWithParam<FormulaView> {};

/// The results for one view with one reference.
struct Tally {
    const char* reference;
    test::Prepared deltas;
    int others = 0;  // pixels that are not stable and differ
    double worst = 0, worstAtGoal = 0;

    /// The allowed error. If a step is flat, doubles lose the square of the distance from the
    /// reference. Maps of cells err by up to 2^-18 of that distance.
    double room(double ofOwn) const {
        const PixelDeltas& picture = deltas.job->grid->deltas();
        return picture.shift == 0.0 && !picture.hasCells() ? ofOwn : 2e-3;
    }
};

TEST_P(FormulaDeltasTruth, NoStablePixelDiffers) {
    const FormulaView& view = GetParam();
    CpuEngine engine(1);
    const RenderRequest request = requestOf(view);
    // The view's own reference, and that of an earlier view, from which a user has panned, turned
    // and zoomed in by 4, or zoomed in by 2^8.
    Tally tallies[]{
        {"own", test::prepare(engine, request, "perturbation")},
        {"around",
         test::prepareAfter(
             engine, request,
             [](const View& v) {
                 return v.zoomedAt({300, 30}, kSize, 0.25).panned({20, -15}, kSize).rotatedBy(20);
             })},
        {"far", test::prepareAfter(engine, request, [](const View& v) {
             return v.zoomedAt({10, 20}, kSize, 0x1p-8);
         })}};
    EXPECT_EQ(tallies[1].deltas.job->grid->deltas().scale, 0.25);
    const auto shiftOf = [&](const Tally& tally) {
        return std::abs(tally.deltas.job->grid->deltas().shift);
    };
    // Pictures around the pole of orbits that end at rest have all the same reference.
    const bool isAtPole = formulaOf(view).spec->kind == FormulaKind::Rest && view.re == "0";
    if (!isAtPole) {
        EXPECT_GT(shiftOf(tallies[1]), 100);
    }
    // Next to parabolic points, pictures that would go through cells get a reference of their own.
    const bool isOwn = isParabolic(view) && shiftOf(tallies[2]) == 0;
    if (formulaOf(view).spec->convergenceOrder < 3 && !isAtPole && !isOwn) {
        EXPECT_GT(shiftOf(tallies[2]), 4e4);
        EXPECT_FALSE(tallies[2].deltas.job->grid->deltas().hasCells());
    }
    const test::Prepared direct = test::prepare(engine, request, "bigfloat");
    const oracle::Picture picture = pictureOf(view);
    std::mt19937 random(5);
    // A short run goes on until enough pixels escape and are stable.
    const std::size_t share = test::shareOf(pixelsOf(view), 10);
    const std::size_t all = std::max(share, pixelsOf(view));
    const std::size_t enoughEscaped = share / 4, enoughStable = share / 10;
    // Doubles hold little of a pixel's distance to 1. With convergence of order 3 they do not even
    // hold its position.
    const bool isSeen = formulaOf(view).spec->convergenceOrder < 3;
    std::size_t stable = 0, escaped = 0;
    std::set<std::uint64_t> counts;
    std::size_t pixels = 0;
    while (pixels < share || (pixels < all && (escaped < enoughEscaped || stable < enoughStable))) {
        ++pixels;
        const int x = static_cast<int>(random() % kSize.width);
        const int y = static_cast<int>(random() % kSize.height);
        const auto sampleOf = [&](const test::Prepared& prepared) {
            const TileTask task{{x, y, 1, 1}, 1, view.limit};
            return prepared.renderer->render(task, {}).value().samples.front();
        };
        const oracle::Verdict truth = oracle::judge(picture, x, y);
        const bool escapes = truth.outcome.count != oracle::kInterior;
        escaped += escapes;
        counts.insert(truth.outcome.count);
        stable += truth.stable;
        const bool converges = truth.outcome.attractor != 0;
        const TileSample expected = truth.stable && escapes ? sampleOf(direct) : TileSample{};
        for (Tally& tally : tallies) {
            const TileSample found = sampleOf(tally.deltas);
            if (!truth.stable) {
                tally.others += found.count != truth.outcome.count;
                continue;
            }
            EXPECT_EQ(found.count, truth.outcome.count) << tally.reference << " " << x << ", " << y;
            EXPECT_EQ(found.attractor, static_cast<unsigned>(truth.outcome.attractor));
            if (!escapes) continue;
            EXPECT_NEAR(found.fraction, expected.fraction, converges ? 5e-3 : tally.room(1e-5))
                << tally.reference;
            const double distance = std::hypot(expected.distance_x, expected.distance_y);
            const double error = std::hypot(found.distance_x - expected.distance_x,
                                            found.distance_y - expected.distance_y);
            double& most = converges ? tally.worstAtGoal : tally.worst;
            if (distance > 0) most = std::max(most, error / distance);
        }
    }
    EXPECT_GE(escaped, enoughEscaped);
    EXPECT_GE(stable, enoughStable);
    std::printf("%zu of %zu escape, %zu are stable, %zu counts\n", escaped, pixels, stable,
                counts.size());
    for (const Tally& tally : tallies) {
        EXPECT_LE(tally.worst, tally.room(1e-4)) << tally.reference;
        if (isSeen) {
            EXPECT_LE(tally.worstAtGoal, 2e-3) << tally.reference;
        }
        std::printf("  %s%s: of the others %d differ; distances to 1 in %.0f, %.0f\n",
                    tally.reference,
                    tally.deltas.job->grid->deltas().hasCells() ? ", through cells" : "",
                    tally.others, 1 / tally.worst, 1 / tally.worstAtGoal);
    }
}

class FormulaDeltasOnDevices : public testing::TestWithParam<FormulaView> {};

TEST_P(FormulaDeltasOnDevices, ShowThePictureOfTheBuiltInEngine) {
    const TileTask coarse{
        {0, 0, kSize.width, kSize.height}, test::stepOfShare(8), GetParam().limit};
    CpuEngine builtIn(1);
    const auto samplesOf = [&](Engine& engine) {
        const auto prepared = test::prepare(engine, requestOf(GetParam()), "perturbation");
        return prepared.renderer->render(coarse, {}).value();
    };
    std::optional<Tile> expected;
    for (const auto& engine : openClEngines({})) {
        if (std::ranges::find(engine->info().numbers, NumberKind::DeltaFp64) ==
            engine->info().numbers.end())
            continue;
        if (!expected) expected = samplesOf(builtIn);
        EXPECT_EQ(test::differences(samplesOf(*engine), *expected), 0u) << engine->info().id;
    }
}

std::string nameOf(const testing::TestParamInfo<FormulaView>& view) {
    std::string name =
        view.param.formula + std::to_string(view.param.power) + "No" + std::to_string(view.index);
    std::erase(name, '-');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Views, FormulaDeltasTruth, testing::ValuesIn(formulaViews()), nameOf);
INSTANTIATE_TEST_SUITE_P(Views, FormulaDeltasOnDevices, testing::ValuesIn(deviceViews(true)),
                         nameOf);
INSTANTIATE_TEST_SUITE_P(Long, FormulaDeltasOnDevices, testing::ValuesIn(deviceViews(false)),
                         nameOf);

}  // namespace
}  // namespace fathom
