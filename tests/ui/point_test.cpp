// The point under the cursor: its Julia set next to the picture, its orbit over it, and its data.
#include "ui/window_fixture.h"

#include <cstdio>

#include <QClipboard>
#include <QDockWidget>

#include "ui/julia_dock.h"
#include "ui/orbit_overlay.h"
#include "ui/point_card.h"

namespace fathom {
namespace {

class PointTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        ASSERT_TRUE(awaitPicture());
    }

    /// The pixel of a point in the home view.
    QPoint at(double re, double im) {
        const QPointF place = canvas()
                                  .planeAt(view().re, view().im)
                                  .map(QPointF(re - view().re.toFloatExp().toDouble(),
                                               im - view().im.toFloatExp().toDouble()) /
                                       view().radius.toFloatExp().toDouble());
        return place.toPoint();
    }

    void point(QPoint place) {
        QMouseEvent move(QEvent::MouseMove, QPointF(place), canvas().mapToGlobal(QPointF(place)),
                         Qt::NoButton, Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(&canvas(), &move);
    }

    OrbitOverlay& overlay() { return find<OrbitOverlay>("orbitOverlay"); }
    JuliaDock& julias() {
        return *dynamic_cast<JuliaDock*>(find<QDockWidget>("juliaDock").widget());
    }
    PointCard& card() {
        for (auto* card : canvas().findChildren<PointCard*>())
            return *card;
        throw std::runtime_error("no card");
    }
    bool awaitLine(const QString& start) {
        return QTest::qWaitFor([&] { return overlay().lines().value(0).startsWith(start); },
                               kPatience);
    }
};

TEST_F(PointTest, OrbitsAreDrawnAndToldWhileOneWatches) {
    EXPECT_TRUE(overlay().isHidden());
    pressOnCanvas(Qt::Key_O);
    EXPECT_TRUE(overlay().isVisible());
    point(at(-0.12, 0.75));
    ASSERT_TRUE(awaitLine("Interior, period 3"));
    EXPECT_TRUE(overlay().lines()[1].startsWith("multiplier 0."));
    EXPECT_EQ(overlay().accessibleName(), overlay().lines().join(", "));
    const QImage with = window().grab().toImage();
    point(at(0.5, 0.5));
    ASSERT_TRUE(awaitLine("Escapes after "));
    pressOnCanvas(Qt::Key_O);
    EXPECT_TRUE(overlay().isHidden());
    EXPECT_NE(window().grab().toImage(), with);
}

TEST_F(PointTest, TheJuliaPanelFollowsTheCursorAndAClickGoesThere) {
    QDockWidget& dock = find<QDockWidget>("juliaDock");
    EXPECT_TRUE(dock.isHidden());
    canvas().setFocus();
    QTest::keyClick(&canvas(), Qt::Key_J, Qt::ShiftModifier);
    ASSERT_TRUE(dock.isVisible());
    const auto shows = [&](double re, double im) {
        return QTest::qWaitFor(
            [&] {
                const auto& julia = julias().preview().location().formula.julia;
                return julia && std::fabs(julia->re.toFloatExp().toDouble() - re) < 0.02 &&
                       std::fabs(julia->im.toFloatExp().toDouble() - im) < 0.02;
            },
            kPatience);
    };
    point(at(-0.12, 0.75));
    ASSERT_TRUE(shows(-0.12, 0.75));
    const QImage rabbit = julias().preview().picture();
    point(at(-1, 0));
    ASSERT_TRUE(shows(-1, 0));
    EXPECT_NE(julias().preview().picture(), rabbit);

    const View before = view();
    QTest::mouseClick(julias().findChild<QWidget*>("juliaView"), Qt::LeftButton);
    ASSERT_TRUE(state().location().formula.julia);
    EXPECT_NEAR(state().location().formula.julia->re.toFloatExp().toDouble(), -1, 0.02);
    pressOnCanvas(Qt::Key_J);
    EXPECT_FALSE(state().location().formula.julia);
    EXPECT_EQ(view(), before);
}

TEST_F(PointTest, AClickTellsFactsThatCanBeCopied) {
    QTest::mouseClick(&canvas(), Qt::LeftButton, Qt::NoModifier, at(-1.02, 0.05));
    ASSERT_TRUE(QTest::qWaitFor([&] { return card().isVisible() && card().lines().size() == 4; },
                                kPatience));
    EXPECT_EQ(card().lines()[0], "Interior, period 2");
    EXPECT_TRUE(card().lines()[2].startsWith("re -1.0"));
    EXPECT_EQ(card().accessibleName(), card().lines().join(", "));
    for (QPushButton* button : card().findChildren<QPushButton*>())
        if (button->text() == "Copy") button->click();
    EXPECT_EQ(QApplication::clipboard()->text(), card().lines().join('\n'));
    pressOnCanvas(Qt::Key_Escape);
    EXPECT_TRUE(card().isHidden());
}

TEST_F(PointTest, DragsAndDoubleClicksTellNothing) {
    drag({300, 200}, {340, 220});
    QTest::mouseDClick(&canvas(), Qt::LeftButton, Qt::NoModifier, {200, 150});
    QTest::qWait(2 * QApplication::doubleClickInterval());
    EXPECT_TRUE(card().isHidden());
}

// Prints the Julia pictures per second while the main picture is computed. FATHOM_JULIA_SECONDS
// sets the time at each depth.
TEST_F(PointTest, JuliaSetsGoOnWhileThePictureIsComputed) {
    const char* const wanted = std::getenv("FATHOM_JULIA_SECONDS");
    const int milliseconds = wanted ? 1000 * std::atoi(wanted) : 300;
    find<QDockWidget>("juliaDock").show();
    for (const char* radius : {"1e-3", "1e-30", "1e-113"}) {
        Location deep = state().location();
        deep.view.re = Decimal::parse("-1.7548776662466927600495088963585286918946066177").value();
        deep.view.im = Decimal::parse("1e-120").value();
        deep.view.radius = Decimal::parse(radius).value();
        deep.iterations = {.limit = 1u << 30, .automatic = false};
        state().setLocation(deep);
        const std::uint64_t before = julias().preview().count();
        QElapsedTimer clock;
        clock.start();
        // On a slow machine, continue until the first picture comes.
        const auto isEnough = [&] {
            return clock.elapsed() >= milliseconds &&
                   (julias().preview().count() > before || clock.elapsed() > kPatience);
        };
        for (int step = 0; !isEnough(); ++step) {
            point(QPoint(100 + step % 200, 100 + step % 150));
            QTest::qWait(5);
        }
        const double seconds = static_cast<double>(clock.elapsed()) / 1000;
        const std::uint64_t pictures = julias().preview().count() - before;
        std::printf("Julia sets at %s: %.1f a second%s\n", radius,
                    static_cast<double>(pictures) / seconds,
                    renderer().isBusy() ? " while the picture is computed" : "");
        EXPECT_GT(pictures, 0u) << radius;
    }
}

}  // namespace
}  // namespace fathom
