#include "ui/autopilot_mode.h"

#include <algorithm>
#include <random>
#include <utility>

#include <QApplication>

#include "finder/boundary_points.h"
#include "ui/explorer_state.h"
#include "ui/viewport_renderer.h"
#include "ui/viewport_widget.h"

namespace fathom {
namespace {

constexpr int kFrameMilliseconds = 16;
/// A late frame moves the view no further than a frame of this length, in seconds.
constexpr double kLongestSeconds = 0.1;

}  // namespace

AutopilotMode::AutopilotMode(ExplorerState& state, ViewportRenderer& renderer,
                             ViewportWidget& canvas)
    : QObject(&canvas), m_state(state), m_renderer(renderer), m_canvas(canvas) {
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(kFrameMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &AutopilotMode::fly);
    connect(&m_canvas, &ViewportWidget::touched, this, [this] { setActive(false); });
    connect(&m_state, &ExplorerState::locationChanged, this, [this] {
        if (!m_isMoving) setActive(false);
    });
}

void AutopilotMode::setActive(bool isActive) {
    if (isActive == this->isActive()) return;
    if (isActive) {
        m_canvas.finishFlight();
        m_pilot.emplace(std::random_device{}());
        m_seen.reset();
        m_sinceFrame.start();
        m_timer.start();
    } else {
        m_timer.stop();
        m_pilot.reset();
        m_state.endGesture();
    }
    emit activeChanged();
}

// Shows each picture to the autopilot once, as soon as one of its passes is complete.
void AutopilotMode::look() {
    const std::optional<Location>& shown = m_renderer.submitted();
    if (!shown || m_seen == shown || !m_renderer.isCovered()) return;
    const PictureSamples::Coarse& coarse = m_renderer.someSamples();
    if (!coarse.isWhole()) return;
    m_seen = shown;

    const Size image = m_canvas.imageSize();
    const View::PixelMap map =
        m_state.location().view.mapFrom(shown->view, m_renderer.submittedSize(), image);
    std::vector<PointF> points = boundaryPoints(coarse.samples, coarse.size, coarse.step);
    for (PointF& point : points) {
        const double x = point.x * coarse.step, y = point.y * coarse.step;
        point = offsetOf({map.matrix.xx * x + map.matrix.xy * y + map.shift.x,
                          map.matrix.yx * x + map.matrix.yy * y + map.shift.y},
                         image);
    }
    m_pilot->see(points);
}

void AutopilotMode::fly() {
    if (QApplication::activeModalWidget()) return setActive(false);
    look();
    const Location& location = m_state.location();
    const bool isAllInView = location.view.radius >= homeLocation(location.formula).view.radius;
    if (isAllInView) m_pilot->endRise();
    const double seconds = static_cast<double>(m_sinceFrame.restart()) / 1000;
    const Autopilot::Motion motion = m_pilot->advance(std::min(seconds, kLongestSeconds));
    const double half = m_canvas.imageSize().height / 2.0;
    m_isMoving = true;
    m_canvas.drift({motion.shift.x * half, -motion.shift.y * half}, motion.factor);
    m_isMoving = false;
}

}  // namespace fathom
