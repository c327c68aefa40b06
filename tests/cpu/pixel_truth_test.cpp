#include "render/pixel_truth.h"

#include <gtest/gtest.h>

#include "cpu/cpu_engine.h"
#include "formula/formula_list.h"

namespace fathom {
namespace {

RenderRequest pictureOf(const char* formula, const char* re, const char* im, const char* radius,
                        std::uint64_t limit) {
    RenderRequest picture;
    picture.location = homeLocation(defaultInstance(*findFormula(formula)));
    picture.location.view.re = Decimal::parse(re).value();
    picture.location.view.im = Decimal::parse(im).value();
    picture.location.view.radius = Decimal::parse(radius).value();
    picture.location.iterations = {.limit = limit, .automatic = false};
    picture.size = {97, 54};
    return picture;
}

std::vector<PixelOutcome> outcomesOf(const RenderRequest& picture, TruthKind kind,
                                     const std::vector<PixelPlace>& places) {
    CpuEngine engine(2);
    auto truth = PixelTruth::prepare(picture, picture.location.iterations.limit, kind, engine, {});
    EXPECT_TRUE(truth) << truth.error().message;
    std::vector<PixelOutcome> outcomes;
    for (const PixelPlace& place : places)
        outcomes.push_back(truth->outcomeAt(place, {}).value());
    return outcomes;
}

/// Expects that both truths agree for stable pixels: those that end the same a quarter of a pixel
/// away. Returns the number of stable pixels.
int expectAgreement(RenderRequest picture) {
    const auto places = choosePixels(picture.size, 60, 11);
    const auto big = outcomesOf(picture, TruthKind::BigFloats, places);
    const auto other = outcomesOf(picture, TruthKind::OtherReference, places);
    std::vector<bool> isStable(places.size(), true);
    for (const PointF& probe : kQuarterPixels) {
        picture.subpixel = probe;
        const auto beside = outcomesOf(picture, TruthKind::BigFloats, places);
        for (std::size_t i = 0; i < places.size(); ++i)
            if (beside[i] != big[i]) isStable[i] = false;
    }
    int stable = 0;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (!isStable[i]) continue;
        ++stable;
        EXPECT_EQ(spokenOutcome(other[i]), spokenOutcome(big[i]))
            << places[i].x << ", " << places[i].y;
    }
    return stable;
}

TEST(PixelTruth, AgreesAlongAnotherReference) {
    int stable = 0;
    stable += expectAgreement(pictureOf("mandelbrot", "-0.743643887037158704752191506114774",
                                        "0.131825904205311970493132056385139", "1e-11", 5000));
    stable += expectAgreement(
        pictureOf("burning-ship", "-1.7548776662466927600495088963585", "1e-12", "1e-9", 2000));
    // In the seahorse valley of a minibrot.
    stable += expectAgreement(pictureOf(
        "mandelbrot",
        "-1."
        "99999999999999999999999999999999999999999999999999999999999078719515383630368351060266201"
        "994832861199651715467462319418375709399153294",
        "3.02310679232850498211926e-120", "2.3e-128", 30'000));
    stable += expectAgreement(pictureOf("magnet1", "1.3", "1.2", "1e-4", 1000));
    EXPECT_GT(stable, 100);
}

TEST(PixelTruth, TakesBigFloatsWhereThatTakesSecondsAtMost) {
    EXPECT_EQ(truthFor(pictureOf("mandelbrot", "-0.75", "0", "1.5", 1000), 1000),
              TruthKind::BigFloats);
    const RenderRequest deep = pictureOf("mandelbrot", "-0.75", "0", "1e-1000", 1000);
    EXPECT_EQ(truthFor(deep, 1000), TruthKind::BigFloats);
    EXPECT_EQ(truthFor(deep, 10'000'000), TruthKind::OtherReference);
    FormulaSpec withoutDeltas = *findFormula("newton-roots");
    withoutDeltas.hasDeltas = false;
    RenderRequest roots = pictureOf("newton-roots", "0.1", "0", "1e-100", 1000);
    roots.location.formula.spec = &withoutDeltas;
    EXPECT_EQ(truthFor(roots, 100'000'000), TruthKind::BigFloats);
}

}  // namespace
}  // namespace fathom
