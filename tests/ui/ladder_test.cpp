// Zooming across a change of rung must not make the picture jump: iteration counts on both sides of
// every boundary are equal, and equal to those of brute force.
#include <algorithm>
#include <cmath>
#include <cstring>
#include <random>
#include <set>

#include "formula/formula_list.h"
#include "support/mpfr_oracle.h"
#include "ui/window_fixture.h"

namespace fathom {
namespace {

/// The built-in engine as an OpenCL device, because views are not probed without a built-in engine:
/// then a rung is taken for as long as it is accurate. A graphics device has no doubles, because
/// only such a device makes the plan use float-float.
class DeviceEngine final : public Engine {
public:
    explicit DeviceEngine(bool isFloatGraphics) : m_info(m_cpu.info()) {
        m_info.id = "opencl0";
        m_info.kind = isFloatGraphics ? DeviceKind::OpenClGpu : DeviceKind::OpenClCpu;
        if (isFloatGraphics) m_info.numbers = {NumberKind::Fp32, NumberKind::Ff, NumberKind::Fp128};
    }

    const EngineInfo& info() const override { return m_info; }
    int concurrency() const override { return m_cpu.concurrency(); }
    Result<std::unique_ptr<TileRenderer>> prepare(std::shared_ptr<const RenderJob> job,
                                                  const std::function<void(Phrase)>& stage,
                                                  std::stop_token stop) override {
        return m_cpu.prepare(std::move(job), stage, stop);
    }

private:
    CpuEngine m_cpu{2};
    EngineInfo m_info;
};

/// A point whose critical orbit ends on a repelling cycle, to 55 digits. There is detail around it
/// at every depth of the ladder, and iteration counts grow slowly with the depth.
struct Place {
    const char* formula;
    const char* re;
    const char* im;
};

constexpr Place kMandelbrot{"mandelbrot",
                            "0.3854699433694353623493108693353457134940598105463984963",
                            "0.5750602262550887385326702649239570626894428484735025405"};
constexpr Place kBurningShip{"burning-ship",
                             "-1.111134563391460631023803259208863464693467496888903228",
                             "-0.6578911950307387949930581494247174674948832345391013597"};
constexpr Place kMagnet1{"magnet1",  //
                         "1.345197254286589559335403181815987799264571756253094567",
                         "1.325328030922587469516054350249090145372603674144957515"};
// A point that maps to the pole at 0: -2^(-1/3).
constexpr Place kNewton{"newton", "-0.793700525984099737375852819636154130195746663949926505", "0"};
// A pole, which differs from sqrt(2/3) because the roots are doubles.
constexpr Place kNewtonRoots{"newton-roots",
                             "0.8164965809277260145587323828610681392364294012076459940", "0"};

struct Boundary {
    const Place& place;
    const char* from;
    const char* to;
    bool onFloatGraphics = false;
};

std::ostream& operator<<(std::ostream& out, const Boundary& boundary) {
    return out << boundary.place.formula << " " << boundary.from << " to " << boundary.to;
}

/// Locked, because the automatic limit may differ between two pictures, whatever the rung.
constexpr IterationLimit kLimit{600, false};

/// The step is so small that no pixel of the small canvas moves by a quarter of its width.
const double kStep = 1 / (1 - std::ldexp(1.0, -12));

constexpr Size kPictureSize{72, 54};
constexpr int kPixels = 150;

/// A finished picture, as the canvas shows it.
struct Picture {
    View view;
    std::string rung;
    std::vector<TileSample> samples;  // row by row
};

bool isSame(const Picture& a, const Picture& b) {
    return a.view == b.view && a.rung == b.rung && a.samples.size() == b.samples.size() &&
           std::memcmp(a.samples.data(), b.samples.data(), a.samples.size() * sizeof(TileSample)) ==
               0;
}

oracle::Outcome outcomeOf(const TileSample& sample) {
    static_assert(kInteriorCount == oracle::kInterior);
    return {sample.count, static_cast<int>(sample.attractor)};
}

class LadderTest : public WindowTest, public testing::WithParamInterface<Boundary> {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        openWindow(std::nullopt, std::make_unique<DeviceEngine>(GetParam().onFloatGraphics));
        canvas().setFixedSize(kPictureSize.width,
                              kPictureSize.height);  // big floats are slow
        ASSERT_TRUE(
            QTest::qWaitFor([this] { return canvas().imageSize() == kPictureSize; }, kPatience));
    }

    /// The place at the narrowest radius at which the rung is still accurate, to a factor of
    /// 1 + 2^-15.
    Location brinkOf(const Place& place, const Rung& rung) {
        RenderRequest request;
        request.size = kPictureSize;
        Location& location = request.location;
        location = homeLocation(defaultInstance(*findFormula(place.formula)));
        location.view.re = Decimal::parse(place.re).value();
        location.view.im = Decimal::parse(place.im).value();
        location.iterations = kLimit;

        double tooNarrow = 1e-60, wideEnough = 0.1;
        while (wideEnough / tooNarrow > 1 + std::ldexp(1.0, -15)) {
            const double radius = std::sqrt(tooNarrow * wideEnough);
            location.view.radius = Decimal::fromDouble(radius);
            (isAccurate(rung, request) ? wideEnough : tooNarrow) = radius;
        }
        location.view.radius = Decimal::fromDouble(wideEnough);
        return location;
    }

