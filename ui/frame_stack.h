// Draws what is on the canvas: the picture that comes in, over earlier pictures. GUI thread.
//
// Every picture is drawn from its own View. Earlier ones, moved and scaled, stand in wherever the
// new one has nothing yet; the finer of two always covers the coarser. One small picture of each
// octave of zoom is kept far longer than the others, so that zooming out again shows what was seen
// before.
#pragma once

#include <cstdint>
#include <memory>
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

/// Maps pixels of another view's picture to pixels of this one's; not invertible if a double cannot
/// hold the map.
QTransform transformOf(const View::PixelMap& map);

/// One resolution of one picture: one image pixel for each block of step x step pixels.
struct Layer {
    View view;
    Size size;
    int step = 1;
    std::uint64_t epoch = 0;  // layers of an older epoch show something else (another formula)
    QImage image;             // premultiplied, transparent where nothing has arrived
    std::size_t coveredPixels = 0;
    QRegion covered;  // by what has arrived, in pixels of the picture
    std::shared_ptr<const CurveTable> curve = nullptr;  // of automatic colours; null: other colours

    bool isComplete() const { return coveredPixels >= size.area(); }
};

class FrameStack {
public:
    static constexpr std::size_t kCompleteKept = 6;
    static constexpr std::size_t kPartialKept = 3;
    static constexpr std::size_t kBackdropsKept = 64;
    /// In pixels: a quarter of the width of a common window. 64 such pictures take 35 MiB.
    static constexpr int kBackdropWidth = 480;

    /// The current picture becomes one of the earlier ones, and a new one begins. `sameSubject` is
    /// false if the new one shows something else; earlier pictures then only stand in and never
    /// cover it.
    void begin(const View& view, Size size, bool sameSubject);

    void put(const TileRect& rect, int step, const QImage& colors);
    /// Puts the whole picture in its last resolution, without a copy. Returns the image that was
    /// there before; null if there was none.
    QImage putWhole(const QImage& colors);

    /// Sets the curve of the current picture's automatic colours from now on; null if it has other
    /// colours.
    void setCurve(std::shared_ptr<const CurveTable> curve);
    /// The curve of the picture that would cover most of this view; null if that picture has none.
    std::shared_ptr<const CurveTable> curveSeenAt(const View& view, Size size) const;

    /// The colours of earlier pictures are no longer true: these pictures only stand in from now
    /// on.
    void outdateOthers();

    /// Pictures that show something else, or are too far away, no longer stand in for the current
    /// one.
    void forgetStrangers();

    /// True if some resolution of the current picture covers all of it.
    bool isCovered() const;
    bool isComplete() const;
    /// The share of the current picture's pixels that have arrived in its last resolution.
    double finalShare() const;
    /// The current picture in full; null while a part of it is missing.
    QImage completeImage() const { return isComplete() ? m_current.back().image : QImage(); }

    /// Draws in device pixels. `display` is applied after the map from each layer to `view`.
    void paint(QPainter& painter, const View& view, Size size, const QTransform& display) const;

private:
    struct Placed {
        const Layer* layer;
        QTransform transform;  // from the layer's picture pixels to the canvas
        double blur;           // canvas pixels that one image pixel spans, at least 1
        bool isCurrent;
    };
    std::vector<Placed> place(const View& view, Size size, const QTransform& display) const;
    /// For each placed layer, the part of the canvas where no other layer hides it; and the part
    /// that no layer covers.
    struct Parts {
        std::vector<QRegion> shown;
        QRegion uncovered;
    };
    static Parts partsOf(const std::vector<Placed>& placed, const QRect& canvas);
    QImage blankImage(int step);
    void trimPast();
    void keepAsBackdrop(Layer layer);

    View m_view;
    Size m_size;
    std::uint64_t m_epoch = 0;
    bool m_isSubjectNew = false;     // the last begin() changed the subject
    bool m_areStrangersOut = false;  // forgetStrangers() was called since then
    std::shared_ptr<const CurveTable> m_curve;
    std::vector<Layer> m_current;    // by decreasing step
    std::vector<Layer> m_past;       // the oldest first
    Layer m_spare;                   // no longer needed; its image is used again
    std::vector<Layer> m_backdrops;  // complete, one per octave, by decreasing radius; all but the
                                     // latest are small
};

}  // namespace fathom
