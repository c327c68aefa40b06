// Jumps are animated: out, across and in. A jump is one step of undo, and any input stops it.
#include "ui/window_fixture.h"

#include <atomic>
#include <thread>

namespace fathom {
namespace {

class FlightTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        ASSERT_TRUE(awaitPicture());
        canvas().setFlights(true);
    }

    View viewAt(const char* re, const char* im, const char* radius) {
        return {Decimal::parse(re).value(),
                Decimal::parse(im).value(),
                Decimal::parse(radius).value(),
                {}};
    }
    const View kDeep = viewAt("-0.743643887037158704752191506114774",
                              "0.131825904205311970493132056385139", "1e-8");
    bool awaitLanding() {
        return QTest::qWaitFor([&] { return !canvas().isFlying(); }, kPatience);
    }
    /// Radius of the part of the plane that the canvas shows, in radii of the state's view.
    double shownRadii() {
        const QTransform plane = canvas().planeAt(view().re, view().im);
        return canvas().height() / 2.0 / std::sqrt(std::abs(plane.determinant()));
    }
};

TEST_F(FlightTest, AJumpPassesWhatLiesBetween) {
    const std::uint64_t submits = renderer().submitCount();
    state().setView(kDeep);
    ASSERT_TRUE(canvas().isFlying());
    EXPECT_GT(shownRadii(), 1e7);
    double before = shownRadii();
    int frames = 0;
    QObject::connect(&canvas(), &ViewportWidget::framePainted, &window(), [&] {
        EXPECT_LE(shownRadii(), before * 1.001);
        before = shownRadii();
        ++frames;
    });
    ASSERT_TRUE(awaitLanding());
    EXPECT_NEAR(shownRadii(), 1, 1e-9);
    EXPECT_GT(frames, 5);
    ASSERT_TRUE(awaitPicture());
    EXPECT_GT(renderer().submitCount(), submits + 2);  // pictures on the way
    state().undo();
    EXPECT_EQ(view().radius, Decimal::parse("1.5").value());
}

TEST_F(FlightTest, AHandStopsItWhereItIs) {
    state().setView(kDeep);
    QTest::qWait(100);
    ASSERT_TRUE(canvas().isFlying());
    QTest::mousePress(&canvas(), Qt::LeftButton, Qt::NoModifier, {100, 100});
    EXPECT_FALSE(canvas().isFlying());
    QTest::mouseRelease(&canvas(), Qt::LeftButton, Qt::NoModifier, {100, 100});
    EXPECT_NE(view(), kDeep);
    EXPECT_NEAR(shownRadii(), 1, 1e-9);
    EXPECT_GT(view().radius, kDeep.radius);
}

// The context menu must be for the point that is on the screen.
TEST_F(FlightTest, ARightClickStopsItToo) {
    state().setView(kDeep);
    QTest::qWait(100);
    ASSERT_TRUE(canvas().isFlying());
    QTest::mousePress(&canvas(), Qt::RightButton, Qt::NoModifier, {100, 100});
    EXPECT_FALSE(canvas().isFlying());
    EXPECT_EQ(canvas().shownView(), view());
    EXPECT_GT(view().radius, kDeep.radius);
}

TEST_F(FlightTest, TheWheelGoesOnFromWhatIsSeen) {
    state().setView(kDeep);
    QTest::qWait(100);
    ASSERT_TRUE(canvas().isFlying());
    turnWheel({100, 100}, 120);
    EXPECT_FALSE(canvas().isFlying());
    EXPECT_GT(view().radius, kDeep.radius);
}

TEST_F(FlightTest, EscLandsAtOnce) {
    state().setView(kDeep);
    ASSERT_TRUE(canvas().isFlying());
    pressOnCanvas(Qt::Key_Escape);
    EXPECT_FALSE(canvas().isFlying());
    EXPECT_EQ(view(), kDeep);
    EXPECT_NEAR(shownRadii(), 1, 1e-9);
}

