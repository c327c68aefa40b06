#include "ui/palette_bar.h"

#include <algorithm>
#include <cmath>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "color/srgb.h"

namespace fathom {

namespace {

constexpr double kLastPlace = 0.9999;  // 1 would wrap to 0
/// What an arrow key moves a stop by: some three pixels of the bar.
constexpr double kStep = 0.01;

QPolygonF diamond(QPointF center, double radius) {
    return {{center + QPointF(0, -radius), center + QPointF(radius, 0), center + QPointF(0, radius),
             center + QPointF(-radius, 0)}};
}

}  // namespace

PaletteBar::PaletteBar(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Stops of the palette"));
    setToolTip(
        tr("Drag the stops and the diamonds between them. Double-click the bar to add a stop, or a "
           "stop to change its colour. By keyboard, the arrows choose and move a stop, Insert adds "
           "one and Enter changes its colour."));
}

void PaletteBar::show(std::shared_ptr<const Palette> palette, int selected) {
    m_palette = std::move(palette);
    m_selected = selected;
    update();
    noteSpokenChange(*this, QAccessible::ValueChanged);
}

// ---- What is said: the value is the place of the selected stop

double PaletteBar::positionOfSelected() const {
    return m_palette->stops()[static_cast<std::size_t>(m_selected)].position;
}

std::optional<SpokenValue> PaletteBar::spokenValue() const {
    if (!m_palette) return std::nullopt;
    const PaletteStop& stop = m_palette->stops()[static_cast<std::size_t>(m_selected)];
    return SpokenValue{.value = stop.position,
                       .minimum = 0,
                       .maximum = kLastPlace,
                       .step = kStep,
                       .text = tr("Stop %1 of %2, %3")
                                   .arg(m_selected + 1)
                                   .arg(m_palette->stops().size())
                                   .arg(QColor::fromRgb(stop.color).name())};
}

void PaletteBar::setSpokenValue(double position) {
    moveStop(m_selected, position, false);
}

std::vector<SpokenAction> PaletteBar::spokenActions() {
    using Action = QAccessibleActionInterface;
    const auto press = [this](Qt::Key key) {
        return [this, key] {
            QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
            keyPressEvent(&event);
        };
    };
    return {{Action::increaseAction(), press(Qt::Key_Right)},
            {Action::decreaseAction(), press(Qt::Key_Left)},
            {Action::nextPageAction(), press(Qt::Key_Down)},
            {Action::previousPageAction(), press(Qt::Key_Up)},
            {Action::pressAction(), press(Qt::Key_Return)}};
}

// ---- Places on the bar

QSize PaletteBar::sizeHint() const {
    return {fontMetrics().height() * 28, fontMetrics().height() * 5};
}

QRectF PaletteBar::bar() const {
    const double margin = fontMetrics().height() * 0.6;
    return QRectF(rect()).adjusted(margin, 2, -margin, -fontMetrics().height() * 1.4);
}

double PaletteBar::xOf(double position) const {
    return bar().left() + position * bar().width();
}

double PaletteBar::positionOf(double x) const {
    return std::clamp((x - bar().left()) / bar().width(), 0.0, kLastPlace);
}

double PaletteBar::widthAfter(int stop) const {
    const auto& stops = m_palette->stops();
    const auto index = static_cast<std::size_t>(stop);
    if (index + 1 < stops.size()) return stops[index + 1].position - stops[index].position;
    return stops.front().position + 1 - stops.back().position;
}

double PaletteBar::midpointOf(int stop) const {
    const PaletteStop& from = m_palette->stops()[static_cast<std::size_t>(stop)];
    return std::fmod(from.position + from.midpoint * widthAfter(stop), 1.0);
}

std::optional<PaletteBar::Handle> PaletteBar::handleAt(QPointF place) const {
    if (!m_palette) return std::nullopt;
    const double reach = fontMetrics().height() * 0.5;
    if (place.y() < bar().bottom() - reach) return std::nullopt;
    std::optional<Handle> nearest;
    double least = reach;
    const auto consider = [&](int stop, bool isMidpoint, double position) {
        const double distance = std::fabs(xOf(position) - place.x());
        // Among stops at one place, the selected one wins; a stop wins over a midpoint.
        const bool wins =
            distance < least || (distance == least && nearest && !isMidpoint && stop == m_selected);
        if (!wins) return;
        nearest = Handle{stop, isMidpoint};
        least = distance;
    };
    const auto count = static_cast<int>(m_palette->stops().size());
    for (int stop = 0; stop < count; ++stop)
        consider(stop, false, m_palette->stops()[static_cast<std::size_t>(stop)].position);
    for (int stop = 0; stop < count; ++stop)
        consider(stop, true, midpointOf(stop));
    return nearest;
}

void PaletteBar::paintEvent(QPaintEvent*) {
    if (!m_palette) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF strip = bar();
    const int columns = std::max(1, static_cast<int>(strip.width() * devicePixelRatioF()));
    QImage image(columns, 1, QImage::Format_RGB32);
    for (int x = 0; x < columns; ++x)
        image.setPixel(x, 0, toSrgb8(m_palette->at((x + 0.5) / columns)));
    painter.drawImage(strip, image);

    const QColor text = palette().color(QPalette::Text);
    const double size = fontMetrics().height() * 0.42;
    painter.setPen(QPen(text, 1));
    painter.setBrush(palette().color(QPalette::Window));
    const auto count = static_cast<int>(m_palette->stops().size());
    for (int stop = 0; stop < count; ++stop)
        if (widthAfter(stop) * strip.width() > 4 * size)
            painter.drawPolygon(
                diamond({xOf(midpointOf(stop)), strip.bottom() + size * 0.8}, size * 0.5));
    const auto drawStop = [&](int index) {
        const PaletteStop& stop = m_palette->stops()[static_cast<std::size_t>(index)];
        const double x = xOf(stop.position), y = strip.bottom();
        const bool isSelected = index == m_selected;
        painter.setPen(isSelected ? QPen(palette().color(QPalette::Highlight), 2.5)
                                  : QPen(text, 1));
        painter.setBrush(QColor::fromRgb(stop.color));
        painter.drawPolygon(QPolygonF({{x, y},
                                       {x + size, y + size},
                                       {x + size, y + size * 2.6},
                                       {x - size, y + size * 2.6},
                                       {x - size, y + size}}));
    };
    for (int stop = 0; stop < count; ++stop)
        drawStop(stop);
    drawStop(m_selected);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
        painter.drawRect(strip);
    }
}

