// Automatic colours in the window: fitted to each picture, and kept when the user wants it.
#include <cmath>

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>

#include "export/image_exporter.h"
#include "ui/curve_motion.h"
#include "ui/window_fixture.h"

namespace fathom {
namespace {

// ---- From curve to curve

std::vector<TileSample> samplesFrom(double least, double most) {
    std::vector<TileSample> samples(1000);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double count = least * std::pow(most / least, static_cast<double>(i) / 1000);
        samples[i].count = static_cast<std::uint64_t>(count);
        samples[i].fraction = static_cast<float>(count - std::floor(count));
        samples[i].distance_x = 3;
    }
    return samples;
}

TEST(CurveMotion, ANewPlaceHasItsCurveAtOnce) {
    CurveMotion motion;
    for (const double least : {20.0, 5000.0}) {
        motion.begin(ViewChange::Elsewhere);
        EXPECT_TRUE(motion.hidesUntilFit());
        const std::vector<TileSample> samples = samplesFrom(least, 30 * least);
        motion.fit(samples, 100);
        EXPECT_FALSE(motion.isEasing());
        EXPECT_EQ(motion.target(), fitAutoCurve(samples, 100));
    }
}

TEST(CurveMotion, SmallChangesKeepTheCurve) {
    CurveMotion motion;
    motion.fit(samplesFrom(100, 3000), 100);
    const std::optional<AutoCurve> first = motion.target();
    motion.begin(ViewChange::Zoom);
    EXPECT_FALSE(motion.hidesUntilFit());
    motion.fit(samplesFrom(103, 3060), 100);
    EXPECT_EQ(motion.target(), first);
    motion.begin(ViewChange::Pan);
    motion.fit(samplesFrom(115, 3500), 100);
    EXPECT_EQ(motion.target(), first) << "a pan brings other things into view";
    motion.begin(ViewChange::Zoom);
    motion.fit(std::vector<TileSample>(50), 100);
    EXPECT_EQ(motion.target(), first) << "nothing is known of these";
}

TEST(CurveMotion, ZoomsAreEasedWithoutAJump) {
    CurveMotion motion;
    const std::vector<TileSample> before = samplesFrom(100, 3000), after = samplesFrom(300, 9000);
    motion.fit(before, 100);
    CurveTable shown(*motion.target());
    motion.begin(ViewChange::Zoom);
    motion.fit(after, 100);
    ASSERT_TRUE(motion.isEasing());
    const double way = meanDifference(shown, CurveTable(*motion.target()), after);
    EXPECT_LT(meanDifference(shown, *motion.shown(), after), 0.002) << "it begins where it was";
    int frames = 0;
    for (; motion.isEasing(); ++frames) {
        ASSERT_LT(frames, 100);
        const CurveTable here = *motion.shown();
        EXPECT_LT(meanDifference(shown, here, after), 0.1 * way) << frames;
        shown = here;
        motion.advance(0.016);
    }
    EXPECT_GT(frames, 20);
    EXPECT_LT(meanDifference(shown, CurveTable(*motion.target()), after), 0.02 * way);
}

// ---- The window

class AutoColorsTest : public WindowTest {
protected:
    void goTo(const char* re, const char* im, const char* radius) {
        View next = view();
        next.re = Decimal::parse(re).value();
        next.im = Decimal::parse(im).value();
        next.radius = Decimal::parse(radius).value();
        state().setView(next);
        ASSERT_TRUE(awaitPicture());
    }
    /// Waits until every tile has the newest colours and nothing moves.
    void awaitRest() {
        QImage before;
        EXPECT_TRUE(QTest::qWaitFor(
            [&] {
                const QImage now = renderer().completeImage();
                const bool isSame = now == before && !now.isNull();
                before = now;
                QTest::qWait(100);
                return isSame;
            },
            kPatience));
    }
};

TEST_F(AutoColorsTest, AStillPictureAndItsExportHaveTheSameColours) {
    renderer().setRefinement({.samplesPerPixel = 1});  // the same number as in the export
    ASSERT_TRUE(awaitPicture());
    goTo("-0.743643887037", "0.131825904205", "2e-3");
    turnWheel({300, 200}, 360);  // an animated zoom
    ASSERT_TRUE(awaitPicture());
    awaitRest();

    ImageExport what;
    what.bookmark = state().toBookmark();
    ASSERT_TRUE(what.bookmark.colors.curve);
    what.bookmark.location.iterations = {renderer().status().summary->iterationLimit, false};
    what.size = canvas().imageSize();
    what.path = home() / "still.png";
    std::vector<std::unique_ptr<Engine>> engines;
    engines.push_back(std::make_unique<CpuEngine>(2));
    RenderScheduler scheduler(std::move(engines));
    ASSERT_TRUE(exportImage(scheduler, what, {}, {}));
    const QImage file(QString::fromStdString(what.path.string()));
    const QImage shown = renderer().completeImage();
    ASSERT_EQ(file.size(), shown.size());
    int different = 0;
    for (int y = 0; y < file.height(); ++y)
        for (int x = 0; x < file.width(); ++x)
            different += file.pixel(x, y) != shown.pixel(x, y);
    EXPECT_EQ(different, 0);
    EXPECT_EQ(readView(what.path)->colors, what.bookmark.colors);
}

TEST_F(AutoColorsTest, TheCurveFollowsTheView) {
    ASSERT_TRUE(awaitPicture());
    EXPECT_FALSE(state().colors().curve);
    const std::optional<AutoCurve> home = state().fittedCurve();
    ASSERT_TRUE(home);
    goTo("-0.7436", "0.1318", "1e-4");
    EXPECT_TRUE(state().fittedCurve());
    EXPECT_NE(state().fittedCurve(), home);
    state().undo();
    ASSERT_TRUE(awaitPicture());
    EXPECT_EQ(state().fittedCurve(), home);
}

TEST_F(AutoColorsTest, DensityAndOffsetLeaveItAutomatic) {
    ASSERT_TRUE(awaitPicture());
    const std::optional<AutoCurve> before = state().fittedCurve();
    ColorSettings colors = state().colors();
    colors.density = 2;
    colors.offset = 0.25;
    state().setColors(colors);
    EXPECT_EQ(renderer().curve(), before);
    EXPECT_EQ(state().colors().mapping, ColorMapping::Automatic);
    EXPECT_TRUE(find<QPushButton>("automaticColors").isEnabled());
    find<QPushButton>("automaticColors").click();
    EXPECT_EQ(state().colors(), initialColors());
    EXPECT_FALSE(find<QPushButton>("automaticColors").isEnabled());
}

TEST_F(AutoColorsTest, APinKeepsTheCurveWhileOneMoves) {
    ASSERT_TRUE(awaitPicture());
    const std::optional<AutoCurve> home = state().fittedCurve();
    auto& pin = find<QCheckBox>("pinColors");
    pin.click();
    EXPECT_EQ(state().colors().curve, home);
    goTo("-0.7436", "0.1318", "1e-4");
    EXPECT_EQ(renderer().curve(), home);
    EXPECT_EQ(state().toBookmark().colors.curve, home);
    EXPECT_TRUE(state().toBookmark().colors.isPinned);
    pin.click();
    EXPECT_FALSE(state().colors().curve);
    EXPECT_TRUE(renderer().curve());
    EXPECT_NE(renderer().curve(), home);

    find<QComboBox>("mapping").setCurrentIndex(2);
    EXPECT_EQ(state().colors().mapping, ColorMapping::Linear);
    EXPECT_FALSE(pin.isEnabled());
    EXPECT_FALSE(state().toBookmark().colors.curve);
}

TEST_F(AutoColorsTest, AnOpenedCurveStaysUntilTheViewChanges) {
    ASSERT_TRUE(awaitPicture());
    Bookmark opened = state().toBookmark();
    ASSERT_TRUE(opened.colors.curve);
    for (CurveKnot& knot : opened.colors.curve->knots)
        knot.turn += 0.5;
    state().open(opened);
    ASSERT_TRUE(awaitPicture());
    EXPECT_EQ(renderer().curve(), opened.colors.curve);
    EXPECT_EQ(state().toBookmark().colors, opened.colors);
    turnWheel({300, 200}, 240);
    ASSERT_TRUE(awaitPicture());
    EXPECT_FALSE(state().colors().curve);
    EXPECT_NE(renderer().curve(), opened.colors.curve);
}

}  // namespace
}  // namespace fathom
