// Files and texts of other programs in the window.
#include "ui/window_fixture.h"

#include <cmath>
#include <set>

#include <QClipboard>

#include "base/atomic_file.h"
#include "base/paths.h"
#include "color/palette.h"
#include "foreign/foreign_format.h"
#include "support/source_tree.h"
#include "ui/bookmark_files.h"
#include "ui/location_dock.h"
#include "ui/text.h"
#include "ui/toast_area.h"

namespace fathom {
namespace {

const std::filesystem::path kFiles = test::kRoot / "tests" / "foreign" / "files";

class ForeignFilesTest : public WindowTest {
protected:
    static QString file(const char* name) { return toQString((kFiles / name).string()); }
    bool isTold(const char* part) {
        return window().toasts().sentences().filter(QString::fromLatin1(part)).size() == 1;
    }
    LocationDock& dock() { return *window().findChild<LocationDock*>(); }
    static void putText(const std::string& text) {
        QApplication::clipboard()->setText(toQString(text));
    }
};

TEST_F(ForeignFilesTest, AFileOpensAndTellsOnceWhatWasLeftOut) {
    window().openFile(file("skewed.kfr"));
    EXPECT_EQ(state().location().formula.spec->id, "burning-ship");
    EXPECT_EQ(state().location().view.transform.rotation, 33);
    EXPECT_EQ(state().colors().light.strength, 0.4);
    EXPECT_TRUE(isTold("The seed"));
    EXPECT_TRUE(isTold("MultiColor"));
    EXPECT_TRUE(awaitPicture());
    // A place without colours keeps its own automatic ones.
    window().openFile(file("hybrid.toml"));
    EXPECT_EQ(state().location().formula.spec->id, "hybrid");
}

TEST_F(ForeignFilesTest, ColoursAloneChangeTheColours) {
    const Location before = state().location();
    window().openFile(file("stripes.kfp"));
    EXPECT_EQ(state().location(), before);
    EXPECT_EQ(state().colors().density, 1.0 / 8);
    EXPECT_EQ(paletteOf(state().colors().palette)->stops().size(), 3u);
    EXPECT_EQ(state().colors().palette.id(), "stripes");  // now one of the user's
    EXPECT_TRUE(isTold("GLSL"));
}

TEST_F(ForeignFilesTest, AnotherFormulaIsRefusedByItsName) {
    const Location before = state().location();
    const std::filesystem::path path = home() / "other.kfr";
    ASSERT_TRUE(writeFileAtomically(path, "Re: 0\nIm: 0\nZoom: 1\nFractalType: 42\n"));
    window().openFile(toQString(path.string()));
    EXPECT_EQ(state().location(), before);
    EXPECT_TRUE(isTold("FractalType 42"));
}

TEST_F(ForeignFilesTest, TextsAreCopiedAndPasted) {
    window().openFile(file("skewed.kfr"));
    const Location there = state().location();
    dock().copyForKalles();
    const std::string copied = toUtf8(QApplication::clipboard()->text());
    EXPECT_NE(copied.find("RotateAngle: 33"), std::string::npos) << copied;
    pressOnCanvas(Qt::Key_Home);
    dock().paste();
    EXPECT_EQ(state().location().formula, there.formula);
    EXPECT_EQ(state().location().view.re, there.view.re);
    EXPECT_NEAR(state().location().view.transform.stretch, std::sqrt(2.0), 1e-12);
    EXPECT_TRUE(isTold("The location was pasted."));

    putText(readFile(kFiles / "bay.toml").value());
    dock().paste();
    EXPECT_EQ(state().location().view.radius.toString(), "0.0008");
    EXPECT_EQ(state().location().formula.spec->id, "mandelbrot");

    Location julia = state().location();
    julia.formula.julia = JuliaConstant{};
    state().setLocation(julia);
    dock().copyForKalles();
    EXPECT_TRUE(isTold("no Julia sets"));
}

TEST_F(ForeignFilesTest, AFolderBecomesBookmarks) {
    const FoundBookmarks found = bookmarksIn({toQString(kFiles.string())});
    EXPECT_EQ(found.problems.filter("spiral").size(), 0);
    std::set<std::string> names;
    for (const Bookmark& bookmark : found.bookmarks)
        names.insert(bookmark.name);
    for (const char* name : {"bay", "Seahorse", "Valley", "The bay", "ship", "elephant"})
        EXPECT_EQ(names.count(name), 1u) << name;
    // The other files have colours only.
    for (const QString& problem : found.problems)
        EXPECT_TRUE(problem.contains("no place")) << problem.toStdString();

    window().openFile(toQString(kFiles.string()));
    ASSERT_TRUE(QTest::qWaitFor(
        [] {
            const auto store = BookmarkStore::load(dataFolder() / "bookmarks.json");
            return store && !store->items().empty();
        },
        kPatience));
    EXPECT_EQ(BookmarkStore::load(dataFolder() / "bookmarks.json")->items().size(),
              found.bookmarks.size());
}

}  // namespace
}  // namespace fathom
