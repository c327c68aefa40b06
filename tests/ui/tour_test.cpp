// Tours can be played, paused and stepped through, and wait while the user moves the view.
#include "ui/window_fixture.h"

#include <QAction>
#include <QPushButton>

#include "base/atomic_file.h"
#include "ui/canvas_bar.h"
#include "ui/toast_area.h"

namespace fathom {
namespace {

class TourTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        ASSERT_TRUE(awaitPicture());
    }
    Tour tourOf(double seconds) {
        Tour tour;
        for (const char* re : {"-1.7548776662466927", "0.3", "-0.12"}) {
            TourStop& stop = tour.stops.emplace_back();
            stop.view = state().toBookmark();
            stop.view.location.view.re = Decimal::parse(re).value();
            stop.view.location.view.radius = Decimal::parse("0.01").value();
            stop.seconds = seconds;
            stop.texts = {{"en", std::string("At ") + re}};
        }
        return tour;
    }
    TourPlayer& tour() { return window().tour(); }
    void press(const QString& text) {
        for (QPushButton* button : window().bar().buttons())
            if (button->text() == text) return QTest::mouseClick(button, Qt::LeftButton);
        FAIL() << text.toStdString();
    }
};

TEST_F(TourTest, GoesFromStopToStopAndEnds) {
    tour().start(tourOf(0.05));
    EXPECT_TRUE(window().bar().sentence().contains("At -1.75"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !tour().isPlaying(); }, kPatience));
    EXPECT_EQ(view().re, Decimal::parse("-0.12").value());
    EXPECT_FALSE(window().bar().sentence().contains("At "));
}

TEST_F(TourTest, IsPausedSteppedAndEndedByItsButtons) {
    tour().start(tourOf(600));
    press("Next");
    EXPECT_EQ(view().re, Decimal::parse("0.3").value());
    press("Pause");
    EXPECT_TRUE(tour().isPaused());
    press("Previous");
    EXPECT_EQ(tour().index(), 0u);
    press("Go on");
    EXPECT_FALSE(tour().isPaused());
    press("End the tour");
    EXPECT_FALSE(tour().isPlaying());
}

TEST_F(TourTest, WaitsForWhoMovesOn) {
    tour().start(tourOf(0.05));
    turnWheel({90, 110}, 120);
    EXPECT_TRUE(tour().isPaused());
    QTest::qWait(300);
    EXPECT_EQ(tour().index(), 0u);
    tour().setPaused(false);
    EXPECT_EQ(view().re, Decimal::parse("-1.7548776662466927").value());
    pressOnCanvas(Qt::Key_Escape);
    EXPECT_FALSE(tour().isPlaying());
}

TEST_F(TourTest, TheBundledOneAndFilesAreOpened) {
    find<QAction>("tour").trigger();
    ASSERT_TRUE(tour().isPlaying());
    EXPECT_GT(tour().count(), 5u);
    tour().end();

    const auto path = home() / "tour.json";
    ASSERT_TRUE(
        writeFileAtomically(path, R"({"fathom": 1, "bookmarks": [{"formula": {"id": "mandelbrot"},
        "center": {"re": "0", "im": "1"}, "radius": "0.1", "tour": {"seconds": 5}}]})"));
    window().openFile(QString::fromStdString(path.string()));
    EXPECT_TRUE(tour().isPlaying());
    EXPECT_EQ(tour().count(), 1u);
}

}  // namespace
}  // namespace fathom
