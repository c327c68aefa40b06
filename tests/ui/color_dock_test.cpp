// Every control of the colour dock, in the real window: it recolours the canvas without computing.
#include "ui/window_fixture.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QListWidget>
#include <QPushButton>
#include <QSlider>
#include <QTabWidget>

#include "color/palette.h"
#include "ui/value_slider.h"

namespace fathom {
namespace {

class ColorDockTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        for (auto* tabs : window().findChildren<QTabWidget*>())
            for (int tab = 0; tab < tabs->count(); ++tab)
                if (tabs->widget(tab)->isAncestorOf(&find<QWidget>("palettes")))
                    tabs->setCurrentIndex(tab);
    }

    QSlider& sliderOf(const char* name) { return *find<ValueSlider>(name).findChild<QSlider*>(); }
    QDoubleSpinBox& fieldOf(const char* name) {
        return *find<ValueSlider>(name).findChild<QDoubleSpinBox*>();
    }
    const ColorSettings& colors() { return state().colors(); }

    /// What `act` does shows on the canvas, and nothing is computed for it.
    template <class Act>
    void expectRecolors(const char* what, Act act) {
        const auto picture = [this] { return canvas().snapshot({160, 100}); };
        const QImage before = picture();
        const ColorSettings colorsBefore = colors();
        const std::uint64_t submits = renderer().submitCount();
        act();
        EXPECT_NE(colors(), colorsBefore) << what;
        EXPECT_TRUE(QTest::qWaitFor([&] { return picture() != before; }, kPatience)) << what;
        EXPECT_EQ(renderer().submitCount(), submits) << what;
    }
};

TEST_F(ColorDockTest, EveryControlRecoloursWithoutComputing) {
    ASSERT_TRUE(awaitPicture());
    expectRecolors("palette", [&] { find<QListWidget>("palettes").setCurrentRow(3); });
    expectRecolors("density", [&] { sliderOf("density").setValue(700); });
    expectRecolors("offset", [&] { sliderOf("offset").setValue(300); });
    expectRecolors("smooth", [&] { find<QCheckBox>("smooth").click(); });
    expectRecolors("mapping", [&] { find<QComboBox>("mapping").setCurrentIndex(2); });
    expectRecolors("light", [&] { sliderOf("light").setValue(80); });
    expectRecolors("direction", [&] { sliderOf("lightDirection").setValue(300); });
    expectRecolors("elevation", [&] { sliderOf("lightElevation").setValue(20); });
    expectRecolors("coloring", [&] { find<QComboBox>("coloring").setCurrentIndex(2); });
    expectRecolors("interior", [&] {
        find<QPushButton>("interior").click();
        auto* dialog = window().findChild<QColorDialog*>();
        ASSERT_NE(dialog, nullptr);
        dialog->setCurrentColor(QColor(0x30, 0x60, 0x90));
        dialog->accept();
    });

    EXPECT_EQ(colors().palette, bundledPalettes()[3].id());
    EXPECT_NEAR(colors().offset, 0.3, 0.001);
    EXPECT_FALSE(colors().smooth);
    EXPECT_EQ(colors().mapping, ColorMapping::Linear);
    EXPECT_EQ(colors().light, (Light{0.8, 300, 20}));
    EXPECT_EQ(colors().coloring, "distance");
    EXPECT_EQ(colors().interior, 0x306090u);

    expectRecolors("reset", [&] { find<QPushButton>("resetColors").click(); });
    ColorSettings initial = initialColors();
    initial.palette = bundledPalettes()[3].id();
    EXPECT_EQ(colors(), initial);
    EXPECT_FALSE(find<QPushButton>("resetColors").isEnabled());
}

