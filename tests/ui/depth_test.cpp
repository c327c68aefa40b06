// The depth scale next to the canvas: it follows the view, and its handle leads to any depth.
#include "ui/window_fixture.h"

#include <algorithm>
#include <cstdio>

#include <QDockWidget>
#include <QToolButton>

#include "ui/depth_scrubber.h"
#include "ui/scale_words.h"

namespace fathom {
namespace {

class DepthTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        ASSERT_TRUE(awaitPicture());
        pressOnCanvas(Qt::Key_D);
        ASSERT_TRUE(find<QDockWidget>("depthDock").isVisible());
    }
    DepthScrubber& scrubber() { return find<DepthScrubber>("depthScrubber"); }
    void goDeep(const char* radius) {
        View deep = view();
        deep.re = Decimal::parse("-1.7548776662466927600495088963585286918946066177").value();
        deep.im = Decimal();
        deep.radius = Decimal::parse(radius).value();
        state().setView(deep);
    }
    void press(QEvent::Type type, int y) {
        QMouseEvent event(
            type, QPointF(10, y), scrubber().mapToGlobal(QPointF(10, y)), Qt::LeftButton,
            type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&scrubber(), &event);
    }
};

TEST_F(DepthTest, FollowsTheViewAndKeepsTheWayThatThereWas) {
    EXPECT_EQ(scrubber().value(), 0);
    goDeep("1.5e-30");
    EXPECT_EQ(scrubber().value(), 3000);
    EXPECT_EQ(scrubber().maximum(), 3000);
    View outer = view();
    outer.radius = Decimal::parse("1.5e-10").value();
    state().setView(outer);
    EXPECT_EQ(scrubber().value(), 1000);
    EXPECT_EQ(scrubber().maximum(), 3000);  // the scale still reaches the deeper view
    outer.re = Decimal::parse("0.3").value();
    state().setView(outer);
    EXPECT_EQ(scrubber().maximum(), 1000);  // another place has its own scale
}

TEST_F(DepthTest, ItsTitleBarTakesItOutOfTheWindowAndClosesIt) {
    auto& dock = find<QDockWidget>("depthDock");
    const auto click = [&dock](const char* button) {
        dock.titleBarWidget()->findChild<QToolButton*>(QLatin1String(button))->click();
    };
    click("floatDock");
    EXPECT_TRUE(dock.isFloating());
    click("floatDock");
    EXPECT_FALSE(dock.isFloating());
    click("closeDock");
    EXPECT_FALSE(dock.isVisible());
}

TEST_F(DepthTest, AHandleLeadsToAnyDepthAsOneStepOfUndo) {
    goDeep("1.5e-1000");
    const View deepest = view();
    press(QEvent::MouseButtonPress, scrubber().height() - 1);
    for (int y = scrubber().height() - 1; y > 0; y -= 7)
        press(QEvent::MouseMove, y);
    press(QEvent::MouseMove, 0);
    press(QEvent::MouseButtonRelease, 0);
    EXPECT_EQ(scrubber().value(), 0);
    EXPECT_NEAR(view().radius.toDouble(), 1.5, 1e-9);
    press(QEvent::MouseButtonPress, scrubber().height() - 1);
    press(QEvent::MouseButtonRelease, scrubber().height() - 1);
    EXPECT_EQ(view(), deepest);
    state().undo();
    state().undo();
    EXPECT_EQ(view(), deepest);
}

// Drags the handle from the deepest view to home and back, while the pictures on the way are shown.
// Prints how long the events kept the window's thread busy.
TEST_F(DepthTest, TheHandleIsDraggedHomeAndBack) {
    goDeep("1.5e-1000");
    std::vector<double> milliseconds;
    const int height = scrubber().height();
    press(QEvent::MouseButtonPress, height - 1);
    testApplication().record(&milliseconds);
    for (const int direction : {-1, 1})
        for (int step = 0; step <= 40; ++step) {
            const int way = step * (height - 1) / 40;
            press(QEvent::MouseMove, direction < 0 ? height - 1 - way : way);
            QTest::qWait(16);
        }
    testApplication().record(nullptr);
    press(QEvent::MouseButtonRelease, height - 1);
    std::ranges::sort(milliseconds);
    ASSERT_FALSE(milliseconds.empty());
    std::printf("%zu events: median %.2f ms, 99 of 100 below %.1f ms, the longest %.1f ms\n",
                milliseconds.size(), milliseconds[milliseconds.size() / 2],
                milliseconds[milliseconds.size() * 99 / 100], milliseconds.back());
    EXPECT_EQ(view().radius, Decimal::parse("1.5e-1000").value());
}

TEST_F(DepthTest, KeysAndTheWheelGoOutAndIn) {
    goDeep("1.5e-6");
    scrubber().setFocus();
    QTest::keyClick(&scrubber(), Qt::Key_PageUp);
    EXPECT_EQ(scrubber().value(), 500);
    QTest::keyClick(&scrubber(), Qt::Key_Down);
    EXPECT_EQ(scrubber().value(), 510);
    QWheelEvent out(QPointF(10, 10), scrubber().mapToGlobal(QPointF(10, 10)), QPoint(),
                    QPoint(0, -120), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&scrubber(), &out);
    EXPECT_EQ(scrubber().value(), 490);
    EXPECT_NEAR(view().depth10(), 4.9 - std::log10(1.5), 1e-5);
    EXPECT_FALSE(scrubber().accessibleDescription().isEmpty());
}

TEST_F(DepthTest, PicturesStandOnTheWay) {
    goDeep("1.5e-30");
    const auto& stops = scrubber().stops();
    ASSERT_GT(stops.size(), 2u);
    EXPECT_EQ(stops.front().view.location.view, homeLocation(state().location().formula).view);
    for (std::size_t i = 2; i < stops.size(); ++i)
        EXPECT_LT(stops[i].view.location.view.radius, stops[i - 1].view.location.view.radius);
    EXPECT_EQ(stops.back().view.location.view.re, view().re);
}

TEST(ScaleWords, CompareTheWholeWithThingsThatOneKnows) {
    const Decimal home = Decimal::parse("1.5").value();
    const auto sentence = [&](const char* radius) {
        View view;
        view.radius = Decimal::parse(radius).value();
        return scaleSentence(view, home);
    };
    EXPECT_EQ(sentence("1.5"), "");
    EXPECT_TRUE(sentence("3e-8").contains("the Earth")) << sentence("3e-8").toStdString();
    EXPECT_TRUE(sentence("4e-22").contains("the Milky Way")) << sentence("4e-22").toStdString();
    EXPECT_TRUE(sentence("1e-100").contains("times as wide as the observable universe"));
}

}  // namespace
}  // namespace fathom
