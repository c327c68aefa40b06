// A flight along the boundary that never ends: it zooms in while there is something to see, and out
// again where there is nothing. This is only the model of the flight; its owner moves the view.
// One thread.
#pragma once

#include <cstdint>
#include <optional>
#include <random>
#include <span>

#include "render/geometry.h"

namespace fathom {

class Autopilot {
public:
    /// Speed in doublings of the zoom per second: slow enough for pictures to keep up and for eyes
    /// to follow.
    static constexpr double kOctavesPerSecond = 0.8;
    /// Without a new picture the flight goes on for kBlindOctaves doublings and then waits; after
    /// kPatienceSeconds without one it turns back.
    static constexpr double kBlindOctaves = 1.5;
    static constexpr double kPatienceSeconds = 8;
    /// After a dead end the flight goes out by a number of doublings between these two.
    static constexpr double kLeastRise = 4, kMostRise = 9;

    explicit Autopilot(std::uint32_t seed) : m_random(seed) {}

    /// Takes what a new picture shows: points of the boundary, as offsets to the right and up from
    /// the middle of the present view, in halves of the view's height. The flight goes on to the
    /// point nearest to its aim, and now and then chooses a new aim among all of them; if there are
    /// none, it turns back.
    void see(std::span<const PointF> boundary);
    void turnBack();
    /// Ends the way out: the view is far enough out.
    void endRise() { m_rise = 0; }

    /// First move the picture by `shift` (an offset as in see()), then enlarge it by `factor` about
    /// the middle.
    struct Motion {
        PointF shift;
        double factor = 1;
    };
    Motion advance(double seconds);

    bool isRising() const { return m_rise > 0; }

private:
    double between(double least, double most);
    PointF anyOf(std::span<const PointF> boundary);

    std::mt19937 m_random;
    std::optional<PointF> m_aim;
    double m_speed = 0;                             // doublings per second; below 0: out
    PointF m_course;                                // velocity of the picture, offsets per second
    double m_rise = 0;                              // doublings left on the way out
    double m_untilChoice = 0;                       // doublings until a new aim may be chosen
    double m_blindOctaves = 0, m_blindSeconds = 0;  // since the last picture
};

}  // namespace fathom
