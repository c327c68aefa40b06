// Reads the samples of an OpenEXR picture as exr_writer.h, Kalles Fraktaler or Fraktaler-3 write
// them. One thread at a time.
#pragma once

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "bookmarks/bookmark.h"
#include "render/geometry.h"
#include "render/render_request.h"
#include "render/sample.h"

namespace fathom {

class ExrReader {
public:
    /// Reads the header. Fails with Parse if the file is damaged or exceeds the limits for pictures
    /// (base/limits.h), has no view or lacks samples, with Unsupported if Fathom lacks the formula,
    /// with NotFound or Io if it cannot be read.
    static Result<ExrReader> open(const std::filesystem::path& path);

    ExrReader(ExrReader&&) noexcept;
    ~ExrReader();

    Size size() const;
    const Location& viewInFile() const;  // as the file's text has it
    const Bookmark& view() const;        // its pixels' centres are where the samples are
    /// A sentence for each thing of another program's view or samples that was not carried over.
    const std::vector<Phrase>& lost() const;
    std::uint64_t iterationLimit() const;
    std::string projection() const;  // as in PictureHead; empty: flat
    int dotsPerInch() const;         // 0: the file does not say
    bool hasAttractors() const;      // if false, the attractor of every sample is 0
    /// Samples without these periods have 0. Inside, periods may be missing if outside ones are
    /// there.
    WantedPeriods periods() const;
    int samplesPerPixel() const;  // each colour is their mean; the file keeps the centre's

    /// Reads whole rows from row `first` on, row by row. The size of `samples` must be a multiple
    /// of the width and must not reach beyond the last row. Fails with Parse if the file is
    /// damaged, or with Io.
    Result<void> readRows(int first, std::span<TileSample> samples);

private:
    struct File;
    Result<void> readNumbers(int first, std::span<TileSample> samples);
    Result<void> estimateMissing(int first, std::span<TileSample> samples);
    explicit ExrReader(std::unique_ptr<File> file);
    std::unique_ptr<File> m_file;
};

}  // namespace fathom
