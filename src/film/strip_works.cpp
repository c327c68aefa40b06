#include "film/strip_works.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <set>

#include "film/strip_colors.h"

namespace fathom {

namespace {

/// Bands in progress at once, and their size. Two keep the workers busy while one is coloured.
constexpr std::size_t kBands = 2;
constexpr std::size_t kBandSamples = std::size_t{1} << 20;
}  // namespace

StripWorks::StripWorks(RenderScheduler& scheduler, const FilmScene& scene, const FilmColors& colors,
                       std::span<const double> depths, int stripCount, int threads,
                       const std::atomic<bool>* isPaused)
    : m_scheduler(scheduler),
      m_scene(scene),
      m_colors(colors),
      m_stripCount(stripCount),
      m_threads(threads),
      m_isPaused(isPaused) {
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

/// The whole strip.
RenderRequest StripWorks::requestOf(int strip) const {
    Location location = m_scene.bookmark.location;
    location.iterations = {m_scene.keys.iterationsAt(strip + 1), false};
    RenderRequest request =
        m_scene.shape.request(m_scene.zoom, m_scene.frame, std::move(location), strip);
    request.forcedRung = filmRung(request);
    request.priority = Priority::Background;
    request.source = m_scene.source;
    // Devices have no direct kernels for circles.
    const bool isDirect = findRung(request.forcedRung)->method == Method::Direct;
    if (!isDirect) request.devices = m_scene.devices;
    return request;
}

/// Submits the next rows, if there are any.
void StripWorks::submitBand() {
    if (m_submitted == m_order.size()) return;
    const int strip = m_order[m_submitted];
    const Size size = m_scene.shape.size;
    const auto most = static_cast<int>(kBandSamples / static_cast<std::size_t>(size.width));
    const int rows = std::min(std::max(StripShape::kBlock, most - most % StripShape::kBlock),
                              size.height - m_submittedRows);

    RenderRequest request = requestOf(strip);
    request.region = {0, m_submittedRows, size.width, rows};
    Band band{strip, request.region, nullptr};
    band.flight = std::make_unique<PictureFlight>(m_scheduler, std::move(request));
    m_bands.push_back(std::move(band));

    m_submittedRows += rows;
    if (m_submittedRows < size.height) return;
    m_submittedRows = 0;
    ++m_submitted;
}

/// Waits for the first band in progress.
Result<void> StripWorks::takeBand(std::stop_token stop) {
    while (m_bands.size() <= kBands && m_submitted < m_order.size())
        submitBand();
    PictureFlight& flight = *m_bands.front().flight;
    while (!flight.waitFor(std::chrono::milliseconds(50), stop)) {
        if (stop.stop_requested()) return fail(ErrorCode::Cancelled, "The film was stopped.");
        for (const Band& band : m_bands)
            band.flight->setPaused(m_isPaused && *m_isPaused);
    }
    const Result<RenderSummary>& result = flight.result();
    if (!result) return tl::make_unexpected(result.error());
    m_reference = result->reference;

    const Band& band = m_bands.front();
    const StripShape& shape = m_scene.shape;
    if (!m_strip) m_strip = std::make_shared<StripPyramid>(shape.size);
    colorStrip(shape, m_colors, band.strip, band.rows, *flight.samples(), m_threads, *m_strip);
    if (band.rows.bottom() == shape.size.height) m_strips[band.strip] = std::move(m_strip);
    m_bands.pop_front();
    return {};
}

}  // namespace fathom
