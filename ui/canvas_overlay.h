// Draws what appears over the picture for a moment: progress, scale and depth. GUI thread.
#pragma once

#include <optional>

#include <QElapsedTimer>
#include <QFont>
#include <QRect>
#include <QSize>

#include "render/view.h"

class QPainter;

namespace fathom {

class CanvasOverlay {
public:
    static constexpr int kHoldMilliseconds = 1100;
    static constexpr int kFadeMilliseconds = 350;
    /// A picture that takes less time than this gets no progress line.
    static constexpr int kProgressDelayMilliseconds = 180;

    /// Whether what comes and goes fades; otherwise it is there or not.
    void setFades(bool fades) { m_fade = fades ? kFadeMilliseconds : 0; }

    void noteMovement();
    void setProgress(bool isBusy, double fraction);

    /// Milliseconds until the overlay begins to look different: 0 while it fades. Nothing if it
    /// stays as it is.
    std::optional<int> untilChange() const;
    bool showsProgress() const { return progressOpacity() > 0; }
    /// The part of the canvas that the progress line takes.
    static QRect progressArea(QSize extent) { return {0, 0, extent.width(), 3}; }

    /// Paints in device independent pixels on a canvas of size `extent`; `image` is the size of the
    /// canvas in device pixels.
    void paint(QPainter& painter, QSize extent, const View& view, Size image) const;

    /// Paints the box that the user drags over a part of the picture.
    static void paintBox(QPainter& painter, const QRectF& box);

private:
    double scaleOpacity() const;
    double progressOpacity() const;
    void paintScale(QPainter& painter, QSize extent, const View& view, Size image) const;

    QElapsedTimer m_sinceMovement;
    QElapsedTimer m_sinceBusy;
    QElapsedTimer m_sinceEnd;
    int m_fade = kFadeMilliseconds;
    bool m_isBusy = false;
    double m_fraction = 0;
};

/// The largest of 1, 2, 5 times a power of ten that is at most 10^log10Length.
struct RoundLength {
    int digit = 1;
    std::int64_t exponent = 0;
};
RoundLength roundLengthBelow(double log10Length);

}  // namespace fathom
