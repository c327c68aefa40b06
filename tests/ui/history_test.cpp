// Going back: undo of places and colours, cached pictures, the list of steps, and the session.
#include "ui/window_fixture.h"

#include <QListView>
#include <QTabWidget>

#include "base/atomic_file.h"
#include "base/paths.h"
#include "ui/history_dock.h"
#include "ui/picture_cache.h"
#include "ui/session.h"

namespace fathom {
namespace {

class HistoryTest : public WindowTest {
protected:
    QImage picture() { return canvas().snapshot({180, 105}); }

    void setDensity(double density, Gesture gesture) {
        ColorSettings colors = state().colors();
        colors.density = density;
        state().setColors(colors, gesture);
    }

    HistoryDock& openHistory() {
        auto* dock = window().findChild<HistoryDock*>(QStringLiteral("historyDock"));
        window().findChild<QTabWidget*>()->setCurrentWidget(dock);
        return *dock;
    }
};

TEST_F(HistoryTest, ColoursAreStepsOfUndoLikePlaces) {
    turnWheel({200, 100}, 240);
    state().endGesture();
    const Scene zoomed = state().scene();
    setDensity(3, Gesture::Single);
    const Scene colored = state().scene();
    drag({100, 100}, {160, 130});

    state().undo();
    EXPECT_EQ(state().scene(), colored);
    state().undo();
    EXPECT_EQ(state().scene(), zoomed);
    EXPECT_EQ(state().colors().density, 1);
    state().redo();
    EXPECT_EQ(state().scene(), colored);
}

TEST_F(HistoryTest, ADraggedSliderIsOneStep) {
    for (int step = 0; step < 20; ++step)
        setDensity(1 + 0.1 * step, Gesture::Drag);
    state().endGesture();
    setDensity(5, Gesture::Drag);
    state().endGesture();
    EXPECT_EQ(state().steps().size(), 3U);
    state().undo();
    EXPECT_NEAR(state().colors().density, 2.9, 1e-12);
    state().undo();
    EXPECT_EQ(state().colors().density, 1);
}

TEST_F(HistoryTest, AWheelOverThePictureDoesNotContinueOneOverASlider) {
    setDensity(2, Gesture::Wheel);
    turnWheel({100, 100}, 120);
    EXPECT_EQ(state().steps().size(), 3U);
}

TEST_F(HistoryTest, BackPassesOverColours) {
    const Location home = state().location();
    turnWheel({200, 100}, 240);
    setDensity(3, Gesture::Single);
    setDensity(4, Gesture::Single);
    state().goBack();
    EXPECT_EQ(state().location(), home);
    EXPECT_FALSE(state().canGoBack());
    state().goForward();
    EXPECT_NE(state().location(), home);
}

TEST_F(HistoryTest, BackToAFinishedPictureComputesNothing) {
    fixColors();
    ASSERT_TRUE(awaitPicture());
    const QImage home = picture();
    drag({100, 100}, {160, 130});
    turnWheel({200, 100}, 600);
    ASSERT_TRUE(awaitPicture());
    const QImage deep = picture();
    const std::uint64_t submits = renderer().submitCount();

    state().undo();
    state().undo();
    EXPECT_EQ(renderer().status().phase, ViewportRenderer::Phase::Done);
    EXPECT_EQ(picture(), home);
    EXPECT_NE(renderer().sampleAt(300, 200), nullptr);
    state().redo();
    state().redo();
    EXPECT_EQ(renderer().status().phase, ViewportRenderer::Phase::Done);
    EXPECT_EQ(picture(), deep);
    QTest::qWait(100);
    EXPECT_EQ(renderer().submitCount(), submits);
}

TEST_F(HistoryTest, AKnownPictureComesInThePresentColours) {
    fixColors();
    Location home = state().location();
    home.iterations = {600, false};  // an automatic limit depends on the pictures before
    state().setLocation(home);
    ASSERT_TRUE(awaitPicture());
    const QImage before = picture();
    turnWheel({200, 100}, 600);
    ASSERT_TRUE(awaitPicture());
    setDensity(4, Gesture::Single);
    const std::uint64_t submits = renderer().submitCount();
    state().setLocation(home);
    ASSERT_TRUE(awaitColors());
    const QImage recolored = picture();
    EXPECT_EQ(renderer().submitCount(), submits);
    EXPECT_NE(recolored, before);

    renderer().restart();
    ASSERT_TRUE(awaitPicture());
    EXPECT_EQ(picture(), recolored);
    EXPECT_EQ(renderer().submitCount(), submits + 1);
}

TEST_F(HistoryTest, APictureThatStartsAnewMayEndMeanwhile) {
    ASSERT_TRUE(awaitPicture());
    for (int notch = 0; notch < 5; ++notch) {
        turnWheel({200, 100}, 120);
        const auto isBusy = [&] { return renderer().isBusy(); };
        ASSERT_TRUE(QTest::qWaitFor(isBusy, kPatience));
        renderer().restart();
    }
    ASSERT_TRUE(awaitPicture());
    EXPECT_NE(renderer().sampleAt(200, 100), nullptr);
}

TEST(PictureCacheTest, ForgetsWhatWasSeenLongestAgo) {
    const auto picture = [](double radius) {
        FinishedPicture made;
        made.location.view.radius = Decimal::fromDouble(radius);
        made.size = {100, 100};
        made.image = QImage(100, 100, QImage::Format_ARGB32_Premultiplied);
        ColoredTile tile;
        tile.samples = std::make_shared<const Samples>(10'000);
        made.tiles.push_back(tile);
        return made;
    };
    const std::size_t one = picture(1).bytes();
    EXPECT_EQ(one, 10'000 * (4 + sizeof(TileSample)));
    PictureCache cache;
    cache.setCapacity(3 * one);
    for (const double radius : {1.0, 2.0, 3.0, 1.0, 4.0})
        cache.put(picture(radius));
    EXPECT_EQ(cache.bytes(), 3 * one);
    EXPECT_FALSE(cache.take(picture(2).location, {100, 100}));
    EXPECT_FALSE(cache.take(picture(1).location, {100, 101}));
    EXPECT_TRUE(cache.take(picture(1).location, {100, 100}));
    EXPECT_FALSE(cache.take(picture(1).location, {100, 100})) << "taken twice";
    cache.setCapacity(one);
    EXPECT_EQ(cache.bytes(), one);
    EXPECT_TRUE(cache.take(picture(4).location, {100, 100}));
    EXPECT_EQ(cache.bytes(), 0U);
}

TEST_F(HistoryTest, TheListShowsEveryStepAndGoesThere) {
    ASSERT_TRUE(awaitPicture());
    const Scene home = state().scene();
    turnWheel({200, 100}, 600);
    ASSERT_TRUE(awaitPicture());
    setDensity(3, Gesture::Single);
    HistoryDock& dock = openHistory();
    auto& list = *dock.findChild<QListView*>(QStringLiteral("history"));
    ASSERT_EQ(list.model()->rowCount(), 3);
    EXPECT_EQ(list.currentIndex().row(), 0) << "the newest comes first";
    EXPECT_TRUE(QTest::qWaitFor(
        [&] {
            return !list.model()->index(2, 0).data(Qt::DecorationRole).value<QImage>().isNull();
        },
        kPatience));

    list.setFocus();
    QTest::keyClick(&list, Qt::Key_End);
    QTest::keyClick(&list, Qt::Key_Return);
    EXPECT_EQ(state().scene(), home);
    EXPECT_TRUE(state().canRedo());

    // A change made here discards the later steps.
    drag({100, 100}, {160, 130});
    EXPECT_TRUE(QTest::qWaitFor([&] { return list.model()->rowCount() == 2; }, kPatience));
    EXPECT_EQ(list.currentIndex().row(), 0);
}

TEST_F(HistoryTest, TheSessionIsOnTheDiskWhileTheWindowIsOpen) {
    turnWheel({200, 100}, 600);
    setDensity(3, Gesture::Single);
    const auto saved = [this] {
        const auto text = readFile(stateFolder() / "session.json");
        const auto session = text ? parseBookmark(*text, "session") : tl::unexpected(text.error());
        if (!session) return false;
        ColorSettings colors = session->colors;
        colors.curve.reset();  // the view's own curve, once it is fitted
        return session->location == state().location() && colors == state().colors();
    };
    EXPECT_FALSE(saved());
    EXPECT_TRUE(QTest::qWaitFor(saved, kPatience));

    // Later changes are saved as well, so a kill at this moment would lose nothing.
    drag({100, 100}, {160, 130});
    EXPECT_TRUE(QTest::qWaitFor(saved, kPatience));
}

TEST_F(HistoryTest, ABrokenSessionIsNoReasonToComplain) {
    window().close();
    ASSERT_TRUE(writeFileAtomically(stateFolder() / "session.json", "{\"fathom\": 1, \"cen"));
    openWindow();
    EXPECT_TRUE(awaitPicture());
}

}  // namespace
}  // namespace fathom
