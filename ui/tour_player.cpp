#include "ui/tour_player.h"

#include <utility>

namespace fathom {

TourPlayer::TourPlayer(QObject* parent) : QObject(parent) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] { step(1); });
}

void TourPlayer::start(Tour tour) {
    m_tour = std::move(tour);
    m_isPaused = false;
    goTo(0);
}

void TourPlayer::end() {
    if (!isPlaying()) return;
    m_tour = {};
    m_timer.stop();
    emit changed();
}

// After a pause the time of a stop starts again.
void TourPlayer::setPaused(bool isPaused) {
    if (!isPlaying() || isPaused == m_isPaused) return;
    m_isPaused = isPaused;
    if (isPaused)
        m_timer.stop();
    else
        goTo(m_index);
    emit changed();
}

void TourPlayer::step(int stops) {
    if (!isPlaying()) return;
    if (stops < 0) return goTo(m_index > 0 ? m_index - 1 : 0);
    if (m_index + 1 >= m_tour.stops.size()) return end();
    goTo(m_index + 1);
}

void TourPlayer::goTo(std::size_t index) {
    m_index = index;
    m_isThere = false;
    m_timer.stop();
    emit viewWanted(Bookmark(stop().view));  // the receiver may end the tour
    emit changed();
}

void TourPlayer::arrive() {
    if (!isPlaying() || std::exchange(m_isThere, true) || m_isPaused) return;
    m_timer.start(static_cast<int>(1000 * stop().seconds));
}

}  // namespace fathom
