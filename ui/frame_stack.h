// What is on the canvas: the picture that comes in, over the pictures before it. GUI thread.
//
// Every picture is drawn from its own View, so that old ones stand in, moved and scaled, wherever
// the new one has nothing yet; the finer of two always covers the coarser. Of each octave of zoom
// one small picture is kept far longer than the others, so that whoever zooms out again sees what
// was just on show.
#pragma once

#include <cstdint>
#include <memory>
#include <set>
#include <utility>
#include <vector>

#include <QImage>
#include <QRegion>
#include <QTransform>

#include "color/auto_curve.h"
#include "render/tile.h"
#include "render/view.h"

class QPainter;

namespace fathom {

/// From pixels of another view's picture to this one's; not invertible where a double cannot hold
/// it.
QTransform transformOf(const View::PixelMap& map);

/// One resolution of one picture: one image pixel for each step x step block.
struct Layer {
    View view;
    Size size;
    int step = 1;
    std::uint64_t epoch = 0;  // layers of an older epoch show something else (another formula)
    QImage image;             // premultiplied, transparent where nothing has arrived
    std::size_t coveredPixels = 0;
    std::set<std::pair<int, int>> coveredOrigins;
    QRect coveredBounds;  // of all that has arrived, in pixels of the picture
    std::shared_ptr<const CurveTable> curve = nullptr;  // of automatic colours; null: has others

    bool isComplete() const { return coveredPixels >= size.area(); }
};

class FrameStack {
public:
    static constexpr std::size_t kCompleteKept = 6;
    static constexpr std::size_t kPartialKept = 3;
    static constexpr std::size_t kBackdropsKept = 64;
    /// In pixels: a quarter of a common window's; 64 of them take 35 MiB.
    static constexpr int kBackdropWidth = 480;

    /// The picture so far becomes one of those before. `sameSubject` is false when the new one
    /// shows something else, so that old pictures may only stand in, never cover.
    void begin(const View& view, Size size, bool sameSubject);

    void put(const TileRect& rect, int step, const QImage& colors);
    /// The whole picture in its last resolution, without a copy. Returns the image that was there
    /// before; null where there was none.
    QImage putWhole(const QImage& colors);

    /// The curve of the current picture's automatic colours from now on; null: it has others.
    void setCurve(std::shared_ptr<const CurveTable> curve);
    /// The curve of the picture of which most would be seen of this view; null where that has none.
    std::shared_ptr<const CurveTable> curveSeenAt(const View& view, Size size) const;

    /// Old pictures have colours that are no longer true: they only stand in from now on.
    void outdateOthers();

    /// What shows something else, or is too far away, no longer stands in for the current picture.
    void forgetStrangers();

    /// Whether some resolution of the current picture covers all of it.
    bool isCovered() const;
    bool isComplete() const;
    /// The current picture in full; null while something of it is missing.
    QImage completeImage() const { return isComplete() ? m_current.back().image : QImage(); }

    /// Draws in device pixels. `display` comes after the map from each layer to `view`.
    void paint(QPainter& painter, const View& view, Size size, const QTransform& display) const;

private:
    struct Placed {
        const Layer* layer;
        QTransform transform;  // from the layer's picture pixels to the canvas
        double blur;           // how many canvas pixels one of its own spans, at least 1
        bool isCurrent;
    };
    std::vector<Placed> place(const View& view, Size size, const QTransform& display) const;
    /// For each, the part of the canvas where no other hides it; and what none covers.
    struct Parts {
        std::vector<QRegion> shown;
        QRegion uncovered;
    };
    static Parts partsOf(const std::vector<Placed>& placed, const QRect& canvas);
    void trimPast();
    void keepAsBackdrop(Layer layer);

    View m_view;
    Size m_size;
    std::uint64_t m_epoch = 0;
    bool m_isSubjectNew = false;     // since the last begin()
    bool m_areStrangersOut = false;  // likewise
    std::shared_ptr<const CurveTable> m_curve;
    std::vector<Layer> m_current;    // by falling step
    std::vector<Layer> m_past;       // the oldest first
    std::vector<Layer> m_backdrops;  // complete, one an octave, by falling radius
};

}  // namespace fathom
