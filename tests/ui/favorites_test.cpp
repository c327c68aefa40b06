// Palettes on keys, deleted, and dropped on the window as files.
#include "ui/window_fixture.h"

#include <fstream>

#include <QAction>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>

#include "color/palette.h"
#include "color/palette_folder.h"
#include "color/palette_format.h"
#include "ui/toast_area.h"

namespace fathom {
namespace {

class FavoritesTest : public WindowTest {
protected:
    const PaletteChoice& present() { return state().colors().palette; }
    void choose(const PaletteChoice& palette) {
        ColorSettings colors = state().colors();
        colors.palette = palette;
        state().setColors(colors);
    }
    void drop(const std::filesystem::path& path) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(QString::fromStdString(path.string()))});
        QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton,
                              Qt::NoModifier);
        QApplication::sendEvent(&window(), &enter);
        QDropEvent event(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&window(), &event);
    }
    void pressNotice(const QString& text) {
        for (auto* button : window().toasts().findChildren<QPushButton*>())
            if (button->text() == text) return button->click();
        FAIL() << "no " << text.toStdString();
    }
    QListWidget& list() { return find<QListWidget>("palettes"); }
};

TEST_F(FavoritesTest, AKeyChoosesThePaletteThatWasKeptOnIt) {
    choose("ember");
    QTest::keyClick(&window(), Qt::Key_F3, Qt::ControlModifier | Qt::ShiftModifier);
    choose("abyss");
    QTest::keyClick(&window(), Qt::Key_F12, Qt::ShiftModifier);  // no palette is kept on this key
    EXPECT_EQ(present(), PaletteChoice("abyss"));
    QTest::keyClick(&window(), Qt::Key_F3, Qt::ShiftModifier);
    EXPECT_EQ(present(), PaletteChoice("ember"));
    state().undo();
    EXPECT_EQ(present(), PaletteChoice("abyss"));

    openWindow();
    choose("abyss");
    QTest::keyClick(&window(), Qt::Key_F3, Qt::ShiftModifier);
    EXPECT_EQ(present(), PaletteChoice("ember"));
}

TEST_F(FavoritesTest, APaletteThatIsNotSavedIsNoFavourite) {
    PaletteData data = findPalette("abyss")->data();
    data.id = data.name = "mine";
    choose(std::make_shared<const Palette>(*Palette::create(data)));
    QTest::keyClick(&window(), Qt::Key_F1, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(window().toasts().sentences().last().contains(QLatin1String("Save")));
    choose("ember");
    QTest::keyClick(&window(), Qt::Key_F1, Qt::ShiftModifier);
    EXPECT_EQ(present(), PaletteChoice("ember"));
}

TEST_F(FavoritesTest, DroppedPalettesAreAmongOnesOwnAndCanBeDeleted) {
    const int bundled = list().count();
    for (const char* extension : {"gpl", "map", "json"}) {
        const auto path = home() / (std::string("fire.") + extension);
        PaletteData data = findPalette("ember")->data();
        data.id = data.name = std::string("fire-") + extension;
        ASSERT_TRUE(writePaletteFile(path, *Palette::create(data)));
        drop(path);
        ASSERT_TRUE(present().own()) << extension;
        EXPECT_TRUE(readPaletteOf(paletteFolder(), present().id())) << extension;
    }
    EXPECT_EQ(list().count(), bundled + 3);

    // Dropping the same file again adds nothing; another palette of the same name is added.
    drop(home() / "fire.json");
    EXPECT_EQ(list().count(), bundled + 3);
    PaletteData other = present().own()->data();
    other.stops = findPalette("abyss")->stops();
    ASSERT_TRUE(writePaletteFile(home() / "fire.json", *Palette::create(other)));
    drop(home() / "fire.json");
    EXPECT_EQ(list().count(), bundled + 4);
    EXPECT_EQ(present().own()->stops(), other.stops);

    const PaletteChoice deleted = present();
    find<QAction>("panel-color").trigger();
    list().setFocus();
    QTest::keyClick(&list(), Qt::Key_Delete);
    EXPECT_EQ(list().count(), bundled + 3);
    EXPECT_FALSE(readPaletteOf(paletteFolder(), deleted.id()));
    EXPECT_EQ(present(), deleted);  // the picture keeps the palette
    pressNotice(QStringLiteral("Undo"));
    EXPECT_EQ(list().count(), bundled + 4);
    EXPECT_TRUE(readPaletteOf(paletteFolder(), deleted.id()));

    choose("ember");
    list().setFocus();
    QTest::keyClick(&list(), Qt::Key_Delete);
    EXPECT_EQ(list().count(), bundled + 4);  // the bundled palettes remain
}

}  // namespace
}  // namespace fathom
