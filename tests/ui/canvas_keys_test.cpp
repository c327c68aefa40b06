// What the mouse does on the canvas, keys do as well.
#include "ui/window_fixture.h"

#include <QContextMenuEvent>
#include <QPushButton>
#include <QSignalSpy>

#include "ui/point_card.h"

namespace fathom {
namespace {

class CanvasKeysTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        ASSERT_TRUE(awaitPicture());
        canvas().setFocus();
        m_home = view();
    }

    /// What has happened since the home view; goes back there.
    View taken() {
        View now = view();
        while (state().canUndo())
            state().undo();
        EXPECT_EQ(view(), m_home);
        return now;
    }
    View key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(&canvas(), key, modifiers);
        return taken();
    }
    QPoint middle() { return canvas().rect().center(); }
    PointCard& card() { return *canvas().findChild<PointCard*>(); }

    View m_home;
};

TEST_F(CanvasKeysTest, ArrowsMoveAsADragDoes) {
    const QPoint step(canvas().width() / 8, canvas().height() / 8);
    const std::pair<Qt::Key, QPoint> moves[] = {{Qt::Key_Left, {step.x(), 0}},
                                                {Qt::Key_Right, {-step.x(), 0}},
                                                {Qt::Key_Up, {0, step.y()}},
                                                {Qt::Key_Down, {0, -step.y()}}};
    for (const auto& [arrow, way] : moves) {
        drag(middle(), middle() + way);
        const View dragged = taken(), moved = key(arrow);
        EXPECT_NE(moved, m_home) << arrow;
        EXPECT_LT(pixelsApart({dragged.re, dragged.im}, {moved.re, moved.im}), 2) << arrow;
    }
}

TEST_F(CanvasKeysTest, PlusAndMinusZoomAsTheWheelABoxAndADoubleClickDo) {
    turnWheel(middle(), 120);
    const View wheel = taken();
    EXPECT_EQ(key(Qt::Key_Plus).radius, wheel.radius);
    turnWheel(middle(), -120);
    const View out = taken();
    EXPECT_EQ(key(Qt::Key_Minus).radius, out.radius);
    EXPECT_LT(wheel.radius, m_home.radius);
    EXPECT_GT(out.radius, m_home.radius);
    QTest::mouseDClick(&canvas(), Qt::LeftButton, Qt::NoModifier, middle());
    const View doubleClick = taken();
    EXPECT_EQ(key(Qt::Key_Plus).radius, doubleClick.radius);
}

TEST_F(CanvasKeysTest, BracketsTurnAsADragWithCtrlDoes) {
    EXPECT_GT(key(Qt::Key_BracketLeft).transform.rotation, 0);
    EXPECT_NE(key(Qt::Key_BracketRight).transform.rotation, 0);
}

TEST_F(CanvasKeysTest, FactsOfAPointComeByAKeyAndGoByEsc) {
    QTest::keyClick(&canvas(), Qt::Key_O, Qt::ShiftModifier);
    EXPECT_TRUE(card().isVisible());
    QTest::keyClick(&canvas(), Qt::Key_Escape);
    EXPECT_TRUE(card().isHidden());

    QTest::keyClick(&canvas(), Qt::Key_O, Qt::ShiftModifier);
    card().findChild<QPushButton*>()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    EXPECT_TRUE(card().isHidden());
    EXPECT_TRUE(canvas().hasFocus());
}

TEST_F(CanvasKeysTest, TheMenuKeyOpensTheMenuOfTheMiddle) {
    QSignalSpy wanted(&canvas(), &ViewportWidget::contextMenuWanted);
    QContextMenuEvent menu(QContextMenuEvent::Keyboard, middle(), canvas().mapToGlobal(middle()));
    QTimer::singleShot(0, [] {
        if (QWidget* popup = QApplication::activePopupWidget()) popup->close();
    });
    QApplication::sendEvent(&canvas(), &menu);
    ASSERT_EQ(wanted.count(), 1);
    EXPECT_EQ(wanted[0][1].toPointF(), QPointF(canvas().imageCenter().x, canvas().imageCenter().y));
}

}  // namespace
}  // namespace fathom
