// How fast the window responds. The times are printed and never judged, because the machine may be
// busy.
//
// bench_latency takes the options of GoogleTest. FATHOM_LATENCY_TRIES sets how often each gesture
// is tried, for figures worth keeping.
#include "ui/window_fixture.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <thread>

#include "opencl/opencl_engine.h"

namespace fathom {
namespace {

class LatencyTest : public WindowTest {
protected:
    static int tries(int usual) {
        const char* const wanted = std::getenv("FATHOM_LATENCY_TRIES");
        return wanted ? std::atoi(wanted) : usual;
    }

    void report(const std::string& what, std::vector<double> milliseconds) {
        std::sort(milliseconds.begin(), milliseconds.end());
        const double median = milliseconds[milliseconds.size() / 2];
        const double p99 = milliseconds[(milliseconds.size() * 99 + 99) / 100 - 1];
        std::printf("%s: median %.2f ms, 99th percentile %.2f ms, longest %.2f ms of %zu\n",
                    what.c_str(), median, p99, milliseconds.back(), milliseconds.size());
    }
};

TEST_F(LatencyTest, WheelToPaintedFrame) {
    window().resize(1280, 800);
    ASSERT_TRUE(awaitPicture());

    // Turn the wheel in both directions while pictures are being computed.
    std::vector<double> milliseconds;
    int paintedWhileBusy = 0;
    for (int turn = 0; turn < tries(80); ++turn) {
        bool isPainted = false;
        const auto connection = QObject::connect(&canvas(), &ViewportWidget::framePainted,
                                                 &window(), [&] { isPainted = true; });
        QElapsedTimer clock;
        clock.start();
        turnWheel({431.0 + turn % 17, 266.0}, turn % 40 < 24 ? 120 : -120);
        while (!isPainted)
            QApplication::processEvents();
        paintedWhileBusy += renderer().isBusy();
        milliseconds.push_back(static_cast<double>(clock.nsecsElapsed()) * 1e-6);
        QObject::disconnect(connection);
        QTest::qWait(23);
    }
    EXPECT_GT(paintedWhileBusy, 0) << "the canvas waits for pictures before it paints";
    report("wheel to painted frame", milliseconds);
}

// While a slow picture is computed on all cores, one event is sent every display frame, and the
// time until the canvas is painted is measured. The handlers of all events in that time count, not
// only those of the events sent here.
TEST_F(LatencyTest, FramesAt1080p) {
    window().findChild<QWidget*>(QStringLiteral("sidePanel"))->hide();
    window().resize(1920, 1080 + window().height() - canvas().height());
    ASSERT_TRUE(awaitPicture());
    window().resize(window().width(), window().height() + 1080 - canvas().height());
    ASSERT_TRUE(awaitPicture());
    ASSERT_EQ(canvas().size(), QSize(1920, 1080));

    Location slow = state().location();
    slow.view.re = *Decimal::parse("-0.75");
    slow.view.im = *Decimal::parse("0.01");
    slow.view.radius = *Decimal::parse("0.02");
    slow.iterations = {2000, false};
    state().setLocation(slow);
    ASSERT_TRUE(awaitPicture());

    int frame = 0;
    bool isPressed = false;
    const auto moveTo = [&](QPointF point) {
        QMouseEvent move(QEvent::MouseMove, point, canvas().mapToGlobal(point), Qt::NoButton,
                         isPressed ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(&canvas(), &move);
    };
    const std::pair<const char*, std::function<void()>> gestures[] = {
        {"wheel zoom",
         [&] {
             turnWheel({900, 500}, frame % 40 < 20 ? 30 : -30);
         }},
        {"pan",
         [&] {
             moveTo({900.0 + frame % 100, 500.0 + frame % 70});
         }},
        {"colour slider",
         [&] {
             // The picture must still be computing.
             if (!renderer().isBusy()) renderer().restart();
             ColorSettings colors = state().colors();
             colors.density = 1 + 0.01 * (frame % 300);
             state().setColors(colors, Gesture::Drag);
         }},
    };
    for (const auto& [name, act] : gestures) {
        if (std::string(name) == "pan") {
            QTest::mousePress(&canvas(), Qt::LeftButton, Qt::NoModifier, {900, 500});
            isPressed = true;
        }
        std::vector<double> toFrame;
        std::vector<double> handlers;
        int busyFrames = 0;
        testApplication().record(&handlers);
        for (frame = 0; frame < tries(60); ++frame) {
            bool isPainted = false;
            const auto connection = QObject::connect(&canvas(), &ViewportWidget::framePainted,
                                                     &window(), [&] { isPainted = true; });
            QElapsedTimer clock;
            clock.start();
            act();
            // Wait like the window's own event loop: a spinning thread would be taken for one that
            // computes.
            while (!isPainted && clock.elapsed() < kPatience)
                QApplication::processEvents(QEventLoop::WaitForMoreEvents);
            toFrame.push_back(static_cast<double>(clock.nsecsElapsed()) * 1e-6);
            busyFrames += renderer().isBusy();
            QObject::disconnect(connection);
            QTest::qWait(std::max(0, 16 - static_cast<int>(clock.elapsed())));
        }
        testApplication().record(nullptr);
        if (isPressed) QTest::mouseRelease(&canvas(), Qt::LeftButton, Qt::NoModifier, {900, 500});
        isPressed = false;
        EXPECT_GT(busyFrames, 0) << name << ": nothing was computed meanwhile";
        report(std::string(name) + " at 1920 x 1080, to the painted frame", toFrame);
        report(std::string(name) + " at 1920 x 1080, event handlers", handlers);
    }
}

// Explorer mode on all devices of the machine: holds the left button for some seconds and looks at
// every frame of the flight.
TEST_F(LatencyTest, FramesOfFlights) {
    constexpr int kMilliseconds = 3000;
    ExplorerEngines engines;
    engines.engines = openClEngines({.programCache = cacheFolder() / "kernels"}, &engines.report);
    engines.engines.push_back(std::make_unique<CpuEngine>());
    openWindow({}, std::move(engines));
    const struct Place {
        const char *name, *re, *im, *radius;
        std::uint64_t limit = 0;  // 0: automatic
    } places[]{
        {"home", "-0.75", "0", "1.5"},
        {"sea5", "-0.743643887037158704752191506114774", "0.131825904205311970493132056385139",
         "1e-5"},
        {"sea11", "-0.743643887037158704752191506114774", "0.131825904205311970493132056385139",
         "1e-11"},
        {"spiral50", "0", "1.00000000000000000000000000000000000000000000000000000000000000000000",
         "1e-50"},
        {"e113",
         "-1.479815776132473260722984525978778546922407257740453696898785101398649207410022938"
         "20250517329282011227363313053159203914640",
         "-0.000639111932613617271521396322556715729573039189439847360473949364712209519618133"
         "21928573067036466151147195436388486168819",
         "4e-114", 35494}};
    window().findChild<QWidget*>(QStringLiteral("sidePanel"))->hide();

    struct Flight {
        double seconds = 0;
        std::vector<double> gaps;  // milliseconds from frame to frame
        double finished = 0, begun = 0;
    };
    const std::uint64_t usualLimit = state().location().iterations.limit;
    const auto fly = [&](const Place& place) {
        Location location = state().location();
        location.view.re = *Decimal::parse(place.re);
        location.view.im = *Decimal::parse(place.im);
        location.view.radius = *Decimal::parse(place.radius);
        location.iterations = {place.limit > 0 ? place.limit : usualLimit, place.limit == 0};
        state().setLocation(location);
        EXPECT_TRUE(awaitPicture());
        canvas().setExplorerMode(true);

        Flight flight;
        const std::uint64_t before = renderer().submitCount();
        std::uint64_t lastFinished = before;
        QElapsedTimer clock, sinceFrame;
        const auto painted =
            QObject::connect(&canvas(), &ViewportWidget::framePainted, &window(), [&] {
                if (sinceFrame.isValid())
                    flight.gaps.push_back(static_cast<double>(sinceFrame.nsecsElapsed()) * 1e-6);
                sinceFrame.start();
            });
        // The next picture begins before this one is painted.
        const auto grown = QObject::connect(&renderer(), &ViewportRenderer::grown, &window(), [&] {
            const std::uint64_t picture = renderer().submitCount();
            if (renderer().isComplete() && std::exchange(lastFinished, picture) != picture)
                ++flight.finished;
        });
        const QPoint cursor(canvas().width() / 2, canvas().height() / 2);
        QTest::mousePress(&canvas(), Qt::LeftButton, Qt::NoModifier, cursor);
        clock.start();
        while (clock.elapsed() < kMilliseconds)
            QApplication::processEvents(QEventLoop::WaitForMoreEvents);
        flight.seconds = static_cast<double>(clock.elapsed()) / 1000;
        flight.begun = static_cast<double>(renderer().submitCount() - before);
        QTest::mouseRelease(&canvas(), Qt::LeftButton, Qt::NoModifier, cursor);
        QObject::disconnect(painted);
        QObject::disconnect(grown);
        canvas().setExplorerMode(false);
        return flight;
    };

    for (const Place& place : places)
        fly(place);  // drivers compile kernels meanwhile
    for (const QSize size : {QSize(1280, 720), QSize(1920, 1080), QSize(3840, 2160)}) {
        window().resize(size + window().size() - canvas().size());
        ASSERT_TRUE(awaitPicture());
        window().resize(size + window().size() - canvas().size());
        for (const Place& place : places) {
            const Flight flight = fly(place);
            std::printf("%d x %d, %s: %.0f frames a second, %.0f finished pictures of %.0f begun\n",
                        size.width(), size.height(), place.name,
                        static_cast<double>(flight.gaps.size()) / flight.seconds,
                        flight.finished / flight.seconds, flight.begun / flight.seconds);
            report("  from frame to frame", flight.gaps);
        }
    }
}

TEST_F(LatencyTest, EscapeToIdleScheduler) {
    // Between the cardioid and the period-2 disc, where orbits at height y need pi / y iterations
    // to pass.
    struct {
        const char *radius, *im;
    } const views[]{{"0.001", "0.0000"}, {"1e-9", "0.0000"}, {"1e-30", "0.00000000"}};
    for (const auto& [radius, im] : views) {
        std::vector<double> milliseconds;
        for (int attempt = 0; attempt < tries(10); ++attempt) {
            Location slow = state().location();
            slow.view.re = *Decimal::parse("-0.75");
            slow.view.im = *Decimal::parse(im + std::to_string(attempt + 1));
            slow.view.radius = *Decimal::parse(radius);
            slow.iterations = {50'000'000, false};
            state().setLocation(slow);
            ASSERT_TRUE(QTest::qWaitFor([this] { return renderer().isBusy(); }, kPatience));
            QTest::qWait(30);
            QElapsedTimer clock;
            clock.start();
            QTest::keyClick(&window(), Qt::Key_Escape);
            while (!window().scheduler()->isIdle() && clock.elapsed() < kPatience)
                std::this_thread::yield();
            ASSERT_TRUE(window().scheduler()->isIdle());
            milliseconds.push_back(static_cast<double>(clock.nsecsElapsed()) * 1e-6);
        }
        report(std::string("Esc to an idle scheduler at radius ") + radius, milliseconds);
    }
}

}  // namespace
}  // namespace fathom
