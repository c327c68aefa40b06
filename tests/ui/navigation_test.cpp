// Wheel, drag, keys and undo on the real window.
#include "ui/window_fixture.h"

#include <QAction>
#include <QComboBox>
#include <QMenu>
#include <QSignalSpy>

#include "bookmarks/bookmark.h"

namespace fathom {
namespace {

class NavigationTest : public WindowTest {};

View::Point pointAt(const View& view, QPointF pixel, Size size) {
    return view.pointAt({pixel.x(), pixel.y()}, size);
}

TEST_F(NavigationTest, WheelKeepsThePointUnderTheCursor) {
    ASSERT_TRUE(awaitPicture());
    const QPointF cursor(97, 203);
    const View::Point before = pointAt(view(), cursor, canvas().imageSize());
    const double depth = view().depth10();
    turnWheel(cursor, 120);
    EXPECT_NEAR(view().depth10(), depth + std::log10(2.0), 1e-9);
    EXPECT_LT(pixelsApart(before, pointAt(view(), cursor, canvas().imageSize())), 0.01);
}

TEST_F(NavigationTest, SmallStepsOfATouchpadAddUpToANotch) {
    ASSERT_TRUE(awaitPicture());
    const double depth = view().depth10();
    for (int step = 0; step < 8; ++step)
        turnWheel({120, 80}, 15);
    EXPECT_NEAR(view().depth10(), depth + std::log10(2.0), 1e-6);
}

TEST_F(NavigationTest, AFastWheelNeverQueuesUp) {
    ASSERT_TRUE(awaitPicture());
    for (int notch = 0; notch < 10; ++notch)
        turnWheel({200, 150}, 120);
    // The goal includes all ten notches at once, and the canvas gets there in one motion.
    EXPECT_NEAR(view().depth10(), -0.17609 + 10 * std::log10(2.0), 1e-3);
    EXPECT_TRUE(awaitPicture());
}

TEST_F(NavigationTest, DragFollowsTheFingerExactly) {
    ASSERT_TRUE(awaitPicture());
    const View::Point grabbed = pointAt(view(), {150, 100}, canvas().imageSize());
    drag({150, 100}, {213, 61});
    EXPECT_LT(pixelsApart(grabbed, pointAt(view(), {213, 61}, canvas().imageSize())), 0.01);
}

TEST_F(NavigationTest, UndoAndRedoRestoreExactDigits) {
    const View home = view();
    for (int notch = 0; notch < 30; ++notch)
        turnWheel({101.5, 77.25}, 120);
    const View deep = view();
    state().endGesture();
    drag({60, 60}, {111, 97});
    const View dragged = view();
    ASSERT_NE(deep, dragged);

    QTest::keyClick(&window(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(view(), deep);
    EXPECT_EQ(view().re.toString(), deep.re.toString());
    // All thirty notches were one gesture.
    QTest::keyClick(&window(), Qt::Key_Left, Qt::AltModifier);
    EXPECT_EQ(view(), home);
    EXPECT_FALSE(state().canUndo());
    QTest::keyClick(&window(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::keyClick(&window(), Qt::Key_Right, Qt::AltModifier);
    EXPECT_EQ(view().im.toString(), dragged.im.toString());
    EXPECT_FALSE(state().canRedo());
}

TEST_F(NavigationTest, APauseEndsTheGesture) {
    const View home = view();
    turnWheel({101, 77}, 120);
    const View first = view();
    QTest::qWait(ExplorerState::kGesturePauseMilliseconds + 100);
    turnWheel({101, 77}, 120);
    state().undo();
    EXPECT_EQ(view(), first);
    state().undo();
    EXPECT_EQ(view(), home);
}

TEST_F(NavigationTest, KeysMoveZoomAndGoHome) {
    const View home = view();
    pressOnCanvas(Qt::Key_Plus);
    EXPECT_NEAR(view().depth10(), home.depth10() + std::log10(2.0), 1e-9);
    pressOnCanvas(Qt::Key_Minus);
    EXPECT_NEAR(view().depth10(), home.depth10(), 1e-9);
    pressOnCanvas(Qt::Key_Right);
    EXPECT_GT(view().re, home.re);
    pressOnCanvas(Qt::Key_Up);
    EXPECT_GT(view().im, home.im);
    pressOnCanvas(Qt::Key_Home);
    EXPECT_EQ(view(), home);
}

TEST_F(NavigationTest, DoubleClickCentresAndZoomsIn) {
    const View::Point target = pointAt(view(), {300.5, 40.5}, canvas().imageSize());
    const double depth = view().depth10();
    QTest::mouseDClick(&canvas(), Qt::LeftButton, Qt::NoModifier, {300, 40});
    EXPECT_NEAR(view().depth10(), depth + std::log10(2.0), 1e-9);
    EXPECT_LT(pixelsApart(target, {view().re, view().im}), 2);
}

TEST_F(NavigationTest, TheCanvasIsNeverBlankOnTheWay) {
    ASSERT_TRUE(awaitPicture());
    const auto meanLightness = [this] {
        const QImage image = canvas().grab().toImage();
        double sum = 0;
        for (int y = 0; y < image.height(); y += 7)
            for (int x = 0; x < image.width(); x += 7)
                sum += image.pixelColor(x, y).lightnessF();
        return sum * 49 / (image.width() * image.height());
    };
    const double before = meanLightness();
    ASSERT_GT(before, 0.1);
    // Look right after each change, before any tile of the new picture can arrive.
    turnWheel({60, 60}, 120);
    EXPECT_GT(meanLightness(), 0.5 * before);
    drag({100, 100}, {130, 120});
    EXPECT_GT(meanLightness(), 0.5 * before);
    state().undo();
    EXPECT_GT(meanLightness(), 0.5 * before);
}

// Zooms around i, where there is detail at every depth: 60 notches in, as fast as a hand can turn,
// and out again. Pictures shown on the way in fill the canvas on the way out. Each frame is
// compared with the one just before its notch, so that no tile or colour can arrive in between. A
// notch shows the middle quarter of that frame, which may be much darker than the whole, but not
// black.
TEST_F(NavigationTest, NoFrameOfAZoomIsBlack) {
    View start = view();
    start.re = *Decimal::parse("0");
    start.im = *Decimal::parse("1");
    state().setView(start);
    ASSERT_TRUE(awaitPicture());

    struct Frame {
        double lightness = 0, blank = 0;  // the mean, and the share of blank pixels
    };
    const auto frame = [&] {
        const QImage image = canvas().snapshot(canvas().size() / 4);
        const double pixels = image.width() * image.height();
        Frame shown;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                shown.lightness += image.pixelColor(x, y).lightnessF() / pixels;
                shown.blank += (image.pixelColor(x, y) == canvasColor()) / pixels;
            }
        return shown;
    };
    constexpr int kNotches = 60;
    constexpr int kNotchMilliseconds = 40;
    double blackest = 1, blankest = 0;
    for (const int eighths : {120, -120})
        for (int notch = 0; notch < kNotches; ++notch) {
            const Frame before = frame();
            turnWheel(QPointF(canvas().width() / 2.0, canvas().height() / 2.0), eighths);
            const Frame after = frame();
            blackest = std::min(blackest, after.lightness / before.lightness);
            blankest = std::max(blankest, after.blank);
            QTest::qWait(kNotchMilliseconds);
        }
    RecordProperty("blackest", std::to_string(blackest));
    EXPECT_GT(blackest, 0.25);
    EXPECT_LT(blankest, 0.02);
}

TEST_F(NavigationTest, HomeIsTheBookmarkOfTheWholeSet) {
    ColorSettings colors = state().colors();
    colors.palette = "ember";
    colors.density = 7;
    state().setColors(colors);
    turnWheel({60, 60}, 360);
    pressOnCanvas(Qt::Key_Home);
    const Scene home = state().scene();
    turnWheel({60, 60}, 360);
    state().open(findStarterBookmark("home")->bookmark);
    EXPECT_EQ(state().scene(), home);
}

// The whole shape fits in the window, and the picture is neither dark nor washed out.
TEST_F(NavigationTest, EveryHomeViewIsFramedAndLit) {
    auto& formula = find<QComboBox>("formula");
    for (int index = 0; index < formula.count(); ++index) {
        if (!formula.itemData(index).isValid()) continue;  // a separator between formulas
        SCOPED_TRACE(formula.itemText(index).toStdString());
        formula.setCurrentIndex(index);
        emit formula.activated(index);
        ASSERT_TRUE(awaitPicture());
        const Size size = canvas().imageSize();
        int interior = 0;
        const auto count = [&](int x, int y) {
            interior += renderer().sampleAt(x, y)->count == kInteriorCount;
        };
        for (int x = 0; x < size.width; ++x) {
            count(x, 0);
            count(x, size.height - 1);
        }
        for (int y = 0; y < size.height; ++y) {
            count(0, y);
            count(size.width - 1, y);
        }
        EXPECT_LE(interior, 10);  // single points from which Newton's method does not converge
        const QImage image = canvas().snapshot(canvas().size() / 2);
        int lit = 0, white = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                lit += image.pixelColor(x, y).lightnessF() > 0.12F;
                white += image.pixelColor(x, y).lightnessF() > 0.95F;
            }
        const double pixels = image.width() * image.height();
        EXPECT_GT(lit / pixels, 0.6);
        EXPECT_LT(white / pixels, 0.3);
    }
}

TEST_F(NavigationTest, AnotherFormulaHasItsOwnColours) {
    ColorSettings colors = state().colors();
    colors.density = 40;
    colors.offset = 0.5;
    state().setColors(colors);
    auto& formula = find<QComboBox>("formula");
    const int celtic = formula.findData("celtic");
    formula.setCurrentIndex(celtic);
    emit formula.activated(celtic);
    EXPECT_EQ(state().colors(), initialColors());
    state().undo();
    EXPECT_EQ(state().colors(), colors);
}

TEST_F(NavigationTest, EscapeStopsWorkAndThenLeavesFullScreen) {
    Location slow = state().location();
    slow.view.radius = *Decimal::parse("1e-30");
    slow.iterations = {1'000'000'000, false};
    state().setLocation(slow);
    ASSERT_TRUE(QTest::qWaitFor([this] { return renderer().isBusy(); }, kPatience));
    QTest::keyClick(&window(), Qt::Key_F11);
    ASSERT_TRUE(window().isFullScreen());
    QTest::qWait(200);  // the larger canvas needs a new picture
    ASSERT_TRUE(renderer().isBusy());

    QTest::keyClick(&window(), Qt::Key_Escape);
    EXPECT_FALSE(renderer().isBusy());
    EXPECT_TRUE(window().isFullScreen());
    EXPECT_TRUE(QTest::qWaitFor([this] { return window().scheduler()->isIdle(); }, kPatience));
    QTest::keyClick(&window(), Qt::Key_Escape);
    EXPECT_FALSE(window().isFullScreen());
}

TEST_F(NavigationTest, PanelsHideAndComeBack) {
    auto* side = window().findChild<QWidget*>(QStringLiteral("sidePanel"));
    ASSERT_TRUE(side->isVisible());
    QTest::keyClick(&window(), Qt::Key_F9);
    EXPECT_FALSE(side->isVisible());
    QTest::keyClick(&window(), Qt::Key_F9);
    EXPECT_TRUE(side->isVisible());
}

TEST_F(NavigationTest, EveryActionStandsInAMenuAndShowsItsKey) {
    for (const QAction* action : window().findChildren<QAction*>()) {
        if (action->isSeparator() || action->menu() || action->text().isEmpty()) continue;
        if (action->shortcut().isEmpty()) continue;
        const auto objects = action->associatedObjects();
        const bool isInMenu = std::any_of(
            objects.begin(), objects.end(),
            [](const QObject* object) { return qobject_cast<const QMenu*>(object) != nullptr; });
        EXPECT_TRUE(isInMenu) << action->text().toStdString();
    }
}

TEST_F(NavigationTest, ClosingDuringWorkAbandonsIt) {
    Location slow = state().location();
    slow.view.radius = *Decimal::parse("1e-60");
    slow.iterations = {100'000'000, false};
    state().setLocation(slow);
    ASSERT_TRUE(QTest::qWaitFor([this] { return renderer().isBusy(); }, kPatience));
    QElapsedTimer clock;
    clock.start();
    EXPECT_TRUE(window().close());
    RecordProperty("close_milliseconds", std::to_string(clock.elapsed()));
    // The picture takes minutes, so it was abandoned.
    EXPECT_NE(renderer().status().phase, ViewportRenderer::Phase::Done);
}

TEST_F(NavigationTest, TheSessionComesBack) {
    turnWheel({140, 120}, 600);
    const Location left = state().location();
    window().close();
    openWindow();
    EXPECT_EQ(state().location(), left);
}

}  // namespace
}  // namespace fathom
