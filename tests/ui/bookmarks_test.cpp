// The bookmarks dock: search, names and notes, order, deletion, import and export.
#include "ui/window_fixture.h"

#include <QDialogButtonBox>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>

#include "base/atomic_file.h"
#include "base/paths.h"
#include "export/image_exporter.h"
#include "formula/formula_list.h"
#include "ui/bookmark_editor.h"
#include "ui/bookmark_grid.h"
#include "ui/tag_edit.h"
#include "ui/text.h"
#include "ui/thumbnails.h"
#include "ui/toast_area.h"

namespace fathom {
namespace {

using Names = std::vector<std::string>;

class BookmarksTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        window().findChild<QTabWidget*>()->setCurrentWidget(&dock());
    }

    BookmarksDock& dock() { return window().bookmarks(); }
    BookmarkGrid& own() { return *window().findChild<BookmarkGrid*>("ownBookmarks"); }
    BookmarkGrid& starters() { return *window().findChild<BookmarkGrid*>("starterBookmarks"); }
    QLineEdit& search() { return *window().findChild<QLineEdit*>("bookmarkSearch"); }
    QStringList notices() { return window().toasts().sentences(); }

    void pressNotice(const QString& text) {
        for (auto* button : window().toasts().findChildren<QPushButton*>())
            if (button->text() == text) return button->click();
        FAIL() << "no " << text.toStdString();
    }
    void clearNotices() {
        for (QWidget* toast : window().toasts().findChildren<QWidget*>(QStringLiteral("toast")))
            delete toast;
    }
    ::testing::AssertionResult awaitNotice(const QString& part) {
        const bool isThere =
            QTest::qWaitFor([&] { return notices().join(QChar('\n')).contains(part); }, kPatience);
        return (isThere ? ::testing::AssertionSuccess() : ::testing::AssertionFailure())
               << toUtf8(notices().join(QChar('\n')));
    }

    static Bookmark named(const std::string& name, std::string_view formula = "mandelbrot") {
        Bookmark bookmark;
        bookmark.name = name;
        bookmark.location = homeLocation(defaultInstance(*findFormula(formula)));
        bookmark.location.iterations.limit = initialIterationLimit(bookmark.location.view);
        bookmark.created = "2026-01-02T03:04:05Z";
        return bookmark;
    }
    void fill(const Names& names) {
        for (const std::string& name : names)
            dock().add(named(name));
        endNaming();
        ASSERT_EQ(saved(), names);
    }
    /// A new bookmark asks for its name at once; this closes the name's editor.
    void endNaming() {
        const auto isNaming = [this] { return own().findChild<QLineEdit*>() != nullptr; };
        ASSERT_TRUE(QTest::qWaitFor(isNaming, kPatience));
        own().setFocus();
        ASSERT_TRUE(QTest::qWaitFor([&] { return !isNaming(); }, kPatience));
    }
    /// The names in the saved file.
    static Names saved() { return namesOf(savedBookmarks()); }
    static std::vector<Bookmark> savedBookmarks() {
        return BookmarkStore::load(dataFolder() / "bookmarks.json").value().items();
    }
    static Names namesOf(const std::vector<Bookmark>& bookmarks) {
        Names names;
        for (const Bookmark& bookmark : bookmarks)
            names.push_back(bookmark.name);
        return names;
    }
    static Names shown(const BookmarkGrid& grid) {
        Names names;
        for (int row = 0; row < grid.count() && grid.isVisible(); ++row)
            if (!grid.item(row)->isHidden()) names.push_back(toUtf8(grid.item(row)->text()));
        return names;
    }
    std::string path(const char* name) { return (home() / name).string(); }
};

