// The samples of an OpenEXR picture, read back as exr_writer.h writes them. One thread at a time.
#pragma once

#include <filesystem>
#include <memory>
#include <span>

#include "bookmarks/bookmark.h"
#include "render/geometry.h"
#include "render/sample.h"

namespace fathom {

class ExrReader {
public:
    /// Reads what stands before the samples. Fails with Parse where the file is damaged or beyond
    /// the limits of pictures (base/limits.h), has no view, or lacks samples; with NotFound or Io
    /// where it cannot be read.
    static Result<ExrReader> open(const std::filesystem::path& path);

    ExrReader(ExrReader&&) noexcept;
    ~ExrReader();

    Size size() const;
    const Bookmark& view() const;
    std::uint64_t iterationLimit() const;
    int dotsPerInch() const;      // 0: the file does not say
    bool hasAttractors() const;   // otherwise those of all samples are 0
    int samplesPerPixel() const;  // of which the file's colours are the mean; it keeps the centre's

    /// The samples of the rows from `first` on, row by row: a multiple of the width, not beyond the
    /// last row. Fails with Parse where the file is damaged, or with Io.
    Result<void> readRows(int first, std::span<TileSample> samples);

private:
    struct File;
    explicit ExrReader(std::unique_ptr<File> file);
    std::unique_ptr<File> m_file;
};

}  // namespace fathom
