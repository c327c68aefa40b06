// Plays a tour: goes from view to view, waits for each picture, then for its time. GUI thread.
#pragma once

#include <optional>

#include <QObject>
#include <QTimer>

#include "bookmarks/tour.h"

namespace fathom {

class TourPlayer final : public QObject {
    Q_OBJECT

public:
    explicit TourPlayer(QObject* parent = nullptr);

    void start(Tour tour);
    void end();
    void setPaused(bool isPaused);
    /// Goes `stops` stops on (negative: back); the tour ends after the last stop.
    void step(int stops);
    /// Tells that the picture of the present stop is on show: its time starts now.
    void arrive();

    bool isPlaying() const { return !m_tour.stops.empty(); }
    bool isPaused() const { return m_isPaused; }
    std::size_t index() const { return m_index; }
    std::size_t count() const { return m_tour.stops.size(); }
    /// Only while isPlaying().
    const TourStop& stop() const { return m_tour.stops[m_index]; }

signals:
    void viewWanted(const Bookmark& view);
    void changed();

private:
    void goTo(std::size_t index);

    Tour m_tour;
    std::size_t m_index = 0;
    bool m_isPaused = false;
    bool m_isThere = false;
    QTimer m_timer;  // of the present stop
};

}  // namespace fathom
