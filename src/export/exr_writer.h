// Writes OpenEXR files with colours and raw samples, as zoomasm and the field's other tools read
// them.
#pragma once

#include <cstdint>
#include <memory>

#include "base/atomic_file.h"
#include "export/image_writer.h"

namespace fathom {

/// The bias that is added to counts in files, as other programs of the field do.
inline constexpr std::uint64_t kExrIterationsBias = 1024;
/// The count of an interior sample if counts have 32 bits.
inline constexpr std::uint32_t kExrInterior = 0xFFFFFFFF;
/// The attribute with the projection of a picture that is not flat.
inline constexpr const char* kExrProjection = "Projection";

/// Makes a writer. The channels are R G B (linear), if the picture has colours; N (count +
/// IterationsBias; 0 if not computed, all ones for interior), or its low and high words N0 and N1
/// if the iteration limit needs more than 32 bits; NF (fraction), T (angle in turns), DEX and DEY
/// (distance in pixels); and ATTRACTOR if samples end at attractors; and, if samples have them,
/// PERIOD (of the atom domain, or of an interior pixel's cycle) and NEARNESS
/// (TileSample::nearness). The attribute `fathom` holds the view's JSON, `xDensity` the print
/// resolution, `SamplesPerPixel` the number of samples of which each colour is the mean,
/// `Projection` that of pictures that are not flat, and `Checksum` that of a file packed fast.
/// A picture without samples has R G B alone, as half floats.
/// A picture whose rows come from the bottom up has the line order DECREASING_Y.
/// With a state, the file already holds what another writer had written up to it; it must not be
/// packed fast.
Result<std::unique_ptr<ImageWriter>> makeExrWriter(AtomicFile file, const PictureHead& head,
                                                   int threads, const WriterState& state = {});

}  // namespace fathom
