// The palette editor in the real window: its changes are on the canvas and can be undone.
#include "ui/palette_editor.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

#include "color/palette.h"
#include "color/palette_folder.h"
#include "color/palette_format.h"
#include "support/source_tree.h"
#include "ui/palette_bar.h"
#include "ui/window_fixture.h"

namespace fathom {
namespace {

class PaletteEditorTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        ColorSettings colors = state().colors();
        colors.palette = "abyss";
        state().setColors(colors);
        find<QPushButton>("editPalette").click();
    }

    PaletteEditor& editor() { return find<PaletteEditor>("paletteEditor"); }
    void click(const char* name) { find<QPushButton>(name).click(); }
    const PaletteStops& stops() { return paletteOf(state().colors().palette)->stops(); }
    const PaletteStops& abyss() { return findPalette("abyss")->stops(); }
};

TEST_F(PaletteEditorTest, ChangesAreOnTheCanvasAndCanBeUndone) {
    ASSERT_TRUE(awaitPicture());
    const QImage before = canvas().snapshot({160, 100});
    const std::uint64_t submits = renderer().submitCount();
    click("reverse");
    EXPECT_EQ(stops(), reversed(abyss()));
    ASSERT_TRUE(state().colors().palette.own());
    EXPECT_EQ(state().colors().palette.id(), "my-abyss");
    EXPECT_EQ(find<QLineEdit>("paletteName").text(), "My Abyss");
    EXPECT_TRUE(QTest::qWaitFor(
        [&] {
            return canvas().snapshot({160, 100}) != before;
        },
        kPatience));
    EXPECT_EQ(renderer().submitCount(), submits);
    state().undo();
    EXPECT_EQ(state().colors().palette, PaletteChoice("abyss"));
    EXPECT_EQ(find<QLineEdit>("paletteName").text(), "Abyss");
}

TEST_F(PaletteEditorTest, EveryButtonDoesWhatItSays) {
    click("shiftRight");
    EXPECT_EQ(stops(), shifted(abyss(), 0.02));
    click("shiftLeft");
    click("spread");
    EXPECT_TRUE(areEven(stops()));
    const std::size_t count = stops().size();
    click("doubleStop");
    ASSERT_EQ(stops().size(), count + 1);
    EXPECT_EQ(stops()[0].position, stops()[1].position);
    click("removeStop");
    EXPECT_EQ(stops().size(), count);
    click("mirror");
    EXPECT_GT(stops().size(), count);
    const PaletteStops mirrored = stops();
    click("surprise");
    EXPECT_NE(stops(), mirrored);
    find<QDoubleSpinBox>("stopMidpoint").setValue(0.25);
    EXPECT_EQ(stops()[1].midpoint, 0.25);  // the hard edge is still selected
    find<QDoubleSpinBox>("stopPosition").setValue(0.99);
    EXPECT_EQ(stops().back().position, 0.99);
    EXPECT_EQ(stops().back().midpoint, 0.25);
    find<QComboBox>("paletteSpace").setCurrentIndex(1);
    find<QComboBox>("paletteCurve").setCurrentIndex(2);
    const PaletteData& data = state().colors().palette.own()->data();
    EXPECT_EQ(data.space, PaletteSpace::Srgb);
    EXPECT_EQ(data.curve, PaletteCurve::Eased);
}

