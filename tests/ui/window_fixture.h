// The real window over the real built-in engine, with folders of its own and no display.
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

/// Tells how long each event kept the window's thread.
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

    /// Nothing is recorded while this is null.
    void record(std::vector<double>* milliseconds) { m_milliseconds = milliseconds; }

private:
    std::vector<double>* m_milliseconds = nullptr;
    int m_depth = 0;
};

/// One application for the whole program: Qt allows no second one.
inline ClockedApplication& testApplication() {
    static int argc = 1;
    static char name[] = "test_ui";
    static char* argv[] = {name, nullptr};
    // Qt's own event loop: the sanitizers cannot see into GLib's.
    static const bool isPrepared =
        qputenv("QT_QPA_PLATFORM", "offscreen") && qputenv("QT_NO_GLIB", "1");
    static ClockedApplication* const application = [] {
        auto* made = new ClockedApplication(argc, argv);
        installTranslations(*made, "en");  // whatever the machine speaks
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
        canvas().setFlights(false);  // most tests are of the places where they lead
        m_window->setEngines(std::move(engines));
    }

    MainWindow& window() { return *m_window; }
    ExplorerState& state() { return m_window->state(); }
    ViewportRenderer& renderer() { return m_window->renderer(); }
    ViewportWidget& canvas() { return m_window->canvas(); }
    const View& view() { return m_window->state().location().view; }
    const std::filesystem::path& home() const { return m_home.path(); }

    /// One sample a pixel and colours that no picture is fitted to: the same place has the same
    /// bytes whenever it is shown.
    void fixColors() {
        renderer().setRefinement({.samplesPerPixel = 1});
        ColorSettings colors = state().colors();
        colors.mapping = ColorMapping::Logarithmic;
        state().setColors(colors);
    }

    /// Until every sample is shown in the present colours.
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

    /// Until the picture of the present state is done and the window has come to rest: its layout
    /// may ask for another one a moment after the first.
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

    /// Keys of the picture itself work while it has the focus.
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

    /// How far apart two points of the plane are, in pixels of the present picture.
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
