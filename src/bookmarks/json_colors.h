// The colours of a bookmark as JSON. Include it in .cpp files only. Pure functions: any thread.
#pragma once

#include "bookmarks/json_fields.h"
#include "color/colorizer.h"

namespace fathom {

ColorSettings readColors(const Fields& fields);
OrderedJson treeOf(const ColorSettings& colors);

}  // namespace fathom
