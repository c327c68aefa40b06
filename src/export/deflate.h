// zlib's compression as a function: all of the input, or a sentence. No state.
#pragma once

#include <span>
#include <string>

#include "base/result.h"

namespace fathom {

enum class DeflateEnd {
    Open,  // whole blocks and whole bytes of a raw stream: others may follow, packed meanwhile
    Whole  // a zlib stream with its head and its sum
};

/// Levels are zlib's: 1 fast to 9 small. Takes less than 4 GiB. Fails with OutOfMemory.
Result<std::string> deflated(std::span<const unsigned char> bytes, int level, DeflateEnd end);

}  // namespace fathom
