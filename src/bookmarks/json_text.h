// Parses JSON text into a tree; errors give line and column. Include it in .cpp files only, as it
// includes the JSON library. Pure functions: any thread.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "base/json_tree.h"

#include "base/byte_source.h"
#include "base/result.h"

namespace fathom {

/// Takes the next view of a list; returns false if it wants no more.
using TakeView = std::function<bool(Json view)>;

/// Reads a whole text within limits::kViewBytes, kViewValues, kLevels and, for keys, kNameBytes. A
/// coordinate written as a number keeps its digits, as a string.
///
/// In a list (an object whose key "bookmarks" holds an array), each element goes to `take` instead
/// of the tree, one after the other. The limits then hold for each element, and for all the rest of
/// the file together. Whatever follows the last wanted element is not read.
Result<Json> readTree(ByteSource& source, const TakeView& take = {});

/// `source` names the text in errors.
Result<Json> parseTree(std::string_view text, std::string_view source);

/// Writes whole numbers without a fraction: 25, not 25.0.
OrderedJson jsonNumber(double value);

/// A value as an error message shows it: on one line and not long.
Phrase spoken(const Json& value);

}  // namespace fathom
