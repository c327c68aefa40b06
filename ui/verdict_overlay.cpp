#include "ui/verdict_overlay.h"

#include <QEvent>
#include <QPainter>

#include "ui/canvas_marks.h"

namespace fathom {

VerdictOverlay::VerdictOverlay(ViewportWidget& canvas, const Verifier& verifier)
    : QWidget(&canvas), m_canvas(canvas), m_verifier(verifier) {
    setObjectName(QStringLiteral("verdictOverlay"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    canvas.installEventFilter(this);
    setGeometry(canvas.rect());
    lower();  // notices stand over it
    hide();
    connect(&verifier, &Verifier::changed, this, [this] {
        setVisible(m_verifier.verdict() && !m_verifier.verdict()->wrong.empty());
        update();
    });
}

bool VerdictOverlay::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::Resize) setGeometry(m_canvas.rect());
    return false;
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
