#include "bookmarks/tour.h"

#include <algorithm>
#include <cmath>

#include "bookmarks/json_text.h"

namespace fathom {
namespace {

constexpr const char* kKey = "tour";

/// What the view's own "tour" says; what makes no sense is as if it were not there.
bool readStop(TourStop& stop) {
    if (stop.view.origin.empty()) return false;
    const Result<Json> origin = parseTree(stop.view.origin, "origin");
    if (!origin || !origin->is_object() || !origin->contains(kKey)) return false;
    const Json& tour = (*origin)[kKey];
    if (!tour.is_object()) return false;
    if (const auto seconds = tour.find("seconds"); seconds != tour.end() && seconds->is_number())
        if (const double value = seconds->get<double>(); value > 0 && std::isfinite(value))
            stop.seconds = std::min(value, TourStop::kMostSeconds);
    if (const auto texts = tour.find("text"); texts != tour.end() && texts->is_object())
        for (const auto& [language, text] : texts->items())
            if (text.is_string()) stop.texts[language] = text.get<std::string>();
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
        return fail(ErrorCode::InvalidInput, std::string(source) + " has no views for a tour.");
    Tour tour;
    for (Bookmark& view : list->items) {
        TourStop& stop = tour.stops.emplace_back();
        stop.view = std::move(view);
        tour.isMeant |= readStop(stop);
    }
    return tour;
}

}  // namespace fathom
