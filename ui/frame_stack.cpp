#include "ui/frame_stack.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

#include <QPainter>

#include "ui/theme.h"

namespace fathom {
namespace {

/// Beyond these scales a picture is a single colour or less than a pixel.
constexpr double kLargestScale = 1 << 16;
constexpr double kSmallestScale = 1.0 / (1 << 12);

/// The same limit in doublings between two views, with room for any sizes of their pictures.
constexpr double kFarthestOctaves = 32;

double octavesOf(const View& view) {
    return view.radius.toFloatExp().log2();
}

double scaleOf(const QTransform& transform) {
    return std::sqrt(std::abs(transform.determinant()));
}

/// True if painting with the transform copies pixels as they are.
bool isWholeShift(const QTransform& transform) {
    return transform.type() <= QTransform::TxTranslate &&
           transform.dx() == std::round(transform.dx()) &&
           transform.dy() == std::round(transform.dy());
}

/// The transform without the rounding errors of a shift by whole pixels: copying costs a tenth of
/// interpolating, and it leaves the picture sharp.
QTransform snapped(const QTransform& transform) {
    const QTransform shift =
        QTransform::fromTranslate(std::round(transform.dx()), std::round(transform.dy()));
    const auto isNear = [](double a, double b) { return std::abs(a - b) < 1e-3; };
    constexpr double kFlat = 1e-7;  // in pixels, from one pixel to the next
    const bool isShift = std::abs(transform.m11() - 1) < kFlat &&
                         std::abs(transform.m22() - 1) < kFlat &&
                         std::abs(transform.m12()) < kFlat && std::abs(transform.m21()) < kFlat;
    return isShift && isNear(transform.dx(), shift.dx()) && isNear(transform.dy(), shift.dy())
               ? shift
               : transform;
}

bool isPixelByPixel(const Layer& layer, const QTransform& transform) {
    return layer.step == 1 && isWholeShift(transform);
}

/// True if the picture covers the whole canvas, even if it is turned.
bool coversCanvas(const Layer& layer, const QTransform& transform, const QRectF& canvas) {
    const QTransform back = transform.inverted();
    const QRectF picture(-0.5, -0.5, layer.size.width + 1, layer.size.height + 1);
    for (const QPointF& corner :
         {canvas.topLeft(), canvas.topRight(), canvas.bottomLeft(), canvas.bottomRight()})
        if (!picture.contains(back.map(corner))) return false;
    return true;
}

/// The part of the canvas that the layer covers, if it is drawn pixel by pixel.
QRegion exactPart(const Layer& layer, const QTransform& shift, const QRect& canvas) {
    return layer.covered.translated(static_cast<int>(shift.dx()), static_cast<int>(shift.dy())) &
           canvas;
}

/// The part of the canvas in which nothing below the layer can be seen.
QRegion hiddenBelow(const Layer& layer, const QTransform& transform, const QRect& canvas) {
    if (isPixelByPixel(layer, transform)) return exactPart(layer, transform, canvas);
    if (!layer.isComplete()) return {};
    if (coversCanvas(layer, transform, canvas)) return canvas;
    if (transform.type() > QTransform::TxScale) return {};
    // Layers below shine through the smooth rim of an enlarged picture.
    const double rim = std::ceil(scaleOf(transform) * layer.step);
    const QRectF inner = transform.mapRect(QRectF(0, 0, layer.size.width, layer.size.height))
                             .adjusted(rim, rim, -rim, -rim)
                             .intersected(canvas);
    const QRect outer = inner.toAlignedRect();
    return outer == inner ? outer : outer.adjusted(1, 1, -1, -1);
}

/// The part of the canvas that the layer has reached so far, smooth rims included.
QRegion reachOf(const Layer& layer, const QTransform& transform, const QRect& canvas) {
    if (isPixelByPixel(layer, transform)) return exactPart(layer, transform, canvas);
    const double rim = std::ceil(scaleOf(transform) * layer.step) + 1;
    return transform.mapRect(QRectF(layer.covered.boundingRect()))
        .adjusted(-rim, -rim, rim, rim)
        .intersected(canvas)
        .toAlignedRect();
}

/// Draws a layer; `base` is applied after its transform. Of a much enlarged layer only the visible
/// part goes to the painter, because the painter's fixed-point numbers have a small range.
void drawLayer(QPainter& painter, const Layer& layer, const QTransform& transform,
               const QRect& canvas, const QTransform& base) {
    const QTransform fromImage = QTransform::fromScale(layer.step, layer.step) * transform;
    painter.setRenderHint(QPainter::SmoothPixmapTransform, !isWholeShift(fromImage));
    if (scaleOf(fromImage) < 4) {
        painter.setTransform(fromImage * base);
        painter.drawImage(0, 0, layer.image);
        return;
    }
    // Cut before rounding: the edges of a layer far away would not fit into an int.
    const QRect visible = fromImage.inverted()
                              .mapRect(QRectF(canvas))
                              .adjusted(-2, -2, 2, 2)
                              .intersected(QRectF(layer.image.rect()))
                              .toAlignedRect();
    if (visible.isEmpty()) return;
    painter.setTransform(QTransform::fromTranslate(visible.x(), visible.y()) * fromImage * base);
    painter.drawImage(0, 0, layer.image.copy(visible));
}

/// Draws parts of a layer pixel by pixel. Each rectangle is copied row by row; a clip of many
/// rectangles would be followed pixel by pixel.
void copyLayer(QPainter& painter, const Layer& layer, const QTransform& shift,
               const QRegion& parts) {
    const QPoint offset(static_cast<int>(shift.dx()), static_cast<int>(shift.dy()));
    for (const QRect& part : parts)
        painter.drawImage(part.topLeft(), layer.image, part.translated(-offset));
}

/// Makes a layer as small as backdrops are.
void shrink(Layer& layer) {
    const int smaller =
        (layer.image.width() + FrameStack::kBackdropWidth - 1) / FrameStack::kBackdropWidth;
    if (smaller <= 1) return;
    layer.step *= smaller;
    layer.image = layer.image.scaled((layer.size.width + layer.step - 1) / layer.step,
                                     (layer.size.height + layer.step - 1) / layer.step,
                                     Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

}  // namespace

QTransform transformOf(const View::PixelMap& map) {
    const Matrix2& m = map.matrix;
    if (!std::isfinite(map.shift.x) || !std::isfinite(map.shift.y)) return {0, 0, 0, 0, 0, 0};
    return {m.xx, m.yx, m.xy, m.yy, map.shift.x, map.shift.y};
}

void FrameStack::begin(const View& view, Size size, bool sameSubject) {
    // A complete resolution makes the coarser ones of the same picture unnecessary.
    for (auto layer = m_current.rbegin(); layer != m_current.rend(); ++layer) {
        m_past.push_back(std::move(*layer));
        if (m_past.back().isComplete()) break;
    }
    m_current.clear();
    trimPast();

    m_view = view;
    m_size = size;
    if (!sameSubject) ++m_epoch;
    m_isSubjectNew = !sameSubject;
    m_areStrangersOut = false;
}

void FrameStack::trimPast() {
    std::size_t complete = 0;
    std::size_t partial = 0;
    std::vector<Layer> kept, dropped;
    for (auto past = m_past.rbegin(); past != m_past.rend(); ++past) {
        Layer& layer = *past;
        std::size_t& count = layer.isComplete() ? complete : partial;
        const std::size_t limit = layer.isComplete() ? kCompleteKept : kPartialKept;
        const bool isRepeated = std::any_of(kept.begin(), kept.end(), [&](const Layer& newer) {
            return newer.isComplete() && newer.step <= layer.step && newer.view == layer.view &&
                   newer.size == layer.size && newer.epoch == layer.epoch;
        });
        if (isRepeated) continue;
        if (count++ < limit)
            kept.push_back(std::move(layer));
        else if (layer.isComplete())
            dropped.push_back(std::move(layer));
        else if (layer.step == 1)
            m_spare = std::move(layer);
    }
    std::reverse(kept.begin(), kept.end());
    m_past = std::move(kept);
    for (auto layer = dropped.rbegin(); layer != dropped.rend(); ++layer)
        keepAsBackdrop(std::move(*layer));
}

// Replaces the backdrop of the same octave. The others become small when a new octave begins, and
// not before: while one moves, many pictures of one octave come here. If there are too many
// backdrops, the one whose neighbours are nearest to each other is dropped.
void FrameStack::keepAsBackdrop(Layer layer) {
    const auto octaveOf = [](const Layer& one) { return std::llround(octavesOf(one.view)); };
    const auto place = std::find_if(m_backdrops.begin(), m_backdrops.end(), [&](const Layer& one) {
        return octaveOf(one) <= octaveOf(layer);
    });
    if (place != m_backdrops.end() && octaveOf(*place) == octaveOf(layer))
        *place = std::move(layer);
    else {
        std::ranges::for_each(m_backdrops, shrink);
        m_backdrops.insert(place, std::move(layer));
    }
    if (m_backdrops.size() <= kBackdropsKept) return;

    auto leastMissed = m_backdrops.begin() + 1;
    const auto gapAt = [&](auto one) { return octaveOf(one[-1]) - octaveOf(one[1]); };
    for (auto one = leastMissed; one + 1 != m_backdrops.end(); ++one)
        if (gapAt(one) < gapAt(leastMissed)) leastMissed = one;
    m_backdrops.erase(leastMissed);
}

void FrameStack::put(const TileRect& rect, int step, const QImage& colors) {
    auto layer = std::find_if(m_current.begin(), m_current.end(),
                              [&](const Layer& known) { return known.step <= step; });
    const bool isWhole = step == 1 && colors.size() == QSize(m_size.width, m_size.height) &&
                         colors.format() == QImage::Format_ARGB32_Premultiplied;
    if (layer == m_current.end() || layer->step != step) {
        Layer fresh{m_view, m_size, step, m_epoch, {}, 0, {}};
        if (!isWhole) fresh.image = blankImage(step);
        fresh.curve = m_curve;
        layer = m_current.insert(layer, std::move(fresh));
    }

    // Tiles begin at whole blocks and end within the picture, so that they always fit.
    if (isWhole) {
        layer->image = colors;
    } else {
        const std::size_t rowBytes = static_cast<std::size_t>(colors.width()) * sizeof(QRgb);
        for (int row = 0; row < colors.height(); ++row)
            std::memcpy(layer->image.scanLine(rect.y / step + row) + rect.x / step * sizeof(QRgb),
                        colors.constScanLine(row), rowBytes);
    }
    const QRect place(rect.x, rect.y, rect.width, rect.height);
    for (const QRect& fresh : QRegion(place) - layer->covered)
        layer->coveredPixels += Size{fresh.width(), fresh.height()}.area();
    layer->covered += place;
}

// While the view moves, fine pictures get few tiles before they are replaced. Clearing these few in
// an image that is no longer needed costs less than the memory of a new one.
QImage FrameStack::blankImage(int step) {
    const QSize size((m_size.width + step - 1) / step, (m_size.height + step - 1) / step);
    Layer spare;
    if (step == 1) std::swap(spare, m_spare);
    if (spare.image.size() != size || !spare.image.isDetached()) {
        QImage image(size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        return image;
    }
    for (const QRect& rect : spare.covered)
        for (int row = rect.top(); row <= rect.bottom(); ++row)
            std::fill_n(reinterpret_cast<QRgb*>(spare.image.scanLine(row)) + rect.left(),
                        rect.width(), 0);
    return std::move(spare.image);
}

QImage FrameStack::putWhole(const QImage& colors) {
    if (isComplete() && colors.size() == m_current.back().image.size())
        return std::exchange(m_current.back().image, colors);
    put({0, 0, m_size.width, m_size.height}, 1, colors);
    return {};
}

void FrameStack::outdateOthers() {
    ++m_epoch;
    for (Layer& layer : m_current)
        layer.epoch = m_epoch;
}

void FrameStack::forgetStrangers() {
    m_areStrangersOut = true;
    if (!m_isSubjectNew) return;
    const auto isStranger = [this](const Layer& layer) { return layer.epoch != m_epoch; };
    std::erase_if(m_past, isStranger);
    std::erase_if(m_backdrops, isStranger);
}

bool FrameStack::isCovered() const {
    return std::any_of(m_current.begin(), m_current.end(),
                       [](const Layer& layer) { return layer.isComplete(); });
}

double FrameStack::finalShare() const {
    if (m_current.empty() || m_current.back().step > 1) return 0;
    const Layer& last = m_current.back();
    return static_cast<double>(last.coveredPixels) / static_cast<double>(last.size.area());
}

bool FrameStack::isComplete() const {
    return !m_current.empty() && m_current.back().step == 1 && m_current.back().isComplete();
}

std::vector<FrameStack::Placed> FrameStack::place(const View& view, Size size,
                                                  const QTransform& display) const {
    std::vector<Placed> placed;
    const double octaves = octavesOf(view);
    const auto add = [&](const Layer& layer, bool isCurrent) {
        // Tested before the map, because the map uses all digits of the centres.
        if (std::abs(octavesOf(layer.view) - octaves) > kFarthestOctaves) return;
        const QTransform map =
            snapped(transformOf(view.mapFrom(layer.view, layer.size, size)) * display);
        const double scale = scaleOf(map);
        if (!(scale > kSmallestScale && scale < kLargestScale)) return;
        placed.push_back({&layer, map, std::max(1.0, scale * layer.step), isCurrent});
    };
    for (const Layer& layer : m_backdrops)
        add(layer, false);
    for (const Layer& layer : m_past)
        add(layer, false);
    for (const Layer& layer : m_current)
        add(layer, true);

    // The last one drawn is on top: the present subject over others, then sharper over blurrier,
    // then newer over older.
    std::stable_sort(placed.begin(), placed.end(), [](const Placed& a, const Placed& b) {
        if (a.layer->epoch != b.layer->epoch) return a.layer->epoch < b.layer->epoch;
        return a.blur > b.blur * 1.001;
    });
    return placed;
}

// Goes from the topmost layer down.
FrameStack::Parts FrameStack::partsOf(const std::vector<Placed>& placed, const QRect& canvas) {
    Parts parts{std::vector<QRegion>(placed.size()), QRegion(canvas)};
    for (std::size_t i = placed.size(); i-- > 0;) {
        const auto& [layer, transform, blur, isCurrent] = placed[i];
        parts.shown[i] = parts.uncovered & reachOf(*layer, transform, canvas);
        parts.uncovered -= hiddenBelow(*layer, transform, canvas);
    }
    return parts;
}

void FrameStack::setCurve(std::shared_ptr<const CurveTable> curve) {
    m_curve = std::move(curve);
    for (Layer& layer : m_current)
        layer.curve = m_curve;
}

std::shared_ptr<const CurveTable> FrameStack::curveSeenAt(const View& view, Size size) const {
    const std::vector<Placed> placed = place(view, size, {});
    const Parts parts = partsOf(placed, QRect(0, 0, size.width, size.height));
    std::shared_ptr<const CurveTable> curve;
    double most = 0;
    for (std::size_t i = 0; i < placed.size(); ++i) {
        double area = 0;
        for (const QRect& rect : parts.shown[i])
            area += static_cast<double>(rect.width()) * rect.height();
        if (area < most || area == 0 || placed[i].layer->epoch != m_epoch) continue;
        most = area;
        curve = placed[i].layer->curve;
    }
    return curve;
}

void FrameStack::paint(QPainter& painter, const View& view, Size size,
                       const QTransform& display) const {
    const std::vector<Placed> placed = place(view, size, display);
    const QRect canvas(0, 0, size.width, size.height);
    const auto [shown, uncovered] = partsOf(placed, canvas);

    const QTransform base = painter.transform();
    painter.save();
    for (const QRect& rect : uncovered)
        painter.fillRect(rect, canvasColor());
    const bool isStandInNear = std::any_of(placed.begin(), placed.end(), [&](const Placed& one) {
        return !one.isCurrent &&
               one.transform.mapRect(QRectF(0, 0, one.layer->size.width, one.layer->size.height))
                   .intersects(canvas);
    });
    if (!uncovered.isEmpty() && !isStandInNear && !m_past.empty() && !m_areStrangersOut) {
        // After a leap to a place without a picture, the last picture stays, dimmed, until the new
        // one covers it.
        painter.setOpacity(0.4);
        painter.drawImage(canvas, m_past.back().image);
        painter.setOpacity(1);
    }
    for (std::size_t i = 0; i < placed.size(); ++i) {
        const auto& [layer, transform, blur, isCurrent] = placed[i];
        if (shown[i].isEmpty()) continue;
        painter.setTransform(base);
        if (isPixelByPixel(*layer, transform)) {
            painter.setClipping(false);
            copyLayer(painter, *layer, transform, shown[i]);
        } else {
            painter.setClipRegion(shown[i]);
            drawLayer(painter, *layer, transform, canvas, base);
        }
    }
    painter.restore();
}

}  // namespace fathom
