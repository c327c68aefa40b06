// Julia sets of the point under the cursor, computed beside the main picture as fast as it moves.
// GUI thread; nothing here waits.
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
    /// Enough for the shape of a set; points that take longer are next to it.
    static constexpr std::uint64_t kIterations = 400;

    explicit JuliaPreview(QObject* parent = nullptr);

    /// The whole Julia set of a formula with a constant, in so many pixels. One picture is always
    /// finished before the next begins, and what was asked in between is passed over: so a cursor
    /// that never rests sees many pictures, not none.
    void show(const FormulaInstance& julia, Size size, const ColorSettings& colors);
    void end();

    /// Null before the first one.
    const QImage& picture() const { return m_picture; }
    /// What picture() shows.
    const Location& location() const { return m_location; }
    /// Pictures so far.
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
    CurveMotion m_curve;  // colours flow from picture to picture
    QElapsedTimer m_sincePicture;
    bool m_isComputing = false;
    std::optional<Request> m_next;
    NewestTask m_task;  // last: it uses all of the above
};

}  // namespace fathom
