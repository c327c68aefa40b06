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

    /// The person's own can be named, chosen several at once, moved and deleted; others only
    /// opened.
    enum class Kind { Own, Fixed };
    BookmarkGrid(Thumbnails& thumbnails, const QString& accessibleName, Kind kind,
                 QWidget* parent = nullptr);

    void setBookmarks(const std::vector<Bookmark>& bookmarks);
    /// Shows only those whose name, tags, notes and formula have all the words; returns how many.
    int showMatching(const QStringList& words);
    /// -1: there is none.
    int firstShown() const;
    /// Starts editing a name in place.
    void rename(int row);

    /// From the first to the last.
    Rows selectedRows() const;
    /// Those of them that are shown.
    void select(const Rows& rows);
    /// Asks for the selected to change places with the one shown before or after them.
    void moveSelected(bool isForward);

    QSize sizeHint() const override;

signals:
    void opened(int row);
    void renamed(int row, const QString& name);
    void editWanted(int row);
    void deleteWanted();
    /// Before the row that is at `before` now; count() is the end.
    void moveWanted(const fathom::BookmarkGrid::Rows& rows, std::size_t before);
    void contextMenuWanted(int row, const QPoint& globalPosition);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;  // the panel around scrolls
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
    /// Scrolls the panel around, as the grid is as high as all of its rows.
    void bringIntoSight(const QRect& part);
    void bringCurrentIntoSight();
    void showDropMark(int before);
    int dropRowAt(QPoint position) const;

    Thumbnails& m_thumbnails;
    Kind m_kind;
    std::vector<Bookmark> m_bookmarks;
    int m_dropMark = -1;  // the row that it stands before; -1: none
};

}  // namespace fathom