TEST_F(ColorDockTest, ShowsTheStateWhoeverChangesIt) {
    const ColorSettings wanted{.palette = bundledPalettes()[2].id(),
                               .coloring = "distance",
                               .smooth = false,
                               .mapping = ColorMapping::Linear,
                               .density = 400,
                               .offset = 0.25,
                               .light = {0.5, 200, 30},
                               .interior = 0xabcdef};
    state().setColors(wanted);
    EXPECT_EQ(find<QListWidget>("palettes").currentRow(), 2);
    EXPECT_EQ(find<QComboBox>("coloring").currentData().toString(), QStringLiteral("distance"));
    EXPECT_EQ(find<QComboBox>("mapping").currentText(), QStringLiteral("Linear"));
    EXPECT_FALSE(find<QCheckBox>("smooth").isChecked());
    EXPECT_EQ(find<ValueSlider>("density").value(), 400) << "beyond the slider's own range";
    EXPECT_EQ(find<ValueSlider>("offset").value(), 0.25);
    EXPECT_EQ(find<ValueSlider>("light").value(), 0.5);
    EXPECT_EQ(find<ValueSlider>("lightDirection").value(), 200);
    EXPECT_EQ(find<ValueSlider>("lightElevation").value(), 30);
    EXPECT_EQ(find<QPushButton>("interior").text(), QStringLiteral("#abcdef"));
    EXPECT_EQ(colors(), wanted) << "showing it changes nothing";
}

TEST_F(ColorDockTest, WhatHasNoEffectIsDisabledInItsPlace) {
    auto& direction = find<ValueSlider>("lightDirection");
    auto& mapping = find<QComboBox>("mapping");
    state().setColors(ColorSettings{});
    const QPoint place = direction.pos();
    EXPECT_FALSE(direction.isEnabled());
    EXPECT_FALSE(find<ValueSlider>("lightElevation").isEnabled());
    EXPECT_TRUE(mapping.isEnabled());
    state().setColors({.coloring = "distance", .light = {.strength = 1}});
    EXPECT_TRUE(direction.isEnabled());
    EXPECT_TRUE(find<ValueSlider>("lightElevation").isEnabled());
    EXPECT_FALSE(mapping.isEnabled());
    EXPECT_EQ(direction.pos(), place);
    EXPECT_TRUE(direction.isVisibleTo(&window()));
}

TEST_F(ColorDockTest, CancellingTheInteriorsDialogRestoresIt) {
    find<QPushButton>("interior").click();
    auto* dialog = window().findChild<QColorDialog*>();
    ASSERT_NE(dialog, nullptr);
    dialog->setCurrentColor(QColor(1, 2, 3));
    EXPECT_EQ(colors().interior, 0x010203u) << "live";
    dialog->reject();
    EXPECT_EQ(colors().interior, 0u);
}

TEST_F(ColorDockTest, DoubleClickAndDeleteReset) {
    sliderOf("density").setValue(900);
    ASSERT_NE(colors().density, 1);
    QTest::mouseDClick(&sliderOf("density"), Qt::LeftButton);
    EXPECT_EQ(colors().density, 1);

    for (const Qt::Key key : {Qt::Key_Delete, Qt::Key_Backspace}) {
        state().setColors({.light = {1, 10, 50}});
        QTest::keyClick(&sliderOf("lightDirection"), key);
        EXPECT_EQ(colors().light.direction, Light{}.direction);
    }
}

