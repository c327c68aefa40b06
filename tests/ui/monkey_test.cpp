// Tries everything at random: gestures, keys, menus, docks, dialogs, sizes. Looks for crashes,
// hangs and invalid states; it finds most under the sanitizers.
//
// FATHOM_MONKEY_SECONDS sets the duration in seconds (8 by default); FATHOM_MONKEY_SEED repeats a
// run.
#include "ui/window_fixture.h"

#include <cstdio>
#include <random>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDialog>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QTabBar>
#include <QTimer>

namespace fathom {
namespace {

double numberFrom(const char* variable, double fallback) {
    const char* text = std::getenv(variable);
    return text ? std::atof(text) : fallback;
}

class MonkeyTest : public WindowTest {
protected:
    int below(int bound) { return std::uniform_int_distribution<int>(0, bound - 1)(m_random); }
    QPoint somewhereOn(const QWidget& widget) {
        return {below(std::max(1, widget.width())), below(std::max(1, widget.height()))};
    }

    template <class Things>
    auto anyOf(const Things& things) {
        return things[static_cast<decltype(things.size())>(below(static_cast<int>(things.size())))];
    }

    template <class Widget>
    Widget* anyVisible(QWidget& root) {
        QList<Widget*> shown;
        for (Widget* widget : root.findChildren<Widget*>())
            if (widget->isVisible() && widget->isEnabled()) shown << widget;
        return shown.isEmpty() ? nullptr : anyOf(shown);
    }

    // ---- On the canvas

    void gesture() {
        static constexpr Qt::KeyboardModifier kModifiers[] = {
            Qt::NoModifier, Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier};
        static constexpr Qt::MouseButton kButtons[] = {Qt::LeftButton, Qt::LeftButton,
                                                       Qt::MiddleButton, Qt::RightButton};
        const QPoint from = somewhereOn(canvas());
        switch (below(6)) {
            case 0:
            case 1:
                for (int notch = below(6); notch >= 0; --notch)
                    turnWheel(from, below(3) == 0 ? -120 : 30 + below(100));
                return;
            case 2:
                QTest::mouseDClick(&canvas(), Qt::LeftButton, Qt::NoModifier, from);
                return;
            default:
                break;
        }
        const Qt::KeyboardModifier modifier = kModifiers[below(4)];
        const Qt::MouseButton button = kButtons[below(4)];
        QTest::mousePress(&canvas(), button, modifier, from);
        for (int step = below(6); step >= 0; --step) {
            const QPointF to = somewhereOn(canvas());
            QMouseEvent move(QEvent::MouseMove, to, canvas().mapToGlobal(to), Qt::NoButton, button,
                             modifier);
            QApplication::sendEvent(&canvas(), &move);
            QTest::qWait(below(10));
        }
        QTest::mouseRelease(&canvas(), button, modifier, somewhereOn(canvas()));
    }

    void touchTheScreen() {
        static QPointingDevice* const screen = QTest::createTouchDevice();
        const bool isPinch = below(2);
        QPoint points[2] = {somewhereOn(canvas()), somewhereOn(canvas())};
        const auto send = [&](auto act) {
            auto sequence = QTest::touchEvent(&canvas(), screen);
            for (int finger = 0; finger <= isPinch; ++finger)
                act(sequence, finger);
        };
        send([&](auto& sequence, int finger) { sequence.press(finger, points[finger]); });
        for (int step = below(5); step >= 0; --step)
            send([&](auto& sequence, int finger) {
                points[finger] = somewhereOn(canvas());
                sequence.move(finger, points[finger]);
            });
        send([&](auto& sequence, int finger) { sequence.release(finger, points[finger]); });
    }

    // ---- On whatever else there is

    /// Uses a random control of a window or dialog in a random way.
    void useControls(QWidget& root) {
        switch (below(6)) {
            case 0:
                if (auto* slider = anyVisible<QAbstractSlider>(root))
                    slider->setValue(slider->minimum() +
                                     below(std::max(1, slider->maximum() - slider->minimum())));
                break;
            case 1:
                if (auto* box = anyVisible<QComboBox>(root); box && box->count() > 0)
                    box->setCurrentIndex(below(box->count()));
                break;
            case 2:
                if (auto* list = anyVisible<QAbstractItemView>(root); list && list->model()) {
                    static constexpr Qt::Key kKeys[] = {Qt::Key_Up,  Qt::Key_Down, Qt::Key_Return,
                                                        Qt::Key_End, Qt::Key_F2,   Qt::Key_Delete};
                    QTest::keyClick(list, kKeys[below(6)]);
                }
                break;
            case 3:
                if (auto* field = anyVisible<QLineEdit>(root)) {
                    static constexpr const char* kTexts[] = {"0.3", "-1e-9", "",     "nan",
                                                             "7",   "1e-40", "ship", "a, b"};
                    field->selectAll();
                    QTest::keyClicks(field, QString::fromUtf8(kTexts[below(8)]));
                    QTest::keyClick(field, Qt::Key_Return);
                }
                break;
            case 4:
                if (auto* bar = anyVisible<QTabBar>(root); bar && bar->count() > 0)
                    bar->setCurrentIndex(below(bar->count()));
                break;
            case 5:
                if (auto* button = anyVisible<QAbstractButton>(root))
                    QTest::mouseClick(button, Qt::LeftButton);
                break;
        }
    }

