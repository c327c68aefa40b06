// The layers in the colour dock are added, changed, reordered, removed and undone without
// computing.
#include "ui/window_fixture.h"

#include <QComboBox>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QTabWidget>
#include <QToolButton>

#include "base/limits.h"
#include "color/effect.h"
#include "ui/color_button.h"
#include "ui/scroll_column.h"
#include "ui/value_slider.h"

namespace fathom {
namespace {

class LayersTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        renderer().setRefinement({.samplesPerPixel = 1});  // at rest, the picture would change, too
        for (auto* tabs : window().findChildren<QTabWidget*>())
            for (int tab = 0; tab < tabs->count(); ++tab)
                if (tabs->widget(tab)->isAncestorOf(&find<QWidget>("layers")))
                    tabs->setCurrentIndex(tab);
    }

    const std::vector<ColorLayer>& layers() { return state().colors().layers; }
    QListWidget& list() { return find<QListWidget>("layers"); }

    void add(int effect) { find<QPushButton>("addLayer").menu()->actions().at(effect)->trigger(); }

    /// The layers from bottom to top.
    std::string order() {
        std::string ids;
        for (const ColorLayer& layer : layers())
            ids += (ids.empty() ? "" : " ") + layer.effect;
        return ids;
    }
};

TEST_F(LayersTest, AreAddedOnTopAndUndone) {
    EXPECT_FALSE(list().isVisible()) << "nothing to list";
    for (int effect = 0; effect < 3; ++effect)
        add(effect);
    EXPECT_EQ(order(), "light filaments contours");
    EXPECT_EQ(list().item(0)->text(), QStringLiteral("Contour lines"));
    EXPECT_EQ(list().currentRow(), 0);
    EXPECT_EQ(layers()[2], newLayer("contours").value());
    state().undo();
    EXPECT_EQ(order(), "light filaments");
    EXPECT_EQ(list().count(), 2);
    while (layers().size() < limits::kLayers)
        add(0);
    EXPECT_FALSE(find<QPushButton>("addLayer").isEnabled());
}

TEST_F(LayersTest, ChangeThePictureWithoutComputing) {
    ASSERT_TRUE(awaitPicture());
    const auto picture = [this] { return canvas().snapshot({160, 100}); };
    const std::uint64_t submits = renderer().submitCount();
    const QImage plain = picture();
    add(1);
    ASSERT_TRUE(QTest::qWaitFor([&] { return picture() != plain; }, kPatience));
    list().item(0)->setCheckState(Qt::Unchecked);
    EXPECT_FALSE(layers()[0].isShown);
    EXPECT_TRUE(QTest::qWaitFor([&] { return picture() == plain; }, kPatience));
    EXPECT_EQ(renderer().submitCount(), submits);
}

TEST_F(LayersTest, EveryControlRecoloursWithoutComputing) {
    ASSERT_TRUE(awaitPicture());
    const auto picture = [this] { return canvas().snapshot({160, 100}); };
    const std::uint64_t submits = renderer().submitCount();
    const auto expectRecolors = [&](const char* what, auto act) {
        const QImage before = picture();
        act();
        EXPECT_TRUE(QTest::qWaitFor([&] { return picture() != before; }, kPatience)) << what;
        EXPECT_EQ(renderer().submitCount(), submits) << what;
    };
    expectRecolors("add", [&] { add(1); });
    expectRecolors(
        "width", [&] { emit find<ValueSlider>("layer.width").valueChanged(40, Gesture::Single); });
    expectRecolors("opacity", [&] {
        emit find<ValueSlider>("layerOpacity").valueChanged(1, Gesture::Single);
    });
    expectRecolors("blend", [&] { find<QComboBox>("layerBlend").setCurrentIndex(0); });
    expectRecolors("colour",
                   [&] { emit find<ColorButton>("layerColor").colorChanged(QColor(255, 0, 0)); });
    expectRecolors("add", [&] { add(2); });
    expectRecolors("order", [&] {
        emit find<ValueSlider>("layerOpacity").valueChanged(1, Gesture::Single);
        QTest::keyClick(&list(), Qt::Key_Down, Qt::AltModifier);
    });
    expectRecolors("remove", [&] { QTest::keyClick(&list(), Qt::Key_Delete); });
}

