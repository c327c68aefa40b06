// How the depth of a film depends on time. Values and pure functions.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "film/film_zoom.h"

namespace fathom {

/// How deep a film is at a time.
struct FilmWaypoint {
    double seconds = 0;  // from the film's start
    Decimal radius;      // of the view
};

/// The pace that a user asks for: a speed, or waypoints.
struct FilmTiming {
    double octavesPerSecond = 1;
    double framesPerSecond = 30;
    double easing = 1;  // seconds of the start, and of the end
    bool isOutward = false;
    /// If there are any, they settle the pace, and speed, easing and direction have no meaning.
    std::vector<FilmWaypoint> waypoints = {};
};

/// What can be wrong with the waypoints of a film.
enum class WaypointFault { TooFew, TooMany, NotAtZero, NotLater, TooLate, OffTheWay };
struct FaultyWaypoint {
    WaypointFault fault;
    std::size_t index;  // of the waypoint, from 0
};
/// The first fault of waypoints on a film's way. There must be two of them, the first one at time
/// 0, times must rise by a millisecond, and radii must be neither wider nor narrower than the zoom.
std::optional<FaultyWaypoint> faultOf(std::span<const FilmWaypoint> waypoints,
                                      const FilmZoom& zoom);

/// Waypoints that a film can have.
inline constexpr std::size_t kMostWaypoints = 10'000;
/// Seconds that a film with waypoints can take.
inline constexpr double kLongestFilm = 1e6;

/// Reads the JSON of waypoints: a list of {"time": seconds, "radius": "1e-20"}. `source` names the
/// text in errors. Fails with Parse.
Result<std::vector<FilmWaypoint>> parseWaypoints(std::string_view json, const std::string& source);

/// The depth of each frame of a film. Immutable.
class FilmPace {
public:
    /// Fails with InvalidInput if the waypoints have a fault.
    static Result<FilmPace> of(const FilmTiming& timing, const FilmZoom& zoom);

    /// The length of the film.
    double seconds() const { return m_seconds; }
    /// The first and the last frame show the ends.
    int frameCount() const;
    /// Octaves below the widest view.
    double depthOf(int frame) const;
    double depthAt(double seconds) const;
    /// The speed without easing, or the mean speed between waypoints, in octaves a second.
    double meanSpeed() const { return m_speed; }

private:
    /// A waypoint. Depth changes by `slope` octaves a second there.
    struct Knot {
        double seconds = 0, depth = 0, slope = 0;
    };
    void takeWaypoints(std::span<const FilmWaypoint> waypoints, const FilmZoom& zoom);
    void findSlopes();
    double easedDepth(double seconds) const;
    double depthByKnots(double seconds) const;

    double m_framesPerSecond = 30, m_octaves = 0, m_seconds = 0, m_speed = 1, m_ramp = 0;
    bool m_isOutward = false;
    std::vector<Knot> m_knots;  // none: by speed and easing
};

}  // namespace fathom
