// The waypoints of a film: a table of times and radii to edit, add to and remove from. GUI thread.
#pragma once

#include <vector>

#include <QWidget>

#include "film/film_pace.h"

class QPushButton;
class QTableWidget;

namespace fathom {

class WaypointTable final : public QWidget {
    Q_OBJECT

public:
    explicit WaypointTable(QWidget* parent = nullptr);

    void setWaypoints(const std::vector<FilmWaypoint>& waypoints);
    bool isEmpty() const;
    /// What the table says. Fails with InvalidInput and a translated sentence if a cell has no
    /// number.
    Result<std::vector<FilmWaypoint>> waypoints() const;

signals:
    void edited();

private:
    void add();
    void remove();
    void appendRow(int row, const FilmWaypoint& waypoint);
    void updateButtons();
    QString textOf(int row, int column) const;

    QTableWidget* m_table;
    QPushButton* m_add;
    QPushButton* m_remove;
};

}  // namespace fathom
