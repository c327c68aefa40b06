// Keeps the canvas's picture true to the state: asks the scheduler, receives tiles, recolours.
// GUI thread; nothing here waits.
#pragma once

#include <optional>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "render/render_scheduler.h"
#include "ui/curve_motion.h"
#include "ui/frame_stack.h"
#include "ui/picture_cache.h"
#include "ui/picture_samples.h"
#include "ui/refiner.h"
#include "ui/tile_bridge.h"

namespace fathom {

/// Whether old pictures still show the same thing at the same point of the plane.
inline bool isSameSubject(const Location& a, const Location& b) {
    return a.formula == b.formula && a.escapeRadius == b.escapeRadius &&
           a.convergence == b.convergence;
}

class ViewportRenderer final : public QObject {
    Q_OBJECT

public:
    /// Requests are joined for this long, and tiles for one repaint of the display.
    static constexpr int kFrameMilliseconds = 16;
    /// While one moves on and on, a picture gets at least so long to show its coarse pass.
    static constexpr int kCoarsePatienceMilliseconds = 150;
    /// What is there of a slow picture at a new place is shown after so long, though its automatic
    /// colours are not settled.
    static constexpr int kColorPatienceMilliseconds = 300;

    /// A picture of something else stands in for so long at most.
    static constexpr int kStrangerMilliseconds = 400;
    /// A finished picture that nothing has changed for so long is at rest, and is refined.
    static constexpr int kRestMilliseconds = 250;

    enum class Phase { Waiting, Preparing, Computing, Done, Stopped, Failed };

    /// What the status bar says of the picture.
    struct Status {
        Phase phase = Phase::Waiting;  // for engines
        std::optional<RenderPlan> plan;
        RenderProgress progress;
        std::optional<RenderSummary> summary;
        int samplesPerPixel = 1;  // where it has been refined
        QString failure;
        QString source;  // the file that the picture was read from; empty: computed here
    };

    explicit ViewportRenderer(QObject* parent = nullptr);
    ~ViewportRenderer() override;

    /// The scheduler outlives its use here: setScheduler(nullptr) ends it.
    void setScheduler(RenderScheduler* scheduler);

    /// The picture to show: at once where it is still known, or else computed. `focus` is where
    /// the person looks, in device pixels.
    void show(const Location& location, Size size, PointF focus);
    /// A finished picture from elsewhere, of the location and size that were asked for last; others
    /// are dropped. It may leave parts of the canvas free.
    void show(FinishedPicture picture);
    void setColors(const ColorSettings& colors);
    /// Ids of the devices that may compute; empty: all.
    void setDevices(std::vector<std::string> devices);
    void setCacheCapacity(std::size_t bytes) { m_cache.setCapacity(bytes); }
    void setRefinement(const Refiner::Limits& limits);
    void stop();     // keeps what has arrived
    void restart();  // computes the same picture anew
    bool isBusy() const;
    /// Since the present picture was asked of the scheduler.
    double seconds() const { return static_cast<double>(m_sinceSubmit.elapsed()) / 1000; }

    /// Paints in device pixels what there is of `view`.
    void paint(QPainter& painter, const View& view, Size size, const QTransform& display) const;
    const TileSample* sampleAt(int x, int y) const { return m_samples.at(x, y); }
    /// The curve of automatic colours that the present picture has, or is eased to.
    std::optional<AutoCurve> curve() const;
    /// What automatic colours are shown by now; none before the first fit.
    std::optional<CurveTable> shownCurve() const;
    bool isComplete() const { return m_frames.isComplete(); }
    /// The place of the present picture, and its size.
    const std::optional<Location>& submitted() const { return m_submitted; }
    Size submittedSize() const { return m_submittedSize; }
    /// Whether the present picture is of this place.
    bool shows(const Location& location) const { return m_submitted == location; }
    /// Whether some pass of the present picture is on show as a whole.
    bool isCovered() const { return m_frames.isCovered(); }
    /// Whether all of the present picture is on show in the present colours.
    bool isColored() const {
        return m_frames.isComplete() && m_samples.isSettled() && !m_curve.isEasing();
    }
    /// Of the present picture, some samples that are evenly spread.
    PictureSamples::Coarse someSamples() const { return m_samples.coarse(m_submittedSize); }
    /// The finished picture; null before.
    QImage completeImage() const { return m_frames.completeImage(); }

    /// The further samples of the present picture.
    const Refinement& refinement() const { return m_refiner.refinement(); }
    bool isRefining() const { return m_refiner.isRunning(); }

    const Status& status() const { return m_status; }
    RenderId currentId() const { return m_current; }
    /// How many pictures have been asked of the scheduler: those from the cache are not.
    std::uint64_t submitCount() const { return m_submitCount; }

signals:
    void painted();  // there is something new to draw
    void statusChanged();
    void completed();
    void recoloredAll();
    void curveFitted();  // to the present picture
    void noticed(const QString& sentence);

private:
    ColorSettings shownColors() const;
    PictureTraits traits() const;
    void applyColors();
    void applyIfChanged();
    bool fitsCurve() const;
    ViewChange changeTo(const Location& location, Size size) const;
    void beginCurve(ViewChange change, const std::shared_ptr<const CurveTable>& seen);
    void startEasing();
    void followCurve(bool isAtEnd);
    bool isShown() const;
    IterationLimit startingLimit() const;
    void submit();
    void leavePicture();
    void keepFinished();
    bool showKnown();
    void showFinished(FinishedPicture picture);
    void receive();
    void receiveEnd(const TileBridge::Ended& ended);
    void finishIfColored();
    void refineAtRest();

    RenderScheduler* m_scheduler = nullptr;
    std::shared_ptr<TileBridge> m_bridge;
    FrameStack m_frames;
    PictureSamples m_samples;
    PictureCache m_cache;
    Refiner m_refiner;
    ColorSettings m_colorSettings;
    ColorSnapshot m_colors;
    struct Applied {
        ColorSettings colors;
        PictureTraits traits;
        friend bool operator==(const Applied&, const Applied&) = default;
    };
    std::optional<Applied> m_applied;  // none while the curve is eased
    CurveMotion m_curve;
    std::shared_ptr<const CurveTable> m_shownCurve;  // that the colours have; null: they have none
    bool m_areOthersStale = false;                   // old pictures have old colours
    Status m_status;

    Location m_location;
    Size m_size;
    PointF m_focus;
    std::vector<std::string> m_devices;
    std::optional<Location> m_submitted;  // what m_current shows
    Size m_submittedSize;
    struct Reached {
        Location location;
        std::uint64_t limit = 0;
    };
    std::optional<Reached> m_reached;         // by the last finished picture
    std::optional<RenderSummary> m_finished;  // of a picture that still gets its colours
    RenderId m_current{};
    std::uint64_t m_submitCount = 0;

    QTimer m_submitTimer;
    QTimer m_receiveTimer;
    QTimer m_strangerTimer;
    QElapsedTimer m_sinceSubmit;
    QTimer m_easeTimer;
    QElapsedTimer m_sinceEase;
    QTimer m_restTimer;
};

}  // namespace fathom
