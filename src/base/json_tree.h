// The JSON library, with trees that survive a lack of memory. For sources alone, not for headers
// that others include.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "base/spare_memory.h"

namespace fathom {

/// Objects sort their keys; those of OrderedJson keep the order in which they were added.
///
/// The library allocates in destructors and sets types before values, so that a failed allocation
/// of a tree's own would end the program. Those of trees fall back on spare memory; texts, which
/// may be long, throw std::bad_alloc as everywhere. Files are parsed within limits that the spare
/// memory holds, one view at a time.
using Json = nlohmann::basic_json<std::map, std::vector, std::string, bool, std::int64_t,
                                  std::uint64_t, double, SpareAllocator>;
using OrderedJson = nlohmann::basic_json<nlohmann::ordered_map, std::vector, std::string, bool,
                                         std::int64_t, std::uint64_t, double, SpareAllocator>;

}  // namespace fathom

// The list of children in a tree's destructor, which takes no allocator.
template <>
class std::allocator<fathom::Json> : public fathom::SpareAllocator<fathom::Json> {};
template <>
class std::allocator<fathom::OrderedJson> : public fathom::SpareAllocator<fathom::OrderedJson> {};

#include <nlohmann/json.hpp>
