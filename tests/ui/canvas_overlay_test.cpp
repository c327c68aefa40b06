// What appears over the picture for a moment, and when it has to be painted again.
#include "ui/canvas_overlay.h"

#include <gtest/gtest.h>

#include <QTest>

namespace fathom {
namespace {

TEST(CanvasOverlay, IsPaintedAgainOnlyWhileItChanges) {
    CanvasOverlay overlay;
    EXPECT_FALSE(overlay.untilChange());
    overlay.noteMovement();
    const std::optional<int> untilFade = overlay.untilChange();
    ASSERT_TRUE(untilFade);
    EXPECT_GT(*untilFade, 0) << "the scale stays as it is for a second";
    EXPECT_LE(*untilFade, CanvasOverlay::kHoldMilliseconds);
    QTest::qWait(CanvasOverlay::kHoldMilliseconds + CanvasOverlay::kFadeMilliseconds + 20);
    EXPECT_FALSE(overlay.untilChange());
}

TEST(CanvasOverlay, TheProgressLineChangesWhenItComesAndGoes) {
    CanvasOverlay overlay;
    overlay.setProgress(true, 0.2);
    EXPECT_FALSE(overlay.showsProgress());
    EXPECT_LE(overlay.untilChange().value(), CanvasOverlay::kProgressDelayMilliseconds);
    QTest::qWait(CanvasOverlay::kProgressDelayMilliseconds + CanvasOverlay::kFadeMilliseconds + 20);
    EXPECT_TRUE(overlay.showsProgress());
    EXPECT_FALSE(overlay.untilChange());
    overlay.setProgress(false, 1);
    EXPECT_EQ(overlay.untilChange(), 0);
    QTest::qWait(CanvasOverlay::kFadeMilliseconds + 20);
    EXPECT_FALSE(overlay.showsProgress());
    EXPECT_FALSE(overlay.untilChange());
}

}  // namespace
}  // namespace fathom
