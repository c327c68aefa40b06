// A list row: a picture with two lines of text next to it. GUI thread.
#pragma once

#include <QStyledItemDelegate>

namespace fathom {

/// Draws an item's decoration (a QImage), its text and its detail.
class PictureRow final : public QStyledItemDelegate {
public:
    static constexpr int kDetailRole = Qt::UserRole;
    static constexpr double kAspect = 1.6;  // width / height of the picture

    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

}  // namespace fathom
