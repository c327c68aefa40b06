// The starter bookmarks, read once from the texts embedded in the program.
#include <algorithm>
#include <cctype>
#include <cstdio>

#include "base/check.h"
#include "base/embedded_text.h"
#include "bookmarks/bookmark.h"

namespace fathom {

namespace {

/// The id for "resources/bookmarks/03-seahorse.json" is "seahorse"; the number only gives the
/// order.
std::string idOf(std::string_view path) {
    std::string_view name = path.substr(path.rfind('/') + 1);
    name = name.substr(0, name.rfind('.'));
    std::size_t digits = 0;
    while (digits < name.size() && std::isdigit(static_cast<unsigned char>(name[digits])))
        ++digits;
    if (digits > 0 && digits < name.size() && name[digits] == '-') name.remove_prefix(digits + 1);
    return std::string(name);
}

std::vector<StarterBookmark> readAll() {
    std::vector<StarterBookmark> starters;
    for (const EmbeddedText& file : bookmarkSources()) {
        Result<Bookmark> bookmark = parseBookmark(file.text, file.path);
        if (!bookmark) std::fprintf(stderr, "%s\n", bookmark.error().message.c_str());
        FATHOM_CHECK(bookmark.has_value());
        starters.push_back({idOf(file.path), *std::move(bookmark)});
    }
    return starters;
}

std::vector<std::string> allIds() {
    std::vector<std::string> ids;
    for (const EmbeddedText& file : bookmarkSources())
        ids.push_back(idOf(file.path));
    return ids;
}

}  // namespace

const std::vector<StarterBookmark>& starterBookmarks() {
    static const std::vector<StarterBookmark> starters = readAll();
    return starters;
}

const std::vector<std::string>& starterIds() {
    static const std::vector<std::string> ids = allIds();
    return ids;
}

const StarterBookmark* findStarterBookmark(std::string_view id) {
    const auto& ids = starterIds();
    const auto found = std::ranges::find(ids, id);
    return found == ids.end() ? nullptr : &starterBookmarks()[std::size_t(found - ids.begin())];
}

}  // namespace fathom
