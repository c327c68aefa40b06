// Tours: lists of views that are shown one after the other, with a time and a text each.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "bookmarks/bookmark.h"

namespace fathom {

struct TourStop {
    static constexpr double kUsualSeconds = 8, kMostSeconds = 3600;

    Bookmark view;
    double seconds = kUsualSeconds;            // once the picture is there
    std::map<std::string, std::string> texts;  // by language, "en" and so on

    /// In the language, or else in English, or else the view's notes.
    const std::string& textIn(const std::string& language) const;
};

struct Tour {
    std::vector<TourStop> stops;
    bool isMeant = false;  // some view has a "tour" of its own, and is not just one of a list
};

/// A list of bookmarks, where each view may have "tour": {"seconds": 8, "text": {"en": "…"}}.
/// Programs that know of no tours read the list of views. Fails as parseBookmarkList() does, and
/// with InvalidInput on an empty list.
Result<Tour> parseTour(std::string_view json, std::string_view source);

/// A tour of starter views: {"fathom": 1, "tour": [{"starter": "home", "seconds": 8, "text":
/// {…}}]}. Fails as parseTour() does, and on ids that no starter has.
Result<Tour> parseStarterTour(std::string_view json, std::string_view source);

}  // namespace fathom
