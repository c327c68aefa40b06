// Surprise me and the autopilot go to interesting places and stop at once when asked.
#include "ui/window_fixture.h"

#include <QAction>

#include "color/colorizer.h"
#include "color/picture_quality.h"
#include "cpu/small_picture.h"
#include "formula/formula_list.h"
#include "ui/autopilot.h"
#include "ui/canvas_bar.h"
#include "ui/pleasing_place.h"

namespace fathom {
namespace {

class WanderTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        ASSERT_TRUE(awaitPicture());
    }
    bool isSearching() { return window().bar().sentence().startsWith("Looking for"); }
    bool isAutopilotOn() { return find<QAction>("autopilot").isChecked(); }
};

// ---- The search

TEST(PleasingPlace, IsDeepInTheSetOfItsFormulaAndGood) {
    constexpr Size kJudged{640, 360};
    for (const char* id : {"mandelbrot", "newton"}) {
        const FormulaInstance formula = defaultInstance(*findFormula(id));
        const auto place = findPleasingPlace({formula, initialColors(), 1}, {.threads = 2});
        ASSERT_TRUE(place) << place.error().message;
        EXPECT_EQ(place->formula, formula);
        EXPECT_GT(place->view.depth10(), 1);

        Location still = *place;
        still.iterations = {.limit = 50'000, .automatic = false};
        const auto samples = samplesOf(still, kJudged, 2, {});
        ASSERT_TRUE(samples);
        ColorSettings colors = initialColors();
        colors.curve = fitAutoCurve(*samples, kJudged.height);
        std::vector<Rgb32> pixels(samples->size());
        Colorizer::create(colors, traitsOf(still, kJudged.height))->toRgb32(*samples, pixels);
        EXPECT_TRUE(qualityOf(pixels, kJudged).isGood()) << id;
    }
}

TEST(PleasingPlace, EndsWhenStopped) {
    std::stop_source source;
    source.request_stop();
    const auto place = findPleasingPlace({{.spec = findFormula("mandelbrot")}, initialColors(), 1},
                                         {.stop = source.get_token()});
    ASSERT_FALSE(place);
    EXPECT_EQ(place.error().code, ErrorCode::Cancelled);
}

TEST_F(WanderTest, SurpriseFliesElsewhereAsOneStep) {
    const Location before = state().location();
    pressOnCanvas(Qt::Key_S);
    EXPECT_TRUE(isSearching());
    ASSERT_TRUE(QTest::qWaitFor([&] { return !isSearching(); }, kPatience));
    ASSERT_NE(state().location().view, before.view);
    EXPECT_EQ(state().location().formula, before.formula);
    ASSERT_TRUE(awaitPicture());
    state().undo();
    EXPECT_EQ(state().location(), before) << "one step";
}

TEST_F(WanderTest, EscapeEndsTheSearch) {
    const Location before = state().location();
    pressOnCanvas(Qt::Key_S);
    pressOnCanvas(Qt::Key_Escape);
    EXPECT_FALSE(isSearching());
    QTest::qWait(100);
    EXPECT_EQ(state().location(), before);
}

// ---- The autopilot

/// Boundary points all over the view.
std::vector<PointF> grid() {
    std::vector<PointF> points;
    for (int y = -9; y <= 9; ++y)
        for (int x = -16; x <= 16; ++x)
            points.push_back({x / 9.0, y / 9.0});
    return points;
}

TEST(Autopilot, DivesWhereThereIsABoundary) {
    Autopilot pilot(1);
    double octaves = 0, most = 0;
    for (int frame = 0; frame < 600; ++frame) {
        if (frame % 20 == 0) pilot.see(grid());
        const Autopilot::Motion motion = pilot.advance(1.0 / 60);
        octaves += std::log2(motion.factor);
        most = std::max(most, std::hypot(motion.shift.x, motion.shift.y));
    }
    EXPECT_NEAR(octaves, 10 * Autopilot::kOctavesPerSecond, 1);
    EXPECT_GT(most, 0.0001) << "it steers";
    EXPECT_LT(most, 0.03) << "without a jerk";
}

TEST(Autopilot, BringsItsAimToTheMiddle) {
    Autopilot pilot(1);
    PointF aim{0.5, -0.3};
    for (int frame = 0; frame < 600; ++frame) {
        pilot.see({&aim, 1});
        const Autopilot::Motion motion = pilot.advance(1.0 / 60);
        aim = {(aim.x + motion.shift.x) * motion.factor, (aim.y + motion.shift.y) * motion.factor};
    }
    EXPECT_LT(std::hypot(aim.x, aim.y), 0.02);
}

TEST(Autopilot, WaitsForPicturesAndTurnsBackInTheEnd) {
    Autopilot pilot(1);
    pilot.see(grid());
    double octaves = 0;
    for (int frame = 0; frame < 60 * 6; ++frame)
        octaves += std::log2(pilot.advance(1.0 / 60).factor);
    EXPECT_NEAR(octaves, Autopilot::kBlindOctaves, 0.6);
    EXPECT_FALSE(pilot.isRising());
    for (int frame = 0; frame < 60 * 3; ++frame)
        pilot.advance(1.0 / 60);
    EXPECT_TRUE(pilot.isRising());
}

TEST(Autopilot, RisesFromFlatPicturesAndDivesAgain) {
    Autopilot pilot(1);
    pilot.see({});
    EXPECT_TRUE(pilot.isRising());
    double octaves = 0;
    for (int frame = 0; frame < 60 * 10 && pilot.isRising(); ++frame)
        octaves += std::log2(pilot.advance(1.0 / 60).factor);
    EXPECT_LT(octaves, -Autopilot::kLeastRise + 0.1);
    EXPECT_GT(octaves, -Autopilot::kMostRise - 0.5);
    pilot.see(grid());
    for (int frame = 0; frame < 120; ++frame)
        pilot.advance(1.0 / 60);
    EXPECT_GT(pilot.advance(1.0 / 60).factor, 1);
}

TEST_F(WanderTest, TheAutopilotDivesUntilAPress) {
    const Location before = state().location();
    pressOnCanvas(Qt::Key_A);
    ASSERT_TRUE(isAutopilotOn());
    const Decimal half = before.view.radius * Decimal::parse("0.5").value();
    ASSERT_TRUE(QTest::qWaitFor([&] { return view().radius < half; }, kPatience));
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, {60, 60});
    EXPECT_FALSE(isAutopilotOn());
    const View stopped = view();
    QTest::qWait(100);
    EXPECT_EQ(view(), stopped);
    state().undo();
    EXPECT_EQ(state().location().view, before.view) << "all of it is one step";
}

TEST_F(WanderTest, TheAutopilotEndsByTheWheelAndByEscape) {
    for (const bool isWheel : {true, false}) {
        pressOnCanvas(Qt::Key_A);
        ASSERT_TRUE(isAutopilotOn());
        if (isWheel)
            turnWheel({90, 110}, 120);
        else
            pressOnCanvas(Qt::Key_Escape);
        EXPECT_FALSE(isAutopilotOn());
    }
}

}  // namespace
}  // namespace fathom
