// Keeps the keys that a newer program wrote and this one does not know, at every level of objects.
// Include it in .cpp files only. Pure functions: any thread.
#pragma once

#include <string>

#include "bookmarks/json_text.h"

namespace fathom {

/// The keys that `read` has and `known` lacks, as JSON text; empty if there are none.
std::string originOf(const Json& read, const OrderedJson& known);

/// Adds the keys of `origin` to a tree again. An origin that is not a JSON object, which a caller
/// may pass, adds nothing.
void addOrigin(OrderedJson& tree, const std::string& origin);

}  // namespace fathom
