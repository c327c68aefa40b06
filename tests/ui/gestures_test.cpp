// Explorer mode, touch, box zoom and rotation on the real window.
#include "ui/window_fixture.h"

#include <QPointingDevice>
#include <QSignalSpy>

namespace fathom {
namespace {

class GesturesTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        ASSERT_TRUE(awaitPicture());  // after this the canvas has its final size
    }

    View::Point at(QPointF pixel) {
        return view().pointAt({pixel.x(), pixel.y()}, canvas().imageSize());
    }

    QTest::QTouchEventWidgetSequence touch() {
        static QPointingDevice* const screen = QTest::createTouchDevice();
        return QTest::touchEvent(&canvas(), screen);
    }
};

TEST_F(GesturesTest, ShiftAndDragZoomsToABox) {
    const View::Point middle = at({300, 200});
    const double depth = view().depth10();
    QTest::mousePress(&canvas(), Qt::LeftButton, Qt::ShiftModifier, {260, 180});
    QMouseEvent move(QEvent::MouseMove, QPointF(340, 220), canvas().mapToGlobal(QPointF(340, 220)),
                     Qt::NoButton, Qt::LeftButton, Qt::ShiftModifier);
    QApplication::sendEvent(&canvas(), &move);
    EXPECT_EQ(view().depth10(), depth) << "nothing moves before the box is done";
    QTest::mouseRelease(&canvas(), Qt::LeftButton, Qt::ShiftModifier, {340, 220});
    const double factor = std::min(canvas().width() / 80.0, canvas().height() / 40.0);
    EXPECT_NEAR(view().depth10(), depth + std::log10(factor), 1e-9);
    EXPECT_LT(pixelsApart(middle, {view().re, view().im}), 0.1 * factor);
}

TEST_F(GesturesTest, ControlAndDragTurnsAboutTheMiddle) {
    const QPointF middle(canvas().width() / 2.0, canvas().height() / 2.0);
    const View before = view();
    const QPoint right = (middle + QPointF(100, 0)).toPoint();
    const QPoint up = (middle + QPointF(0, -100)).toPoint();
    QTest::mousePress(&canvas(), Qt::LeftButton, Qt::ControlModifier, right);
    QMouseEvent move(QEvent::MouseMove, QPointF(up), canvas().mapToGlobal(QPointF(up)),
                     Qt::NoButton, Qt::LeftButton, Qt::ControlModifier);
    QApplication::sendEvent(&canvas(), &move);
    QTest::mouseRelease(&canvas(), Qt::LeftButton, Qt::ControlModifier, up);
    EXPECT_NEAR(std::abs(std::remainder(view().transform.rotation, 360)), 90, 1.0);
    EXPECT_EQ(view().re, before.re);
    state().undo();
    EXPECT_EQ(view(), before);
}

TEST_F(GesturesTest, AMiddleClickRecentres) {
    const View::Point target = at({130.5, 77.5});
    const double depth = view().depth10();
    QTest::mouseClick(&canvas(), Qt::MiddleButton, Qt::NoModifier, {130, 77});
    EXPECT_EQ(view().depth10(), depth);
    EXPECT_LT(pixelsApart(target, {view().re, view().im}), 1);
}

TEST_F(GesturesTest, ExplorerModeFliesWhileAButtonIsHeld) {
    canvas().setExplorerMode(true);
    const View home = view();
    const View::Point target = at({500.5, 150.5});
    QTest::mousePress(&canvas(), Qt::LeftButton, Qt::NoModifier, {500, 150});
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return view().depth10() > home.depth10() + 0.5; }, kPatience));
    QTest::mouseRelease(&canvas(), Qt::LeftButton, Qt::NoModifier, {500, 150});
    EXPECT_LT(pixelsApart(target, at({500.5, 150.5})), 2) << "it does not fly at the cursor";
    const View deep = view();
    QTest::qWait(100);
    EXPECT_EQ(view(), deep) << "it flies on after the button was let go";

    QTest::mousePress(&canvas(), Qt::RightButton, Qt::NoModifier, {500, 150});
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return view().depth10() < deep.depth10() - 0.3; }, kPatience));
    QTest::mouseRelease(&canvas(), Qt::RightButton, Qt::NoModifier, {500, 150});

    // Each flight is one step of undo.
    state().undo();
    EXPECT_EQ(view(), deep);
    state().undo();
    EXPECT_EQ(view(), home);
}

