// The JSON library, with trees that survive a lack of memory. Include it in .cpp files only, not in
// headers that others include.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "base/spare_memory.h"

namespace fathom {

/// Objects of Json sort their keys; those of OrderedJson keep the order in which keys were added.
///
/// The library allocates memory in destructors and sets a value's type before the value itself, so
/// a failed allocation for a tree node would end the program. Tree nodes therefore fall back on
/// spare memory. Texts, which may be long, throw std::bad_alloc as usual. Files are parsed one view
/// at a time, within limits that the spare memory can hold.
using Json = nlohmann::basic_json<std::map, std::vector, std::string, bool, std::int64_t,
                                  std::uint64_t, double, SpareAllocator>;
using OrderedJson = nlohmann::basic_json<nlohmann::ordered_map, std::vector, std::string, bool,
                                         std::int64_t, std::uint64_t, double, SpareAllocator>;

}  // namespace fathom

// The list of children in a tree's destructor uses std::allocator: the library takes no other
// there.
template <>
class std::allocator<fathom::Json> : public fathom::SpareAllocator<fathom::Json> {};
template <>
class std::allocator<fathom::OrderedJson> : public fathom::SpareAllocator<fathom::OrderedJson> {};

#include <nlohmann/json.hpp>