void PaletteBar::moveStop(int stop, double position, bool isDrag) {
    const auto& stops = m_palette->stops();
    const auto index = static_cast<std::size_t>(stop);
    const double least = index > 0 ? stops[index - 1].position : 0;
    const double most = index + 1 < stops.size() ? stops[index + 1].position : kLastPlace;
    emit stopMoved(stop, std::clamp(position, least, std::max(least, most)), isDrag);
}

void PaletteBar::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    m_dragged = handleAt(event->position());
    if (m_dragged) emit selected(m_dragged->stop);
}

void PaletteBar::mouseMoveEvent(QMouseEvent* event) {
    if (!m_dragged || !m_palette) return;
    const double position = positionOf(event->position().x());
    if (!m_dragged->isMidpoint) return moveStop(m_dragged->stop, position, true);
    const double width = widthAfter(m_dragged->stop);
    double way = position - m_palette->stops()[static_cast<std::size_t>(m_dragged->stop)].position;
    if (way < 0) way += 1;
    if (width > 0) emit midpointMoved(m_dragged->stop, std::clamp(way / width, 0.02, 0.98));
}

void PaletteBar::mouseReleaseEvent(QMouseEvent*) {
    if (m_dragged) emit dragEnded();
    m_dragged.reset();
}

void PaletteBar::mouseDoubleClickEvent(QMouseEvent* event) {
    const auto handle = handleAt(event->position());
    m_dragged.reset();
    if (!handle)
        emit stopWanted(positionOf(event->position().x()));
    else if (!handle->isMidpoint)
        emit colorWanted(handle->stop);
}

void PaletteBar::keyPressEvent(QKeyEvent* event) {
    if (!m_palette) return;
    const double step = event->modifiers() & Qt::ShiftModifier ? kStep / 10 : kStep;
    const auto count = static_cast<int>(m_palette->stops().size());
    const double position = positionOfSelected();
    switch (event->key()) {
        case Qt::Key_Left:
            return moveStop(m_selected, position - step, false);
        case Qt::Key_Right:
            return moveStop(m_selected, position + step, false);
        case Qt::Key_Up:
            emit selected((m_selected + count - 1) % count);
            return;
        case Qt::Key_Down:
            emit selected((m_selected + 1) % count);
            return;
        case Qt::Key_Insert:
            emit stopWanted(std::fmod(position + widthAfter(m_selected) / 2, 1.0));
            return;
        case Qt::Key_Delete:
        case Qt::Key_Backspace:
            emit removalWanted(m_selected);
            return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            emit colorWanted(m_selected);
            return;
        default:
            QWidget::keyPressEvent(event);
    }
}

}  // namespace fathom