// Otherwise a long flight would show only coarse passes.
TEST_F(FlightTest, PicturesAreFinishedOnTheWay) {
    window().resize(1280, 800);
    state().setView(viewAt("-0.743643887037158704752", "0.131825904205311970493", "1e-5"));
    canvas().finishFlight();
    ASSERT_TRUE(awaitPicture());
    const View begin = view();
    int finished = 0;
    QObject::connect(&renderer(), &ViewportRenderer::completed, &window(), [&] { ++finished; });
    canvas().setExplorerMode(true);
    const std::uint64_t before = renderer().submitCount();
    QTest::mousePress(&canvas(), Qt::LeftButton, Qt::NoModifier, {100, 100});
    EXPECT_TRUE(QTest::qWaitFor([&] { return finished >= 3; }, kPatience));
    QTest::mouseRelease(&canvas(), Qt::LeftButton, Qt::NoModifier, {100, 100});
    canvas().setExplorerMode(false);
    // A new picture every frame would leave none to be finished: 48 to 145 were begun.
    EXPECT_LE(renderer().submitCount() - before, 20u);
    EXPECT_LT(view().radius, begin.radius);
}

/// A graphics device that sends grey, then some samples, and the others only once it may. All
/// pictures have the same samples, so that colours stay as they are.
class SlowBus final : public Engine {
public:
    explicit SlowBus(const std::atomic<bool>& mayGoOn) : m_mayGoOn(mayGoOn) {
        m_info.id = "opencl7";
        m_info.kind = DeviceKind::OpenClGpu;
    }

    const EngineInfo& info() const override { return m_info; }
    int concurrency() const override { return 64; }  // no tile waits for another
    Result<std::unique_ptr<TileRenderer>> prepare(std::shared_ptr<const RenderJob>,
                                                  const std::function<void(Phrase)>&,
                                                  std::stop_token) override {
        return std::make_unique<Renderer>(m_mayGoOn);
    }

private:
    class Renderer final : public TileRenderer {
    public:
        explicit Renderer(const std::atomic<bool>& mayGoOn) : m_mayGoOn(mayGoOn) {}

        Result<Tile> render(const TileTask& task, const TileControl& control) override {
            Tile tile{.task = task};
            tile.samples.resize(static_cast<std::size_t>(task.columns()) * task.rows());
            for (std::uint32_t i = 0; i < tile.samples.size(); ++i) {
                const TileTask::Place place = task.placeOf(i);
                const auto count = static_cast<std::uint64_t>(10 + (place.x + place.y) / 20);
                tile.samples[i] = {.count = count};
            }
            if (!control.colors || task.step > 1) return tile;
            control.colored(0, std::vector<Rgb32>(tile.samples.size(), 0xff808080));
            std::vector<TileSample> some;
            for (const std::uint32_t number : evenlySpread(task, control.someStep))
                some.push_back(tile.samples[number]);
            control.some(some);
            while (!m_mayGoOn && !control.stop.stop_requested())
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            return tile;
        }
        Result<Tile> resume(const Tile& tile, std::uint64_t, const TileControl&) override {
            return tile;
        }

    private:
        const std::atomic<bool>& m_mayGoOn;
    };

    EngineInfo m_info = CpuEngine(1).info();
    const std::atomic<bool>& m_mayGoOn;
};

TEST_F(FlightTest, SeesColorsBeforeTheOtherSamplesHaveCome) {
    std::atomic<bool> mayGoOn = true;
    openWindow({}, std::make_unique<SlowBus>(mayGoOn));
    canvas().setFlights(true);
    ASSERT_TRUE(awaitPicture());
    ASSERT_TRUE(awaitColors());
    mayGoOn = false;
    for (int picture = 0; picture < 3; ++picture) {
        turnWheel({431.0, 266.0}, 120);
        const std::uint64_t before = renderer().submitCount();
        ASSERT_TRUE(QTest::qWaitFor(
            [&] { return renderer().submitCount() > before && renderer().isComplete(); },
            kPatience));
        EXPECT_TRUE(renderer().someSamples().isWhole());
        EXPECT_TRUE(renderer().isBusy());
    }
    mayGoOn = true;
    ASSERT_TRUE(awaitPicture());
    EXPECT_EQ(renderer().status().phase, ViewportRenderer::Phase::Done);
}

TEST_F(FlightTest, WhatIsTooFarFades) {
    state().setView(viewAt("-1.7", "0", "1e-40"));
    EXPECT_FALSE(canvas().isFlying());
    ASSERT_TRUE(awaitPicture());
    canvas().setFlights(false);
    state().setView(kDeep);
    EXPECT_FALSE(canvas().isFlying());
}

}  // namespace
}  // namespace fathom