TEST_F(LayersTest, ADragOfASliderIsOneStepOfUndo) {
    add(1);
    const std::vector<ColorLayer> before = layers();
    auto& opacity = find<ValueSlider>("layerOpacity");
    for (const double value : {0.5, 0.3, 0.1})
        emit opacity.valueChanged(value, Gesture::Drag);
    emit opacity.gestureEnded();
    state().undo();
    EXPECT_EQ(layers(), before);
    EXPECT_EQ(opacity.value(), before[0].opacity);
    state().redo();
    EXPECT_EQ(layers()[0].opacity, 0.1);
}

TEST_F(LayersTest, TheWheelChangesAControlOnceItIsChosen) {
    add(1);
    auto& opacity = find<ValueSlider>("layerOpacity");
    auto& slider = *opacity.findChild<QSlider*>();
    auto& blend = find<QComboBox>("layerBlend");
    QScrollBar& bar = *scrollColumnAround(opacity)->verticalScrollBar();
    ASSERT_TRUE(QTest::qWaitFor([&] { return bar.value() > 0; }, kPatience))
        << "the new layer's controls are in view";
    const std::vector<ColorLayer> before = layers();
    const auto turn = [](QWidget& widget) {
        QWheelEvent event(QPointF(5, 5), widget.mapToGlobal(QPointF(5, 5)), QPoint(),
                          QPoint(0, 120), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&widget, &event);
    };
    list().setFocus();
    turn(slider);
    turn(blend);
    EXPECT_EQ(layers(), before);
    slider.setFocus();
    turn(slider);
    blend.setFocus();
    turn(blend);
    EXPECT_NE(layers()[0].opacity, before[0].opacity);
    EXPECT_NE(layers()[0].blend, before[0].blend);
}

TEST_F(LayersTest, TheControlsAreOfTheChosenLayer) {
    add(1);
    add(2);
    list().setCurrentRow(1);  // the filaments, the lower layer
    EXPECT_EQ(find<ValueSlider>("layerOpacity").value(), newLayer("filaments")->opacity);
    auto& blend = find<QComboBox>("layerBlend");
    blend.setCurrentIndex(blend.findData(QStringLiteral("difference")));
    emit find<ValueSlider>("layerOpacity").valueChanged(0.25, Gesture::Single);
    emit find<ValueSlider>("layer.width").valueChanged(7, Gesture::Single);
    EXPECT_EQ(layers()[0].blend, "difference");
    EXPECT_EQ(layers()[0].opacity, 0.25);
    EXPECT_EQ(layers()[0].numbers[0], 7);
    EXPECT_EQ(layers()[1], newLayer("contours").value());
}

TEST_F(LayersTest, AreReorderedByDraggingAndByKeys) {
    for (int effect = 0; effect < 3; ++effect)
        add(effect);
    // The same as dropping the highest row below the others.
    ASSERT_TRUE(list().model()->moveRow({}, 0, {}, 3));
    ASSERT_TRUE(QTest::qWaitFor([&] { return order() == "contours light filaments"; }, kPatience));
    EXPECT_EQ(list().item(2)->text(), QStringLiteral("Contour lines"));
    EXPECT_EQ(list().currentRow(), 2) << "the same layer";
    QTest::keyClick(&list(), Qt::Key_Up, Qt::AltModifier);
    EXPECT_EQ(order(), "light contours filaments");
    EXPECT_EQ(list().currentRow(), 1);
    QTest::keyClick(&list(), Qt::Key_Down, Qt::AltModifier);
    EXPECT_EQ(order(), "contours light filaments");
    find<QToolButton>("layerUp").click();
    EXPECT_EQ(order(), "light contours filaments");
    state().undo();
    EXPECT_EQ(order(), "contours light filaments");
}

TEST_F(LayersTest, DeleteRemovesTheChosenOne) {
    for (int effect = 0; effect < 3; ++effect)
        add(effect);
    list().setCurrentRow(1);
    QTest::keyClick(&list(), Qt::Key_Delete);
    EXPECT_EQ(order(), "light contours");
    EXPECT_EQ(list().currentRow(), 1);
    find<QToolButton>("removeLayer").click();
    find<QToolButton>("removeLayer").click();
    EXPECT_TRUE(layers().empty());
    EXPECT_FALSE(list().isVisible());
    EXPECT_FALSE(find<QToolButton>("removeLayer").isEnabled());
}

}  // namespace
}  // namespace fathom
