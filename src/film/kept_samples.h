// A folder with the samples of a film's pictures, so that a film in other colours computes nothing.
//
// Each picture is an EXR file without colours (export/exr_writer.h), which has its name only once
// it is whole. The view in the file and the file's size tell what was computed.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "bookmarks/bookmark.h"
#include "export/exr_reader.h"
#include "export/image_writer.h"
#include "render/render_scheduler.h"

namespace fathom {

/// The samples of one picture in its file. One thread at a time.
class KeptPicture {
public:
    Size size() const { return m_readers.front().size(); }
    std::uint64_t iterationLimit() const { return m_readers.front().iterationLimit(); }

    /// Reads whole rows from row `first` on, in some threads, and before the first call the whole
    /// file for its checksum. Fails with Parse if the file is damaged, or with Io.
    Result<void> readRows(int first, std::span<TileSample> samples, int threads);

private:
    friend class KeptSamples;
    KeptPicture(std::filesystem::path path, ExrReader reader);

    std::filesystem::path m_path;
    bool m_isVerified = false;
    std::vector<ExrReader> m_readers;  // one for each thread, at least one
};

/// The folder. Immutable; any thread.
class KeptSamples {
public:
    /// Makes the folder if there is none. Pictures are of `bookmark`, except for their views.
    /// Fails with Io.
    static Result<KeptSamples> open(std::filesystem::path folder, Bookmark bookmark);

    /// The picture of a request, or null if it is not kept. Fails with InvalidInput if the file of
    /// that name has another picture, and with Parse if its header is damaged.
    Result<std::unique_ptr<KeptPicture>> find(const std::string& name,
                                              const RenderRequest& request) const;

    /// Begins the file of a picture that was computed with this limit. It takes rows without
    /// colours.
    Result<std::unique_ptr<ImageWriter>> create(const std::string& name,
                                                const RenderRequest& request,
                                                std::uint64_t iterationLimit, int threads) const;

private:
    KeptSamples(std::filesystem::path folder, Bookmark bookmark)
        : m_folder(std::move(folder)), m_bookmark(std::move(bookmark)) {}
    std::filesystem::path pathOf(const std::string& name) const {
        return m_folder / (name + ".exr");
    }
    Phrase differenceOf(const ExrReader& file, const RenderRequest& request) const;

    std::filesystem::path m_folder;
    Bookmark m_bookmark;
};

/// The sources of a film's samples, with the number of samples that each has given. One thread at a
/// time.
struct SampleSource {
    RenderScheduler& scheduler;
    const KeptSamples* kept = nullptr;  // null: samples are neither read nor kept
    /// Finds what references are made from, or null. Called only for pictures that are computed.
    /// Empty: each picture has a reference of its own.
    std::function<Result<std::shared_ptr<const ReferenceSource>>()> reference;
    Priority priority = Priority::Background;  // of what is computed
    std::uint64_t computed = 0, read = 0;
};

}  // namespace fathom
