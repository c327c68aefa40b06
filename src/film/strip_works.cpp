#include "film/strip_works.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numbers>
#include <set>

#include "base/parallel.h"

namespace fathom {

namespace {

/// Bands in progress at once, and their size. Two keep the workers busy while one is coloured.
constexpr std::size_t kBands = 2;
constexpr std::size_t kBandSamples = std::size_t{1} << 20;
/// Rows that have the same colours. Each strip is a multiple of it.
constexpr int kColorRows = 1 << 3;
/// Most of what a frame shows lies this many octaves inside its farthest circle. So a circle has
/// the colours of the frame that begins there.
constexpr double kColorsAbove = 0.5;

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
    std::set<Job> known;
    const auto add = [&](Job job) {
        if (known.insert(job).second) m_order.push_back(job);
    };
    for (const double depth : depths) {
        const int first = static_cast<int>(depth);
        for (int i = 0; i < FrameStrips::kFineStrips; ++i)
            add({first + i, false});
        for (int i = 0; i < stripCount; ++i)
            add({first + i, true});
    }
}

Result<FrameStrips> StripWorks::stripsAt(double depth, std::stop_token stop) {
    const int first = static_cast<int>(depth);
    std::erase_if(m_strips, [&](const auto& strip) {
        return strip.first.index < first || strip.first.index >= first + m_stripCount;
    });
    FrameStrips strips{.first = first, .fine = {}, .coarse = {}};
    const auto add = [&](Job job, auto& to) -> Result<void> {
        while (!m_strips.contains(job))
            if (auto taken = takeBand(stop); !taken) return taken;
        to.push_back(m_strips[job]);
        return {};
    };
    for (int i = 0; i < m_stripCount; ++i) {
        if (i < FrameStrips::kFineStrips)
            if (auto added = add({first + i, false}, strips.fine); !added)
                return tl::make_unexpected(added.error());
        if (auto added = add({first + i, true}, strips.coarse); !added)
            return tl::make_unexpected(added.error());
    }
    return strips;
}

Size StripWorks::sizeOf(Job job) const {
    const int shift = job.isCoarse ? FrameStrips::kCoarseLevel : 0;
    return {m_scene.shape.size.width >> shift, m_scene.shape.size.height >> shift};
}

/// The whole strip.
RenderRequest StripWorks::requestOf(Job job) const {
    Location location = m_scene.bookmark.location;
    location.iterations = {m_scene.keys.iterationsAt(job.index + 1), false};
    StripShape shape = m_scene.shape;
    shape.size = sizeOf(job);
    RenderRequest request = shape.request(m_scene.zoom, m_scene.frame, location, job.index);
    request.forcedRung = filmRung(request);
    request.priority = Priority::Background;
    // Devices have no direct kernels for circles.
    const bool isDirect = findRung(request.forcedRung)->method == Method::Direct;
    if (!isDirect) request.devices = m_scene.devices;
    return request;
}

/// Submits the next rows, if there are any.
void StripWorks::submitBand() {
    if (m_submitted == m_order.size()) return;
    const Job job = m_order[m_submitted];
    const Size size = sizeOf(job);
    const auto most = static_cast<int>(kBandSamples / static_cast<std::size_t>(size.width));
    const int rows =
        std::min(std::max(kColorRows, most - most % kColorRows), size.height - m_submittedRows);

    RenderRequest request = requestOf(job);
    request.region = {0, m_submittedRows, size.width, rows};
    Band band{job, request.region, nullptr};
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
    const Size size = sizeOf(band.job);
    m_strip.resize(size.area());
    colorBand(band, *flight.samples());
    if (band.rows.bottom() == size.height)
        m_strips[band.job] = std::make_shared<const StripPyramid>(
            size, band.job.isCoarse ? FrameStrips::kCoarseLevel : 0, m_strip);
    m_bands.pop_front();
    return {};
}

/// Distances in a strip are in units of pixels on its first circle. Colours take them in pixels of
/// the frame in which the sample's circle is the farthest.
void StripWorks::colorBand(const Band& band, std::span<const TileSample> samples) {
    const Size size = sizeOf(band.job);
    const auto width = static_cast<std::size_t>(size.width);
    const double pixel = 2 * std::numbers::pi * m_scene.shape.rim / size.width;
    const int blocks = (band.rows.height + kColorRows - 1) / kColorRows;
    parallelFor(m_threads, static_cast<std::size_t>(blocks), [&](std::size_t block) {
        const int first = static_cast<int>(block) * kColorRows;
        const int rows = std::min(kColorRows, band.rows.height - first);
        std::vector<TileSample> scaled(samples.begin() + first * size.width,
                                       samples.begin() + (first + rows) * size.width);
        for (int y = 0; y < rows; ++y) {
            const double octave = (band.rows.y + first + y + 0.5) / size.height;
            const auto factor = static_cast<float>(pixel * std::exp2(octave));
            for (std::size_t x = 0; x < width; ++x) {
                TileSample& sample = scaled[static_cast<std::size_t>(y) * width + x];
                sample.distance_x *= factor;
                sample.distance_y *= factor;
            }
        }
        const int top = band.rows.y + first;
        const double depth = band.job.index + (top + 0.5 * rows) / size.height - kColorsAbove;
        m_colors.at(depth).toLinear(
            scaled,
            std::span(m_strip).subspan(static_cast<std::size_t>(top) * width, scaled.size()));
    });
}

}  // namespace fathom