TEST_F(ColorDockTest, KeysAndTheWheelNudgeFinelyWithShift) {
    QSlider& offset = sliderOf("offset");
    offset.setFocus();
    const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        const double before = colors().offset;
        QTest::keyClick(&offset, key, modifiers);
        return colors().offset - before;
    };
    state().setColors({.offset = 0.5});
    const double step = press(Qt::Key_Right), fine = press(Qt::Key_Right, Qt::ShiftModifier);
    EXPECT_NEAR(fine, 0.001, 1e-9);
    EXPECT_GT(step, 5 * fine);
    EXPECT_NEAR(press(Qt::Key_Left), -step, 1e-9);
    EXPECT_NEAR(press(Qt::Key_PageUp), 10 * step, 1e-9);
    EXPECT_NEAR(press(Qt::Key_PageDown), -10 * step, 1e-9);

    const auto turn = [&](QWidget& widget, int eighths, Qt::KeyboardModifiers modifiers) {
        const double before = colors().offset;
        QWheelEvent event(QPointF(5, 5), widget.mapToGlobal(QPointF(5, 5)), QPoint(),
                          QPoint(0, eighths), Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&widget, &event);
        return colors().offset - before;
    };
    for (QWidget* widget :
         {static_cast<QWidget*>(&offset), static_cast<QWidget*>(&fieldOf("offset"))}) {
        widget->setFocus();
        EXPECT_NEAR(turn(*widget, 120, Qt::NoModifier), step, 1e-9);
        EXPECT_NEAR(turn(*widget, -240, Qt::NoModifier), -2 * step, 1e-9);
        EXPECT_NEAR(turn(*widget, 120, Qt::ShiftModifier), fine, 1e-9);
        EXPECT_EQ(turn(*widget, 60, Qt::NoModifier), 0) << "half a notch";
        EXPECT_NEAR(turn(*widget, 60, Qt::NoModifier), step, 1e-9);
        sliderOf("density").setFocus();
        EXPECT_EQ(turn(*widget, 120, Qt::NoModifier), 0) << "without the focus";
    }
}

TEST_F(ColorDockTest, AFineStepIsNeverLostInRounding) {
    state().setColors({.density = 0.06});  // where positions stand closer than the digits shown
    QTest::keyClick(&sliderOf("density"), Qt::Key_Right, Qt::ShiftModifier);
    EXPECT_NEAR(colors().density, 0.07, 1e-9);
    QTest::keyClick(&sliderOf("density"), Qt::Key_Left, Qt::ShiftModifier);
    EXPECT_NEAR(colors().density, 0.06, 1e-9);
}

TEST_F(ColorDockTest, SlidersSayWhatKindOfMovementItIs) {
    auto& offset = find<ValueSlider>("offset");
    std::vector<Gesture> gestures;
    int ended = 0;
    QObject::connect(&offset, &ValueSlider::valueChanged, &window(),
                     [&](double, Gesture gesture) { gestures.push_back(gesture); });
    QObject::connect(&offset, &ValueSlider::gestureEnded, &window(), [&] { ++ended; });
    QSlider& slider = sliderOf("offset");
    slider.setFocus();
    slider.setSliderDown(true);
    slider.setValue(200);
    slider.setValue(400);
    EXPECT_EQ(ended, 0);
    slider.setSliderDown(false);
    EXPECT_EQ(ended, 1);
    QTest::keyClick(&slider, Qt::Key_Up);
    fieldOf("offset").setValue(0.75);
    EXPECT_EQ(gestures,
              (std::vector<Gesture>{Gesture::Drag, Gesture::Drag, Gesture::Keys, Gesture::Single}));
    EXPECT_EQ(colors().offset, 0.75);
}

TEST_F(ColorDockTest, EveryControlHasANameAndIsReachedByKeyboard) {
    auto& dock = find<QWidget>("colorDock");
    for (QWidget* widget : dock.findChildren<QWidget*>()) {
        const bool isControl = qobject_cast<QSlider*>(widget) || qobject_cast<QComboBox*>(widget) ||
                               qobject_cast<QAbstractButton*>(widget) ||
                               qobject_cast<QListWidget*>(widget) ||
                               qobject_cast<QDoubleSpinBox*>(widget);
        if (!isControl) continue;
        const auto* button = qobject_cast<QAbstractButton*>(widget);
        EXPECT_TRUE(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()))
            << widget->objectName().toStdString();
        EXPECT_TRUE(widget->focusPolicy() & Qt::TabFocus) << widget->objectName().toStdString();
    }
}

}  // namespace
}  // namespace fathom
