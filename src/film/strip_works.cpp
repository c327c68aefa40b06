#include "film/strip_works.h"

#include <algorithm>
#include <cstdio>

#include "film/film_source.h"
#include "film/strip_colors.h"

namespace fathom {

namespace {

/// Bands in progress while one is coloured. Two keep the workers busy.
constexpr std::size_t kAhead = 2;
/// Four strips share the reference of the widest one if orbits are so long that tables take as much
/// time as pixels. The reference serves pixels down to an eighth of its own, in a few more steps.
constexpr int kGroup = 4;
constexpr std::uint64_t kLong = std::uint64_t{1} << 17;

}  // namespace

StripWorks::StripWorks(SampleSource& source, const FilmScene& scene, const FilmColors& colors,
                       std::span<const double> depths, int stripCount, int threads,
                       const std::atomic<bool>* isPaused)
    : m_source(source),
      m_scene(scene),
      m_colors(colors),
      m_stripCount(stripCount),
      m_threads(threads) {
    // Strips that were dropped are made again if the film comes back to them.
    std::optional<int> before;  // the first strip of the frame before
    for (const double depth : depths) {
        const int first = static_cast<int>(depth);
        for (int strip = first; strip < first + stripCount; ++strip)
            if (!before || strip < *before || strip >= *before + stripCount)
                m_order.push_back(strip);
        before = first;
    }
    m_bands.emplace(
        source, m_order.size(), [this](std::size_t i) { return requestOf(m_order[i]); }, kAhead,
        threads, isPaused,
        [this](std::size_t i, const RenderRequest& request, std::stop_token stop) {
            return referenceOfGroup(i, request, std::move(stop));
        });
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
NamedRequest StripWorks::requestOf(int strip) const {
    RenderRequest request = m_scene.strip(strip, {m_scene.keys.iterationsAt(strip + 1), false});
    request.periods = periodsFor(m_scene.bookmark.colors);
    char name[32];
    std::snprintf(name, sizeof name, "strip-%06d", strip);
    return {name, std::move(request)};
}

/// The reference that a strip shares with its group; null if strips have their own ones.
Result<std::shared_ptr<const Reference>> StripWorks::referenceOfGroup(std::size_t i,
                                                                      const RenderRequest& request,
                                                                      std::stop_token stop) {
    if (!request.source || request.source->iterations() < kLong) return nullptr;
    if (const int group = m_order[i] / kGroup; group != m_group) {
        if (group != m_nextGroup) beginGroup(group, request);
        auto reference = awaitReference(
            m_nextReference.get(), [](const Phrase&) {}, std::move(stop));
        if (!reference) return reference;
        m_reference = *std::move(reference);
        m_group = group;
        beginNextGroup(i, request);
    }
    return m_reference;
}

/// `request`: of any strip, with its source.
void StripWorks::beginGroup(int group, const RenderRequest& request) {
    RenderRequest widest = requestOf(group * kGroup).request;
    widest.source = request.source;
    widest.priority = m_source.priority;
    m_nextReference = beginReference(m_source.scheduler, std::move(widest));
    m_nextGroup = group;
}

/// While strips from number `i` of the order on are computed, the next group's table is made.
void StripWorks::beginNextGroup(std::size_t i, const RenderRequest& request) {
    const auto next = std::find_if(m_order.begin() + static_cast<std::ptrdiff_t>(i), m_order.end(),
                                   [this](int strip) { return strip / kGroup != m_group; });
    if (next != m_order.end()) beginGroup(*next / kGroup, request);
}

Result<void> StripWorks::takeBand(std::stop_token stop) {
    const auto band = m_bands->next(std::move(stop));
    if (!band) return tl::make_unexpected(band.error());
    const int strip = m_order[band->picture];
    const StripShape& shape = m_scene.shape;
    if (!m_strip) m_strip = std::make_shared<StripPyramid>(shape.size);
    colorStrip(shape, m_colors, strip, band->rows, *band->samples, m_threads, *m_strip);
    if (band->rows.bottom() == shape.size.height) m_strips[strip] = std::move(m_strip);
    return {};
}

}  // namespace fathom
