// How the canvas gets to distant views: it flies there, or fades.
#include <algorithm>

#include <QPainter>

#include "ui/viewport_widget.h"

namespace fathom {
namespace {

/// Jumps are flown at kPathOctaves octaves per second, within the times below. Paths longer than
/// kMostPathOctaves are faded instead.
constexpr double kPathOctaves = 16, kMostPathOctaves = 48;
constexpr int kShortestPath = 350, kLongestPath = 3000;  // milliseconds
constexpr int kFadeMilliseconds = 400;

/// Eases from rest to rest.
double easeInOut(double time) {
    return time * time * (3 - 2 * time);
}

}  // namespace

// ---- Jumps: out, across and in, or a fade where nobody could follow

void ViewportWidget::jump(const View& next, bool isSameSubject) {
    if (!m_hasFlights || !m_isSmooth || !isVisible()) return;
    const auto path = isSameSubject ? ViewPath::between(m_target, next) : std::nullopt;
    if (path && path->octaves() < kMostPathOctaves) {
        m_path = path;
        m_pathMilliseconds = std::clamp(static_cast<int>(1000 * path->octaves() / kPathOctaves),
                                        kShortestPath, kLongestPath);
        m_sincePath.start();
        m_pathTimer.start(frameMilliseconds());
    } else {
        const Size image = imageSize();
        m_fading = snapshot({image.width, image.height});
        m_sinceFade.start();
    }
}

void ViewportWidget::followPath() {
    if (!m_path) return m_pathTimer.stop();
    const double time = static_cast<double>(m_sincePath.elapsed()) / m_pathMilliseconds;
    if (time >= 1) return finishFlight();
    m_target = m_path->at(easeInOut(time));
    m_overlay.noteMovement();
    requestPicture();
    update();
}

void ViewportWidget::finishFlight() {
    if (!std::exchange(m_path, std::nullopt)) return;
    m_pathTimer.stop();
    m_target = m_state.location().view;
    requestPicture();
    update();
    emit flightEnded();
}

// User input stops a flight where it is.
void ViewportWidget::haltFlight() {
    if (!std::exchange(m_path, std::nullopt)) return;
    m_nextMotion = 0;
    m_state.setView(m_target);
    emit flightEnded();
}

void ViewportWidget::paintFading(QPainter& painter) {
    if (m_fading.isNull()) return;
    const double rest = 1 - static_cast<double>(m_sinceFade.elapsed()) / kFadeMilliseconds;
    if (rest > 0) {
        painter.setOpacity(rest);
        painter.drawImage(rect(), m_fading);
        painter.setOpacity(1);
    } else {
        m_fading = {};
    }
}

}  // namespace fathom
