// Compresses quickly: all of the input, or an error. No state.
#pragma once

#include <span>

#include "base/fresh_vector.h"
#include "base/result.h"

namespace fathom {

enum class DeflateEnd {
    Open,  // a raw stream of whole blocks that ends on a byte boundary; more may follow
    Whole  // a complete zlib stream with header and checksum
};

/// Compresses `bytes`, less than 4 GiB of them. The result depends on the processor, if that has no
/// SSE 4.2. Fails with Internal, and throws std::bad_alloc.
Result<FreshVector<unsigned char>> deflated(std::span<const unsigned char> bytes, DeflateEnd end);

}  // namespace fathom
