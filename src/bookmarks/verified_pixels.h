// The result of a check of a picture's pixels, kept in the picture's files. Pure functions.
#pragma once

#include <cstddef>
#include <optional>

#include "bookmarks/bookmark.h"
#include "render/geometry.h"

namespace fathom {

/// The JSON key is "verified": {"right", "wrong", "by", "size": [width, height]}.
struct VerifiedPixels {
    std::size_t right = 0, wrong = 0;  // counts of stable pixels
    std::string by;                    // "big floats" or "another reference"
    Size size;                         // of the picture that was checked

    friend bool operator==(const VerifiedPixels&, const VerifiedPixels&) = default;
};

/// Returns the bookmark with this result, which replaces an older one.
Bookmark withVerified(Bookmark bookmark, const VerifiedPixels& result);
/// The bookmark's result; nothing if it has none, or none that makes sense.
std::optional<VerifiedPixels> verifiedPixelsOf(const Bookmark& bookmark);

}  // namespace fathom
