// The real window with the real built-in engine, its own folders and no display.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <stdexcept>

#include <QApplication>
#include <QLocale>
#include <QTest>
#include <QWheelEvent>

#include "base/paths.h"
#include "cpu/cpu_engine.h"
#include "support/temporary_folder.h"
#include "ui/log_model.h"
#include "ui/main_window.h"
#include "ui/theme.h"
#include "ui/translations.h"
#include "ui/viewport_widget.h"

namespace fathom {

/// Records how long each event kept the window's thread busy.
class ClockedApplication final : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override {
        if (m_depth > 0 || !m_milliseconds) return QApplication::notify(receiver, event);
        QElapsedTimer clock;
        clock.start();
        ++m_depth;
        const bool isHandled = QApplication::notify(receiver, event);
        --m_depth;
        m_milliseconds->push_back(static_cast<double>(clock.nsecsElapsed()) * 1e-6);
        return isHandled;
    }

    /// Records into `milliseconds` from now on; null stops recording.
    void record(std::vector<double>* milliseconds) { m_milliseconds = milliseconds; }

private:
    std::vector<double>* m_milliseconds = nullptr;
    int m_depth = 0;
};

/// The one application of the whole program, because Qt allows no second one.
inline ClockedApplication& testApplication() {
    static int argc = 1;
    static char name[] = "test_ui";
    static char* argv[] = {name, nullptr};
    // Use Qt's own event loop, because the sanitizers cannot see into GLib's.
    static const bool isPrepared =
        qputenv("QT_QPA_PLATFORM", "offscreen") && qputenv("QT_NO_GLIB", "1");
    static ClockedApplication* const application = [] {
        auto* made = new ClockedApplication(argc, argv);
        installTranslations(*made, "en");  // not the machine's language
        QLocale::setDefault(QLocale::c());
        return made;
    }();
    (void)isPrepared;
    return *application;
}

class WindowTest : public ::testing::Test {
protected:
    static constexpr int kPatience = 120'000;  // milliseconds, for machines under load

    void SetUp() override {
        for (const char* variable :
             {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
            ::setenv(variable, (m_home.path() / variable).c_str(), 1);
        m_theme = std::make_unique<Theme>(testApplication());
        m_log = std::make_unique<LogModel>(stateFolder() / "fathom.log");
        openWindow();
    }

    void TearDown() override { m_window.reset(); }

    void openWindow(const std::optional<Bookmark>& view = std::nullopt,
                    std::unique_ptr<Engine> engine = std::make_unique<CpuEngine>(2)) {
        ExplorerEngines engines;
        engines.engines.push_back(std::move(engine));
        openWindow(view, std::move(engines));
    }

    void openWindow(const std::optional<Bookmark>& view, ExplorerEngines engines,
                    const std::filesystem::path& file = {}) {
        m_window = std::make_unique<MainWindow>(*m_theme, *m_log, view, file);
        m_window->resize(720, 420);
        m_window->show();
        m_window->activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
        canvas().setFlights(false);  // most tests are about the view where a flight ends
        m_window->setEngines(std::move(engines));
    }

    MainWindow& window() { return *m_window; }
    ExplorerState& state() { return m_window->state(); }
    ViewportRenderer& renderer() { return m_window->renderer(); }
    ViewportWidget& canvas() { return m_window->canvas(); }
    const View& view() { return m_window->state().location().view; }
    const std::filesystem::path& home() const { return m_home.path(); }

    /// Sets one sample per pixel and colours that are not fitted to a picture, so that the same
    /// place always gives the same bytes.
    void fixColors() {
        renderer().setRefinement({.samplesPerPixel = 1});
        ColorSettings colors = state().colors();
        colors.mapping = ColorMapping::Logarithmic;
        state().setColors(colors);
    }

    /// Waits until every sample is shown in the current colours.
    bool awaitColors() {
        return QTest::qWaitFor([&] { return renderer().isColored(); }, kPatience);
    }

    /// The part of the window with this object name.
    template <class Widget>
    Widget& find(const char* name) {
        auto* widget = window().findChild<Widget*>(QString::fromLatin1(name));
        if (widget == nullptr) throw std::runtime_error(name);
        return *widget;
    }

    /// Waits until the picture of the current state is done and the window is idle: its layout may
    /// request another picture a moment after the first.
    ::testing::AssertionResult awaitPicture() {
        std::uint64_t submits = 0;
        do {
            submits = renderer().submitCount();
            QTest::qWait(10 * ViewportRenderer::kFrameMilliseconds);
            const bool isDone = QTest::qWaitFor(
                [this] { return renderer().status().phase == ViewportRenderer::Phase::Done; },
                kPatience);
            if (!isDone)
                return ::testing::AssertionFailure()
                       << "no picture: " << renderer().status().failure.toStdString();
        } while (renderer().submitCount() != submits);
        return ::testing::AssertionSuccess();
    }

    void turnWheel(QPointF position, int eighths) {
        QWheelEvent event(position, canvas().mapToGlobal(position), QPoint(), QPoint(0, eighths),
                          Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&canvas(), &event);
    }

    /// The picture's own keys work while it has the focus.
    void pressOnCanvas(Qt::Key key) {
        canvas().setFocus();
        QTest::keyClick(&canvas(), key);
    }

    void drag(QPoint from, QPoint to) {
        QTest::mousePress(&canvas(), Qt::LeftButton, Qt::NoModifier, from);
        for (int step = 1; step <= 4; ++step) {
            const QPointF point = QPointF(from) + QPointF(to - from) * step / 4;
            QMouseEvent move(QEvent::MouseMove, point, canvas().mapToGlobal(point), Qt::NoButton,
                             Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(&canvas(), &move);
        }
        QTest::mouseRelease(&canvas(), Qt::LeftButton, Qt::NoModifier, to);
    }

    /// The distance between two points of the plane, in pixels of the current picture.
    double pixelsApart(const View::Point& a, const View::Point& b) {
        const FloatExp spacing = view().spacing(canvas().imageSize());
        return std::hypot(((a.re - b.re).toFloatExp() / spacing).toDouble(),
                          ((a.im - b.im).toFloatExp() / spacing).toDouble());
    }

private:
    TemporaryFolder m_home;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<LogModel> m_log;
    std::unique_ptr<MainWindow> m_window;
};

}  // namespace fathom
