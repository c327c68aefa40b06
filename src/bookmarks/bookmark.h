// A location with colours and a name, and its JSON (the format of DESIGN's files).
// Values and pure functions: any thread.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/byte_source.h"
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
    /// What a newer program wrote: the keys of the JSON object (at every level of the view) that
    /// this one does not know, as JSON; they are kept when the view is written again. Empty when
    /// there are none.
    std::string origin;

    friend bool operator==(const Bookmark&, const Bookmark&) = default;
};

/// Several views and what else their file holds.
struct BookmarkList {
    std::vector<Bookmark> items;
    std::string origin;  // the list's own unknown keys, as JSON; empty when there are none
};

/// One view as JSON. `source` names the text in errors ("home.json"). Errors give line and column
/// for broken JSON and the key for bad values. Missing keys take their defaults; formula, centre
/// and radius of a file must be there. base/limits.h says how much is read.
Result<Bookmark> parseBookmark(std::string_view json, std::string_view source);

/// A single view or a list of them ({"fathom": 1, "bookmarks": [...]}).
Result<std::vector<Bookmark>> parseBookmarks(std::string_view json, std::string_view source);
Result<BookmarkList> parseBookmarkList(std::string_view json, std::string_view source);
Result<BookmarkList> readBookmarkList(ByteSource& source);

/// A single view, or the first of a list; what follows it is not read.
Result<Bookmark> readFirstBookmark(ByteSource& source);

/// An indent of -1 gives one line without blanks. Bytes that are not UTF-8 become U+FFFD.
/// An automatic iteration limit is written as "auto": whoever opens the view raises it anew.
std::string toJson(const Bookmark& bookmark, int indent = 2);
std::string toJson(const BookmarkList& list, int indent = 2);

/// The present time as Bookmark::created.
std::string currentTimestamp();

/// The starter bookmarks that come with the program; Bookmark and the id that the command line
/// takes.
struct StarterBookmark {
    std::string id;
    Bookmark bookmark;
};
/// "home" comes first.
const std::vector<StarterBookmark>& starterBookmarks();
const StarterBookmark* findStarterBookmark(std::string_view id);

}  // namespace fathom
