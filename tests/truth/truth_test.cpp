// Compares every rung with brute force: no stable pixel may differ. support/test_share.h says how
// many of 500 pixels of each view are tried; a share of 11520 percent tries all pixels.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <random>
#include <sstream>
#include <stdexcept>

#include "base/measure.h"
#include "cpu/cpu_engine.h"
#include "opencl/opencl_engine.h"
#include "support/checked_view.h"
#include "support/counts.h"
#include "support/test_share.h"

namespace fathom {
namespace {

constexpr Size kSize = test::kCheckedSize;

constexpr std::size_t kPixels = 500;

struct TruthView : test::CheckedView {
    std::string rung, name;
    std::string ends;  // the kinds of ends that it has: (e)scape, (c)onvergence, (i)nterior
};

std::ostream& operator<<(std::ostream& out, const TruthView& view) {
    return out << view.rung << " " << view.formula << " " << view.name;
}

/// The lines of views.txt, without those that begin with #, which are comments.
std::vector<TruthView> truthViews() {
    std::ifstream file(FATHOM_SOURCE_DIR "/tests/truth/views.txt");
    std::vector<TruthView> views;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        std::istringstream fields(line);
        TruthView view;
        fields >> view.rung >> view.name >> view.formula >> view.power >> view.re >> view.im >>
            view.radius >> view.limit >> view.convergence >> view.juliaRe >> view.juliaIm >>
            view.ends >> view.parameters;
        if (!fields) throw std::runtime_error("tests/truth/views.txt: " + line);
        views.push_back(view);
    }
    return views;
}

struct Sample {
    int x, y;
    oracle::Outcome truth;

    /// One of the letters of TruthView::ends.
    char end() const {
        if (truth.count == oracle::kInterior) return 'i';
        return truth.attractor > 0 ? 'c' : 'e';
    }
};

/// The share of kPixels. A short run goes on until pixels have ended in each of the `ends`.
std::vector<Sample> truthOf(const oracle::Picture& picture, std::string ends) {
    std::mt19937 random(20260101);
    const std::size_t share = std::min(test::shareOf(kPixels), kSize.area());
    const bool isWhole = share == kSize.area();
    std::vector<Sample> samples;
    for (std::size_t i = 0; i < share || (i < kPixels && !ends.empty()); ++i) {
        int x = static_cast<int>(i) % kSize.width, y = static_cast<int>(i) / kSize.width;
        if (!isWhole) {
            x = static_cast<int>(random() % kSize.width);
            y = static_cast<int>(random() % kSize.height);
        }
        samples.push_back({x, y, oracle::outcome(picture, x + 0.5, y + 0.5)});
        std::erase(ends, samples.back().end());
    }
    return samples;
}

/// Stability would take most of the oracle's time, and it matters only for pixels whose counts
/// differ. The share of stable pixels is estimated from about kShareOf pixels, evenly spread.
constexpr std::size_t kShareOf = 100;

class Truth : public testing::TestWithParam<TruthView> {};

TEST_P(Truth, NoStablePixelDiffers) {
    const TruthView& view = GetParam();
    const oracle::Picture picture = pictureOf(view);
    const std::vector<Sample> samples = truthOf(picture, view.ends);
    const auto isStable = [&](const Sample& sample) {
        return oracle::isStable(picture, sample.x, sample.y, sample.truth);
    };

    std::size_t judged = 0, stable = 0;
    for (std::size_t i = 0; i < samples.size(); i += samples.size() / kShareOf | 1, ++judged)
        stable += isStable(samples[i]);
    std::map<char, int> ends;
    double sum = 0;
    for (const Sample& sample : samples) {
        ++ends[sample.end()];
        if (sample.end() != 'i') sum += static_cast<double>(sample.truth.count);
    }
    // In the views, two fifths of the pixels are stable; the error of this estimate from a hundred
    // pixels is about an eighth.
    EXPECT_GE(4 * stable, judged);
    EXPECT_GE(sum / (ends['e'] + ends['c']), 100);
    for (const char end : view.ends)
        EXPECT_GT(ends[end], 0) << end;
    std::printf("%s %s: %zu of %zu stable, %d escape, %d converge, mean count %.0f\n",
                view.rung.c_str(), view.name.c_str(), stable, judged, ends['e'], ends['c'],
                sum / (ends['e'] + ends['c']));

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
        std::vector<Sample> differing;
        const double begin = secondsOf(Clock::ThreadCpu);
        for (const Sample& sample : samples) {
            const TileTask task{{sample.x, sample.y, 1, 1}, 1, view.limit};
            const Result<Tile> tile = prepared.renderer->render(task, {});
            ASSERT_TRUE(tile) << tile.error().message;
            const TileSample& found = tile->samples.front();
            if (found.count != sample.truth.count ||
                found.attractor != static_cast<std::uint32_t>(sample.truth.attractor))
                differing.push_back(sample);
        }
        const double seconds = secondsOf(Clock::ThreadCpu) - begin;
        const auto wrong = std::ranges::count_if(differing, isStable);
        EXPECT_EQ(wrong, 0) << "stable pixels differ on " << engine->info().label;
        std::printf("  %s: %td stable and %td other pixels of %zu differ, %.2f s of this thread\n",
                    engine->info().id.c_str(), wrong, std::ssize(differing) - wrong, samples.size(),
                    seconds);
    }
}

INSTANTIATE_TEST_SUITE_P(Views, Truth, testing::ValuesIn(truthViews()), [](const auto& parameter) {
    std::string name = parameter.param.rung + "_" + parameter.param.name;
    std::ranges::replace(name, '-', '_');
    return name;
});

}  // namespace
}  // namespace fathom
