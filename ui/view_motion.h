// The short way that the canvas takes from what it showed to the view that it shall show.
// GUI thread. It never queues up: each new target is approached from wherever the canvas is.
#pragma once

#include <QElapsedTimer>
#include <QTransform>

namespace fathom {

class ViewMotion {
public:
    static constexpr int kZoomMilliseconds = 120;
    static constexpr int kFlightMilliseconds = 220;

    /// The target has changed; `oldToNew` maps canvas pixels of the old target to the new one's.
    void retarget(const QTransform& oldToNew, int milliseconds);
    void finish();

    bool isMoving() const;
    /// From the target's canvas pixels to what is shown now; the identity at the end.
    QTransform current() const;

private:
    QTransform m_start;
    QElapsedTimer m_clock;
    int m_milliseconds = 0;
};

}  // namespace fathom
