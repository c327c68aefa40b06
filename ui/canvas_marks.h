// How overlays draw marks over a picture of any colours. GUI thread.
#pragma once

#include <QColor>
#include <QPainterPath>
#include <QStringList>

class QPainter;

namespace fathom::marks {

/// Light lines with dark edges, because a picture can have any colour.
inline constexpr QColor kLight(0xf2, 0xf3, 0xf5), kShade(10, 11, 14, 190), kGold(0xff, 0xd1, 0x66),
    kAlarm(0xff, 0x5c, 0x5c);

/// Strokes a path with an edge in kShade, so that it shows on every colour.
void stroke(QPainter& painter, const QPainterPath& path, const QColor& color,
            Qt::PenStyle style = Qt::SolidLine);

/// Paints a plate with lines of text to the right of `beside`, or to the left if there is no room.
/// All of the plate is within `canvas`. Paints nothing if there are no lines.
void paintLines(QPainter& painter, const QStringList& lines, const QRectF& beside,
                const QRectF& canvas);

}  // namespace fathom::marks
