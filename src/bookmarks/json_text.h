// JSON text as a tree, with errors that give line and column. For sources alone: who includes this
// includes the JSON library. Pure functions: any thread.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "base/json_tree.h"

#include "base/byte_source.h"
#include "base/result.h"

namespace fathom {

/// What a list's reader does with the next view; false: it wants no more.
using TakeView = std::function<bool(Json view)>;

/// Reads a whole text, held to limits::kViewBytes, kViewValues, kLevels and kNameBytes (of keys)
/// while it is read. A coordinate given as a number keeps its digits, as a string.
///
/// Of a list, an object whose key "bookmarks" holds one, each element goes to `take` instead of the
/// tree, one after the other: the limits then hold for each of them, and for all the rest of the
/// file. What follows the last one that is wanted is not read.
Result<Json> readTree(ByteSource& source, const TakeView& take = {});

/// `source` names the text in errors.
Result<Json> parseTree(std::string_view text, std::string_view source);

/// A value as it stands in an error's sentence: on one line and not long.
std::string spoken(const Json& value);

}  // namespace fathom
