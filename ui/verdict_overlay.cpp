#include "ui/verdict_overlay.h"

#include <QPainter>

#include "ui/canvas_marks.h"

namespace fathom {

VerdictOverlay::VerdictOverlay(ViewportWidget& canvas, const Verifier& verifier)
    : CanvasLayer(&canvas), m_canvas(canvas), m_verifier(verifier) {
    setObjectName(QStringLiteral("verdictOverlay"));
    hide();
    connect(&verifier, &Verifier::changed, this, [this] {
        setVisible(m_verifier.verdict() && !m_verifier.verdict()->wrong.empty());
        update();
    });
}

void VerdictOverlay::paintEvent(QPaintEvent*) {
    constexpr double kRadius = 7;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double ratio = m_canvas.devicePixelRatioF();
    for (const PixelPlace& place : m_verifier.verdict()->wrong) {
        QPainterPath circle;
        circle.addEllipse(m_canvas.motion().map(QPointF(place.x + 0.5, place.y + 0.5)) / ratio,
                          kRadius, kRadius);
        marks::stroke(painter, circle, marks::kAlarm);
    }
}

}  // namespace fathom
