// The finder in the window: the ring, the jump, the views offered there, and the list of a view.
#include "ui/finder.h"

#include "ui/window_fixture.h"

#include <QAction>
#include <QClipboard>
#include <QListWidget>
#include <QPushButton>

#include "formula/formula_list.h"
#include "ui/canvas_bar.h"
#include "ui/finder_mode.h"
#include "ui/finder_overlay.h"
#include "ui/found_views.h"
#include "ui/toast_area.h"

namespace fathom {
namespace {

/// The minibrot of period 3 on the needle.
constexpr const char* kNeedle = "-1.754877666246692760049508896358528691894606617772793";

class FinderTest : public WindowTest {
protected:
    QAction& action(const char* id) { return find<QAction>(id); }
    FinderOverlay& overlay() { return find<FinderOverlay>("finderOverlay"); }
    FinderMode& mode() { return *canvas().findChild<FinderMode*>(); }
    const DiscContent& content() { return window().finder().content(); }

    void startMode() {
        canvas().setFocus();
        QTest::keyClick(&canvas(), Qt::Key_F);
        ASSERT_TRUE(mode().isActive());
    }
    /// Moves the mouse to the pixel nearest to this point of the plane, and returns that pixel.
    QPoint pointAt(const char* re, const char* im = "0") {
        const QPoint point = overlay().place(*Decimal::parse(re), *Decimal::parse(im)).toPoint();
        QMouseEvent move(QEvent::MouseMove, point, canvas().mapToGlobal(point), Qt::NoButton,
                         Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(&canvas(), &move);
        return point;
    }
    void click(QPoint point, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::mouseClick(&canvas(), Qt::LeftButton, modifiers, point);
    }
    bool awaitContent(DiscContent::State state) {
        return QTest::qWaitFor([&] { return content().state == state; }, kPatience);
    }
    bool awaitFound() {
        return QTest::qWaitFor([&] { return !window().finder().isFinding(); }, kPatience);
    }
    bool awaitList() {
        return QTest::qWaitFor([&] { return !window().finder().isListing(); }, kPatience);
    }
    void showFormula(const char* id) { state().openHome(defaultInstance(*findFormula(id))); }
};

// ---- The ring

TEST_F(FinderTest, TheRingTellsWhatItHolds) {
    EXPECT_FALSE(overlay().isVisible());
    startMode();
    EXPECT_TRUE(overlay().isVisible());
    pointAt("-1.76");
    ASSERT_TRUE(awaitContent(DiscContent::State::Exact));
    EXPECT_EQ(content().nucleus.period, 3U);
    EXPECT_EQ(content().nucleus.kind, FeatureKind::Cardioid);
    EXPECT_EQ(overlay().lines().front(), QStringLiteral("Minibrot of period 3"));

    pointAt("-1.7", "0.8");
    ASSERT_TRUE(awaitContent(DiscContent::State::Nothing));
    EXPECT_EQ(overlay().lines().front(), QStringLiteral("Nothing in the ring"));
}

TEST_F(FinderTest, TheWheelChangesTheRingAndNotTheView) {
    startMode();
    const View before = view();
    turnWheel({100, 100}, -120);
    EXPECT_LT(mode().share(), FinderMode::kFirstShare);
    EXPECT_EQ(view(), before);
    QTest::keyClick(&canvas(), Qt::Key_Up, Qt::ShiftModifier);
    EXPECT_NEAR(mode().share(), FinderMode::kFirstShare, 1e-9);
    for (int notch = 0; notch < 40; ++notch)
        turnWheel({100, 100}, 120);
    EXPECT_EQ(mode().share(), FinderMode::kLargestShare);
}

TEST_F(FinderTest, EscLeavesFirstTheSearchAndThenTheMode) {
    startMode();
    mode().find(FindTarget::Nucleus);
    EXPECT_TRUE(window().finder().isFinding());
    const View before = view();
    QTest::keyClick(&window(), Qt::Key_Escape);
    EXPECT_FALSE(window().finder().isFinding());
    EXPECT_TRUE(mode().isActive());
    QTest::keyClick(&window(), Qt::Key_Escape);
    EXPECT_FALSE(mode().isActive());
    EXPECT_FALSE(overlay().isVisible());
    EXPECT_FALSE(action("find").isChecked());
    EXPECT_EQ(view(), before);
}

TEST_F(FinderTest, ADragStillMovesThePicture) {
    startMode();
    const View before = view();
    drag({200, 200}, {260, 230});
    EXPECT_NE(view(), before);
    EXPECT_FALSE(window().finder().isFinding());
}

TEST_F(FinderTest, FormulasWithoutAFinderSayWhy) {
    startMode();
    showFormula("newton");
    EXPECT_FALSE(mode().isActive());
    EXPECT_FALSE(action("find").isEnabled());
    EXPECT_TRUE(action("find").toolTip().contains(QStringLiteral("z^p + c")));
    showFormula("burning-ship");
    EXPECT_TRUE(action("find").isEnabled());
    startMode();
    EXPECT_TRUE(action("find-here").isEnabled());
    EXPECT_FALSE(action("find-point").isEnabled());
    EXPECT_TRUE(action("find-point").toolTip().contains(QStringLiteral("folds")));
    showFormula("mandelbrot");
    EXPECT_TRUE(action("find-point").isEnabled());
    action("find").trigger();
    EXPECT_FALSE(action("find-here").isEnabled());
}

// ---- The jump

TEST_F(FinderTest, AClickGoesToTheNucleusAsOneStep) {
    startMode();
    const View home = view();
    const std::size_t steps = state().position();
    click(pointAt("-1.76"));
    ASSERT_TRUE(awaitFound());
    const Decimal exact = *Decimal::parse(kNeedle);
    EXPECT_LT(std::fabs((view().re - exact).toDouble()), 1e-11);
    EXPECT_LT(std::fabs(view().im.toDouble()), 1e-11);
    EXPECT_NEAR(view().radius.toDouble(), 3 * 0.0190355159, 1e-5);
    EXPECT_EQ(state().position(), steps + 1);
    EXPECT_TRUE(window().bar().sentence().startsWith(QStringLiteral("Minibrot of period 3")));
    state().undo();
    EXPECT_EQ(view(), home);
    EXPECT_EQ(window().bar().sentence(), QString());
}

TEST_F(FinderTest, AMisiurewiczPointIsCentredAtItsDepth) {
    startMode();
    const View home = view();
    click(pointAt("-1.99"), Qt::ShiftModifier);
    ASSERT_TRUE(awaitFound());
    EXPECT_NEAR(view().re.toDouble(), -2, 1e-12);
    EXPECT_EQ(view().radius, home.radius);
    EXPECT_TRUE(window().bar().sentence().contains(QStringLiteral("M(2, 1)")));
}

TEST_F(FinderTest, ARefusalIsASentence) {
    startMode();
    const View before = view();
    click(pointAt("-1.7", "0.8"));
    ASSERT_TRUE(awaitFound());
    EXPECT_EQ(view(), before);
    const QStringList sentences = window().toasts().sentences();
    ASSERT_FALSE(sentences.isEmpty());
    EXPECT_TRUE(sentences.last().startsWith(QStringLiteral("No nucleus was found")));
}

TEST_F(FinderTest, TheDigitsAreCopied) {
    startMode();
    click(pointAt("-1.76"));
    ASSERT_TRUE(awaitFound());
    for (QPushButton* button : window().bar().buttons())
        if (button->text() == QStringLiteral("Copy digits"))
            QTest::mouseClick(button, Qt::LeftButton);
    EXPECT_TRUE(QApplication::clipboard()->text().startsWith(QStringLiteral("-1.75487766624")));
}

// No disc around such a point contains a nucleus, so the search must end by itself.
TEST_F(FinderTest, NothingIsNearestFarOutside) {
    View far = view();
    far.re = *Decimal::parse("9");
    far.radius = *Decimal::parse("0.01");
    state().setView(far);
    ASSERT_TRUE(awaitPicture());
    canvas().setFocus();
    QTest::keyClick(&canvas(), Qt::Key_N);
    ASSERT_TRUE(awaitFound());
    EXPECT_FALSE(window().toasts().sentences().isEmpty());
    EXPECT_EQ(view(), far);
}

TEST_F(FinderTest, AnEmptyViewLeadsToTheNearestMinibrot) {
    View empty = view();
    empty.re = *Decimal::parse("-1.77");
    empty.im = *Decimal::parse("0.01");
    empty.radius = *Decimal::parse("1e-6");
    state().setView(empty);
    canvas().setFocus();
    QTest::keyClick(&canvas(), Qt::Key_N);
    ASSERT_TRUE(awaitFound());
    EXPECT_NE(view(), empty);
    EXPECT_TRUE(window().bar().sentence().contains(QStringLiteral("period")));
}

// ---- The list of a view

TEST_F(FinderTest, TheListOfTheHomeViewBeginsWithTheLowestPeriods) {
    QTest::keyClick(&window(), Qt::Key_6, Qt::ControlModifier);
    QTest::mouseClick(&find<QPushButton>("findAllButton"), Qt::LeftButton);
    EXPECT_TRUE(action("find-all").isChecked());
    ASSERT_TRUE(awaitList());
    std::vector<std::uint64_t> periods;
    for (const Nucleus& nucleus : window().finder().list())
        periods.push_back(nucleus.period);
    ASSERT_GE(periods.size(), 11U);
    const std::vector<std::uint64_t> first(periods.begin(), periods.begin() + 11);
    EXPECT_EQ(first, (std::vector<std::uint64_t>{1, 2, 3, 3, 3, 4, 4, 4, 4, 4, 4}));
    auto& list = find<QListWidget>("foundList");
    EXPECT_EQ(list.count(), static_cast<int>(periods.size()));
    EXPECT_EQ(list.item(1)->text(), QStringLiteral("Bulb of period 2"));
    EXPECT_TRUE(overlay().isVisible());

    // Marks belong to exact points, so they move with the view.
    const QPointF before = overlay().place(Decimal(), Decimal());
    canvas().pan(0.25, 0);
    EXPECT_TRUE(QTest::qWaitFor(
        [&] {
            return std::abs(before.x() - overlay().place(Decimal(), Decimal()).x() -
                            canvas().width() / 4.0) < 1;
        },
        kPatience));

    list.setCurrentRow(1);
    QTest::keyClick(&list, Qt::Key_Return);
    EXPECT_EQ(view().re, *Decimal::parse("-1"));

    action("find-all").trigger();
    EXPECT_FALSE(overlay().isVisible());
    EXPECT_EQ(list.count(), 0);
}

TEST_F(FinderTest, AnotherFormulaForgetsTheList) {
    action("find-all").trigger();
    ASSERT_TRUE(awaitList());
    EXPECT_FALSE(window().finder().list().empty());
    showFormula("burning-ship");
    EXPECT_TRUE(window().finder().list().empty());
    EXPECT_FALSE(action("find-all").isChecked());
}

// ---- The views that are offered

Nucleus smallMinibrot() {
    Nucleus nucleus;
    nucleus.period = 134;
    nucleus.re = *Decimal::parse("-1.5");
    nucleus.size = FloatExp::of(1e-8);
    nucleus.turn = 30;
    nucleus.shape = matrixOf({.rotation = 30});
    nucleus.kind = FeatureKind::Cardioid;
    return nucleus;
}

double radiusAt(NucleusView wanted, const Location& from) {
    return locationOf(wanted, smallMinibrot(), from).view.radius.toDouble();
}

TEST(FoundViews, RadiiAreThoseOfTheField) {
    Location from = homeLocation(defaultInstance(formulas().front()));
    from.view.radius = *Decimal::parse("0.01");
    EXPECT_NEAR(radiusAt(NucleusView::Whole, from) / 3e-8, 1, 1e-5);
    EXPECT_EQ(radiusAt(NucleusView::Center, from), 0.01);
    EXPECT_NEAR(radiusAt(NucleusView::Half, from) / std::sqrt(0.01 * 4e-8), 1, 1e-5);
    EXPECT_NEAR(
        radiusAt(NucleusView::ThreeQuarters, from) / (std::pow(0.01, 0.25) * std::pow(4e-8, 0.75)),
        1, 1e-5);
    EXPECT_NEAR(radiusAt(NucleusView::EmbeddedJulia, from) / 4e-4, 1, 1e-5);
}

TEST(FoundViews, LockedIterationsAreRaisedForThePeriod) {
    Location from = homeLocation(defaultInstance(formulas().front()));
    from.iterations = {500, false};
    EXPECT_EQ(locationOf(NucleusView::Whole, smallMinibrot(), from).iterations,
              (IterationLimit{13400, false}));
    from.iterations = {20000, false};
    EXPECT_EQ(locationOf(NucleusView::Whole, smallMinibrot(), from).iterations,
              (IterationLimit{20000, false}));
}

TEST(FoundViews, OnlyMinibrotsHaveAJuliaSetAroundThem) {
    Nucleus bulb = smallMinibrot();
    bulb.kind = FeatureKind::Disc;
    EXPECT_TRUE(isOffered(NucleusView::EmbeddedJulia, smallMinibrot()));
    EXPECT_FALSE(isOffered(NucleusView::EmbeddedJulia, bulb));
    EXPECT_TRUE(isOffered(NucleusView::Whole, bulb));
}

TEST(FoundViews, UprightIsTheTurnOfTheMinibrot) {
    Location from = homeLocation(defaultInstance(*findFormula("mandelbrot")));
    from.view.transform.stretch = 2;
    const View upright = uprightView(smallMinibrot(), from);
    EXPECT_NEAR(upright.transform.rotation, 30, 1e-12);
    EXPECT_EQ(upright.transform.stretch, 1);
}

}  // namespace
}  // namespace fathom
