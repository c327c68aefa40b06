// Keeps the canvas's picture up to date with the state: submits requests to the scheduler, receives
// tiles and recolours. GUI thread; only setScheduler() and starting a refinement may wait for the
// refiner's thread.
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

/// True if pictures of both locations show the same value at the same point of the plane.
inline bool isSameSubject(const Location& a, const Location& b) {
    return a.formula == b.formula && a.escapeRadius == b.escapeRadius &&
           a.convergence == b.convergence;
}

class ViewportRenderer final : public QObject {
    Q_OBJECT

public:
    /// Requests within this time are merged, and tiles are drawn in one repaint.
    static constexpr int kFrameMilliseconds = 16;
    /// While the user keeps moving, each picture gets at least this time to show its coarse pass.
    static constexpr int kCoarsePatienceMilliseconds = 150;
    /// How long a picture goes on while the view keeps moving; otherwise only coarse passes would
    /// be seen during a flight.
    struct Patience {
        double least;     // milliseconds: before, the share that has arrived tells little
        double expected;  // goes on if it is expected to take no longer
    };
    /// Inside it, the present picture shows all of the wanted view.
    static constexpr Patience kInside{400, 1000}, kElsewhere{60, 250};
    /// Parts of a device's picture wait for each other at most this long from its start: a whole
    /// picture costs the window a tenth of what parts do, which are copied and blended one by one.
    static constexpr int kPartsPatienceMilliseconds = 50;
    /// The view rests if it has not changed for this time.
    static constexpr int kMovingMilliseconds = 100;
    /// A slow picture at a new place is shown after this time, even if its automatic colours are
    /// not settled.
    static constexpr int kColorPatienceMilliseconds = 300;
    /// The colours of a picture that is being computed ease frame by frame after this time.
    static constexpr int kEasePatienceMilliseconds = 150;

    /// A picture of something else stands in for at most this time.
    static constexpr int kStrangerMilliseconds = 400;
    /// A finished picture that has not changed for this time is at rest and gets refined.
    static constexpr int kRestMilliseconds = 250;

    enum class Phase { Waiting, Preparing, Computing, Done, Stopped, Failed };

    /// The information for the status bar.
    struct Status {
        Phase phase = Phase::Waiting;  // Waiting: for engines
        std::optional<RenderPlan> plan;
        RenderProgress progress;
        std::optional<RenderSummary> summary;
        int samplesPerPixel = 1;  // above 1 if it has been refined
        QString failure;
        QString source;  // the file that it was read from; empty: computed here
    };

    explicit ViewportRenderer(QObject* parent = nullptr);
    ~ViewportRenderer() override;

    /// The scheduler must live until setScheduler(nullptr), which ends its use.
    void setScheduler(RenderScheduler* scheduler);

    /// Whether automatic colours ease from one picture to the next; otherwise they change at once.
    void setEases(bool eases) { m_curve.setEases(eases); }

    /// Shows a picture: at once if it is in the cache, otherwise it is computed. `focus` is the
    /// point that the user looks at, in device pixels.
    void show(const Location& location, Size size, PointF focus);
    /// Shows a finished picture from elsewhere. It must have the location and size requested last,
    /// otherwise it is dropped. It may leave parts of the canvas free.
    void show(FinishedPicture picture);
    void setColors(const ColorSettings& colors);
    /// The ids of the devices that may compute; empty: all.
    void setDevices(std::vector<std::string> devices);
    void setCacheCapacity(std::size_t bytes) { m_cache.setCapacity(bytes); }
    void setRefinement(const Refiner::Limits& limits);
    void stop();     // keeps the tiles that have arrived
    void restart();  // computes the same picture again
    bool isBusy() const;
    /// Seconds since the present picture was submitted to the scheduler.
    double seconds() const { return static_cast<double>(m_sinceSubmit.elapsed()) / 1000; }

