// Compares the periods of samples with brute force, on every rung: no stable pixel may differ.
// support/test_share.h says how many pixels of each view are tried.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>
#include <stdexcept>

#include "cpu/cpu_engine.h"
#include "support/checked_view.h"
#include "support/counts.h"
#include "support/test_share.h"

namespace fathom {
namespace {

constexpr Size kSize = test::kCheckedSize;

struct PeriodView : test::CheckedView {
    std::string rung, name;
};

std::ostream& operator<<(std::ostream& out, const PeriodView& view) {
    return out << view.rung << " " << view.formula << " " << view.name;
}

template <class Read>
void readLines(const char* name, Read read) {
    std::ifstream file(std::filesystem::path(FATHOM_SOURCE_DIR) / "tests/truth" / name);
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        std::istringstream fields(line);
        if (!read(fields)) throw std::runtime_error(std::string(name) + ": " + line);
    }
}

/// All views of the other tests; of those for z^2 + c by perturbation, the ones of few iterations.
std::vector<PeriodView> periodViews() {
    std::vector<PeriodView> views;
    readLines("views.txt", [&](std::istringstream& fields) {
        PeriodView view;
        std::string ends;
        fields >> view.rung >> view.name >> view.formula >> view.power >> view.re >> view.im >>
            view.radius >> view.limit >> view.convergence >> view.juliaRe >> view.juliaIm >> ends >>
            view.parameters;
        views.push_back(view);
        return !fields.fail();
    });
    readLines("formula_deltas.txt", [&](std::istringstream& fields) {
        PeriodView view;
        view.rung = "perturbation";
        const bool isRead = test::readFormulaLine(fields, view);
        view.name = view.formula + std::to_string(view.power) + "_" + std::to_string(views.size());
        views.push_back(view);
        return isRead;
    });
    for (const char* name : {"e8", "e12", "e16", "e22", "e30", "e50", "e90", "e140", "e330"}) {
        PeriodView view;
        view.rung = "perturbation";
        view.name = name;
        readLines((std::string("deep/") + name + ".txt").c_str(), [&](std::istringstream& fields) {
            std::string key;
            fields >> key;
            test::readDeepField(key, fields, view);
            return true;
        });
        views.push_back(view);
    }
    return views;
}

std::uint64_t pixelCount(const PeriodView& view) {
    return test::shareOf(view.limit > 10'000 ? 10 : 40, 4);
}

class Periods : public testing::TestWithParam<PeriodView> {};

TEST_P(Periods, NoStablePixelDiffers) {
    const PeriodView& view = GetParam();
    const oracle::Picture picture = pictureOf(view);
    RenderRequest request = requestOf(view);
    request.periods = {.outside = true, .inside = true};
    CpuEngine engine(1);
    const test::Prepared prepared = test::prepare(engine, request, view.rung);
    const auto periods = engine.periods(prepared.job, {});
    ASSERT_TRUE(periods);

    std::mt19937 random(20260102);
    int outside = 0, others = 0, inside = 0, known = 0;
    for (std::uint64_t left = pixelCount(view); left > 0; --left) {
        const int x = static_cast<int>(random() % kSize.width);
        const int y = static_cast<int>(random() % kSize.height);
        Result<Tile> tile = prepared.renderer->render({{x, y, 1, 1}, 1, view.limit}, {});
        ASSERT_TRUE(tile) << tile.error().message;
        ASSERT_TRUE(periods->find(*tile, {}));
        const TileSample& found = tile->samples.front();
        if (found.count != kInteriorCount) {
            ++outside;
            EXPECT_GT(found.period, 0u) << x << ", " << y;
            const std::uint64_t truth = oracle::domain(picture, x + 0.5, y + 0.5);
            if (found.period == truth) continue;
            ++others;
            const bool isStable =
                oracle::isDomainStable(picture, x, y, truth) && oracle::judge(picture, x, y).stable;
            EXPECT_FALSE(isStable) << x << ", " << y << ": " << found.period << " instead of "
                                   << truth << ", count " << found.count;
        } else {
            ++inside;
            if (found.period == 0) continue;
            ++known;
            const std::uint64_t truth = oracle::cycle(picture, x + 0.5, y + 0.5);
            if (truth == 0 || found.period == truth) continue;  // 0: has not settled
            const oracle::Verdict verdict = oracle::judge(picture, x, y);
            const bool isStable = verdict.stable && verdict.outcome.count == oracle::kInterior;
            EXPECT_FALSE(isStable)
                << x << ", " << y << ": " << found.period << " instead of " << truth << ", inside";
        }
    }
    std::printf("%s %s: %d outside, %d of them with another period; %d inside, %d known\n",
                view.rung.c_str(), view.name.c_str(), outside, others, inside, known);
}

INSTANTIATE_TEST_SUITE_P(Views, Periods, testing::ValuesIn(periodViews()),
                         [](const auto& parameter) {
                             std::string name = parameter.param.rung + "_" + parameter.param.name;
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

}  // namespace
}  // namespace fathom
