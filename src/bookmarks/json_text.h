// JSON text as a tree, with errors that give line and column. For sources alone: who includes this
// includes the JSON library. Pure functions: any thread.
#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "base/result.h"

namespace fathom {

/// The depth of objects and lists is bounded, and a coordinate given as a number keeps its digits,
/// as a string. `source` names the text in errors.
Result<nlohmann::json> parseTree(std::string_view text, const std::string& source);

/// A value as it stands in an error's sentence: on one line and not long.
std::string quoted(const nlohmann::json& value);

}  // namespace fathom