TEST_F(BookmarksTest, SearchFiltersBothGridsAsOneTypes) {
    fill({"Blue spiral", "Red spiral", "Quiet place"});
    Bookmark tagged = named("Tagged", "burning-ship");
    tagged.tags = {"Harbour"};
    tagged.notes = "Seen in spring";
    dock().add(tagged);
    endNaming();

    search().setFocus();
    QTest::keyClicks(&search(), QStringLiteral("spir"));
    EXPECT_EQ(shown(own()), (Names{"Blue spiral", "Red spiral"}));
    EXPECT_LT(shown(starters()).size(), static_cast<std::size_t>(starters().count()));
    const int height = own().height();
    QTest::keyClicks(&search(), QStringLiteral(" RED"));
    EXPECT_EQ(shown(own()), Names{"Red spiral"}) << "all words, in any case and order";
    EXPECT_LE(own().height(), height);
    for (const char* word : {"harbour", "SPRING", "burning", "ship seen tagged"}) {
        search().setText(QString::fromLatin1(word));
        EXPECT_EQ(shown(own()), Names{"Tagged"}) << word;
    }
    QTest::keyClick(&search(), Qt::Key_Return);
    EXPECT_EQ(state().location().formula.spec->id, "burning-ship") << "Enter opens the first";

    search().setText(QStringLiteral("red"));
    search().setFocus();
    QTest::keyClick(&search(), Qt::Key_Down);
    EXPECT_TRUE(own().hasFocus());
    EXPECT_EQ(own().currentRow(), 1);

    search().setText(QStringLiteral("no such thing"));
    EXPECT_TRUE(shown(own()).empty());
    EXPECT_TRUE(shown(starters()).empty());
    const auto* hint = dock().findChild<QLabel*>(QStringLiteral("hint"));
    EXPECT_TRUE(hint->isVisible());
    EXPECT_TRUE(hint->text().contains(QStringLiteral("no such thing")));

    search().setFocus();
    QTest::keyClick(&search(), Qt::Key_Escape);
    EXPECT_EQ(search().text(), QString());
    EXPECT_EQ(shown(own()).size(), 4U);
    EXPECT_EQ(shown(starters()).size(), starterBookmarks().size());
    EXPECT_FALSE(hint->isVisible());
    QTest::keyClick(&search(), Qt::Key_Return);
    EXPECT_EQ(state().location().formula.spec->id, "burning-ship") << "nothing was asked for";
}

TEST_F(BookmarksTest, NameTagsAndNotesAreEdited) {
    fill({"a"});
    Bookmark rich = parseBookmark(R"({"formula": {"id": "mandelbrot"}, "center": {"re": "0",
        "im": "0"}, "radius": "1", "name": "rich", "tags": ["one, two"], "mood": "calm"})",
                                  "rich")
                        .value();
    dock().add(rich);
    endNaming();

    own().select({1});
    QTest::keyClick(&own(), Qt::Key_Return, Qt::AltModifier);
    auto* editor = dock().findChild<BookmarkEditor*>();
    ASSERT_NE(editor, nullptr);
    auto* notes = editor->findChild<QPlainTextEdit*>("bookmarkNotes");
    notes->setFocus();
    QTest::keyClicks(notes, QStringLiteral("Two"));
    QTest::keyClick(notes, Qt::Key_Return);
    QTest::keyClicks(notes, QStringLiteral("lines"));
    editor->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->click();
    ASSERT_EQ(savedBookmarks().size(), 2U);
    EXPECT_EQ(savedBookmarks()[1].notes, "Two\nlines");
    EXPECT_EQ(savedBookmarks()[1].tags, Names{"one, two"}) << "what is not touched stays";
    EXPECT_EQ(savedBookmarks()[1].origin, rich.origin);
    EXPECT_TRUE(own().item(1)->toolTip().contains(QStringLiteral("lines")));
    QTest::qWait(1);

    dock().edit(0);
    editor = dock().findChild<BookmarkEditor*>();
    auto* tags = editor->findChild<TagEdit*>();
    auto* name = editor->findChild<QLineEdit*>("bookmarkName");
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("Alpha"));
    QTest::keyClicks(tags, QStringLiteral(" deep,, wide , deep"));
    EXPECT_EQ(tags->tags(), (Names{"deep", "wide"}));
    editor->accept();
    EXPECT_EQ(savedBookmarks()[0].name, "Alpha");
    EXPECT_EQ(savedBookmarks()[0].tags, (Names{"deep", "wide"}));
    EXPECT_EQ(savedBookmarks()[0].created, "2026-01-02T03:04:05Z");
    QTest::qWait(1);

    // Cancel changes nothing. If a bookmark moves while its editor is open, that bookmark is still
    // the one that is edited.
    dock().edit(0);
    editor = dock().findChild<BookmarkEditor*>();
    editor->findChild<QLineEdit*>("bookmarkName")->selectAll();
    QTest::keyClicks(editor->findChild<QLineEdit*>("bookmarkName"), QStringLiteral("Beta"));
    editor->reject();
    EXPECT_EQ(saved(), (Names{"Alpha", "rich"}));
    QTest::qWait(1);
    dock().edit(0);
    editor = dock().findChild<BookmarkEditor*>();
    own().select({0});
    own().moveSelected(true);
    editor->findChild<QLineEdit*>("bookmarkName")->selectAll();
    QTest::keyClicks(editor->findChild<QLineEdit*>("bookmarkName"), QStringLiteral("Gamma"));
    editor->accept();
    EXPECT_EQ(saved(), (Names{"rich", "Gamma"}));
}

