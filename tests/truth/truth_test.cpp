// Every rung against brute force: no stable pixel may differ.
#include <gtest/gtest.h>

#include <random>

#include "cpu/cpu_engine.h"
#include "formula/formula_list.h"
#include "opencl/opencl_engine.h"
#include "support/counts.h"
#include "support/mpfr_oracle.h"

namespace fathom {
namespace {

constexpr int kPixels = 500;
constexpr Size kSize{320, 180};

struct TruthView {
    const char *rung, *name, *re, *im, *radius;
    std::uint64_t limit;
    int power = 2;
    const char *juliaRe = nullptr, *juliaIm = nullptr;
};

std::ostream& operator<<(std::ostream& out, const TruthView& view) {
    return out << view.rung << " " << view.name;
}

// Radius 3.5e-4 is a spacing of 2^-18.0 at 180 rows, 6.5e-13 one of 2^-47.0: the rungs' ends.
const TruthView kViews[]{
    {"fp32", "seahorse", "-0.7462479738732655389728", "-0.08253278007487641130917", "3.9e-4", 3000},
    {"fp32", "needle", "-1.209342072834985615075", "0.1399036988422051429196", "4.7e-4", 3000},
    {"fp32", "julia", "0.07746157271933337110266", "0.324765604626451807413", "3.9e-4", 3000, 2,
     "-0.8", "0.156"},
    {"ff", "island", "-1.041747984992431867723", "0.2540774127198579919939", "1e-10", 6000},
    {"ff", "julia", "0.07746157271933337110266", "0.324765604626451807413", "3.9e-4", 3000, 2,
     "-0.8", "0.156"},
    {"ff", "cubic", "0.601841657736559686924", "0.6813054397293836777919", "1e-10", 4000, 3},
    {"dd", "line27", "0.438201090809984714798846704183781579775093781331734",
     "0.250541573359688171678400414758224860053729045156654", "5e-27", 2500},
    {"dd", "island", "-1.239773161934124742062615717335301",
     "0.09092035864981501591703824080867953", "5e-27", 4000},
    {"dd", "cubic", "-0.07536651845573564368697", "0.7661921824764226692786", "4e-4", 3000, 3},
    {"fp64", "spiral", "-0.7113004451665311266592", "-0.2841980044381191242858", "7.2e-13", 12000},
    {"fp64", "bulb", "-0.6484121072990989264337", "-0.3538681871608989858971", "7.2e-13", 12000},
    {"fp64", "shallow", "-0.6007323061111577907555", "0.4228936609425587601083", "4e-4", 3000},
    {"bigfloat", "line28", "0.438201090809984714798846704183781579775093781331734",
     "0.250541573359688171678400414758224860053729045156654", "1.42799e-28", 2500},
    {"bigfloat", "dendrite80", "0", "1", "1e-80", 2500},
    {"bigfloat", "cubic", "-0.07536651845573564368697", "0.7661921824764226692786", "4e-4", 3000,
     3},
};

RenderRequest requestOf(const TruthView& view) {
    RenderRequest request;
    Location& location = request.location;
    location.view.re = Decimal::parse(view.re).value();
    location.view.im = Decimal::parse(view.im).value();
    location.view.radius = Decimal::parse(view.radius).value();
    location.formula = defaultInstance(*findFormula("mandelbrot"));
    location.formula.power = view.power;
    if (view.juliaRe)
        location.formula.julia = JuliaConstant{Decimal::parse(view.juliaRe).value(),
                                               Decimal::parse(view.juliaIm).value()};
    location.iterations = {view.limit, false};
    request.size = kSize;
    return request;
}

oracle::Picture pictureOf(const TruthView& view) {
    oracle::Picture picture;
    picture.re = view.re, picture.im = view.im, picture.radius = view.radius;
    picture.width = kSize.width, picture.height = kSize.height;
    picture.power = view.power;
    picture.limit = view.limit;
    if (view.juliaRe)
        picture.julia = true, picture.juliaRe = view.juliaRe, picture.juliaIm = view.juliaIm;
    return picture;
}

struct Sample {
    int x, y;
    oracle::Verdict truth;
};

std::vector<Sample> truthOf(const TruthView& view) {
    std::mt19937 random(20260101);
    const oracle::Picture picture = pictureOf(view);
    std::vector<Sample> samples;
    for (int i = 0; i < kPixels; ++i) {
        const int x = static_cast<int>(random() % kSize.width),
                  y = static_cast<int>(random() % kSize.height);
        samples.push_back({x, y, oracle::judge(picture, x, y)});
    }
    return samples;
}

class Truth : public testing::TestWithParam<TruthView> {};

TEST_P(Truth, NoStablePixelDiffers) {
    const TruthView& view = GetParam();
    const std::vector<Sample> samples = truthOf(view);

    int stable = 0, escaping = 0;
    double sum = 0;
    for (const Sample& sample : samples) {
        stable += sample.truth.stable;
        if (sample.truth.outcome.count == oracle::kInterior) continue;
        ++escaping;
        sum += static_cast<double>(sample.truth.outcome.count);
    }
    EXPECT_GE(stable, 200);
    EXPECT_GE(sum / escaping, 200);
    std::printf("%s %s: %d of %d stable, %d escaping, mean count %.0f\n", view.rung, view.name,
                stable, kPixels, escaping, sum / escaping);

    std::vector<std::unique_ptr<Engine>> engines;
    if (findRung(view.rung)->number != NumberKind::BigFloat) engines = openClEngines({});
    engines.push_back(std::make_unique<CpuEngine>(1));
    for (const auto& engine : engines) {
        const auto& numbers = engine->info().numbers;
        if (std::find(numbers.begin(), numbers.end(), findRung(view.rung)->number) == numbers.end())
            continue;
        const RenderRequest request = requestOf(view);
        const test::Prepared prepared = test::prepare(*engine, request, view.rung);
        EXPECT_TRUE(isAccurate(*prepared.job->plan.rung, request)) << "the view is beyond its rung";
        int wrong = 0, unstableWrong = 0;
        for (const Sample& sample : samples) {
            const TileTask task{{sample.x, sample.y, 1, 1}, 1, view.limit};
            const Result<Tile> tile = prepared.renderer->render(task, {});
            ASSERT_TRUE(tile) << tile.error().message;
            if (tile->samples.front().count == sample.truth.outcome.count) continue;
            ++(sample.truth.stable ? wrong : unstableWrong);
        }
        EXPECT_EQ(wrong, 0) << "stable pixels differ on " << engine->info().label;
        std::printf("  %s: %d stable and %d of %d other pixels differ\n", engine->info().id.c_str(),
                    wrong, unstableWrong, kPixels - stable);
    }
}

INSTANTIATE_TEST_SUITE_P(Views, Truth, testing::ValuesIn(kViews), [](const auto& parameter) {
    return std::string(parameter.param.rung) + "_" + parameter.param.name;
});

}  // namespace
}  // namespace fathom
