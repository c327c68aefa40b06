// What a newer program wrote: keys that this one does not know are kept, at every level of objects.
// For sources alone. Pure functions: any thread.
#pragma once

#include <string>

#include "bookmarks/json_text.h"

namespace fathom {

/// What `read` has and `known` has not, as JSON text; empty when there is nothing.
std::string originOf(const Json& read, const OrderedJson& known);

/// Adds it to a tree again. An origin that is no JSON object, from a caller's hands, adds nothing.
void addOrigin(OrderedJson& tree, const std::string& origin);

}  // namespace fathom
