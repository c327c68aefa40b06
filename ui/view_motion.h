// The short animation of the canvas from the view shown to a new target view. GUI thread.
// Animations never queue: a new target starts from whatever the canvas shows.
#pragma once

#include <QElapsedTimer>
#include <QTransform>

namespace fathom {

class ViewMotion {
public:
    static constexpr int kZoomMilliseconds = 120;
    static constexpr int kFlightMilliseconds = 220;

    /// The target has changed; `oldToNew` maps canvas pixels of the old target to those of the new
    /// one.
    void retarget(const QTransform& oldToNew, int milliseconds);
    void finish();

    bool isMoving() const;
    /// Maps the target's canvas pixels to where they are shown now; the identity at the end.
    QTransform current() const;

private:
    QTransform m_start;
    QElapsedTimer m_clock;
    int m_milliseconds = 0;
};

}  // namespace fathom
