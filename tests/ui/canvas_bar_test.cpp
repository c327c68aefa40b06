// The message bar over the canvas: views with nothing to see, and slow pictures.
#include "ui/canvas_bar.h"

#include "ui/window_fixture.h"

#include <QPushButton>

#include "support/fake_engine.h"

namespace fathom {
namespace {

class CanvasBarTest : public WindowTest {
protected:
    void goTo(const char* re, const char* radius) {
        View next = view();
        next.re = *Decimal::parse(re);
        next.radius = *Decimal::parse(radius);
        state().setView(next);
    }
    QString sentence() { return window().bar().sentence(); }
    void click(int button) {
        QTest::mouseClick(window().bar().buttons()[static_cast<std::size_t>(button)],
                          Qt::LeftButton);
    }
};

// Near the cusp at 1/4, orbits escape after 99,346 iterations.
TEST_F(CanvasBarTest, AViewThatMayEscapeOffersMoreIterationsAndTheWayBack) {
    ASSERT_TRUE(awaitPicture());
    EXPECT_EQ(sentence(), QString());
    const View home = view();
    Location slow = state().location();
    slow.iterations = {1000, false};
    slow.view.re = *Decimal::parse("0.250000001");
    slow.view.im = *Decimal::parse("0");
    slow.view.radius = *Decimal::parse("1e-11");
    state().setLocation(slow);
    ASSERT_TRUE(awaitPicture());
    EXPECT_TRUE(sentence().contains(QLatin1String("within"))) << sentence().toStdString();
    click(0);
    EXPECT_EQ(state().location().iterations, (IterationLimit{10'000, false}));
    ASSERT_TRUE(awaitPicture());
    EXPECT_TRUE(sentence().contains(QLatin1String("within")));
    state().undo();
    ASSERT_TRUE(awaitPicture());
    click(1);
    EXPECT_EQ(view(), home);
    ASSERT_TRUE(awaitPicture());
    EXPECT_EQ(sentence(), QString());
}

TEST_F(CanvasBarTest, AViewInsideSaysSoAndOffersTheWayBack) {
    ASSERT_TRUE(awaitPicture());
    const View home = view();
    goTo("0", "1e-3");
    ASSERT_TRUE(awaitPicture());
    EXPECT_TRUE(sentence().contains(QLatin1String("ever"))) << sentence().toStdString();
    click(0);
    EXPECT_EQ(view(), home);
    ASSERT_TRUE(awaitPicture());
    EXPECT_EQ(sentence(), QString());
}

TEST_F(CanvasBarTest, OneColourIsToldUntilColoursShowMore) {
    ASSERT_TRUE(awaitPicture());
    ColorSettings colors = state().colors();
    colors.mapping = ColorMapping::Linear;
    colors.density = 0.05;
    state().setColors(colors);
    goTo("3", "0.01");
    ASSERT_TRUE(awaitPicture());
    EXPECT_TRUE(QTest::qWaitFor([&] { return sentence().contains(QLatin1String("one colour")); },
                                kPatience));
    colors.density = 300;
    state().setColors(colors);
    EXPECT_TRUE(QTest::qWaitFor([&] { return sentence().isEmpty(); }, kPatience));
}

TEST_F(CanvasBarTest, ASlowPictureTellsHowLongItTakes) {
    auto gate = std::make_shared<test::Gate>();
    test::FakeEngine::Behaviour behaviour;
    behaviour.shares = {0.01};
    behaviour.onTile = [gate](const TileTask&, const std::stop_token& stop) {
        return gate->pass(stop);
    };
    openWindow(std::nullopt, std::make_unique<test::FakeEngine>(behaviour));
    EXPECT_TRUE(QTest::qWaitFor([&] { return !sentence().isEmpty(); }, kPatience));
    EXPECT_GE(renderer().seconds(), 3);
    click(0);
    EXPECT_EQ(renderer().status().phase, ViewportRenderer::Phase::Stopped);
    EXPECT_EQ(sentence(), QString());
}

}  // namespace
}  // namespace fathom
