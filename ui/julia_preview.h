// Julia sets of the point under the cursor, computed in the background while the cursor moves. GUI
// thread; no call waits.
#pragma once

#include <optional>

#include <QElapsedTimer>
#include <QImage>
#include <QObject>

#include "color/color_settings.h"
#include "render/location.h"
#include "render/tile.h"
#include "ui/curve_motion.h"
#include "ui/newest_task.h"

namespace fathom {

class JuliaPreview final : public QObject {
    Q_OBJECT

public:
    /// Enough for the shape of a set; points that need more iterations lie next to the set.
    static constexpr std::uint64_t kIterations = 400;

    explicit JuliaPreview(QObject* parent = nullptr);

    /// Computes the whole Julia set of a formula with a constant, in `size` pixels. A picture is
    /// always finished before the next one begins, and only the newest request waits. So a cursor
    /// that never rests still sees many pictures.
    void show(const FormulaInstance& julia, Size size, const ColorSettings& colors);
    void end();
    /// Whether automatic colours ease from one set to the next.
    void setEases(bool eases) { m_curve.setEases(eases); }

    /// The latest picture; null before the first one.
    const QImage& picture() const { return m_picture; }
    /// The location that picture() shows.
    const Location& location() const { return m_location; }
    /// The number of pictures made so far.
    std::uint64_t count() const { return m_count; }

signals:
    void painted();

private:
    struct Request {
        Location location;
        Size size;
        ColorSettings colors;
    };
    struct Answer {
        Request request;
        Samples samples;
    };
    void start(Request request);
    void take(const Answer& answer);
    QImage colored(const Answer& answer);

    QImage m_picture;
    Location m_location;
    std::uint64_t m_count = 0;
    CurveMotion m_curve;  // eases automatic colours from one picture to the next
    QElapsedTimer m_sincePicture;
    bool m_isComputing = false;
    std::optional<Request> m_next;
    NewestTask m_task;  // last: it uses all of the above
};

}  // namespace fathom
