#include "film/film_pace.h"

#include <algorithm>
#include <cmath>

#include "base/json_tree.h"
#include "base/limits.h"

namespace fathom {

namespace {

std::string named(std::size_t waypoint) {
    return "Waypoint " + std::to_string(waypoint + 1);
}

/// Octaves below the widest view; below 0 also for what is no radius.
double depthIn(const FilmZoom& zoom, const Decimal& radius) {
    return radius.sign() > 0 ? (zoom.radius.toFloatExp() / radius.toFloatExp()).log2() : -1;
}

Phrase sentenceOf(const FaultyWaypoint& waypoint, const FilmZoom& zoom) {
    const std::string number = std::to_string(waypoint.index + 1);
    switch (waypoint.fault) {
        case WaypointFault::TooFew:
            return phrase("A film needs at least two waypoints.");
        case WaypointFault::TooMany:
            return Phrase{"A film has at most %1 waypoints.", {std::to_string(kMostWaypoints)}};
        case WaypointFault::NotAtZero:
            return phrase("The first waypoint must be at time 0.");
        case WaypointFault::NotLater:
            return Phrase{
                "Waypoint %1 must be at least a millisecond later than the one before it.",
                {number}};
        case WaypointFault::TooLate:
            return Phrase{"Waypoint %1 is too late: a film takes at most a million seconds.",
                          {number}};
        case WaypointFault::OffTheWay:
            return Phrase{"Waypoint %1 must have a radius from %2 to %3.",
                          {number, zoom.viewAt(zoom.octaves).radius.rounded(6).toString(),
                           zoom.radius.rounded(6).toString()}};
    }
    return {};
}

Result<FilmWaypoint> waypointOf(const Json& tree, const std::string& name) {
    const auto time = tree.is_object() ? tree.find("time") : tree.end();
    if (!tree.is_object() || time == tree.end() || !time->is_number())
        return fail(ErrorCode::Parse, {"%1 needs a \"time\" in seconds, a number.", {name}});
    const auto text = tree.find("radius");
    const auto radius = text != tree.end() && text->is_string()
                            ? Decimal::parse(text->get<std::string>())
                            : Result<Decimal>(fail(ErrorCode::Parse, ""));
    if (!radius)
        return fail(ErrorCode::Parse, {"%1 needs a \"radius\", a text such as \"1e-20\".", {name}});
    return FilmWaypoint{time->get<double>(), *radius};
}

}  // namespace

Result<std::vector<FilmWaypoint>> parseWaypoints(std::string_view json, const std::string& source) {
    std::size_t values = 0;
    bool isTooMuch = json.size() > limits::kViewBytes;
    const auto look = [&](int depth, Json::parse_event_t, Json&) {
        isTooMuch |= depth > static_cast<int>(limits::kLevels) || ++values > limits::kViewValues;
        return !isTooMuch;
    };
    const Json tree = isTooMuch ? Json() : Json::parse(json, look, false);
    if (isTooMuch || !tree.is_array())
        return fail(ErrorCode::Parse,
                    {"%1 is no JSON list of waypoints such as {\"time\": 5, \"radius\": \"1e-9\"}.",
                     {source}});
    std::vector<FilmWaypoint> waypoints;
    for (const Json& item : tree) {
        auto waypoint = waypointOf(item, named(waypoints.size()) + " of " + source);
        if (!waypoint) return tl::make_unexpected(waypoint.error());
        waypoints.push_back(*std::move(waypoint));
    }
    return waypoints;
}

std::optional<FaultyWaypoint> faultOf(std::span<const FilmWaypoint> waypoints,
                                      const FilmZoom& zoom) {
    if (waypoints.size() < 2) return FaultyWaypoint{WaypointFault::TooFew, 0};
    if (waypoints.size() > kMostWaypoints) return FaultyWaypoint{WaypointFault::TooMany, 0};
    // Radii that were rounded to some digits count as the ends themselves.
    constexpr double kRounding = 1e-3, kShortestStep = 1e-3;
    for (std::size_t i = 0; i < waypoints.size(); ++i) {
        const double seconds = waypoints[i].seconds, depth = depthIn(zoom, waypoints[i].radius);
        if (i == 0 && seconds != 0) return FaultyWaypoint{WaypointFault::NotAtZero, i};
        if (i > 0 && !(seconds - waypoints[i - 1].seconds >= kShortestStep))
            return FaultyWaypoint{WaypointFault::NotLater, i};
        if (!(seconds <= kLongestFilm)) return FaultyWaypoint{WaypointFault::TooLate, i};
        if (!(depth >= -kRounding && depth <= zoom.octaves + kRounding))
            return FaultyWaypoint{WaypointFault::OffTheWay, i};
    }
    return std::nullopt;
}

// Speed rises evenly for `ramp` seconds, stays, and falls evenly: the way is speed times (seconds -
// ramp). A way that is shorter than both ramps has a lower top speed.
Result<FilmPace> FilmPace::of(const FilmTiming& timing, const FilmZoom& zoom) {
    FilmPace pace;
    pace.m_framesPerSecond = timing.framesPerSecond;
    pace.m_octaves = zoom.octaves;
    if (!timing.waypoints.empty()) {
        if (const auto fault = faultOf(timing.waypoints, zoom))
            return fail(ErrorCode::InvalidInput, sentenceOf(*fault, zoom));
        pace.takeWaypoints(timing.waypoints, zoom);
        return pace;
    }
    const double even = zoom.octaves / timing.octavesPerSecond;
    pace.m_isOutward = timing.isOutward;
    pace.m_speed = timing.octavesPerSecond;
    pace.m_ramp = std::min(timing.easing, even);
    pace.m_seconds = even + pace.m_ramp;
    return pace;
}

void FilmPace::takeWaypoints(std::span<const FilmWaypoint> waypoints, const FilmZoom& zoom) {
    double way = 0;
    for (const FilmWaypoint& waypoint : waypoints) {
        const double depth = std::clamp(depthIn(zoom, waypoint.radius), 0.0, zoom.octaves);
        if (!m_knots.empty()) way += std::fabs(depth - m_knots.back().depth);
        m_knots.push_back({waypoint.seconds, depth, 0});
    }
    m_seconds = waypoints.back().seconds;
    m_speed = way / m_seconds;
    findSlopes();
}

/// Weighted harmonic means of the speeds on both sides, and 0 where the direction changes and at
/// the ends. So depths between two waypoints lie between theirs (F. N. Fritsch and J. Butland, "A
/// method for constructing local monotone piecewise cubic interpolants", SIAM J. Sci. Stat. Comput.
/// 5, 1984).
void FilmPace::findSlopes() {
    for (std::size_t i = 1; i + 1 < m_knots.size(); ++i) {
        const Knot &last = m_knots[i - 1], &next = m_knots[i + 1];
        Knot& knot = m_knots[i];
        const double before = knot.seconds - last.seconds, after = next.seconds - knot.seconds;
        const double a = (knot.depth - last.depth) / before, b = (next.depth - knot.depth) / after;
        if (!(a * b > 0)) continue;
        const double ofA = before + 2 * after, ofB = 2 * before + after;
        knot.slope = (ofA + ofB) / (ofA / a + ofB / b);
    }
}

int FilmPace::frameCount() const {
    return static_cast<int>(std::lround(m_seconds * m_framesPerSecond)) + 1;
}

double FilmPace::depthOf(int frame) const {
    const int last = frameCount() - 1, place = m_isOutward ? last - frame : frame;
    const double time = m_seconds * place / std::max(1, last);
    return m_knots.empty() ? easedDepth(time) : depthByKnots(time);
}

double FilmPace::depthAt(double seconds) const {
    if (!m_knots.empty()) return depthByKnots(seconds);
    return easedDepth(m_isOutward ? m_seconds - seconds : seconds);
}

double FilmPace::easedDepth(double time) const {
    const double speed = m_octaves / (m_seconds - m_ramp);
    const auto eased = [&](double t) { return m_ramp > 0 ? speed * t * t / (2 * m_ramp) : 0; };
    if (time < m_ramp) return eased(time);
    if (time > m_seconds - m_ramp) return m_octaves - eased(m_seconds - time);
    return speed * (time - m_ramp / 2);
}

/// The cubic of Hermite between two knots. It is clamped because of its rounding.
double FilmPace::depthByKnots(double seconds) const {
    const auto next = std::upper_bound(m_knots.begin() + 1, m_knots.end() - 1, seconds,
                                       [](double s, const Knot& knot) { return s < knot.seconds; });
    const Knot &from = *(next - 1), &to = *next;
    const double length = to.seconds - from.seconds;
    const double t = std::clamp((seconds - from.seconds) / length, 0.0, 1.0), left = 1 - t;
    const double depth = left * left * ((1 + 2 * t) * from.depth + t * length * from.slope) +
                         t * t * ((1 + 2 * left) * to.depth - left * length * to.slope);
    return std::clamp(depth, std::min(from.depth, to.depth), std::max(from.depth, to.depth));
}

}  // namespace fathom
