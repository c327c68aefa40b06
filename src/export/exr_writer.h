// OpenEXR files with colours and raw samples, as zoomasm and the field's other tools read them.
#pragma once

#include <cstdint>
#include <memory>

#include "base/atomic_file.h"
#include "export/image_writer.h"

namespace fathom {

/// Channels R G B (linear), N (count + IterationsBias; 0 not computed, all ones interior) or its
/// low and high words N0 and N1 where the iteration limit needs more than 32 bits, NF (fraction), T
/// (angle in turns), DEX and DEY (distance in pixels); the view's JSON is the attribute `fathom`,
/// the resolution of the print `xDensity`.
Result<std::unique_ptr<ImageWriter>> makeExrWriter(AtomicFile file, const PictureHead& head,
                                                   std::uint64_t iterationLimit, int threads);

}  // namespace fathom
