#include "ui/canvas_overlay.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>

#include "ui/text.h"

namespace fathom {
namespace {

/// Light on dark, because a picture can have any colour.
constexpr QColor kInk(0xf2, 0xf3, 0xf5), kPlate(10, 11, 14, 170);

/// The context under which translators find the words of this file.
struct CanvasWords {
    Q_DECLARE_TR_FUNCTIONS(CanvasOverlay)
};

QString lengthText(RoundLength length) {
    if (length.exponent >= -3 && length.exponent <= 3)
        return QLocale().toString(length.digit *
                                  std::pow(10.0, static_cast<double>(length.exponent)));
    if (length.digit == 1) return powerOfTen(length.exponent);
    return QStringLiteral("%1 × %2").arg(length.digit).arg(powerOfTen(length.exponent));
}

/// The share of a change that begins after `hold` and takes `fade` milliseconds.
double changeAfter(const QElapsedTimer& since, int hold, int fade) {
    const auto past = static_cast<double>(since.elapsed()) - hold;
    return fade > 0 ? std::clamp(past / fade, 0.0, 1.0) : past >= 0;
}

double fadeAfter(const QElapsedTimer& since, int hold, int fade) {
    return since.isValid() ? 1 - changeAfter(since, hold, fade) : 0;
}

}  // namespace

RoundLength roundLengthBelow(double log10Length) {
    const double floor = std::floor(log10Length);
    const double rest = std::pow(10.0, log10Length - floor);
    const int digit = rest >= 5 ? 5 : rest >= 2 ? 2 : 1;
    return {digit, static_cast<std::int64_t>(floor)};
}

void CanvasOverlay::noteMovement() {
    m_sinceMovement.start();
}

void CanvasOverlay::setProgress(bool isBusy, double fraction) {
    if (isBusy && !m_isBusy && !(m_sinceEnd.isValid() && m_sinceEnd.elapsed() < m_fade))
        m_sinceBusy.start();
    if (!isBusy && m_isBusy) m_sinceEnd.start();
    m_isBusy = isBusy;
    m_fraction = fraction;
}

std::optional<int> CanvasOverlay::untilChange() const {
    std::optional<int> soonest;
    const auto fades = [this, &soonest](const QElapsedTimer& since, int hold) {
        if (!since.isValid() || since.hasExpired(hold + m_fade)) return;
        const int rest = std::max(0, hold - static_cast<int>(since.elapsed()));
        soonest = std::min(soonest.value_or(rest), rest);
    };
    fades(m_sinceMovement, kHoldMilliseconds);
    if (m_isBusy)
        fades(m_sinceBusy, kProgressDelayMilliseconds);
    else if (showsProgress())
        fades(m_sinceEnd, 0);
    return soonest;
}

double CanvasOverlay::scaleOpacity() const {
    return fadeAfter(m_sinceMovement, kHoldMilliseconds, m_fade);
}

double CanvasOverlay::progressOpacity() const {
    if (!m_sinceBusy.isValid()) return 0;
    const double begun = changeAfter(m_sinceBusy, kProgressDelayMilliseconds, m_fade);
    return m_isBusy ? begun : std::min(begun, fadeAfter(m_sinceEnd, 0, m_fade));
}

void CanvasOverlay::paint(QPainter& painter, QSize extent, const View& view, Size image) const {
    if (const double opacity = progressOpacity(); opacity > 0) {
        const double fraction = m_isBusy ? m_fraction : 1.0;
        painter.save();
        painter.setOpacity(opacity);
        painter.fillRect(progressArea(extent), kPlate);
        painter.fillRect(QRectF(0, 0, extent.width() * fraction, 2), kInk);
        painter.restore();
    }
    if (scaleOpacity() > 0) paintScale(painter, extent, view, image);
}

void CanvasOverlay::paintBox(QPainter& painter, const QRectF& box) {
    painter.save();
    painter.setBrush(QColor(255, 255, 255, 32));
    painter.setPen(QPen(kPlate, 3));
    painter.drawRect(box);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(kInk, 1));
    painter.drawRect(box);
    painter.restore();
}

void CanvasOverlay::paintScale(QPainter& painter, QSize extent, const View& view,
                               Size image) const {
    // The longest round length that fits in a quarter of the canvas, at most 200 pixels.
    const double longest = std::min(200.0, extent.width() / 4.0);
    const double pixelLog10 =
        view.spacing(image).log10() + std::log10(static_cast<double>(image.width) / extent.width());
    const RoundLength length = roundLengthBelow(pixelLog10 + std::log10(longest));
    const double width =
        length.digit * std::pow(10.0, static_cast<double>(length.exponent) - pixelLog10);

    const QString label = lengthText(length);
    const QString depth = CanvasWords::tr("Depth %1").arg(depthText(view.depth10()));
    const QFontMetricsF metrics(painter.font());
    const double line = metrics.height();
    const double innerWidth =
        std::max({width, metrics.horizontalAdvance(label), metrics.horizontalAdvance(depth)});
    const QRectF box(line, extent.height() - line - (3.2 * line), innerWidth + 1.6 * line,
                     3.2 * line);

    painter.save();
    painter.setOpacity(scaleOpacity());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(kPlate);
    painter.drawRoundedRect(box, 6, 6);

    const double left = box.left() + 0.8 * line;
    const double barY = box.bottom() - 0.75 * line;
    painter.setPen(kInk);
    painter.drawText(QPointF(left, box.top() + 1.2 * line), depth);
    painter.drawText(QPointF(left, barY - 0.35 * line), label);
    painter.setPen(QPen(kInk, 1.5));
    const double tick = 0.25 * line;
    painter.drawPolyline(QPolygonF({{left, barY - tick / 2},
                                    {left, barY + tick / 2},
                                    {left + width, barY + tick / 2},
                                    {left + width, barY - tick / 2}}));
    painter.restore();
}

}  // namespace fathom
