// The samples of a film's pictures, some rows at a time and one picture after the other: computed,
// or read from the kept ones. What is computed is kept. One thread owns it; the scheduler's threads
// compute.
#pragma once

#include <atomic>
#include <deque>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>

#include "export/picture_flight.h"
#include "film/kept_samples.h"
#include "film/strip.h"

namespace fathom {

/// A picture, and the name under which its samples are kept.
struct NamedRequest {
    std::string name;
    RenderRequest request;
};

/// Some rows of picture `picture` of the list.
struct PictureBand {
    std::size_t picture = 0;
    TileRect rows;
    std::shared_ptr<const Samples> samples;
    std::uint64_t iterationLimit = 0;  // of the picture, after automatic raises
};

class PictureBands {
public:
    /// All bands except for a picture's last one have a multiple of this number of rows.
    static constexpr int kRowStep = StripShape::kBlock;

    /// The reference for a picture of the list that must be computed, or null for its own.
    using FindReference = std::function<Result<std::shared_ptr<const Reference>>(
        std::size_t picture, const RenderRequest& request, std::stop_token stop)>;

    /// Bands of `count` pictures: `pictureAt` gives each of them. `ahead`: bands in progress while
    /// one is used, of which graphics devices get more. While `isPaused` is true, nothing more is
    /// computed.
    PictureBands(SampleSource& source, std::size_t count,
                 std::function<NamedRequest(std::size_t)> pictureAt, std::size_t ahead, int threads,
                 const std::atomic<bool>* isPaused, FindReference findReference = {});

    /// Checks all pictures that are kept already. Fails as KeptSamples::find() does.
    Result<void> checkKept() const;

    /// Waits for the next band; there must be one. Fails as the scheduler and as KeptSamples do,
    /// and with Cancelled.
    Result<PictureBand> next(std::stop_token stop);

private:
    /// Rows that are computed or are to be read.
    struct Part {
        std::size_t number = 0;  // of the picture
        std::shared_ptr<const NamedRequest> picture;
        TileRect rows;
        std::shared_ptr<KeptPicture> kept;      // null: the rows are computed
        std::unique_ptr<PictureFlight> flight;  // null: they are read
    };

    Result<void> begin(const std::stop_token& stop);
    Result<void> beginPicture(const std::stop_token& stop);
    Result<void> prepare(RenderRequest& request, const std::stop_token& stop);
    std::size_t aheadFor(const RenderRequest& request, const std::stop_token& stop) const;
    Result<PictureBand> compute(const Part& part, const std::stop_token& stop);
    Result<PictureBand> read(const Part& part);
    Result<void> keep(const NamedRequest& picture, const PictureBand& band);

    SampleSource& m_source;
    const std::size_t m_count, m_ahead;
    const std::function<NamedRequest(std::size_t)> m_pictureAt;
    const int m_threads;
    const std::atomic<bool>* const m_isPaused;  // may be null
    const FindReference m_findReference;        // may be empty

    std::size_t m_begun = 0;  // pictures all of whose rows are begun
    int m_begunRows = 0;      // of the next picture, which these are:
    std::shared_ptr<const NamedRequest> m_picture;
    std::shared_ptr<KeptPicture> m_kept;
    std::size_t m_aheadNow;  // bands in progress while those of this picture begin

    std::deque<Part> m_parts;                      // begun; the first is awaited next
    std::shared_ptr<const Reference> m_reference;  // of the last band, for those that follow
    std::unique_ptr<ImageWriter> m_writer;         // of the picture of the last band
};

}  // namespace fathom
