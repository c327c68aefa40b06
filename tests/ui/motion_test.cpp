// Reduced motion: views, colours and marks change at once, if the user or the desktop asks for it.
#include "ui/window_fixture.h"

#include "ui/canvas_overlay.h"
#include "ui/curve_motion.h"
#include "ui/system_motion.h"

namespace fathom {
namespace {

class MotionTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        ASSERT_TRUE(awaitPicture());
        window().preferences().setFlights(true);
    }
    void goFar() {
        View far = view();
        far.radius = Decimal::parse("1e-8").value();
        state().setView(far);
    }
};

TEST_F(MotionTest, IsThereUnlessSomebodyAsksForLess) {
    canvas().zoomAtCenter(2);
    EXPECT_FALSE(canvas().motion().isIdentity());
    EXPECT_TRUE(window().isAnimated());
    goFar();
    EXPECT_TRUE(canvas().isFlying());
}

TEST_F(MotionTest, EndsAtOnceWhereItIsReduced) {
    window().preferences().setMotion(Motion::Reduced);
    canvas().zoomAtCenter(2);
    EXPECT_TRUE(canvas().motion().isIdentity());
    EXPECT_FALSE(window().isAnimated());
    goFar();
    EXPECT_FALSE(canvas().isFlying());
    EXPECT_EQ(canvas().shownView(), view());
}

TEST_F(MotionTest, FollowsTheSystemUnlessTheUserHasChosen) {
    Preferences& preferences = window().preferences();
    preferences.setSystemReducesMotion(true);
    canvas().zoomAtCenter(2);
    EXPECT_TRUE(canvas().motion().isIdentity());
    preferences.setMotion(Motion::Full);
    canvas().zoomAtCenter(2);
    EXPECT_FALSE(canvas().motion().isIdentity());
    preferences.setMotion(Motion::Automatic);
    EXPECT_TRUE(preferences.reducesMotion());
    preferences.setSystemReducesMotion(false);
    EXPECT_FALSE(preferences.reducesMotion());
    preferences.setMotion(Motion::Reduced);
    EXPECT_TRUE(Preferences(configFolder() / "explorer.ini").reducesMotion());
}

TEST(ReducedMotion, AProgressLineIsThereOrNot) {
    CanvasOverlay overlay;
    overlay.setFades(false);
    overlay.setProgress(true, 0.2);
    EXPECT_FALSE(overlay.showsProgress());
    QTest::qWait(CanvasOverlay::kProgressDelayMilliseconds + 20);
    EXPECT_TRUE(overlay.showsProgress());
    EXPECT_FALSE(overlay.untilChange());
    overlay.setProgress(false, 1);
    EXPECT_FALSE(overlay.showsProgress());
    EXPECT_FALSE(overlay.untilChange());
}

std::vector<TileSample> samplesFrom(std::uint64_t least) {
    std::vector<TileSample> samples(1000);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        samples[i].count = least + i * least / 40;
        samples[i].distance_x = 3;
    }
    return samples;
}

TEST(ReducedMotion, ColoursChangeAtOnce) {
    CurveMotion motion;
    motion.setEases(false);
    motion.fit(samplesFrom(100), 100);
    const auto first = motion.target();
    motion.begin(ViewChange::Zoom);
    motion.fit(samplesFrom(400), 100);
    EXPECT_NE(motion.target(), first);
    EXPECT_FALSE(motion.isEasing());
    motion.startFrom(CurveTable(*first));
    EXPECT_FALSE(motion.isEasing());

    motion.setEases(true);
    motion.begin(ViewChange::Zoom);
    motion.fit(samplesFrom(100), 100);
    EXPECT_TRUE(motion.isEasing());
    motion.setEases(false);
    EXPECT_FALSE(motion.isEasing()) << "in the middle of the way";
}

TEST(ReducedMotion, IsReadFromTheSettingsOfDesktops) {
    const QString common = "org.freedesktop.appearance", gnome = "org.gnome.desktop.interface",
                  kde = "org.kde.kdeglobals.KDE";
    const auto reduced = [](const PortalSettings& settings) { return reducedMotionIn(settings); };
    EXPECT_EQ(reduced({}), std::nullopt);
    EXPECT_EQ(reduced({{gnome, {{"font-name", "Sans"}}}}), std::nullopt);
    EXPECT_EQ(reduced({{gnome, {{"enable-animations", true}}}}), false);
    EXPECT_EQ(reduced({{gnome, {{"enable-animations", false}}}}), true);
    EXPECT_EQ(reduced({{kde, {{"AnimationDurationFactor", "0"}}}}), true);
    EXPECT_EQ(reduced({{kde, {{"AnimationDurationFactor", "0.5"}}}}), false);
    EXPECT_EQ(reduced({{kde, {{"AnimationDurationFactor", "fast"}}}}), std::nullopt);
    EXPECT_EQ(reduced({{common, {{"reduced-motion", 1U}}}}), true);
    EXPECT_EQ(reduced({{common, {{"reduced-motion", 0U}}}}), false);
    EXPECT_EQ(reduced({{common, {{"reduced-motion", 1U}}}, {gnome, {{"enable-animations", true}}}}),
              true);
}

}  // namespace
}  // namespace fathom
