// Fingers on the canvas: one moves the picture, two zoom and turn it, quick taps click. GUI thread.
#pragma once

#include <vector>

#include <QElapsedTimer>
#include <QPointF>

#include "render/view.h"

class QTouchEvent;

namespace fathom {

class Fingers {
public:
    enum class Act {
        Nothing,
        Placed,  // a finger came or went, and some are still there
        Lifted,  // the last one went
        Tapped,  // the last one went, and was there for a tap: see tap()
        TappedTwice,
        Moved,  // see moved()
    };
    Act follow(const QTouchEvent& event);

    /// The view to which the fingers have moved `start`, the view when they were last placed.
    /// `ratio`: device pixels per point of the widget.
    View moved(const View& start, Size size, double ratio) const;
    /// The position of the last tap, on the widget.
    QPointF tap() const { return m_tap; }

private:
    Act lift(bool isCancelled);

    std::vector<QPointF> m_placed;  // positions when a finger last came or went
    std::vector<QPointF> m_now;
    bool m_isTurning = false;  // two fingers have turned far enough to rotate
    bool m_isTap = false;      // one finger that has not moved
    QElapsedTimer m_sinceTap;
    QPointF m_tap;
};

}  // namespace fathom
