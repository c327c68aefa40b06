// Walks through the header of an OpenEXR file (of its first part), attribute by attribute, in
// bounded memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "base/byte_source.h"

namespace fathom {

/// The first bytes of the file (OpenEXR file layout).
inline constexpr std::string_view kExrMagic("\x76\x2f\x31\x01", 4);

/// A number of 4 bytes.
std::uint32_t exrWord(std::string_view bytes);

struct ExrAttribute {
    std::string name, type;
    std::size_t size = 0;  // size of its value in bytes
};

/// Pass: skip the value. Taken: go on, as the visit took the value. End: stop, for the same reason.
enum class ExrWalk { Pass, Taken, End };

/// Visits the attributes of a file, each before its value is read. The magic number must already
/// have been taken from the source. Fails with Parse on damage or after limits::kExrAttributes
/// attributes, or with the error of a visit.
Result<void> walkExrAttributes(ByteSource& source,
                               const std::function<Result<ExrWalk>(const ExrAttribute&)>& visit);

}  // namespace fathom
