// Reads the views of any file that Fathom knows: bookmarks, pictures with a view, and the location
// files and pictures of other programs (foreign/foreign_format.h).
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bookmarks/bookmark.h"

namespace fathom {

struct OpenedView {
    Bookmark bookmark;
    bool isForeign = false;         // another program wrote the file
    std::vector<Phrase> lost;       // a sentence for each thing that was not carried over
    std::string_view format;        // the foreign format's id; empty if it is Fathom's
    bool isExponentialMap = false;  // a foreign picture that is not flat
};
/// Reads the first view of a file, of a pipe, or of bytes in memory whose name in messages is
/// `name`. Fails with NotFound, Io, Parse or Unsupported.
Result<OpenedView> openView(const std::filesystem::path& path);
Result<OpenedView> openView(std::string_view bytes, const std::string& name);

struct OpenedColors {
    ColorSettings colors;
    std::vector<Phrase> lost;
};
/// Reads the colours of a file, which need not have a view.
Result<OpenedColors> openColors(const std::filesystem::path& path);

}  // namespace fathom