TEST_F(GesturesTest, ExplorerModeKeepsTheMenuForTheKeyboard) {
    QSignalSpy menus(&canvas(), &ViewportWidget::contextMenuWanted);
    // The window's own menu would wait for the user.
    QObject::disconnect(&canvas(), &ViewportWidget::contextMenuWanted, &window(), nullptr);
    const auto ask = [this](QContextMenuEvent::Reason reason) {
        QContextMenuEvent event(reason, {40, 40}, canvas().mapToGlobal(QPoint(40, 40)));
        QApplication::sendEvent(&canvas(), &event);
    };
    ask(QContextMenuEvent::Mouse);
    EXPECT_EQ(menus.count(), 1);
    canvas().setExplorerMode(true);
    ask(QContextMenuEvent::Mouse);
    EXPECT_EQ(menus.count(), 1) << "the right button flies out";
    ask(QContextMenuEvent::Keyboard);
    EXPECT_EQ(menus.count(), 2);
}

TEST_F(GesturesTest, OneFingerMovesThePicture) {
    const View home = view();
    const View::Point grabbed = at({200, 150});
    touch().press(0, {200, 150});
    touch().move(0, {240, 170});
    touch().move(0, {290, 110});
    touch().release(0, {290, 110});
    EXPECT_LT(pixelsApart(grabbed, at({290, 110})), 0.01);
    state().undo();
    EXPECT_EQ(view(), home);
}

TEST_F(GesturesTest, TwoFingersZoomAboutThePointBetweenThem) {
    const View home = view();
    const View::Point between = at({250, 150});
    touch().press(0, {200, 150}).press(1, {300, 150});
    touch().move(0, {180, 150}).move(1, {320, 150});
    touch().move(0, {150, 170}).move(1, {350, 170});
    touch().release(0, {150, 170}).release(1, {350, 170});
    EXPECT_NEAR(view().depth10(), home.depth10() + std::log10(2.0), 1e-9);
    EXPECT_LT(pixelsApart(between, at({250, 170})), 0.01);
    EXPECT_EQ(view().transform.rotation, home.transform.rotation);
    state().undo();
    EXPECT_EQ(view(), home);
}

TEST_F(GesturesTest, TwoFingersTurnOnlyWhenTheyMeanIt) {
    const View home = view();
    const View::Point left = at({200, 150});
    touch().press(0, {200, 150}).press(1, {300, 150});
    touch().move(0, {200, 155}).move(1, {300, 145});
    EXPECT_EQ(view().transform.rotation, home.transform.rotation);
    // A quarter turn counter-clockwise: each finger still holds its own point.
    touch().move(0, {250, 200}).move(1, {250, 100});
    touch().release(0, {250, 200}).release(1, {250, 100});
    EXPECT_NEAR(std::abs(std::remainder(view().transform.rotation - home.transform.rotation, 360)),
                90, 1e-6);
    EXPECT_LT(pixelsApart(left, at({250, 200})), 0.01);
}

TEST_F(GesturesTest, FingersThatCameDownElsewhereAreIgnored) {
    // If a dialog closes between press and release, it gets the press and the canvas the release.
    const View before = view();
    static QPointingDevice* const screen = QTest::createTouchDevice();
    for (const QEvent::Type type : {QEvent::TouchEnd, QEvent::TouchUpdate, QEvent::TouchCancel}) {
        QTouchEvent event(type, screen, Qt::NoModifier,
                          {QEventPoint(0, QEventPoint::Released, {40, 40}, {40, 40})});
        QApplication::sendEvent(&canvas(), &event);
    }
    EXPECT_EQ(view(), before);
}

TEST_F(GesturesTest, AFlightEndsWhereTheReleaseIsLost) {
    canvas().setExplorerMode(true);
    canvas().setFocus();
    const View home = view();
    QTest::mousePress(&canvas(), Qt::LeftButton, Qt::NoModifier, {500, 150});
    ASSERT_TRUE(QTest::qWaitFor([&] { return view() != home; }, kPatience));
    canvas().clearFocus();  // as when a dialog opens
    const View left = view();
    QTest::qWait(100);
    EXPECT_EQ(view(), left);
}

TEST_F(GesturesTest, TwoQuickTapsZoomIn) {
    const View::Point target = at({300, 100});
    const double depth = view().depth10();
    for (int tap = 0; tap < 2; ++tap) {
        touch().press(0, {300, 100});
        touch().release(0, {300, 100});
    }
    EXPECT_NEAR(view().depth10(), depth + std::log10(2.0), 1e-9);
    EXPECT_LT(pixelsApart(target, {view().re, view().im}), 1);
}

}  // namespace
}  // namespace fathom
