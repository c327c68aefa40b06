// A location with colours and a name, and its JSON form (the file format in DESIGN). Values and
// pure functions: any thread.
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
    /// The JSON keys, at every level of the view, that a newer program wrote and this one does not
    /// know. They are kept as JSON and written again with the view. Empty if there are none.
    std::string origin;

    friend bool operator==(const Bookmark&, const Bookmark&) = default;
};

/// The views of one file, and what else the file holds.
struct BookmarkList {
    std::vector<Bookmark> items;
    std::string origin;  // the list's own unknown keys, as JSON; empty when there are none
};

/// Parses one view from JSON. `source` names the text in errors ("home.json"). Errors give line and
/// column for broken JSON, and the key for bad values. Missing keys take their defaults, but a file
/// must have a formula, a centre and a radius. base/limits.h says how much is read.
Result<Bookmark> parseBookmark(std::string_view json, std::string_view source);

/// Parses a single view or a list of views ({"fathom": 1, "bookmarks": [...]}).
Result<std::vector<Bookmark>> parseBookmarks(std::string_view json, std::string_view source);
Result<BookmarkList> parseBookmarkList(std::string_view json, std::string_view source);
Result<BookmarkList> readBookmarkList(ByteSource& source);

/// Reads a single view, or the first of a list. The rest of the list is not read.
Result<Bookmark> readFirstBookmark(ByteSource& source);

/// Writes JSON; an indent of -1 gives one line without blanks. Bytes that are not UTF-8 become
/// U+FFFD. An automatic iteration limit is written as "auto": the program that opens the view
/// raises the limit again.
std::string toJson(const Bookmark& bookmark, int indent = 2);
std::string toJson(const BookmarkList& list, int indent = 2);

/// The current time in the format of Bookmark::created.
std::string currentTimestamp();

/// A bookmark that comes with the program, and the id by which the command line names it.
struct StarterBookmark {
    std::string id;
    Bookmark bookmark;
};
/// All starter bookmarks; "home" comes first. The first call reads them all.
const std::vector<StarterBookmark>& starterBookmarks();
const StarterBookmark* findStarterBookmark(std::string_view id);
/// Their ids, in the same order, without reading them.
const std::vector<std::string>& starterIds();

}  // namespace fathom
