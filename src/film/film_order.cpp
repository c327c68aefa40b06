#include "film/film_order.h"

#include <sstream>

namespace fathom {

Result<FilmZoom> zoomOf(const FilmOrder& order) {
    View wide = order.wide.value_or(order.narrow.location.view);
    if (!order.wide) wide.radius = homeLocation(order.narrow.location.formula).view.radius;
    return FilmZoom::between(wide, order.narrow.location.view);
}

Result<FilmPace> paceOf(const FilmOrder& order) {
    return zoomOf(order).and_then(
        [&](const FilmZoom& zoom) { return FilmPace::of(order.timing, zoom); });
}

bool hasFrames(const FilmOrder& order) {
    return order.format.codec == nullptr;
}

std::filesystem::path partsFolder(const FilmOrder& order) {
    return hasFrames(order) ? order.path : std::filesystem::path(order.path.string() + ".parts");
}

std::string fingerprintOf(const FilmOrder& order, const FilmZoom& zoom) {
    const VideoFormat& format = order.format;
    std::ostringstream text;
    text.exceptions(std::ios::badbit);  // or it would be cut short when memory runs out
    text.precision(17);
    text << "fathom film 4\n"
         << zoom.re.toString() << ' ' << zoom.im.toString() << ' ' << zoom.radius.toString() << ' '
         << zoom.octaves << ' ' << zoom.anchor.x << ' ' << zoom.anchor.y << ' '
         << zoom.widest.rotation << ' ' << zoom.widest.stretchAngle << ' ' << zoom.widest.stretch
         << '\n'
         << order.timing.octavesPerSecond << ' ' << order.timing.framesPerSecond << ' '
         << order.timing.easing << ' ' << order.timing.isOutward << '\n'
         << format.size.width << ' ' << format.size.height << ' ' << order.samples << ' '
         << idOf(format) << ' ' << format.quality.value_or(-1) << ' ' << format.preset << '\n'
         << toJson(order.narrow, -1) << '\n';
    for (const FilmWaypoint& waypoint : order.timing.waypoints)
        text << waypoint.seconds << ' ' << waypoint.radius.toString() << '\n';
    return text.str();
}

}  // namespace fathom
