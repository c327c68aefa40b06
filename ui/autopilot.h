// A flight that goes on and on along the boundary: in, as long as there is something to see, and
// out again where there is not. A model of it; who owns it moves the view. One thread.
#pragma once

#include <cstdint>
#include <optional>
#include <random>
#include <span>

#include "render/geometry.h"

namespace fathom {

class Autopilot {
public:
    /// Doublings of the zoom in a second: pictures keep up, and eyes follow.
    static constexpr double kOctavesPerSecond = 0.8;
    /// Without a new picture it goes on for so many doublings, waits, and turns back after so long.
    static constexpr double kBlindOctaves = 1.5;
    static constexpr double kPatienceSeconds = 8;
    /// After a dead end it goes out by so many doublings.
    static constexpr double kLeastRise = 4, kMostRise = 9;

    explicit Autopilot(std::uint32_t seed) : m_random(seed) {}

    /// What a new picture shows: points of the boundary, as offsets from the middle of the present
    /// view in halves of its height, right and up. The flight goes on to the one nearest to its
    /// aim, and now and then to any; where there is none, it turns back.
    void see(std::span<const PointF> boundary);
    void turnBack();
    /// It is far enough out.
    void endRise() { m_rise = 0; }

    /// Moves the picture by so many offsets, and then grows it about the middle.
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
    double m_speed = 0;                             // doublings in a second, below 0: out
    PointF m_course;                                // of the picture, in offsets a second
    double m_rise = 0;                              // doublings that it still goes out
    double m_untilChoice = 0;                       // doublings after which any aim will do
    double m_blindOctaves = 0, m_blindSeconds = 0;  // since the last picture
};

}  // namespace fathom
