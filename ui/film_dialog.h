// Asks how a zoom film of a view is to be made, and says how long it will be. GUI thread.
#pragma once

#include <optional>
#include <vector>

#include <QDialog>

#include "film/film_order.h"

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace fathom {

class RehearsalPlayer;
class WaypointTable;

class FilmDialog final : public QDialog {
    Q_OBJECT

public:
    /// `scheduler` computes rehearsals until endRehearsal(); null: there are none. Films may begin
    /// at those of `places` that lie around the bookmark's view.
    FilmDialog(const Bookmark& bookmark, const QString& folder,
               RenderScheduler* scheduler = nullptr, const std::vector<Bookmark>& places = {},
               QWidget* parent = nullptr);

    /// The film of the dialog's choices; valid once it was accepted.
    FilmOrder order() const;
    /// From now on nothing is computed.
    void endRehearsal();
    /// True: the film is to be added to the queue; false: it is to be made now.
    bool isForQueue() const { return m_isForQueue; }

private:
    void prepareChoices();
    void addWideViews(const std::vector<Bookmark>& places);
    void buildForm();
    QWidget* makeChoices();
    QWidget* makeTrial();
    QDialogButtonBox* makeButtons();
    void connectParts();
    void changeCodec();
    void changePace();
    void chooseFile();
    void refresh();
    QString samplesFolder() const;
    QString summary() const;
    std::optional<QString> waypointProblem() const;
    QString problem() const;
    void tryAccept(bool isForQueue);

    const Bookmark m_bookmark;
    QComboBox *m_direction, *m_wide, *m_size, *m_rate;
    std::vector<std::optional<View>> m_wideViews;  // of the rows of m_wide; see FilmOrder::wide
    QDoubleSpinBox *m_speed, *m_easing;
    QComboBox *m_samples, *m_codec;
    QCheckBox *m_useWaypoints, *m_keep;
    WaypointTable* m_waypoints;
    RehearsalPlayer* m_rehearsal;
    QLineEdit* m_path;
    QPushButton* m_browse;
    QLabel *m_summary, *m_problem;
    QPushButton* m_make = nullptr;
    QPushButton* m_enqueue = nullptr;
    bool m_isForQueue = false;
};

}  // namespace fathom
