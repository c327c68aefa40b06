// A list of views with times and texts, of a person's own or of the starter views.
#include "base/limits.h"
#include "bookmarks/tour.h"
#include "fuzz/fuzz_targets.h"
#include "fuzz/properties.h"

namespace fathom::test {

namespace {

void requireTour(const Result<Tour>& tour) {
    if (!tour) return requireSentence(tour.error());
    require(!tour->stops.empty(), "A tour has a view");
    for (const TourStop& stop : tour->stops) {
        require(stop.seconds > 0 && stop.seconds <= TourStop::kMostSeconds, "A stop has an end");
        for (const char* const language : {"de", "en", ""})
            require(stop.textIn(language).size() <= limits::kViewBytes, "Texts are bounded");
    }
}

}  // namespace

void checkTour(std::string_view input) {
    requireTour(parseTour(input, "tour.json"));
    requireTour(parseStarterTour(input, "tour.json"));
}

}  // namespace fathom::test
