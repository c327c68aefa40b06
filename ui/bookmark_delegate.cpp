#include "ui/bookmark_delegate.h"

#include <QPainter>
#include <QPainterPath>

#include "ui/canvas_marks.h"
#include "ui/theme.h"
#include "ui/thumbnails.h"

namespace fathom {
namespace {

constexpr int kMargin = BookmarkDelegate::kMargin;

QRect pictureRect(const QRect& cell) {
    const QRect inner = cell.adjusted(kMargin, kMargin, -kMargin, -kMargin);
    return {inner.left(), inner.top(), inner.width(),
            inner.width() * Thumbnails::kHeight / Thumbnails::kWidth};
}

QRect nameRect(const QRect& cell, const QFontMetrics& metrics) {
    const QRect picture = pictureRect(cell);
    return {picture.left(), picture.bottom() + 3, picture.width(), metrics.height() + 4};
}

}  // namespace

BookmarkDelegate::BookmarkDelegate(Thumbnails& thumbnails, const std::vector<Bookmark>& bookmarks,
                                   QObject* parent)
    : QStyledItemDelegate(parent), m_thumbnails(thumbnails), m_bookmarks(bookmarks) {}

void BookmarkDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const {
    painter->save();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    paintPicture(painter, option, index);
    paintName(painter, option, index);
    painter->restore();
}

// The picture, or an empty plate until the picture is there.
void BookmarkDelegate::paintPicture(QPainter* painter, const QStyleOptionViewItem& option,
                                    const QModelIndex& index) const {
    const QRectF picture = pictureRect(option.rect);
    QPainterPath shape;
    shape.addRoundedRect(picture, 5, 5);
    painter->setClipPath(shape);
    painter->fillRect(picture, canvasColor());
    const QImage image = m_thumbnails.picture(index.data(kKeyRole).toString());
    if (image.isNull())
        m_thumbnails.want(m_bookmarks[static_cast<std::size_t>(index.row())]);
    else
        painter->drawImage(picture, image);
    painter->setClipping(false);

    const bool isSelected = option.state & QStyle::State_Selected;
    const bool hasFocus = option.state & QStyle::State_HasFocus;
    if (!isSelected && !hasFocus && !(option.state & QStyle::State_MouseOver)) return;
    QColor rim = option.palette.color(QPalette::Highlight);
    rim.setAlphaF(isSelected || hasFocus ? 1.0F : 0.6F);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(rim, isSelected ? 2 : 1.5));
    painter->drawRoundedRect(picture.adjusted(1, 1, -1, -1), 5, 5);
    if (!hasFocus) return;
    // A light line with a dark edge tells the focus from a selection, on any picture.
    QPainterPath mark;
    mark.addRoundedRect(picture.adjusted(4, 4, -4, -4), 3, 3);
    marks::stroke(*painter, mark, marks::kLight);
}

// The name with the depth at its right.
void BookmarkDelegate::paintName(QPainter* painter, const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const {
    const QRect line = nameRect(option.rect, option.fontMetrics);
    const QString depth = index.data(kDepthRole).toString();
    const int depthWidth = option.fontMetrics.horizontalAdvance(depth);
    painter->setPen(option.palette.color(QPalette::PlaceholderText));
    painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter, depth);
    painter->setPen(option.palette.color(QPalette::Text));
    const QRect nameLine = line.adjusted(0, 0, -depthWidth - line.height() / 3, 0);
    painter->drawText(
        nameLine, Qt::AlignLeft | Qt::AlignVCenter,
        option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, nameLine.width()));
}

void BookmarkDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                            const QModelIndex&) const {
    editor->setGeometry(nameRect(option.rect, option.fontMetrics).adjusted(-2, -1, 2, 3));
}

}  // namespace fathom
