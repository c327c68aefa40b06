// What a check of a picture's pixels found, kept in the files of the picture. Pure functions.
#pragma once

#include <cstddef>
#include <optional>

#include "bookmarks/bookmark.h"
#include "render/geometry.h"

namespace fathom {

/// In JSON "verified": {"right", "wrong", "by", "size": [width, height]}.
struct VerifiedPixels {
    std::size_t right = 0, wrong = 0;  // of stable pixels
    std::string by;                    // "big floats" or "another reference"
    Size size;                         // of the picture that was checked

    friend bool operator==(const VerifiedPixels&, const VerifiedPixels&) = default;
};

/// The bookmark with the result, in place of one that it had.
Bookmark withVerified(Bookmark bookmark, const VerifiedPixels& result);
/// Nothing where the file has none, or none that makes sense.
std::optional<VerifiedPixels> verifiedPixelsOf(const Bookmark& bookmark);

}  // namespace fathom
