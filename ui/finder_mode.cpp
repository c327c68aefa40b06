#include "ui/finder_mode.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QMouseEvent>
#include <QWheelEvent>

namespace fathom {
namespace {

/// One notch of a common wheel, which is 120 of Qt's eighths of a degree, makes the ring larger by
/// kRingFactor.
constexpr double kRingNotch = 120, kRingFactor = 1.25;

}  // namespace

FinderMode::FinderMode(ExplorerState& state, ViewportWidget& canvas, Finder& finder)
    : QObject(&canvas), m_state(state), m_canvas(canvas), m_finder(finder) {
    canvas.installEventFilter(this);
    connect(&canvas, &ViewportWidget::cursorMoved, this, &FinderMode::follow);
    connect(&state, &ExplorerState::locationChanged, this, &FinderMode::follow);
}

void FinderMode::setActive(bool isActive) {
    if (isActive == m_isActive) return;
    m_isActive = isActive;
    m_press.reset();
    m_canvas.setRestingCursor(isActive ? Qt::CrossCursor : Qt::ArrowCursor);
    if (isActive)
        follow();
    else
        m_finder.endPreview();
    emit activeChanged();
}

void FinderMode::follow() {
    if (!m_isActive) return;
    m_finder.preview(m_state.location().formula, disc());
    emit ringChanged();
}

void FinderMode::scaleRing(double factor) {
    m_share = std::clamp(m_share * factor, kLeastShare, kLargestShare);
    follow();
}

Disc FinderMode::disc() const {
    const View& view = m_canvas.shownView();
    const View::Point point = view.pointAt(center(), m_canvas.imageSize());
    return {point.re, point.im, (view.radius * Decimal::fromDouble(m_share)).rounded(12)};
}

Disc FinderMode::wholeDisc() const {
    const View& view = m_canvas.shownView();
    return {view.re, view.im, view.radius};
}

void FinderMode::find(FindTarget target) {
    m_finder.find(target, m_state.location().formula,
                  target == FindTarget::Nearest ? wholeDisc() : disc());
}

// ---- The mouse over the canvas

bool FinderMode::eventFilter(QObject*, QEvent* event) {
    if (!m_isActive) return false;
    switch (event->type()) {
        case QEvent::MouseButtonPress:
            return press(*static_cast<QMouseEvent*>(event));
        case QEvent::MouseButtonRelease:
            release(*static_cast<QMouseEvent*>(event));
            return false;
        case QEvent::MouseMove: {
            // A small movement during a click must not move the picture.
            const auto* move = static_cast<QMouseEvent*>(event);
            if (!m_press) return false;
            const bool isClick =
                (move->position() - *m_press).manhattanLength() < QApplication::startDragDistance();
            if (!isClick) m_press.reset();
            return isClick;
        }
        case QEvent::MouseButtonDblClick:
            return true;  // its first click has already started a search
        case QEvent::Wheel: {
            const auto* wheel = static_cast<QWheelEvent*>(event);
            if (wheel->modifiers() & Qt::ControlModifier) return false;
            const double turn = wheel->angleDelta().y() != 0 ? wheel->angleDelta().y()
                                                             : 2.0 * wheel->pixelDelta().y();
            scaleRing(std::pow(kRingFactor, turn / kRingNotch));
            event->accept();
            return true;
        }
        default:
            return false;
    }
}

// The canvas gets the press as well, because it may start a drag.
bool FinderMode::press(const QMouseEvent& event) {
    m_press.reset();
    if (event.button() == Qt::LeftButton && !(event.modifiers() & Qt::ControlModifier))
        m_press = event.position();
    return false;
}

void FinderMode::release(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton || !m_press) return;
    m_press.reset();
    find(event.modifiers() & Qt::ShiftModifier ? FindTarget::Misiurewicz : FindTarget::Nucleus);
}

}  // namespace fathom
