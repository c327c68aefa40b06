// What appears over the picture for a moment: progress, scale and depth. GUI thread.
#pragma once

#include <QElapsedTimer>
#include <QFont>
#include <QSize>

#include "render/view.h"

class QPainter;
class QRectF;

namespace fathom {

class CanvasOverlay {
public:
    static constexpr int kHoldMilliseconds = 1100;
    static constexpr int kFadeMilliseconds = 350;
    /// Pictures that take less are not worth a progress line.
    static constexpr int kProgressDelayMilliseconds = 180;

    void noteMovement();
    void setProgress(bool isBusy, double fraction);

    /// Whether it will look different soon, so that the canvas must be painted again.
    bool isChanging() const;

    /// In device independent pixels of a canvas of `extent`; `image` is its size in device pixels.
    void paint(QPainter& painter, QSize extent, const View& view, Size image) const;

    /// The part of the picture that one draws a box about.
    static void paintBox(QPainter& painter, const QRectF& box);

private:
    double scaleOpacity() const;
    double progressOpacity() const;
    void paintScale(QPainter& painter, QSize extent, const View& view, Size image) const;

    QElapsedTimer m_sinceMovement;
    QElapsedTimer m_sinceBusy;
    QElapsedTimer m_sinceEnd;
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
