// The waypoints of a film.
#include <cmath>

#include "film/film_pace.h"
#include "fuzz/fuzz_targets.h"
#include "fuzz/properties.h"

namespace fathom::test {

void checkWaypoints(std::string_view input) {
    auto waypoints = parseWaypoints(input, "way.json");
    if (!waypoints) return requireSentence(waypoints.error());
    FilmZoom zoom;
    zoom.radius = Decimal::parse("1.5").value();
    zoom.octaves = 400;
    FilmTiming timing;
    timing.waypoints = *std::move(waypoints);
    const auto pace = FilmPace::of(timing, zoom);
    if (timing.waypoints.empty()) return;
    if (!pace) return requireSentence(pace.error());
    require(pace->frameCount() >= 1, "A film has frames");
    for (int i = 0; i <= 64; ++i) {
        const double depth = pace->depthAt(pace->seconds() * i / 64);
        require(depth >= 0 && depth <= zoom.octaves, "A film stays on its way");
    }
    require(std::isfinite(pace->meanSpeed()), "A film has a speed");
}

}  // namespace fathom::test
