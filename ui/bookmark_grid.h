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

    BookmarkGrid(Thumbnails& thumbnails, const QString& accessibleName, bool canRename,
                 QWidget* parent = nullptr);

    void setBookmarks(const std::vector<Bookmark>& bookmarks);
    /// Starts editing a name in place.
    void rename(int row);

    QSize sizeHint() const override;

signals:
    void opened(int row);
    void renamed(int row, const QString& name);
    void deleteWanted(int row);
    void contextMenuWanted(int row, const QPoint& globalPosition);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;  // the panel around scrolls

private:
    void layOut();

    Thumbnails& m_thumbnails;
    bool m_canRename;
};

}  // namespace fathom
