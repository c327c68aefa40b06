// Properties that must hold for everything that is read. Pure functions.
#pragma once

#include <string>

#include "base/result.h"
#include "bookmarks/bookmark.h"
#include "color/srgb.h"

namespace fathom::test {

/// Throws std::logic_error with `what` unless `holds`.
void require(bool holds, const std::string& what);

/// A refusal is one sentence that is safe to print anywhere: at most 300 bytes of UTF-8, with a
/// full stop at the end and without control characters (C0, DEL and C1).
void requireSentence(const Error& error);

/// True if every channel is from 0 to 1.
bool isLight(RgbF color);

/// `again` was read from the text written for `bookmark`: nothing may have changed, not even the
/// spelling of its numbers.
void requireSame(const Bookmark& bookmark, const Result<Bookmark>& again);

}  // namespace fathom::test
