// Writes a picture file row by row, from the top. One thread calls; others help.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "color/color_settings.h"
#include "render/geometry.h"
#include "render/render_request.h"
#include "render/sample.h"

namespace fathom {

/// The name under which files carry the view's JSON.
inline constexpr std::string_view kViewKeyword = "fathom";
/// The projections that EXR files name: rings, which go on with the contour's aspect and bulge, and
/// those of film/exponential_maps.h.
inline constexpr std::string_view kRings = "rings", kExponentialMap = "exponential map",
                                  kMapFromInside = "exponential map, inner rim first";

/// What a file records about its picture before the first row.
struct PictureHead {
    Size size;
    std::string viewJson;
    int dotsPerInch = 0;               // print resolution; 0: not written
    std::uint64_t iterationLimit = 0;  // of the samples
    bool endAtAttractors = false;      // samples end at attractors, which are then data too
    WantedPeriods periods;             // samples have these periods
    int samplesPerPixel = 1;           // number of samples that each colour is the mean of
    bool hasColors = true;             // false: only samples are written; EXR files alone can do so
    bool hasSamples = true;            // EXR: false: only colours are written
    bool hasHalfColors = false;  // EXR: colours are half floats; without samples they always are
    std::string projection;      // of the names above; empty: flat
    /// EXR: rows come from the bottom up, but those of each chunk (chunkRowsOf()) from the top
    /// down. The height must be a multiple of a chunk's.
    bool isBottomUp = false;
    /// EXR: packs by run lengths, in a tenth of the time for a fifth more bytes, with a checksum.
    bool packFast = false;
};

/// Some whole rows, with as many colours as samples. What is not written may be missing: colours,
/// samples of an EXR file of colours alone.
struct PictureRows {
    std::span<const RgbF> colors;         // linear light
    std::span<const TileSample> samples;  // of the pixels' centres

    std::size_t pixels() const { return std::max(colors.size(), samples.size()); }
};

/// The number of rows that one thread processes at once.
inline std::size_t rowsOfThread(Size size) {
    constexpr std::size_t kPixels = std::size_t{1} << 16;
    return std::max<std::size_t>(1, kPixels / static_cast<std::size_t>(size.width));
}

/// How far a writer is. Another writer can go on from there, with the same head and file.
struct WriterState {
    int rows = 0;                       // written
    std::uint64_t bytes = 0;            // of the file
    std::uint32_t sum = 1;              // PNG: Adler-32 checksum of the rows
    std::vector<std::uint64_t> chunks;  // EXR: their positions in the file

    friend bool operator==(const WriterState&, const WriterState&) = default;
};

/// Rows that an EXR file packs together. Writers can stop only after a multiple of them.
inline constexpr int kChunkRows = 16;
/// The same for a picture of this size. Very wide pictures are packed in single rows, to bound the
/// memory.
inline int chunkRowsOf(Size size) {
    constexpr int kWidestForBlocks = 100'000;
    return size.width <= kWidestForBlocks ? kChunkRows : 1;
}

class ImageWriter {
public:
    virtual ~ImageWriter() = default;  // without finish(), no file is left behind
    /// Writes the next rows. A multiple of rowsOfThread() rows keeps all threads busy.
    virtual Result<void> writeRows(const PictureRows& rows) = 0;
    /// Flushes the rows so far to the disk. Their number must be a multiple of kChunkRows, or all.
    virtual Result<WriterState> sync() = 0;
    /// Completes the file after the last row and gives it its name. Fails with Internal if rows are
    /// missing.
    virtual Result<void> finish() = 0;
};

inline tl::unexpected<Error> missingRows() {
    return fail(ErrorCode::Internal,
                "The picture was not saved, because some of its rows are missing.");
}

}  // namespace fathom
