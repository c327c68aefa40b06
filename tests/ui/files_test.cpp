// Bookmarks, pictures and files dropped on the window.
#include "ui/window_fixture.h"

#include <fstream>

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QImage>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>

#include "base/atomic_file.h"
#include "base/paths.h"
#include "ui/bookmark_grid.h"
#include "ui/export_controller.h"
#include "ui/toast_area.h"

namespace fathom {
namespace {

class FilesTest : public WindowTest {
protected:
    BookmarkGrid& grid() {
        return *window().findChild<BookmarkGrid*>(QStringLiteral("ownBookmarks"));
    }

    /// The bookmarks in the saved file.
    static std::vector<Bookmark> saved() {
        const Result<BookmarkStore> store = BookmarkStore::load(dataFolder() / "bookmarks.json");
        return store ? store->items() : std::vector<Bookmark>{};
    }

    bool isExporting() {
        const auto sentences = window().toasts().sentences();
        return std::none_of(sentences.begin(), sentences.end(), [](const QString& sentence) {
            return sentence.contains(QLatin1String("saved")) ||
                   sentence.contains(QLatin1String("cancelled"));
        });
    }

    ImageExport pictureFor(const std::filesystem::path& path, ImageFormat format) {
        ImageExport what;
        what.bookmark = state().toBookmark();
        what.size = {96, 60};
        what.format = format;
        what.path = path;
        return what;
    }

    void drop(const std::filesystem::path& path) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(QString::fromStdString(path.string()))});
        QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton,
                              Qt::NoModifier);
        QApplication::sendEvent(&window(), &enter);
        ASSERT_TRUE(enter.isAccepted());
        QDropEvent event(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&window(), &event);
    }
};

TEST_F(FilesTest, BookmarksAreAddedRenamedAndDeletedOnDisk) {
    ASSERT_TRUE(awaitPicture());
    turnWheel({90, 110}, 600);
    ASSERT_TRUE(awaitPicture());
    const View marked = view();
    QTest::keyClick(&window(), Qt::Key_D, Qt::ControlModifier);
    ASSERT_EQ(saved().size(), 1U);
    EXPECT_EQ(saved()[0].location.view, marked);
    EXPECT_FALSE(saved()[0].name.empty());

    // The name's editor is already open: type and press Enter.
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return grid().findChild<QLineEdit*>() != nullptr; }, kPatience));
    auto* editor = grid().findChild<QLineEdit*>();
    editor->selectAll();
    QTest::keyClicks(editor, QStringLiteral("Western tip"));
    QTest::keyClick(editor, Qt::Key_Return);
    ASSERT_TRUE(QTest::qWaitFor([&] { return saved()[0].name == "Western tip"; }, kPatience));

    // Opening a bookmark restores the view; deleting it can be undone.
    pressOnCanvas(Qt::Key_Home);
    ASSERT_NE(view(), marked);
    grid().setCurrentRow(0);
    QTest::keyClick(&grid(), Qt::Key_Return);
    EXPECT_EQ(view(), marked);
    EXPECT_EQ(view().re.toString(), marked.re.toString());
    QTest::keyClick(&grid(), Qt::Key_Delete);
    EXPECT_TRUE(saved().empty());
    auto* undo = window().toasts().findChild<QPushButton*>(QStringLiteral("toastAction"));
    ASSERT_NE(undo, nullptr);
    undo->click();
    ASSERT_EQ(saved().size(), 1U);
    EXPECT_EQ(saved()[0].name, "Western tip");
}

TEST_F(FilesTest, AThumbnailIsKeptAsAFile) {
    ASSERT_TRUE(awaitPicture());
    QTest::keyClick(&window(), Qt::Key_D, Qt::ControlModifier);
    const auto file =
        cacheFolder() / "thumbnails" / (Thumbnails::keyOf(saved()[0]).toStdString() + ".png");
    ASSERT_TRUE(QTest::qWaitFor([&] { return std::filesystem::exists(file); }, kPatience));
    const QImage picture(QString::fromStdString(file.string()));
    EXPECT_EQ(picture.size(), QSize(Thumbnails::kWidth, Thumbnails::kHeight));
}

TEST_F(FilesTest, ABrokenBookmarkFileIsLeftAlone) {
    window().close();
    const auto path = dataFolder() / "bookmarks.json";
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path) << "{\"fathom\": 1, \"bookmarks\": [";
    const std::string before = *readFile(path);
    openWindow();
    QTest::keyClick(&window(), Qt::Key_D, Qt::ControlModifier);
    EXPECT_FALSE(window().toasts().sentences().isEmpty());
    EXPECT_EQ(*readFile(path), before);
    EXPECT_TRUE(awaitPicture());
}

TEST_F(FilesTest, ASavedPictureReopensItsView) {
    for (const auto& [name, format] :
         {std::pair{"view.png", ImageFormat::Png8}, std::pair{"view16.png", ImageFormat::Png16},
          std::pair{"view.exr", ImageFormat::ExrFloat}}) {
        turnWheel({133, 91}, 480);
        ColorSettings colors = state().colors();
        colors.density = 2.5;
        state().setColors(colors);
        const Location saved = state().location();
        const auto path = home() / name;
        window().exports().start(pictureFor(path, format));
        ASSERT_TRUE(QTest::qWaitFor([&] { return !isExporting(); }, kPatience));
        ASSERT_TRUE(std::filesystem::exists(path));

        colors.density = 1;
        state().setColors(colors);
        pressOnCanvas(Qt::Key_Home);
        ASSERT_NE(state().location(), saved);
        drop(path);
        // An EXR file is read on its own thread.
        EXPECT_TRUE(QTest::qWaitFor([&] { return state().location() == saved; }, kPatience));
        EXPECT_EQ(state().location().view, saved.view) << name;
        EXPECT_EQ(state().location().view.re.toString(), saved.view.re.toString()) << name;
        EXPECT_EQ(state().colors().density, 2.5) << name;
        for (QWidget* toast : window().toasts().findChildren<QWidget*>(QStringLiteral("toast")))
            delete toast;
    }
}

TEST_F(FilesTest, AnUnreadableFileGetsASentenceAndTheWindowLivesOn) {
    const Location before = state().location();
    const auto path = home() / "broken.json";
    std::ofstream(path) << "{\"fathom\": 1,,}";
    drop(path);
    ASSERT_EQ(window().toasts().sentences().size(), 1);
    EXPECT_TRUE(window().toasts().sentences()[0].contains(QLatin1String("broken.json")));
    EXPECT_EQ(state().location(), before);
    EXPECT_TRUE(awaitPicture());
}

}  // namespace
}  // namespace fathom
