// Zooming as the user sees it: no frame is darker than the frames before and after it, and
// colours change smoothly. FATHOM_ZOOM_STEPS sets how many notches the wheel turns in and out again
// (60 is the whole path of the figures in the documents). Each frame is a line of FATHOM_ZOOM_LOG,
// if that is set.
#include "ui/window_fixture.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include <QBackingStore>

#include "color/oklab.h"
#include "color/srgb.h"

namespace fathom {
namespace {

/// A painted frame.
struct Frame {
    double seconds = 0;    // since the recording began
    double lightness = 0;  // OKLab, the mean of all pixels
    double black = 0;      // share of pixels that are almost black
    double curve = 0;      // change of the shown curve since the previous frame, in turns
    double octave = 0;     // log2 of the view's radius
};

class SteadyZoomTest : public WindowTest {
protected:
    static constexpr const char* kRe = "-0.743643887037151";
    static constexpr const char* kIm = "0.131825904205330";

    static int steps() {
        const char* const wanted = std::getenv("FATHOM_ZOOM_STEPS");
        return wanted ? std::atoi(wanted) : 10;
    }

    /// Records each frame that is painted from now on.
    void record() {
        m_clock.start();
        QObject::connect(&canvas(), &ViewportWidget::framePainted, &window(), [this] { note(); });
    }

    /// The goal's position on the canvas, in pixels.
    QPointF goal() {
        const View& now = view();
        const double radius = canvas().imageSize().height / 2.0;
        const FloatExp scale = now.radius.toFloatExp();
        const double x =
            ((Decimal::parse(kRe).value() - now.re).toFloatExp() / scale).toDouble() * radius;
        const double y =
            ((Decimal::parse(kIm).value() - now.im).toFloatExp() / scale).toDouble() * radius;
        return {canvas().width() / 2.0 + x, canvas().height() / 2.0 - y};
    }

    void turn(int notches) {
        constexpr int kPauseMilliseconds = 90;
        for (int step = 0; step < std::abs(notches); ++step) {
            turnWheel(goal(), notches > 0 ? 120 : -120);
            QTest::qWait(kPauseMilliseconds);
        }
        ASSERT_TRUE(awaitPicture());
        ASSERT_TRUE(awaitColors());
    }

    void fly(Qt::MouseButton button, QPoint point, int milliseconds) {
        canvas().setExplorerMode(true);
        QTest::mousePress(&canvas(), button, Qt::NoModifier, point);
        QTest::qWait(milliseconds);
        QTest::mouseRelease(&canvas(), button, Qt::NoModifier, point);
        ASSERT_TRUE(awaitPicture());
        ASSERT_TRUE(awaitColors());
    }

    /// The worst values of the frames recorded so far. judge() prints and returns them, and forgets
    /// the frames.
    struct Worst {
        double change = 0;  // of the lightness between two frames
        double dip = 0;     // how much darker a frame is than both its neighbours
        double black = 0;   // how much larger its share of black is than in both neighbours
        double curve = 0;   // change of the curve, in turns
    };
    Worst judge(const char* way) {
        Worst worst;
        for (std::size_t i = 1; i < m_frames.size(); ++i) {
            const Frame &before = m_frames[i - 1], &frame = m_frames[i];
            worst.change = std::max(worst.change, std::fabs(frame.lightness - before.lightness));
            worst.curve = std::max(worst.curve, frame.curve);
            if (i + 1 == m_frames.size()) continue;
            const Frame& after = m_frames[i + 1];
            worst.dip =
                std::max(worst.dip, std::min(before.lightness, after.lightness) - frame.lightness);
            worst.black = std::max(worst.black, frame.black - std::max(before.black, after.black));
        }
        std::printf(
            "%s: %zu frames; from one to the next lightness %.3f, curve %.3f turns; darker "
            "than both neighbours by %.3f, blacker by %.3f\n",
            way, m_frames.size(), worst.change, worst.curve, worst.dip, worst.black);
        log(way);
        m_frames.clear();
        return worst;
    }

private:
    void note() {
        const auto* const screen =
            dynamic_cast<const QImage*>(window().backingStore()->paintDevice());
        ASSERT_TRUE(screen);
        Frame frame;
        frame.seconds = static_cast<double>(m_clock.elapsed()) / 1000;
        frame.octave = view().radius.toFloatExp().log2();
        look(*screen, frame);
        if (const std::shared_ptr<const CurveTable> curve = renderer().shownCurve()) {
            if (m_curve)
                frame.curve = meanDifference(*m_curve, *curve, renderer().someSamples().samples);
            m_curve = curve;
        }
        m_frames.push_back(frame);
    }

    void look(const QImage& screen, Frame& frame) {
        constexpr int kStep = 4;
        constexpr double kBlack = 0.1;
        const QPoint corner = canvas().mapTo(&window(), QPoint(0, 0));
        int pixels = 0;
        for (int y = kStep / 2; y < canvas().height(); y += kStep)
            for (int x = kStep / 2; x < canvas().width(); x += kStep) {
                const QRgb pixel = screen.pixel(corner + QPoint(x, y));
                const double lightness = toOklab(fromSrgb8(pixel)).lightness;
                frame.lightness += lightness;
                frame.black += lightness < kBlack;
                ++pixels;
            }
        frame.lightness /= pixels;
        frame.black /= pixels;
    }
    void log(const char* way) const {
        const char* const path = std::getenv("FATHOM_ZOOM_LOG");
        if (!path) return;
        std::FILE* const file = std::fopen(path, "a");
        for (const Frame& frame : m_frames)
            std::fprintf(file, "%s %.3f octave %.2f lightness %.3f black %.3f curve %.3f\n", way,
                         frame.seconds, frame.octave, frame.lightness, frame.black, frame.curve);
        std::fclose(file);
    }

    QElapsedTimer m_clock;
    std::vector<Frame> m_frames;
    std::shared_ptr<const CurveTable> m_curve;
};

TEST_F(SteadyZoomTest, NoFrameIsDarkerThanItsNeighboursAndNoneJumps) {
    ASSERT_TRUE(awaitPicture());
    record();
    turn(steps());
    const Worst in = judge("in");
    turn(-steps());
    const Worst out = judge("out");
    // A flight goes to a whole pixel, so the way back starts from the same pixel.
    const QPoint point = goal().toPoint();
    fly(Qt::LeftButton, point, 200 * steps());
    fly(Qt::RightButton, point, 200 * steps());
    const Worst flight = judge("flight");
    // A busy machine paints few frames, so each step is larger. Only a flash exceeds these limits.
    for (const Worst& way : {in, out, flight}) {
        EXPECT_LT(way.dip, 0.2);
        EXPECT_LT(way.black, 0.2);
    }
}

}  // namespace
}  // namespace fathom