TEST_F(PaletteEditorTest, StopsAreDraggedAsOneStepOfUndo) {
    auto& bar = find<PaletteBar>("paletteBar");
    const double margin = bar.fontMetrics().height() * 0.6;
    const auto placeOf = [&](double position) {
        return QPoint(static_cast<int>(margin + position * (bar.width() - 2 * margin)),
                      bar.height() - bar.fontMetrics().height());
    };
    const std::size_t steps = state().steps().size();
    QTest::mousePress(&bar, Qt::LeftButton, {}, placeOf(0.26));
    QTest::mouseMove(&bar, placeOf(0.3));
    QTest::mouseMove(&bar, placeOf(0.2));
    EXPECT_NEAR(stops()[2].position, 0.2, 0.01);
    QTest::mouseMove(&bar, placeOf(0.05));  // stops at its neighbour
    QTest::mouseRelease(&bar, Qt::LeftButton, {}, placeOf(0.05));
    EXPECT_EQ(stops()[2].position, stops()[1].position);
    EXPECT_EQ(state().steps().size(), steps + 1);

    const std::size_t count = stops().size();
    QTest::mouseDClick(&bar, Qt::LeftButton, {}, QPoint(bar.width() / 3, 5));
    EXPECT_EQ(stops().size(), count + 1);
    bar.setFocus();
    QTest::keyClick(&bar, Qt::Key_Delete);
    EXPECT_EQ(stops().size(), count);
}

TEST_F(PaletteEditorTest, SavedPalettesStandInTheList) {
    auto& list = find<QListWidget>("palettes");
    const int before = list.count();
    click("surprise");
    find<QLineEdit>("paletteName").setText("Morning");
    emit find<QLineEdit>("paletteName").editingFinished();
    EXPECT_EQ(list.currentRow(), -1);
    click("savePalette");
    ASSERT_EQ(list.count(), before + 1);
    EXPECT_EQ(list.currentRow(), before);
    EXPECT_EQ(list.item(before)->text(), "Morning");
    const PaletteChoice saved = state().colors().palette;
    ASSERT_TRUE(readPaletteOf(paletteFolder(), "morning"));
    openWindow();
    find<QListWidget>("palettes").setCurrentRow(before);
    EXPECT_EQ(state().colors().palette, saved);
}

TEST_F(PaletteEditorTest, ColoursCycleInBothDirectionsAsOneStep) {
    ASSERT_TRUE(awaitPicture());
    const std::size_t steps = state().steps().size();
    const std::uint64_t submits = renderer().submitCount();
    const auto offset = [&] { return state().colors().offset; };
    find<QDoubleSpinBox>("cycleSpeed").setValue(0.1);
    click("cycle");
    EXPECT_TRUE(QTest::qWaitFor([&] { return offset() > 0.01; }, kPatience));
    EXPECT_LT(offset(), 0.5);
    find<QDoubleSpinBox>("cycleSpeed").setValue(-0.1);
    EXPECT_TRUE(QTest::qWaitFor([&] { return offset() > 0.9; }, kPatience));
    editor().hide();
    const double last = offset();
    QTest::qWait(100);
    EXPECT_EQ(offset(), last);
    EXPECT_EQ(state().steps().size(), steps + 1);
    EXPECT_EQ(renderer().submitCount(), submits);
}

TEST_F(PaletteEditorTest, FilesGoInAndOut) {
    const std::filesystem::path source = test::kRoot / "tests/color/palettes/facets.ugr";
    editor().import(QString::fromStdString(source.string()));
    EXPECT_EQ(state().colors().palette.id(), "facets");
    const std::filesystem::path target = home() / "facets.map";
    editor().exportTo(QString::fromStdString(target.string()));
    EXPECT_TRUE(readPaletteFile(target));
    const PaletteChoice before = state().colors().palette;
    editor().import(QString::fromStdString((home() / "nothing.ggr").string()));
    EXPECT_EQ(state().colors().palette, before);

    QImage picture(64, 32, QImage::Format_RGB32);
    for (int y = 0; y < 32; ++y)
        for (int x = 0; x < 64; ++x)
            picture.setPixel(x, y, qRgb(4 * x, 2 * x, 8 * y));
    const QString file = QString::fromStdString((home() / "picture.png").string());
    ASSERT_TRUE(picture.save(file));
    editor().takePicture(file);
    EXPECT_EQ(stops().size(), 10u);
}

}  // namespace
}  // namespace fathom