    Picture finishedPicture() {
        EXPECT_TRUE(awaitPicture());
        Picture picture{view(), std::string(renderer().status().plan->rung->id), {}};
        for (int y = 0; y < kPictureSize.height; ++y)
            for (int x = 0; x < kPictureSize.width; ++x)
                picture.samples.push_back(renderer().sampleAt(x, y) ? *renderer().sampleAt(x, y)
                                                                    : TileSample{});
        return picture;
    }

    /// Zooms about the centre as a step of the wheel does, as a separate gesture.
    Picture zoomed(double factor) {
        state().setView(view().zoomedAt(canvas().imageCenter(), kPictureSize, factor),
                        Gesture::Wheel);
        state().endGesture();
        return finishedPicture();
    }

    /// Undo restores the exact view, and so crosses the boundary once more.
    Picture undone() {
        state().undo();
        return finishedPicture();
    }

    /// How far the corner's pixel moves between two views, in pixels. No other pixel moves farther.
    double movement(const View& a, const View& b) {
        return pixelsApart(a.pointAt({0, 0}, kPictureSize), b.pointAt({0, 0}, kPictureSize));
    }

    oracle::Picture truthOf(const View& view) {
        oracle::Picture picture;
        picture.formula = GetParam().place.formula;
        picture.power = state().location().formula.power;
        const FormulaInstance& formula = state().location().formula;
        if (formula.spec->id == "newton-roots") picture.roots = formula.spec->attractors(formula);
        picture.re = view.re.toString(), picture.im = view.im.toString();
        picture.radius = view.radius.toString();
        picture.flip = view.transform.flip;
        picture.width = kPictureSize.width, picture.height = kPictureSize.height;
        picture.escapeRadius = state().location().escapeRadius;
        picture.convergence = state().location().convergence;
        picture.limit = kLimit.limit;
        return picture;
    }

    const Boundary& boundary() const { return GetParam(); }
};

TEST_P(LadderTest, NothingJumpsWhereTheRungChanges) {
    // Cross the boundary inwards, outwards and back again.
    state().setLocation(brinkOf(boundary().place, *findRung(boundary().from)));
    const Picture above = finishedPicture();
    const Picture below = zoomed(kStep);
    const Picture aboveAgain = zoomed(1 / kStep);
    const Picture belowUndone = undone();
    const Picture aboveUndone = undone();

    EXPECT_EQ(above.rung, boundary().from);
    EXPECT_EQ(below.rung, boundary().to);
    EXPECT_EQ(aboveAgain.rung, boundary().from);
    EXPECT_TRUE(isSame(belowUndone, below));
    EXPECT_TRUE(isSame(aboveUndone, above));
    EXPECT_GT(movement(above.view, below.view), 0);
    EXPECT_LT(movement(above.view, below.view), 0.25);

    // Stable pixels have the same outcome in all these pictures, and it is the true one.
    const oracle::Picture truth = truthOf(above.view);
    std::mt19937 random(20260102);
    int stable = 0, differing = 0, wrong = 0;
    std::set<std::uint64_t> counts;
    for (int i = 0; i < kPixels; ++i) {
        const int x = static_cast<int>(random() % kPictureSize.width);
        const int y = static_cast<int>(random() % kPictureSize.height);
        const auto index = static_cast<std::size_t>(y * kPictureSize.width + x);
        const oracle::Verdict verdict = oracle::judge(truth, x, y);
        if (!verdict.stable) continue;
        ++stable;
        counts.insert(verdict.outcome.count);
        const oracle::Outcome first = outcomeOf(above.samples[index]);
        differing += first != outcomeOf(below.samples[index]) ||
                     first != outcomeOf(aboveAgain.samples[index]);
        wrong += first != verdict.outcome;
    }
    EXPECT_GE(stable, 60);
    EXPECT_GE(counts.size(), 6U);
    EXPECT_EQ(differing, 0);
    EXPECT_EQ(wrong, 0);
    std::printf("%s %s to %s: %d of %d stable, %d differ, %d wrong, %zu counts up to %llu\n",
                boundary().place.formula, boundary().from, boundary().to, stable, kPixels,
                differing, wrong, counts.size(),
                static_cast<unsigned long long>(counts.empty() ? 0 : *counts.rbegin()));
}

INSTANTIATE_TEST_SUITE_P(EveryBoundary, LadderTest,
                         testing::Values(Boundary{kMandelbrot, "fp32", "fp64"},
                                         Boundary{kMandelbrot, "fp64", "perturbation"},
                                         Boundary{kMandelbrot, "fp32", "ff-grid", true},
                                         Boundary{kMandelbrot, "ff-grid", "ff-lazy", true},
                                         Boundary{kMandelbrot, "ff-lazy", "ff", true},
                                         Boundary{kMandelbrot, "ff", "fp128", true},
                                         Boundary{kMagnet1, "fp64", "perturbation"},
                                         Boundary{kNewton, "fp64", "perturbation"},
                                         Boundary{kNewtonRoots, "fp64", "perturbation"},
                                         Boundary{kBurningShip, "fp64", "perturbation"}),
                         [](const testing::TestParamInfo<Boundary>& tested) {
                             std::string name = std::string(tested.param.place.formula) + "_" +
                                                tested.param.from + "_" + tested.param.to;
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

}  // namespace
}  // namespace fathom
