// The formats of foreign location files: one file in formats/ and one row each.
// Pure functions: any thread.
#pragma once

#include <filesystem>
#include <span>
#include <string_view>

#include "foreign/foreign_place.h"

namespace fathom {

struct ForeignFormat {
    std::string_view id;
    std::string_view label;                        // the format's program, shown to people
    std::span<const std::string_view> extensions;  // lower case, without the dot
    bool (*recognizes)(std::string_view text);
    /// Reads all places of a text, at least one. Takes a text that cleanText() has made. Fails with
    /// Parse, or with Unsupported if Fathom lacks the formula; the message is a sentence that does
    /// not name the file, such as "line 3 says Zoom a second time."
    Result<std::vector<ForeignPlace>> (*read)(std::string_view text);
    /// Null if the format is only read. Fails with Unsupported.
    Result<ForeignText> (*write)(const Bookmark& bookmark);
};
std::span<const ForeignFormat> foreignFormats();

/// The format with this id, which must exist.
const ForeignFormat& foreignFormat(std::string_view id);
/// The format of a text. Of several formats that recognize it, the one with the extension of
/// `source` is taken, or else the first. If none does, the extension decides. Null for no format.
const ForeignFormat* findForeignFormat(std::string_view text, const std::filesystem::path& source);
/// The format that writes files with the extension of `path`; null if there is none.
const ForeignFormat* findForeignWriter(const std::filesystem::path& path);

struct ForeignFile {
    const ForeignFormat* format = nullptr;
    std::vector<ForeignPlace> places;  // at least one
};
/// Reads a file's bytes. `source` gives the name for messages, and the extension. Each location and
/// each colour settings in the result is valid. Fails with Parse or Unsupported.
Result<ForeignFile> parseForeign(std::string_view bytes, const std::filesystem::path& source);
/// Same for a text in a picture or on the clipboard. `name` is its name in messages.
Result<ForeignFile> parseForeign(const ForeignFormat& format, std::string_view bytes,
                                 std::string_view name);

/// The extensions that are read, for messages and file dialogs: ".kfr, .kfp".
std::vector<std::string> foreignExtensions();

}  // namespace fathom