    /// Paints the available parts of `view`, in device pixels.
    void paint(QPainter& painter, const View& view, Size size, const QTransform& display) const;
    const TileSample* sampleAt(int x, int y) const { return m_samples.at(x, y); }
    /// The curve that the present picture's automatic colours have, or ease to.
    std::optional<AutoCurve> curve() const;
    /// The curve that automatic colours show now; null before the first fit.
    std::shared_ptr<const CurveTable> shownCurve() const { return m_shownCurve; }
    bool isComplete() const { return m_frames.isComplete(); }
    /// The location of the present picture.
    const std::optional<Location>& submitted() const { return m_submitted; }
    Size submittedSize() const { return m_submittedSize; }
    /// True if the present picture is of this location.
    bool shows(const Location& location) const { return m_submitted == location; }
    /// True if at least one pass of the present picture is shown completely.
    bool isCovered() const { return m_frames.isCovered(); }
    /// True if all of the present picture is shown in the present colours.
    bool isColored() const {
        return m_frames.isComplete() && m_samples.isSettled() && !m_curve.isEasing();
    }
    /// Some evenly spread samples of the present picture.
    const PictureSamples::Coarse& someSamples() const { return m_samples.coarse(); }
    /// The finished picture; null before it is finished.
    QImage completeImage() const { return m_frames.completeImage(); }

    /// The further samples of the present picture.
    const Refinement& refinement() const { return m_refiner.refinement(); }
    bool isRefining() const { return m_refiner.isRunning(); }

    const Status& status() const { return m_status; }
    RenderId currentId() const { return m_current; }
    /// The number of pictures submitted to the scheduler; pictures from the cache do not count.
    std::uint64_t submitCount() const { return m_submitCount; }

signals:
    void painted();  // there is something new to draw
    void grown();    // so there is, but only more tiles of a picture
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
    void easeCurve();
    void followCurve(bool isAtEnd);
    bool isShown() const;
    WantedPeriods periods() const;
    IterationLimit startingLimit() const;
    bool hasMadeRoom() const;
    int restOfFrame() const;
    bool mayGoOn() const;
    bool isViewInside() const;
    void submit();
    void leavePicture();
    void keepFinished();
    bool showKnown();
    void showFinished(FinishedPicture picture);
    void receive();
    void showPart(const ColoredTile& tile);
    void showParts();
    void receiveEnd(const TileBridge::Ended& ended);
    void finishIfColored();
    void refineAtRest();

    RenderScheduler* m_scheduler = nullptr;
    std::shared_ptr<TileBridge> m_bridge;
    FrameStack m_frames;
    PictureSamples m_samples;
    bool m_hasSomeSamples = false;  // a device has sent some of the present picture's samples early
    std::vector<ColoredTile> m_parts;  // of the present picture, not shown yet
    PictureCache m_cache;
    Refiner m_refiner;
    ColorSettings m_colorSettings;
    ColorSnapshot m_colors;
    struct Applied {
        ColorSettings colors;
        PictureTraits traits;
        friend bool operator==(const Applied&, const Applied&) = default;
    };
    std::optional<Applied> m_settled;  // what m_settledColorizer was made for
    std::shared_ptr<const Colorizer> m_settledColorizer;
    bool m_isSettled = false;  // m_colors are those; false while the curve is eased
    CurveMotion m_curve;
    std::shared_ptr<const CurveTable> m_shownCurve;  // the curve of m_colors; null: none
    bool m_areOthersStale = false;                   // old pictures have old colours
    Status m_status;

    Location m_location;
    Size m_size;
    PointF m_focus;
    std::vector<std::string> m_devices;
    std::optional<Location> m_submitted;  // what m_current shows
    Size m_submittedSize;
    WantedPeriods m_submittedPeriods;
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
    QElapsedTimer m_sinceSubmit, m_sinceShow;
    QTimer m_easeTimer;
    QElapsedTimer m_sinceEase;
    QTimer m_restTimer;
};

}  // namespace fathom
