// The header of an OpenEXR file (of its first part), attribute by attribute, in bounded memory.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include "base/byte_source.h"

namespace fathom {

/// What the file begins with (OpenEXR file layout).
inline constexpr std::string_view kExrMagic("\x76\x2f\x31\x01", 4);

struct ExrAttribute {
    std::string name, type;
    std::size_t size = 0;  // of its value, in bytes
};

enum class ExrWalk { Pass, End };  // over the value; or no further, when the value was taken

/// Visits the attributes of a file whose magic was taken, each before its value. Fails with Parse
/// on damage and after limits::kExrAttributes, or as a visit does.
Result<void> walkExrAttributes(ByteSource& source,
                               const std::function<Result<ExrWalk>(const ExrAttribute&)>& visit);

}  // namespace fathom
