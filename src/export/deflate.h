// Compresses with zlib: all of the input, or an error. No state.
#pragma once

#include <span>
#include <string>

#include "base/result.h"

namespace fathom {

enum class DeflateEnd {
    Open,  // a raw stream of whole blocks that ends on a byte boundary; more may follow
    Whole  // a complete zlib stream with header and checksum
};

/// Compresses `bytes` at zlib's level, from 1 (fast) to 9 (small). Takes less than 4 GiB. Fails
/// with OutOfMemory.
Result<std::string> deflated(std::span<const unsigned char> bytes, int level, DeflateEnd end);

}  // namespace fathom
