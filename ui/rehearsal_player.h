// Shows a film in small: computes it in the background, plays it, and goes to any time. GUI thread;
// no call waits.
#pragma once

#include <memory>
#include <optional>

#include <QElapsedTimer>
#include <QImage>
#include <QWidget>

#include "film/film_rehearsal.h"
#include "ui/newest_task.h"

class QLabel;
class QPushButton;
class QSlider;
class QTimer;

namespace fathom {

class RehearsalPlayer final : public QWidget {
    Q_OBJECT

public:
    /// The scheduler must exist until end() has returned. Null: nothing can be rehearsed.
    explicit RehearsalPlayer(RenderScheduler* scheduler, QWidget* parent = nullptr);
    ~RehearsalPlayer() override;

    /// The film that is chosen now. A rehearsal stays if only its pace has changed. `order` is none
    /// while the choices make no film.
    void setFilm(const std::optional<FilmOrder>& order);
    /// Computes the film in small and plays it meanwhile.
    void rehearse();
    void stop();
    /// Stops and waits until nothing is computed any more: at most a tenth of a second.
    void end();

    bool isComputing() const { return m_isComputing; }
    bool isPlaying() const;
    /// Whether the whole film can be played.
    bool isComplete() const;
    double seconds() const { return m_seconds; }
    const QImage& picture() const { return m_picture; }

signals:
    void changed();  // picture(), isComputing() or isPlaying()

private:
    class Screen;
    void layOut();
    void take(double fraction);
    void finish(const QString& failure);
    void setPlaying(bool isPlaying);
    void advance();
    void goTo(double seconds);
    bool paintNow();
    void showState();

    RenderScheduler* m_scheduler;
    std::optional<FilmOrder> m_order;
    std::optional<FilmPace> m_pace;
    std::shared_ptr<FilmRehearsal> m_rehearsal;
    FilmOrder m_rehearsed;  // rehearsalOf() of the film that is rehearsed
    QImage m_picture;
    double m_seconds = 0;  // of the frame that is shown
    double m_done = 0;     // fraction that is computed
    bool m_isComputing = false;
    QString m_problem;
    QElapsedTimer m_sinceStep;

    Screen* m_screen;
    QPushButton *m_rehearse, *m_play;
    QSlider* m_slider;
    QLabel* m_time;
    QTimer* m_timer;
    std::optional<NewestTask> m_task;  // last: it uses all of the above
};

}  // namespace fathom