TEST_F(BookmarksTest, TagsInUseAreOfferedWhileTyping) {
    TagEdit edit({QStringLiteral("minibrot"), QStringLiteral("spirals"), QStringLiteral("spring")});
    edit.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&edit));
    QTest::keyClicks(&edit, QStringLiteral("deep, SPI"));
    QWidget* list = QApplication::activePopupWidget();
    ASSERT_NE(list, nullptr);
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Return);
    EXPECT_EQ(edit.tags(), (Names{"deep", "spirals"}));
    EXPECT_EQ(edit.text(), QStringLiteral("deep, spirals, "));
}

TEST_F(BookmarksTest, KeysChangeTheOrder) {
    fill({"a", "b", "c", "d"});
    own().select({2});
    QTest::keyClick(&own(), Qt::Key_Up, Qt::AltModifier);
    EXPECT_EQ(saved(), (Names{"a", "c", "b", "d"}));
    EXPECT_EQ(own().selectedRows(), BookmarkGrid::Rows{1}) << "it goes on from there";
    QTest::qWait(1);
    const QRect cell = own().visualItemRect(own().item(1));
    EXPECT_TRUE(own().viewport()->visibleRegion().contains(cell.center())) << "and is in sight";
    QTest::keyClick(&own(), Qt::Key_Left, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(saved(), (Names{"c", "a", "b", "d"}));
    QTest::keyClick(&own(), Qt::Key_Up, Qt::AltModifier);
    EXPECT_EQ(saved(), (Names{"c", "a", "b", "d"})) << "it is the first already";
    own().select({0, 2});
    QTest::keyClick(&own(), Qt::Key_Down, Qt::AltModifier);
    EXPECT_EQ(saved(), (Names{"a", "d", "c", "b"})) << "several move as one";
    EXPECT_EQ(own().selectedRows(), (BookmarkGrid::Rows{2, 3}));
    QTest::keyClick(&own(), Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(saved(), (Names{"a", "d", "c", "b"}));

    // A bookmark moves past those that the search hides.
    search().setText(QStringLiteral("mandelbrot"));
    own().item(1)->setHidden(true);
    own().select({0});
    own().moveSelected(true);
    EXPECT_EQ(saved(), (Names{"d", "c", "a", "b"}));
}

TEST_F(BookmarksTest, DraggingChangesTheOrder) {
    fill({"a", "b", "c"});
    own().select({0});
    const auto dropOn = [this](int row, double share, const QMimeData& data) {
        const QRect cell = own().visualItemRect(own().item(row));
        const QPoint position(cell.left() + static_cast<int>(cell.width() * share),
                              cell.top() + static_cast<int>(cell.height() * share));
        QDragEnterEvent enter(position, Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(own().viewport(), &enter);
        QDragMoveEvent move(position, Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(own().viewport(), &move);
        QDropEvent drop(position, Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(own().viewport(), &drop);
    };
    const std::unique_ptr<QMimeData> dragged(
        own().model()->mimeData(own().selectionModel()->selectedIndexes()));
    dropOn(1, 0.8, *dragged);
    EXPECT_EQ(saved(), (Names{"b", "a", "c"}));
    EXPECT_EQ(own().selectedRows(), BookmarkGrid::Rows{1});
    dropOn(0, 0.2, *dragged);
    EXPECT_EQ(saved(), (Names{"a", "b", "c"}));
    dropOn(2, 0.8, *dragged);
    EXPECT_EQ(saved(), (Names{"b", "c", "a"}));

    // Dropping a bookmark from another grid changes nothing here.
    const std::unique_ptr<QMimeData> foreign(
        starters().model()->mimeData({starters().model()->index(0, 0)}));
    dropOn(0, 0.2, *foreign);
    EXPECT_EQ(saved(), (Names{"b", "c", "a"}));
}

TEST_F(BookmarksTest, SeveralAreDeletedAndComeBack) {
    fill({"a", "b", "c", "d"});
    const std::vector<Bookmark> before = savedBookmarks();
    own().select({0, 2, 3});
    QTest::keyClick(&own(), Qt::Key_Delete);
    EXPECT_EQ(saved(), Names{"b"});
    pressNotice(QStringLiteral("Undo"));
    EXPECT_EQ(savedBookmarks(), before);

    // Bookmarks that the search hides are not deleted with the rest.
    own().select({0, 1, 2, 3});
    search().setText(QStringLiteral("nothing like it"));
    EXPECT_TRUE(own().selectedRows().empty());
    QTest::keyClick(&own(), Qt::Key_Delete);
    EXPECT_EQ(savedBookmarks(), before);
    dock().add(named("only this"));
    endNaming();
    search().setText(QStringLiteral("only this"));
    own().select({0, 4});
    EXPECT_EQ(own().selectedRows(), BookmarkGrid::Rows{4});
    QTest::keyClick(&own(), Qt::Key_Delete);
    QTest::keyClick(&own(), Qt::Key_Delete);
    EXPECT_EQ(savedBookmarks(), before);
}

TEST_F(BookmarksTest, ChangesAreUndoneByTheKeyWhileThePanelHasTheFocus) {
    fill({"a", "b"});
    const std::vector<Bookmark> before = savedBookmarks();
    const View present = view();
    own().setFocus();
    own().select({1});
    QTest::keyClick(&own(), Qt::Key_Delete);
    own().select({0});
    QTest::keyClick(&own(), Qt::Key_Delete);
    EXPECT_TRUE(savedBookmarks().empty());
    // The grid is hidden by now, but the panel still handles the undo key.
    ASSERT_NE(QApplication::focusWidget(), nullptr);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(saved(), Names{"a"});
    own().setFocus();
    QTest::keyClick(&own(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(savedBookmarks(), before);

    // A deletion that the notice undid is not undone again.
    own().select({1});
    QTest::keyClick(&own(), Qt::Key_Delete);
    clearNotices();
    own().select({0});
    QTest::keyClick(&own(), Qt::Key_Delete);
    pressNotice(QStringLiteral("Undo"));
    EXPECT_EQ(saved(), Names{"a"});
    QTest::keyClick(&own(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(savedBookmarks(), before);
    EXPECT_EQ(view(), present);
}

TEST_F(BookmarksTest, UpdatingTakesThePresentViewAndCanBeUndone) {
    fill({"a"});
    Bookmark old = dock().bookmarks()[0];
    dock().edit(0);
    auto* editor = dock().findChild<BookmarkEditor*>();
    QTest::keyClicks(editor->findChild<TagEdit*>(), QStringLiteral("kept"));
    editor->accept();
    old = dock().bookmarks()[0];

    ASSERT_TRUE(awaitPicture());
    turnWheel({90, 110}, 600);
    ColorSettings colors = state().colors();
    colors.density = 3;
    state().setColors(colors);
    ASSERT_TRUE(awaitPicture());
    emit dock().replaceWanted(0);
    const Bookmark updated = savedBookmarks()[0];
    EXPECT_EQ(updated.location.view, view());
    colors.curve = state().fittedCurve();
    EXPECT_TRUE(colors.curve);
    EXPECT_EQ(updated.colors, colors);
    EXPECT_EQ(updated.name, "a");
    EXPECT_EQ(updated.tags, Names{"kept"});
    EXPECT_EQ(updated.created, old.created);
    pressNotice(QStringLiteral("Undo"));
    EXPECT_EQ(savedBookmarks()[0], old);
}

TEST_F(BookmarksTest, WhatIsExportedIsImportedTheSame) {
    fill({"a", "b", "c"});
    const std::vector<Bookmark> before = savedBookmarks();
    const QString all = toQString(path("all.json"));
    dock().exportTo(all, {0, 1, 2});
    ASSERT_TRUE(awaitNotice(QStringLiteral("all.json")));
    clearNotices();

    dock().importFile(all);
    ASSERT_TRUE(awaitNotice(QStringLiteral("added: 0. Already there: 3.")));
    EXPECT_EQ(savedBookmarks(), before);
    own().select({0, 2});
    QTest::keyClick(&own(), Qt::Key_Delete);
    clearNotices();
    dock().importFile(all);
    ASSERT_TRUE(awaitNotice(QStringLiteral("added: 2. Already there: 1.")));
    EXPECT_EQ(savedBookmarks(), (std::vector<Bookmark>{before[1], before[0], before[2]}));
    EXPECT_EQ(own().selectedRows(), (BookmarkGrid::Rows{1, 2}));
    pressNotice(QStringLiteral("Undo"));
    EXPECT_EQ(saved(), Names{"b"});

    const QString some = toQString(path("some.json"));
    dock().importFile(all);
    ASSERT_TRUE(QTest::qWaitFor([this] { return dock().bookmarks().size() == 3; }, kPatience));
    dock().exportTo(some, {2});
    ASSERT_TRUE(awaitNotice(QStringLiteral("some.json")));
    EXPECT_EQ(parseBookmarks(readFile(path("some.json")).value(), "some").value(),
              std::vector<Bookmark>{before[2]});
    dock().exportTo(QStringLiteral("/no/such/folder/x.json"), {0});
    EXPECT_TRUE(awaitNotice(QStringLiteral("/no/such/folder")));
}

TEST_F(BookmarksTest, ListsViewsAndPicturesAreImported) {
    ASSERT_TRUE(awaitPicture());
    ASSERT_TRUE(writeFileAtomically(path("single.json"), toJson(named("single"))));
    for (const char* name : {"picture.png", "picture.exr"}) {
        ImageExport what;
        what.bookmark = named("", "celtic");
        what.bookmark.tags = {name};
        what.size = {48, 30};
        what.path = path(name);
        what.format = *imageFormatOf(what.path);
        ASSERT_TRUE(exportImage(*window().scheduler(), what, {}, {}));
    }
    dock().importFiles({toQString(path("single.json")), toQString(path("picture.png")),
                        toQString(path("picture.exr"))});
    ASSERT_TRUE(awaitNotice(QStringLiteral("added: 3. Already there: 0.")));
    EXPECT_EQ(saved(), (Names{"single", "picture", "picture"}));
    EXPECT_EQ(savedBookmarks()[2].tags, Names{"picture.exr"});
    EXPECT_EQ(savedBookmarks()[1].location.formula.spec->id, "celtic");
}

TEST_F(BookmarksTest, FilesDroppedOnTheDockAreImported) {
    const BookmarkList list{{named("a"), named("b")}, {}};
    ASSERT_TRUE(writeFileAtomically(path("list.json"), toJson(list)));
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(toQString(path("list.json")))});
    QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(starters().viewport(), &enter);
    ASSERT_TRUE(enter.isAccepted());
    QDropEvent drop(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(starters().viewport(), &drop);
    ASSERT_TRUE(awaitNotice(QStringLiteral("added: 2.")));
    EXPECT_EQ(saved(), (Names{"a", "b"}));
}

TEST_F(BookmarksTest, ABrokenFileLeavesEverythingAsItWas) {
    fill({"a"});
    const std::string before = readFile(dataFolder() / "bookmarks.json").value();
    ASSERT_TRUE(writeFileAtomically(path("broken.json"),
                                    "{\"fathom\": 1, \"bookmarks\": [\n  {\"name\": \"x\",,}]}"));
    ASSERT_TRUE(writeFileAtomically(path("foreign.png"), "\x89PNG but not really"));
    dock().importFile(toQString(path("broken.json")));
    EXPECT_TRUE(awaitNotice(QStringLiteral("line 2, column 16")));
    dock().importFile(toQString(path("foreign.png")));
    EXPECT_TRUE(awaitNotice(QStringLiteral("foreign.png")));
    dock().importFile(toQString(path("missing.json")));
    EXPECT_TRUE(awaitNotice(QStringLiteral("missing.json")));
    EXPECT_EQ(readFile(dataFolder() / "bookmarks.json").value(), before);
    EXPECT_EQ(saved(), Names{"a"});
}

TEST_F(BookmarksTest, ChoosingSeveralOpensNone) {
    fill({"a", "b"});
    const Location before = state().location();
    const auto click = [this](int row, Qt::KeyboardModifiers held) {
        const QPoint middle = own().visualItemRect(own().item(row)).center();
        QTest::mouseClick(own().viewport(), Qt::LeftButton, held, middle);
    };
    turnWheel({90, 110}, 600);
    const Location moved = state().location();
    ASSERT_NE(moved, before);
    own().select({0});
    click(1, Qt::ControlModifier);
    EXPECT_EQ(own().selectedRows(), (BookmarkGrid::Rows{0, 1}));
    EXPECT_EQ(state().location(), moved);
    click(1, Qt::NoModifier);
    EXPECT_EQ(state().location().view, named("b").location.view);
}

TEST_F(BookmarksTest, PicturesAppearInTheGrid) {
    fill({"a"});
    const auto grab = [this] { return own().viewport()->grab().toImage(); };
    own().clearSelection();
    const QImage before = grab();
    EXPECT_TRUE(QTest::qWaitFor([&] { return grab() != before; }, kPatience));
}

}  // namespace
}  // namespace fathom
