// A list of views with times and texts: the user's own list, or one of starter views.
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
        requireSame(stop.view, parseBookmark(toJson(stop.view), "stop.json"));
        for (const auto& [language, text] : stop.texts)
            require(stop.textIn(language) == text, "A text is found by its language");
    }
}

}  // namespace

void checkTour(std::string_view input) {
    const Result<BookmarkList> list = parseBookmarkList(input, "tour.json");
    const Result<Tour> tour = parseTour(input, "tour.json");
    requireTour(tour);
    require(!tour || tour->stops.size() == list->items.size(), "A tour has all views of its list");
    requireTour(parseStarterTour(input, "tour.json"));
}

}  // namespace fathom::test
