// A picture file that grows by rows, from the top. One thread calls; others help.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "color/color_settings.h"
#include "render/geometry.h"
#include "render/sample.h"

namespace fathom {

/// The name under which files carry the view's JSON.
inline constexpr std::string_view kViewKeyword = "fathom";

/// What a file says of its picture before the first row.
struct PictureHead {
    Size size;
    std::string viewJson;
    int dotsPerInch = 0;               // in print; 0: left to others
    std::uint64_t iterationLimit = 0;  // of the samples
    bool endAtAttractors = false;      // the samples do: which one belongs to the data
    int samplesPerPixel = 1;           // of which the colours are the mean
};

/// Some whole rows: as many colours as samples.
struct PictureRows {
    std::span<const RgbF> colors;         // linear light
    std::span<const TileSample> samples;  // of the pixels' centres
};

/// The rows of a picture that one thread takes at once.
inline std::size_t rowsOfThread(Size size) {
    constexpr std::size_t kPixels = std::size_t{1} << 16;
    return std::max<std::size_t>(1, kPixels / static_cast<std::size_t>(size.width));
}

class ImageWriter {
public:
    virtual ~ImageWriter() = default;  // without finish(): nothing is left behind
    /// Rows that are a multiple of rowsOfThread() keep all threads busy.
    virtual Result<void> writeRows(const PictureRows& rows) = 0;
    /// After the last row: the file takes its name. Fails with Internal where rows are missing.
    virtual Result<void> finish() = 0;
};

inline tl::unexpected<Error> missingRows() {
    return fail(ErrorCode::Internal, "The picture was not saved, as some of its rows are missing.");
}

}  // namespace fathom
