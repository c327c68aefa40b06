// Four floats as one vector: one register on any x86-64 and ARM.
#pragma once

namespace fathom {

using Float4 [[gnu::vector_size(16)]] = float;

}  // namespace fathom
