#include "ui/picture_row.h"

#include <QPainter>
#include <QPainterPath>

#include "ui/theme.h"

namespace fathom {

QSize PictureRow::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {0, option.fontMetrics.height() * 4};
}

void PictureRow::paint(QPainter* painter, const QStyleOptionViewItem& option,
                       const QModelIndex& index) const {
    const int line = option.fontMetrics.height();
    const bool isSelected = option.state & QStyle::State_Selected;
    painter->save();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    paintRowGround(painter, option);

    const QRect inner = option.rect.adjusted(line / 3, line / 3, -line / 3, -line / 3);
    const QRectF picture(inner.left(), inner.top(), inner.height() * kAspect, inner.height());
    QPainterPath shape;
    shape.addRoundedRect(picture, 4, 4);
    painter->setClipPath(shape);
    painter->fillRect(picture, canvasColor());
    const auto image = index.data(Qt::DecorationRole).value<QImage>();
    if (!image.isNull()) painter->drawImage(picture, image);
    painter->setClipping(false);

    const QRect text = inner.adjusted(qRound(picture.width()) + line / 2, 0, 0, 0);
    const QRect title(text.left(), text.center().y() - line, text.width(), line);
    painter->setPen(option.palette.color(QPalette::Text));
    painter->drawText(
        title, Qt::AlignLeft | Qt::AlignVCenter,
        option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, title.width()));
    if (!isSelected) painter->setPen(option.palette.color(QPalette::PlaceholderText));
    painter->drawText(title.translated(0, line + 2), Qt::AlignLeft | Qt::AlignVCenter,
                      option.fontMetrics.elidedText(index.data(kDetailRole).toString(),
                                                    Qt::ElideRight, title.width()));
    painter->restore();
}
}  // namespace fathom
