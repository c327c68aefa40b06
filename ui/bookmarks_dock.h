// The user's bookmarks and the starter bookmarks that come with the program. GUI thread; all
// files but the user's own list are read and written on a thread of their own.
#pragma once

#include <optional>

#include <QWidget>

#include "bookmarks/bookmark_store.h"
#include "ui/bookmark_exchange.h"
#include "ui/bookmark_grid.h"
#include "ui/toast_area.h"
#include "ui/undo_list.h"

class QAction;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QToolButton;

namespace fathom {

class Thumbnails;

class BookmarksDock final : public QWidget {
    Q_OBJECT

public:
    using Rows = BookmarkGrid::Rows;

    /// Without a store, because its file is broken, only the starters are there, and add() tells
    /// why.
    BookmarksDock(Result<BookmarkStore> store, Thumbnails& thumbnails, QWidget* parent = nullptr);

    const std::vector<Bookmark>& bookmarks() const;

    /// Saves the bookmark at once and starts editing its name.
    void add(Bookmark bookmark);
    /// Gives a bookmark the place, formula and colours of `present`. The bookmark keeps its name,
    /// tags and notes.
    void replaceView(int row, const Bookmark& present);
    /// Opens a dialog for name, tags and notes.
    void edit(int row);
    void remove(const Rows& rows);
    /// Takes the last change back; Ctrl+Z in the panel does the same.
    void undo();

    /// Adds the bookmarks of lists, single views, PNG and EXR files, except those that are there
    /// already. A file that cannot be read adds nothing.
    void importFiles(const QStringList& paths);
    void importFile(const QString& path) { importFiles({path}); }
    /// Writes a list that importFiles() can read. Replaces an existing file: the file dialog has
    /// already asked.
    void exportTo(const QString& path, const Rows& rows);

signals:
    void addWanted();
    /// Asks for replaceView(): only the window knows the present view.
    void replaceWanted(int row);
    void openWanted(const fathom::Bookmark& bookmark);
    void noticed(const QString& sentence, const fathom::ToastAction& action);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;  // files to import
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeHead();
    QWidget* makePage();
    QMenu* makeMenu();
    void connectParts();
    void tintIcons();
    void show(const Result<void>& outcome);
    void filter();
    void openFirstMatch();

    void replace(const Bookmark& present, const Bookmark& next);
    /// Remembers how to take a change back: undo() does it, and so does the returned action of a
    /// notice.
    ToastAction undoable(std::function<void()> takeBack);
    bool undoOnKey(QEvent& event);
    void rename(int row, const QString& name);
    void move(const Rows& rows, std::size_t before);
    void takeImported(const FoundBookmarks& found);
    std::optional<std::size_t> rowOf(const Bookmark& bookmark) const;
    QStringList tagsInUse() const;

    BookmarkList listOf(const Rows& rows) const;
    void showMenu(int row, const QPoint& position);
    void showStarterMenu(int row, const QPoint& position);

    Result<BookmarkStore> m_store;
    Thumbnails& m_thumbnails;
    std::vector<Bookmark> m_starters;
    UndoList m_changes;

    QLineEdit* m_search;
    QAction* m_searchIcon;
    QToolButton* m_more;
    QAction* m_exportAll = nullptr;
    QAction* m_exportSelected = nullptr;
    QLabel* m_ownHeading;
    QLabel* m_starterHeading;
    QLabel* m_hint;
    BookmarkGrid* m_own;
    BookmarkGrid* m_starterGrid;
    QPushButton* m_add;

    BookmarkExchange m_exchange;
};

}  // namespace fathom
