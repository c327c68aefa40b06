// Draws one cell of a grid of bookmarks: the picture, and under it the name and the depth.
// GUI thread.
#pragma once

#include <vector>

#include <QStyledItemDelegate>

#include "bookmarks/bookmark.h"

namespace fathom {

class Thumbnails;

class BookmarkDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    static constexpr int kMargin = 5;
    static constexpr int kKeyRole = Qt::UserRole;  // key of the picture in Thumbnails
    static constexpr int kDepthRole = Qt::UserRole + 1;

    /// Requests a picture only when its cell is painted: of hundreds of bookmarks, only few are
    /// seen.
    BookmarkDelegate(Thumbnails& thumbnails, const std::vector<Bookmark>& bookmarks,
                     QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    /// Puts the editor of a name over the name.
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;

private:
    void paintPicture(QPainter* painter, const QStyleOptionViewItem& option,
                      const QModelIndex& index) const;
    void paintName(QPainter* painter, const QStyleOptionViewItem& option,
                   const QModelIndex& index) const;

    Thumbnails& m_thumbnails;
    const std::vector<Bookmark>& m_bookmarks;  // by row
};

}  // namespace fathom
