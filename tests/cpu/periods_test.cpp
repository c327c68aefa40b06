// Periods of samples: those of well-known places, and the same ones whatever the tiles and the
// rung.
#include <gtest/gtest.h>

#include <algorithm>

#include "cpu/cpu_engine.h"
#include "formula/formula_list.h"
#include "support/deep_pictures.h"

namespace fathom {
namespace {

constexpr Size kSize{96, 64};

std::shared_ptr<const RenderJob> jobOn(RenderRequest request, const CpuEngine& engine,
                                       const char* rung) {
    request.size = kSize;
    request.periods = {.outside = true, .inside = true};
    request.forcedRung = rung;
    auto plan = choosePlan(request, {&engine.info(), 1}).value();
    auto grid = std::make_shared<const PixelGrid>(makePixelGrid(request, plan).value());
    return std::make_shared<const RenderJob>(
        RenderJob{.id = RenderId{1}, .request = request, .plan = plan, .grid = grid});
}

RenderRequest requestAt(const char* re, const char* im, const char* radius, std::uint64_t limit) {
    RenderRequest request;
    request.location = homeLocation(defaultInstance(*findFormula("mandelbrot")));
    request.location.view.re = test::decimal(re);
    request.location.view.im = test::decimal(im);
    request.location.view.radius = test::decimal(radius);
    request.location.iterations = {limit, false};
    return request;
}

/// The samples of the whole picture, in square tiles.
std::vector<TileSample> samplesOf(const std::shared_ptr<const RenderJob>& job, CpuEngine& engine,
                                  int edge = 1000) {
    const auto renderer = engine.prepare(job, [](const Phrase&) {}, {}).value();
    const auto periods = engine.periods(job, {});
    std::vector<TileSample> samples(kSize.area());
    for (int y = 0; y < kSize.height; y += edge)
        for (int x = 0; x < kSize.width; x += edge) {
            const TileRect rect{x, y, std::min(edge, kSize.width - x),
                                std::min(edge, kSize.height - y)};
            Tile tile =
                renderer->render({rect, 1, job->request.location.iterations.limit}, {}).value();
            EXPECT_TRUE(periods->find(tile, {}));
            for (int row = 0; row < rect.height; ++row)
                std::copy_n(tile.samples.begin() + std::ptrdiff_t{row} * rect.width, rect.width,
                            samples.begin() + std::ptrdiff_t{rect.y + row} * kSize.width + rect.x);
        }
    return samples;
}

const TileSample& middle(const std::vector<TileSample>& samples) {
    return samples[static_cast<std::size_t>(kSize.height / 2 * kSize.width + kSize.width / 2)];
}

TEST(Periods, AreThoseOfKnownComponents) {
    CpuEngine engine(1);
    const struct {
        const char *re, *im;
        std::uint32_t period;
    } places[] = {{"0", "0", 1},
                  {"-1", "0", 2},
                  {"-1.754877666", "0", 3},
                  {"-0.122561166", "0.744861766", 3},
                  {"-1.3107026", "0", 4},
                  {"0.282271391", "0.530060617", 4},
                  {"-1.38155", "0", 8},
                  {"-1.2535", "0", 4}};  // just beyond the disc of period 2
    for (const auto& [re, im, period] : places) {
        const auto samples =
            samplesOf(jobOn(requestAt(re, im, "1e-6", 20'000), engine, "fp64"), engine);
        EXPECT_EQ(middle(samples).count, kInteriorCount) << re << " " << im;
        EXPECT_EQ(middle(samples).period, period) << re << " " << im;
    }
}

TEST(Periods, OfDomainsSurroundTheirComponents) {
    CpuEngine engine(1);
    // Around the nucleus of period 3 on the axis.
    const auto samples =
        samplesOf(jobOn(requestAt("-1.754877666", "0", "0.1", 3000), engine, "fp64"), engine);
    std::size_t outside = 0, three = 0;
    for (const TileSample& sample : samples) {
        if (sample.count == kInteriorCount) continue;
        ++outside;
        three += sample.period == 3;
        EXPECT_GT(sample.period, 0u);
    }
    EXPECT_GT(three, outside / 2);
}

TEST(Periods, DependOnNeitherTilesNorRungs) {
    CpuEngine engine(1);
    const RenderRequest shallow = requestAt("-0.7463", "0.1102", "1e-3", 3000);
    const RenderRequest deep = requestAt(test::kDeepPictures[0].re, test::kDeepPictures[0].im,
                                         "1e-25", test::kDeepPictures[0].limit);
    const auto expectSame = [](const std::vector<TileSample>& a, const std::vector<TileSample>& b,
                               std::size_t most) {
        std::size_t differing = 0;
        for (std::size_t i = 0; i < a.size(); ++i)
            differing += a[i].count == b[i].count &&
                         (a[i].period != b[i].period || a[i].nearness != b[i].nearness);
        EXPECT_LE(differing, most);
    };
    for (const auto& [request, rungs] :
         {std::pair(shallow, std::vector{"fp64", "dd", "perturbation"}),
          std::pair(deep, std::vector{"perturbation", "dd"})}) {
        const auto whole = samplesOf(jobOn(request, engine, rungs[0]), engine);
        expectSame(whole, samplesOf(jobOn(request, engine, rungs[0]), engine, 17), 0);
        for (const char* rung : rungs)
            expectSame(whole, samplesOf(jobOn(request, engine, rung), engine), 0);
    }
}

TEST(Periods, OfADeepMinibrotAreKnownInside) {
    CpuEngine engine(1);
    // A minibrot of period 3 on the needle, by perturbation.
    const auto job = jobOn(
        requestAt("-1.7548776662466927600495088963585286918946066177727931", "0", "1e-14", 100'000),
        engine, "perturbation");
    const auto samples = samplesOf(job, engine);
    for (const TileSample& sample : samples) {
        EXPECT_EQ(sample.count, kInteriorCount);
        EXPECT_EQ(sample.period, 3u);
    }
}

}  // namespace
}  // namespace fathom
