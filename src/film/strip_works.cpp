#include "film/strip_works.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <set>

#include "film/film_source.h"
#include "film/strip_colors.h"

namespace fathom {

namespace {

/// Bands in progress at once, and their size. Two keep the workers busy while one is coloured.
constexpr std::size_t kBands = 2;
constexpr std::size_t kBandSamples = std::size_t{1} << 20;
/// Where orbits are so long that tables take as much time as pixels, four strips share the
/// reference of the widest one. It serves pixels down to an eighth of its own, in a few more steps.
constexpr int kGroup = 4;
constexpr std::uint64_t kLong = std::uint64_t{1} << 17;

}  // namespace

StripWorks::StripWorks(RenderScheduler& scheduler, const FilmScene& scene, const FilmColors& colors,
                       std::span<const double> depths, int stripCount, int threads,
                       const std::atomic<bool>* isPaused)
    : m_scheduler(scheduler),
      m_scene(scene),
      m_colors(colors),
      m_stripCount(stripCount),
      m_threads(threads),
      m_isPaused(isPaused),
      m_hasGroups(scene.source && scene.source->iterations() >= kLong) {
    std::set<int> known;
    for (const double depth : depths)
        for (int i = 0; i < stripCount; ++i)
            if (const int strip = static_cast<int>(depth) + i; known.insert(strip).second)
                m_order.push_back(strip);
}

Result<FrameStrips> StripWorks::stripsAt(double depth, std::stop_token stop) {
    const int first = static_cast<int>(depth);
    std::erase_if(m_strips, [&](const auto& strip) {
        return strip.first < first || strip.first >= first + m_stripCount;
    });
    FrameStrips strips{.first = first, .list = {}};
    for (int strip = first; strip < first + m_stripCount; ++strip) {
        while (!m_strips.contains(strip))
            if (auto taken = takeBand(stop); !taken) return tl::make_unexpected(taken.error());
        strips.list.push_back(m_strips[strip]);
    }
    return strips;
}

/// The whole strip, with the reference of its group if it has one.
Result<RenderRequest> StripWorks::requestOf(int strip, std::stop_token stop) {
    const auto request = [this](int index) {
        return m_scene.strip(index, {m_scene.keys.iterationsAt(index + 1), false});
    };
    RenderRequest whole = request(strip);
    if (!m_hasGroups) return whole;
    if (const int group = strip / kGroup; group != m_group) {
        auto reference = referenceOf(
            m_scheduler, request(group * kGroup), [](const Phrase&) {}, std::move(stop));
        if (!reference) return tl::make_unexpected(reference.error());
        m_reference = *std::move(reference);
        m_group = group;
    }
    whole.reference = m_reference;
    return whole;
}

/// Submits the next rows, if there are any.
Result<void> StripWorks::submitBand(std::stop_token stop) {
    if (m_submitted == m_order.size()) return {};
    const int strip = m_order[m_submitted];
    const Size size = m_scene.shape.size;
    const auto most = static_cast<int>(kBandSamples / static_cast<std::size_t>(size.width));
    const int rows = std::min(std::max(StripShape::kBlock, most - most % StripShape::kBlock),
                              size.height - m_submittedRows);

    auto whole = requestOf(strip, std::move(stop));
    if (!whole) return tl::make_unexpected(whole.error());
    RenderRequest& request = *whole;
    request.region = {0, m_submittedRows, size.width, rows};
    Band band{strip, request.region, nullptr};
    band.flight = std::make_unique<PictureFlight>(m_scheduler, std::move(request));
    m_bands.push_back(std::move(band));

    m_submittedRows += rows;
    if (m_submittedRows < size.height) return {};
    m_submittedRows = 0;
    ++m_submitted;
    return {};
}

/// Waits for the first band in progress.
Result<void> StripWorks::takeBand(std::stop_token stop) {
    while (m_bands.size() <= kBands && m_submitted < m_order.size())
        if (auto submitted = submitBand(stop); !submitted) return submitted;
    PictureFlight& flight = *m_bands.front().flight;
    while (!flight.waitFor(std::chrono::milliseconds(50), stop)) {
        if (stop.stop_requested()) return fail(ErrorCode::Cancelled, "The film was stopped.");
        for (const Band& band : m_bands)
            band.flight->setPaused(m_isPaused && *m_isPaused);
    }
    const Result<RenderSummary>& result = flight.result();
    if (!result) return tl::make_unexpected(result.error());
    if (!m_hasGroups) m_reference = result->reference;  // for the strip's next band

    const Band& band = m_bands.front();
    const StripShape& shape = m_scene.shape;
    if (!m_strip) m_strip = std::make_shared<StripPyramid>(shape.size);
    colorStrip(shape, m_colors, band.strip, band.rows, *flight.samples(), m_threads, *m_strip);
    if (band.rows.bottom() == shape.size.height) m_strips[band.strip] = std::move(m_strip);
    m_bands.pop_front();
    return {};
}

}  // namespace fathom
