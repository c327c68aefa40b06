#include "ui/canvas_marks.h"

#include <algorithm>

#include <QPainter>

namespace fathom::marks {

void stroke(QPainter& painter, const QPainterPath& path, const QColor& color, Qt::PenStyle style) {
    constexpr double kLineWidth = 1.5, kEdgeWidth = 3.5;  // device independent pixels
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(kShade, kEdgeWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
    painter.setPen(QPen(color, kLineWidth, style, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
}

void paintLines(QPainter& painter, const QStringList& lines, const QRectF& beside,
                const QRectF& canvas) {
    if (lines.isEmpty()) return;
    const QFontMetricsF metrics(painter.font());
    const double line = metrics.height(), inset = 0.5 * line;
    double width = 0;
    for (const QString& text : lines)
        width = std::max(width, metrics.horizontalAdvance(text));
    const QSizeF size(width + 2 * inset, static_cast<double>(lines.size()) * line + inset);

    QPointF corner(beside.right() + inset, beside.center().y() - size.height() / 2);
    if (corner.x() + size.width() > canvas.right())
        corner.setX(beside.left() - inset - size.width());
    corner.setX(std::max(canvas.left(), corner.x()));
    const double lowest = std::max(canvas.top(), canvas.bottom() - size.height());
    corner.setY(std::clamp(corner.y(), canvas.top(), lowest));
    const QRectF plate(corner, size);

    painter.setPen(Qt::NoPen);
    painter.setBrush(kShade);
    painter.drawRoundedRect(plate, 6, 6);
    painter.setPen(kLight);
    double top = plate.top() + inset / 2;
    for (const QString& text : lines) {
        painter.drawText(QRectF(plate.left() + inset, top, width + 1, line),
                         Qt::AlignLeft | Qt::AlignVCenter, text);
        top += line;
    }
}

}  // namespace fathom::marks