    void triggerAction() {
        const QAction* const quit = window().findChild<QAction*>(QStringLiteral("quit"));
        QList<QAction*> actions;
        for (QAction* action : window().findChildren<QAction*>())
            if (action->isEnabled() && !action->isSeparator() && !action->menu() && action != quit)
                actions << action;
        anyOf(actions)->trigger();
    }

    void resize() { window().resize(400 + below(900), 300 + below(600)); }

    void keys() {
        static constexpr Qt::Key kKeys[] = {Qt::Key_Plus,  Qt::Key_Minus,  Qt::Key_Left,
                                            Qt::Key_Right, Qt::Key_Up,     Qt::Key_Home,
                                            Qt::Key_J,     Qt::Key_Escape, Qt::Key_F11,
                                            Qt::Key_F9,    Qt::Key_Tab,    Qt::Key_BracketLeft};
        pressOnCanvas(kKeys[below(12)]);
    }

    /// Dialogs and menus run their own event loops: a timer uses them and makes sure that they end.
    void playWithPopups() {
        if (QWidget* popup = QApplication::activePopupWidget()) {
            static constexpr Qt::Key kKeys[] = {Qt::Key_Down, Qt::Key_Up, Qt::Key_Escape,
                                                Qt::Key_Escape, Qt::Key_Return};
            QTest::keyClick(popup, kKeys[below(5)]);
            return;
        }
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (!dialog) return;
        const bool isFileDialog = qobject_cast<QFileDialog*>(dialog);
        if (isFileDialog || below(6) == 0)
            dialog->reject();
        else
            useControls(*dialog);
    }

    /// Starts a new timer each time, because a timer never fires inside its own handler, and a
    /// dialog opened there may open a second one.
    void keepPlayingWithPopups() {
        QTimer::singleShot(15, &window(), [this] {
            keepPlayingWithPopups();
            playWithPopups();
        });
    }

    void closeExtraWindows() {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (widget != &window() && widget->isVisible() && below(4) == 0) widget->close();
    }

    /// The view on show must be one that the rest of the program accepts.
    void checkSense() {
        ASSERT_TRUE(validate(state().location()));
        ASSERT_LE(state().steps().size(), ExplorerState::kMaximumSteps);
        ASSERT_LT(state().position(), state().steps().size());
        ASSERT_TRUE(window().isVisible());
    }

    std::mt19937 m_random;
};

TEST_F(MonkeyTest, NothingBreaks) {
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    // The default short run is always the same; long runs use a new seed to find new problems.
    const bool isLong = std::getenv("FATHOM_MONKEY_SECONDS") != nullptr;
    const double seconds = numberFrom("FATHOM_MONKEY_SECONDS", 8);
    const auto seed = static_cast<unsigned>(
        numberFrom("FATHOM_MONKEY_SEED", isLong ? std::random_device{}() % 1'000'000 : 1));
    std::printf("FATHOM_MONKEY_SEED=%u\n", seed);
    std::fflush(stdout);  // the seed must be known after a crash
    RecordProperty("seed", static_cast<int>(seed));
    m_random.seed(seed);

    ::setenv("HOME", home().c_str(), 1);  // saved pictures must not go to the user's own folders
    keepPlayingWithPopups();
    QElapsedTimer clock;
    clock.start();
    int actions = 0;
    while (static_cast<double>(clock.elapsed()) < seconds * 1000) {
        switch (below(16)) {
            case 0:
                resize();
                break;
            case 1:
                state().undo();
                break;
            case 2:
                state().redo();
                break;
            case 3:
                triggerAction();
                break;
            case 4:
            case 5:
                keys();
                break;
            case 6:
                touchTheScreen();
                break;
            case 7:
            case 8:
            case 9:
                useControls(window());
                break;
            case 10:
                closeExtraWindows();
                break;
            default:
                gesture();
        }
        QTest::qWait(below(30));
        checkSense();
        if (HasFatalFailure()) return;
        // Deep big floats would take all the time of a slow machine.
        if (view().depth10() > 40)
            window().state().setLocation(state().steps().front().scene.location);
        ++actions;
    }
    std::printf("%d actions in %.0f s\n", actions, seconds);
    EXPECT_GT(actions, 0);
}

}  // namespace
}  // namespace fathom
