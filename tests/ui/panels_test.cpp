// The effects of the docks (colours, formula, Julia sets), and the text of the status strip.
#include "ui/window_fixture.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollArea>
#include <QSlider>
#include <QSpinBox>
#include <QTabWidget>

#include "formula/formula_list.h"
#include "render/sample.h"
#include "ui/exact_field.h"
#include "ui/status_strip.h"
#include "ui/value_slider.h"

namespace fathom {
namespace {

class PanelsTest : public WindowTest {};

TEST_F(PanelsTest, NoPageIsWiderThanItsColumn) {
    auto& tabs = *window().findChild<QTabWidget*>();
    QFont large = tabs.font();
    large.setPointSizeF(large.pointSizeF() * 1.5);
    int columns = 0;
    for (int tab = 0; tab < tabs.count(); ++tab) {
        auto* column = qobject_cast<QScrollArea*>(tabs.widget(tab));
        if (!column) continue;
        tabs.setCurrentIndex(tab);
        for (QWidget* control : column->widget()->findChildren<QWidget*>())
            control->setFont(large);
        QApplication::processEvents();
        const int least = column->widget()->minimumSizeHint().width();
        EXPECT_GE(column->viewport()->width(), least) << tabs.tabText(tab).toStdString();
        ++columns;
    }
    EXPECT_GE(columns, 3);
}

TEST_F(PanelsTest, APaletteRecoloursWithoutComputing) {
    fixColors();
    ASSERT_TRUE(awaitPicture());
    const QImage before = canvas().snapshot({160, 100});
    const std::uint64_t submits = renderer().submitCount();
    auto& palettes = find<QListWidget>("palettes");
    ASSERT_GE(palettes.count(), 4);

    const int first = palettes.currentRow();
    palettes.setCurrentRow(2);
    ASSERT_TRUE(awaitColors());
    EXPECT_NE(canvas().snapshot({160, 100}), before);
    EXPECT_EQ(renderer().submitCount(), submits);

    // Back to the first palette: the same picture, coloured from the cached samples.
    palettes.setCurrentRow(first);
    ASSERT_TRUE(awaitColors());
    EXPECT_EQ(canvas().snapshot({160, 100}), before);
    EXPECT_EQ(renderer().submitCount(), submits);
}

TEST_F(PanelsTest, AMovingSliderColoursLiveAndTheNewestWins) {
    fixColors();
    Location home = state().location();
    home.iterations = {600, false};  // an automatic limit depends on the pictures before
    state().setLocation(home);
    ASSERT_TRUE(awaitPicture());
    const std::uint64_t submits = renderer().submitCount();
    auto& slider = *find<ValueSlider>("density").findChild<QSlider*>();
    for (int position = 400; position <= 700; position += 10)
        slider.setValue(position);
    ASSERT_TRUE(awaitColors());
    const QImage live = canvas().snapshot({160, 100});
    EXPECT_EQ(renderer().submitCount(), submits);

    // The same settings, computed again.
    renderer().restart();
    ASSERT_TRUE(awaitPicture());
    EXPECT_EQ(canvas().snapshot({160, 100}), live);
}

TEST_F(PanelsTest, DoubleClickResetsASlider) {
    auto& density = find<ValueSlider>("density");
    density.findChild<QSlider*>()->setValue(900);
    ASSERT_NE(state().colors().density, 1);
    QTest::mouseDClick(density.findChild<QSlider*>(), Qt::LeftButton);
    EXPECT_EQ(state().colors().density, 1);
}

TEST_F(PanelsTest, PowerChangesTheFormula) {
    find<QSpinBox>("power").setValue(5);
    EXPECT_EQ(state().location().formula.power, 5);
    EXPECT_TRUE(awaitPicture());
}

TEST_F(PanelsTest, JuliaSetOfTheCentreAndBack) {
    turnWheel({60, 170}, 360);
    const Location parameter = state().location();
    auto& julia = find<QCheckBox>("juliaSwitch");
    julia.setChecked(true);
    ASSERT_TRUE(state().location().formula.julia.has_value());
    EXPECT_EQ(state().location().formula.julia->re, parameter.view.re);
    EXPECT_EQ(state().location().formula.julia->im, parameter.view.im);
    ASSERT_TRUE(awaitPicture());
    turnWheel({60, 60}, 240);
    julia.setChecked(false);
    EXPECT_EQ(state().location().view, parameter.view);
    EXPECT_FALSE(state().location().formula.julia.has_value());
}

TEST_F(PanelsTest, TheStatusStripSaysHowThePixelUnderTheCursorEnds) {
    StatusStrip strip;
    const auto textFor = [&](const TileSample& sample) {
        strip.showPoint(view(), {100, 100}, PointF{50, 50}, &sample);
        for (const QLabel* label : strip.findChildren<QLabel*>())
            if (label->accessibleName() == QStringLiteral("Iterations under the cursor"))
                return label->text();
        return QStringLiteral("no such label");
    };
    TileSample sample{};
    EXPECT_EQ(textFor(sample), QString()) << "not computed yet";
    sample.count = 12;
    EXPECT_EQ(textFor(sample), QStringLiteral("escapes after 12"));
    sample.attractor = 3;
    EXPECT_EQ(textFor(sample), QStringLiteral("converges after 12"));
    sample = {};
    sample.count = kInteriorCount;
    EXPECT_EQ(textFor(sample), QStringLiteral("interior"));
}

TEST_F(PanelsTest, WhereTheStripIsNarrowWhatMattersLessLeaves) {
    ASSERT_TRUE(awaitPicture());
    auto& strip = *window().findChild<StatusStrip*>();
    const auto shows = [&](const char* name) {
        for (const QWidget* label : strip.findChildren<QWidget*>())
            if (label->accessibleName() == QLatin1String(name)) return label->isVisible();
        throw std::runtime_error(name);
    };
    window().resize(4000, 600);
    EXPECT_TRUE(shows("Iterations under the cursor"));
    EXPECT_TRUE(shows("Arithmetic: single precision"));

    window().resize(720, 600);
    EXPECT_LE(strip.width(), 720) << "the strip makes the window wider";
    EXPECT_FALSE(shows("Iterations under the cursor"));
    EXPECT_TRUE(shows("Progress"));
    EXPECT_TRUE(shows("Zoom depth"));
}

TEST_F(PanelsTest, APictureBeingSavedLeavesRoomForTheCursorsPlace) {
    StatusStrip strip;
    strip.resize(1280, strip.sizeHint().height());
    strip.show();
    strip.showPoint(view(), {1000, 800}, PointF{50, 50}, nullptr);
    strip.showExport(ExportStatus{.name = QStringLiteral("a-picture-with-a-rather-long-name.png"),
                                  .stage = {},
                                  .fraction = 0.5,
                                  .seconds = 100,
                                  .secondsLeft = 5000});
    for (const QLabel* label : strip.findChildren<QLabel*>()) {
        const bool isPoint =
            label->accessibleName() == QLatin1String("Coordinates under the cursor");
        EXPECT_TRUE(label->isVisible() || !isPoint);
    }
}

}  // namespace
}  // namespace fathom
