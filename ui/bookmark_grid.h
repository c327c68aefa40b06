// A grid of bookmarks as pictures with name and depth. GUI thread.
#pragma once

#include <vector>

#include <QListWidget>

#include "bookmarks/bookmark.h"

namespace fathom {

class Thumbnails;

class BookmarkGrid final : public QListWidget {
    Q_OBJECT

public:
    static constexpr int kSmallestPicture = 160;
    using Rows = std::vector<std::size_t>;

    /// Own bookmarks can be renamed, moved and deleted, and several can be selected at once. Fixed
    /// bookmarks can only be opened.
    enum class Kind { Own, Fixed };
    BookmarkGrid(Thumbnails& thumbnails, const QString& accessibleName, Kind kind,
                 QWidget* parent = nullptr);

    void setBookmarks(const std::vector<Bookmark>& bookmarks);
    /// Shows only the bookmarks whose name, tags, notes and formula together contain all of
    /// `words`. Returns how many are shown.
    int showMatching(const QStringList& words);
    /// Row of the first bookmark that is shown; -1 if there is none.
    int firstShown() const;
    /// Starts editing the name in place.
    void rename(int row);

    /// In ascending order.
    Rows selectedRows() const;
    /// Selects those of `rows` that are shown.
    void select(const Rows& rows);
    /// Asks, with moveWanted(), to exchange the selected rows with the shown row after or before
    /// them.
    void moveSelected(bool isForward);

    QSize sizeHint() const override;

signals:
    void opened(int row);
    void renamed(int row, const QString& name);
    void editWanted(int row);
    void deleteWanted();
    /// Asks to put `rows` before the row that is at `before` now; count() is the end.
    void moveWanted(const fathom::BookmarkGrid::Rows& rows, std::size_t before);
    void contextMenuWanted(int row, const QPoint& globalPosition);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;  // the surrounding panel scrolls
    void paintEvent(QPaintEvent* event) override;
    QMimeData* mimeData(const QList<QListWidgetItem*>& items) const override;
    void startDrag(Qt::DropActions actions) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void layOut();
    int columnCount() const;
    /// Scrolls the surrounding panel, because the grid is as high as all of its rows.
    void bringIntoSight(const QRect& part);
    void bringCurrentIntoSight();
    void showDropMark(int before);
    int dropRowAt(QPoint position) const;

    Thumbnails& m_thumbnails;
    Kind m_kind;
    std::vector<Bookmark> m_bookmarks;
    int m_dropMark = -1;  // the mark stands before this row; -1: no mark
};

}  // namespace fathom
