// Tours: lists of views that are shown one after the other, each with a time and a text.
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
    double seconds = kUsualSeconds;            // time for which the finished picture is shown
    std::map<std::string, std::string> texts;  // by language, "en" and so on

    /// The text in `language`, else the English one, else the view's notes.
    const std::string& textIn(const std::string& language) const;
};

struct Tour {
    std::vector<TourStop> stops;
    bool isMeant = false;  // some view has a "tour" key, so this is no plain list
};

/// Parses a list of bookmarks in which each view may have "tour": {"seconds": 8, "text": {"en":
/// "…"}}. Programs that know no tours read it as a list of views. Fails as parseBookmarkList()
/// does, and with InvalidInput on an empty list.
Result<Tour> parseTour(std::string_view json, std::string_view source);

/// Parses a tour of starter views: {"fathom": 1, "tour": [{"starter": "home", "seconds": 8, "text":
/// {…}}]}. Fails with Parse on broken JSON, and with InvalidInput if there are no views or if no
/// starter has an id.
Result<Tour> parseStarterTour(std::string_view json, std::string_view source);

}  // namespace fathom
