// A location with colours and a name, and its JSON (the format of DESIGN's files).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "color/color_settings.h"
#include "render/location.h"

namespace fathom {

struct Bookmark {
    std::string name;
    Location location;
    ColorSettings colors;
    std::vector<std::string> tags;
    std::string notes;
    std::string created;  // ISO 8601, UTC
    /// What a newer program wrote: the JSON object as read, whose unknown keys (at every level of
    /// the view) are kept when it is written again. Empty when there was none.
    std::string origin;

    friend bool operator==(const Bookmark&, const Bookmark&) = default;
};

/// One view as JSON. `source` names the text in errors ("home.json"). Errors give line and column
/// for broken JSON and the key for bad values. Missing keys take their defaults; formula, centre and
/// radius of a file must be there.
Result<Bookmark> parseBookmark(std::string_view json, std::string_view source);

/// A single view or a list of them ({"fathom": 1, "bookmarks": [...]}).
Result<std::vector<Bookmark>> parseBookmarks(std::string_view json, std::string_view source);

std::string toJson(const Bookmark& bookmark, int indent = 2);

/// The present time as Bookmark::created.
std::string currentTimestamp();

/// The starter bookmarks that come with the program; Bookmark and the id that --view takes.
struct StarterBookmark {
    std::string id;
    Bookmark bookmark;
};
const std::vector<StarterBookmark>& starterBookmarks();
const StarterBookmark* findStarterBookmark(std::string_view id);

}  // namespace fathom
