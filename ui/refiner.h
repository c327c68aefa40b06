// Refines the picture on show while it rests: on a thread of its own, with the scheduler's spare
// time. GUI thread; nothing here waits but the destructor and setScheduler().
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
        double seconds = 60;                         // of all waves, as far as can be foreseen
        friend bool operator==(const Limits&, const Limits&) = default;
    };

    /// A finished picture.
    struct Picture {
        RenderRequest request;  // with the rung and the iterations that it was computed with
        double seconds = 0;     // that its samples took
        std::vector<ColoredTile> tiles;
        QImage image;
        ColorSettings colors;  // of the image, with the curve of automatic ones
    };

    explicit Refiner(QObject* parent = nullptr) : QObject(parent) {}
    ~Refiner() override { end(); }

    /// Null before the scheduler goes: waits for the thread that uses it, which stops at once.
    void setScheduler(RenderScheduler* scheduler);
    void setLimits(const Limits& limits) { m_limits = limits; }
    const Limits& limits() const { return m_limits; }

    /// Goes on from refinement(), whose colours come first.
    void begin(Picture picture);
    /// At once; what has come so far stays.
    void end();
    bool isRunning() const { return m_isRunning; }

    const Refinement& refinement() const { return m_refinement; }
    /// That of another picture, or none; ends.
    void setRefinement(Refinement refinement);
    /// The picture has other colours, which are still to be made; ends.
    void outdateColors();

signals:
    /// The whole picture, with the means in place.
    void refined(const QImage& image);

private:
    class Work;
    void receive(Refinement refinement, const QImage& image);

    RenderScheduler* m_scheduler = nullptr;
    Limits m_limits;
    Refinement m_refinement;
    bool m_isRunning = false;
    std::stop_source m_stop;
    std::jthread m_thread;  // last: it uses the rest
};

}  // namespace fathom
