// Packs bytes as OpenEXR's RLE compression does (its ImfRle.cpp). Pure.
#pragma once

#include <span>

#include "base/fresh_vector.h"

namespace fathom {

/// Writes 3 to 128 equal bytes as their number less 1 and the byte, and 1 to 127 other bytes as
/// minus their number and the bytes. The result has at most a 127th more bytes than the input.
FreshVector<unsigned char> runLengths(std::span<const unsigned char> bytes);

}  // namespace fathom
