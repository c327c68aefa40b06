// Help at the first start: hints over the canvas, and text under the tool bar's icons.
#include "ui/first_hints.h"

#include "ui/window_fixture.h"

#include <QAction>
#include <QCheckBox>
#include <QPushButton>
#include <QToolBar>

namespace fathom {
namespace {

class FirstStartTest : public WindowTest {
protected:
    FirstHints* hints() { return window().findChild<FirstHints*>(); }
    QAction& action(const char* id) { return find<QAction>(id); }
};

TEST_F(FirstStartTest, HintsLeaveAsTheyAreFollowedAndNeverReturn) {
    ASSERT_TRUE(awaitPicture());
    EXPECT_EQ(hints(), nullptr);  // shown only on request
    window().showFirstHints();
    ASSERT_NE(hints(), nullptr);
    ASSERT_EQ(hints()->shown().size(), 3U);
    for (const QPushButton* hint : hints()->shown())
        EXPECT_TRUE(
            canvas().rect().contains(QRect(hint->mapTo(&canvas(), QPoint()), hint->size())));

    QTest::mouseMove(&canvas(), {30, 40});
    EXPECT_EQ(hints()->shown().size(), 3U);
    turnWheel({90, 110}, 120);
    EXPECT_EQ(hints()->shown().size(), 2U);
    drag({100, 100}, {140, 120});
    EXPECT_EQ(hints()->shown().size(), 1U);
    QTest::mouseClick(hints()->shown().front(), Qt::LeftButton);
    EXPECT_TRUE(QTest::qWaitFor([&] { return hints() == nullptr; }, kPatience));

    openWindow();
    window().showFirstHints();
    EXPECT_EQ(hints(), nullptr);
}

TEST_F(FirstStartTest, GoingBackClosesItsHint) {
    turnWheel({90, 110}, 120);
    window().showFirstHints();
    action("back").trigger();
    EXPECT_EQ(hints()->shown().size(), 2U);
}

TEST_F(FirstStartTest, WordsStandUnderTheToolBarsIconsWhenWanted) {
    EXPECT_EQ(find<QToolBar>("toolBar").toolButtonStyle(), Qt::ToolButtonIconOnly);
    action("preferences").trigger();
    find<QCheckBox>("toolBarWords").click();
    EXPECT_EQ(find<QToolBar>("toolBar").toolButtonStyle(), Qt::ToolButtonTextUnderIcon);
    EXPECT_EQ(action("julia").iconText(), "Julia");
    openWindow();
    EXPECT_EQ(find<QToolBar>("toolBar").toolButtonStyle(), Qt::ToolButtonTextUnderIcon);
}

}  // namespace
}  // namespace fathom
