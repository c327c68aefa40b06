#include "film/picture_bands.h"

#include <algorithm>
#include <chrono>

namespace fathom {

namespace {

/// Largest size of a band: enough for all workers, and little memory.
constexpr std::size_t kBandSamples = std::size_t{1} << 20;

/// Graphics devices take as long for a tile as for its longest pixel: so many of their tiles are to
/// be in progress for each.
constexpr std::size_t kTilesOfDevice = 8;

/// Bands of a picture are about equally large.
int rowsOfBand(Size size) {
    constexpr int kStep = PictureBands::kRowStep;
    const auto bands = static_cast<int>((size.area() + kBandSamples - 1) / kBandSamples);
    const int rows = (size.height + bands - 1) / bands;
    return (rows + kStep - 1) / kStep * kStep;
}

tl::unexpected<Error> stopped() {
    return fail(ErrorCode::Cancelled, "The film was stopped; what is finished is kept.");
}

}  // namespace

PictureBands::PictureBands(SampleSource& source, std::size_t count,
                           std::function<NamedRequest(std::size_t)> pictureAt, std::size_t ahead,
                           int threads, const std::atomic<bool>* isPaused,
                           FindReference findReference)
    : m_source(source),
      m_count(count),
      m_ahead(ahead),
      m_pictureAt(std::move(pictureAt)),
      m_threads(threads),
      m_isPaused(isPaused),
      m_findReference(std::move(findReference)),
      m_aheadNow(ahead) {}

Result<void> PictureBands::checkKept() const {
    if (!m_source.kept) return {};
    for (std::size_t i = 0; i < m_count; ++i) {
        const NamedRequest picture = m_pictureAt(i);
        if (auto found = m_source.kept->find(picture.name, picture.request); !found)
            return tl::make_unexpected(found.error());
    }
    return {};
}

Result<void> PictureBands::beginPicture(const std::stop_token& stop) {
    NamedRequest picture = m_pictureAt(m_begun);
    m_kept.reset();
    if (m_source.kept) {
        auto found = m_source.kept->find(picture.name, picture.request);
        if (!found) return tl::make_unexpected(found.error());
        m_kept = *std::move(found);
    }
    if (!m_kept)
        if (auto prepared = prepare(picture.request, stop); !prepared) return prepared;
    m_aheadNow = m_kept ? m_ahead : aheadFor(picture.request, stop);
    m_picture = std::make_shared<const NamedRequest>(std::move(picture));
    return {};
}

/// Adds what a picture that is computed is made from.
Result<void> PictureBands::prepare(RenderRequest& request, const std::stop_token& stop) {
    request.priority = m_source.priority;
    if (m_source.reference) {
        auto source = m_source.reference();
        if (!source) return tl::make_unexpected(source.error());
        request.source = *std::move(source);
    }
    if (m_findReference) {
        auto reference = m_findReference(m_begun, request, stop);
        if (!reference) return tl::make_unexpected(reference.error());
        request.reference = *std::move(reference);
    }
    return {};
}

/// What keeps all devices busy that will compute a picture.
std::size_t PictureBands::aheadFor(const RenderRequest& request,
                                   const std::stop_token& stop) const {
    const auto plan = m_source.scheduler.plan(request, stop);
    if (!plan) return m_ahead;  // the bands fail for the same reason
    const std::size_t band = std::min(kBandSamples, request.size.area());
    const std::size_t tile = std::min(band, plan->tileSize.area());
    return std::max(m_ahead, kTilesOfDevice * plan->engineIds.size() * tile / band);
}

/// Begins the next rows.
Result<void> PictureBands::begin(const std::stop_token& stop) {
    if (m_begunRows == 0)
        if (auto begun = beginPicture(stop); !begun) return begun;
    const Size size = m_picture->request.size;
    const int rows = std::min(rowsOfBand(size), size.height - m_begunRows);
    Part part{m_begun, m_picture, {0, m_begunRows, size.width, rows}, m_kept, nullptr};
    if (!part.kept) {
        RenderRequest request = m_picture->request;
        request.region = part.rows;
        part.flight = std::make_unique<PictureFlight>(m_source.scheduler, std::move(request));
    }
    m_parts.push_back(std::move(part));

    m_begunRows += rows;
    if (m_begunRows < size.height) return {};
    m_begunRows = 0;
    ++m_begun;
    return {};
}

Result<PictureBand> PictureBands::next(std::stop_token stop) {
    if (stop.stop_requested()) return stopped();
    while (m_parts.size() <= m_aheadNow && m_begun < m_count)
        if (auto begun = begin(stop); !begun) return tl::make_unexpected(begun.error());
    const Part& part = m_parts.front();
    auto band = part.kept ? read(part) : compute(part, stop);
    if (band) m_parts.pop_front();
    return band;
}

Result<PictureBand> PictureBands::compute(const Part& part, const std::stop_token& stop) {
    while (!part.flight->waitFor(std::chrono::milliseconds(50), stop)) {
        if (stop.stop_requested()) return stopped();
        for (const Part& begun : m_parts)
            if (begun.flight) begun.flight->setPaused(m_isPaused && *m_isPaused);
    }
    const Result<RenderSummary>& result = part.flight->result();
    if (!result) return tl::make_unexpected(result.error());
    m_reference = result->reference;
    PictureBand band{part.number, part.rows, part.flight->samples(), result->iterationLimit};
    m_source.computed += band.samples->size();
    if (auto kept = keep(*part.picture, band); !kept) return tl::make_unexpected(kept.error());
    return band;
}

Result<PictureBand> PictureBands::read(const Part& part) {
    const auto samples = std::make_shared<Samples>(Size{part.rows.width, part.rows.height}.area());
    if (auto read = part.kept->readRows(part.rows.y, *samples, m_threads); !read)
        return tl::make_unexpected(read.error());
    m_source.read += samples->size();
    return PictureBand{part.number, part.rows, samples, part.kept->iterationLimit()};
}

Result<void> PictureBands::keep(const NamedRequest& picture, const PictureBand& band) {
    if (!m_source.kept) return {};
    if (band.rows.y == 0) {
        auto writer =
            m_source.kept->create(picture.name, picture.request, band.iterationLimit, m_threads);
        if (!writer) return tl::make_unexpected(writer.error());
        m_writer = *std::move(writer);
    }
    auto written = m_writer->writeRows({.colors = {}, .samples = *band.samples});
    if (!written || band.rows.bottom() < picture.request.size.height) return written;
    return m_writer->finish();
}

}  // namespace fathom
