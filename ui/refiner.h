// Refines the current picture while it rests: on its own thread, with the scheduler's idle time.
// GUI thread; only the destructor, setScheduler() and begin() may wait for the thread.
#pragma once

#include <stop_token>
#include <thread>

#include <QObject>

#include "render/render_scheduler.h"
#include "ui/refinement.h"

namespace fathom {

class Refiner final : public QObject {
    Q_OBJECT

public:
    struct Limits {
        int samplesPerPixel = 8;
        std::size_t bytes = std::size_t{300} << 20;  // of all further samples
        double seconds = 60;                         // of all waves, as far as predictable
        friend bool operator==(const Limits&, const Limits&) = default;
    };

    /// A finished picture.
    struct Picture {
        RenderRequest request;  // with the rung and the iteration limit that were used
        double seconds = 0;     // the time that its samples took
        std::vector<ColoredTile> tiles;
        QImage image;
        ColorSettings colors;  // of the image, with the curve of automatic colours
    };

    explicit Refiner(QObject* parent = nullptr) : QObject(parent) {}
    ~Refiner() override { end(); }

    /// Pass null before the scheduler is destroyed. Waits for the thread that uses the scheduler;
    /// this thread stops at once.
    void setScheduler(RenderScheduler* scheduler);
    void setLimits(const Limits& limits) { m_limits = limits; }
    const Limits& limits() const { return m_limits; }

    /// Starts to refine `picture`. Begins with the colours of refinement(), then adds to it.
    void begin(Picture picture);
    /// Stops refining at once; what has arrived stays.
    void end();
    bool isRunning() const { return m_isRunning; }

    const Refinement& refinement() const { return m_refinement; }
    /// Sets the refinement of another picture, or an empty one. Stops refining.
    void setRefinement(Refinement refinement);
    /// Tells that the refined pixels need new colours. Stops refining.
    void outdateColors();

signals:
    /// The whole picture, with the refined pixels painted.
    void refined(const QImage& image);

private:
    class Work;
    void receive(Refinement refinement, const QImage& image);

    RenderScheduler* m_scheduler = nullptr;
    Limits m_limits;
    Refinement m_refinement;
    bool m_isRunning = false;
    std::stop_source m_stop;
    std::jthread m_thread;  // last: it uses the other members
};

}  // namespace fathom
