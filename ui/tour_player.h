// Plays a tour: goes from view to view, waits for each picture and for its time. GUI thread.
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
    /// One stop on or back; beyond the last one the tour is over.
    void step(int stops);
    /// The view of the present stop is there as a picture: from now on its time runs.
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
