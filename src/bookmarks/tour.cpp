#include "bookmarks/tour.h"

#include <algorithm>
#include <cmath>

#include "base/shown_text.h"
#include "bookmarks/json_text.h"

namespace fathom {
namespace {

constexpr const char* kTourKey = "tour";

/// Reads time and texts from {"seconds", "text"}; ignores values that make no sense.
void readStop(const Json& tour, TourStop& stop) {
    if (const auto seconds = tour.find("seconds"); seconds != tour.end() && seconds->is_number())
        if (const double value = seconds->get<double>(); value > 0 && std::isfinite(value))
            stop.seconds = std::min(value, TourStop::kMostSeconds);
    if (const auto texts = tour.find("text"); texts != tour.end() && texts->is_object())
        for (const auto& [language, text] : texts->items())
            if (text.is_string()) stop.texts[language] = text.get<std::string>();
}

/// Reads the view's own "tour" into the stop; returns false if it has none.
bool readOwnStop(TourStop& stop) {
    if (stop.view.origin.empty()) return false;
    const Result<Json> origin = parseTree(stop.view.origin, "origin");
    if (!origin || !origin->is_object() || !origin->contains(kTourKey)) return false;
    const Json& tour = (*origin)[kTourKey];
    if (!tour.is_object()) return false;
    readStop(tour, stop);
    return true;
}

}  // namespace

const std::string& TourStop::textIn(const std::string& language) const {
    for (const std::string& wanted : {language, std::string("en")})
        if (const auto text = texts.find(wanted); text != texts.end()) return text->second;
    return view.notes;
}

Result<Tour> parseTour(std::string_view json, std::string_view source) {
    auto list = parseBookmarkList(json, source);
    if (!list) return tl::make_unexpected(std::move(list.error()));
    if (list->items.empty())
        return fail(ErrorCode::InvalidInput,
                    {"%1 has no views for a tour.", {std::string(source)}});
    Tour tour;
    for (Bookmark& view : list->items) {
        TourStop& stop = tour.stops.emplace_back();
        stop.view = std::move(view);
        tour.isMeant |= readOwnStop(stop);
    }
    return tour;
}

Result<Tour> parseStarterTour(std::string_view json, std::string_view source) {
    const Result<Json> tree = parseTree(json, source);
    if (!tree) return tl::make_unexpected(tree.error());
    const auto stops = tree->find(kTourKey);
    if (stops == tree->end() || !stops->is_array() || stops->empty())
        return fail(ErrorCode::InvalidInput,
                    {"%1 has no views for a tour.", {std::string(source)}});
    Tour tour{.stops = {}, .isMeant = true};
    for (const Json& entry : *stops) {
        const bool isNamed =
            entry.is_object() && entry.contains("starter") && entry["starter"].is_string();
        const std::string id = isNamed ? entry["starter"].get<std::string>() : std::string();
        const StarterBookmark* const starter = findStarterBookmark(id);
        if (!starter)
            return fail(ErrorCode::InvalidInput,
                        {"%1 names a starter view that does not exist: %2.",
                         {std::string(source), inQuotes(id)}});
        TourStop& stop = tour.stops.emplace_back();
        stop.view = starter->bookmark;
        readStop(entry, stop);
    }
    return tour;
}

}  // namespace fathom
