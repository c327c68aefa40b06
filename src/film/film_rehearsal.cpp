#include "film/film_rehearsal.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

#include "base/exception.h"
#include "base/parallel.h"
#include "film/strip_works.h"

namespace fathom {

namespace {

constexpr int kLongestSide = 320, kSmallestSide = 96;
constexpr double kFramesPerSecond = 10;
/// Fewer samples than pixels at the sides: to 1e-113, strips take a seventh of the time that they
/// take with one sample for each pixel. Frames are a little soft there.
constexpr double kSamples = 0.25;
/// Memory of a rehearsal's strips. A film to 1e-113 needs 65 MiB at 320 pixels.
constexpr double kMostBytes = 192.0 * 1024 * 1024;

/// The size with `longest` pixels at its longer side. Both sides are even, as encoders want them.
Size scaledTo(Size size, int longest) {
    const double scale = 1.0 * longest / std::max(size.width, size.height);
    const auto side = [scale](int full) {
        return std::max(2, 2 * static_cast<int>(std::lround(full * scale / 2)));
    };
    return scale < 1 ? Size{side(size.width), side(size.height)} : size;
}

/// Bytes of a film's strips. Their pyramids take a third more than their texels.
double bytesOfStrips(const FilmZoom& zoom, Size frame) {
    const StripShape shape = StripShape::of(zoom, frame, kSamples);
    const FramePainter painter(zoom, frame, shape);
    return static_cast<double>(shape.size.area() * sizeof(Texel)) * 4 / 3 *
           (zoom.octaves + painter.stripCount());
}

}  // namespace

FilmOrder rehearsalOf(FilmOrder order) {
    order.format.size = scaledTo(order.format.size, kLongestSide);
    order.timing.framesPerSecond = std::min(order.timing.framesPerSecond, kFramesPerSecond);
    order.format.framesPerSecond = order.timing.framesPerSecond;
    order.samples = kSamples;
    order.samplesFolder.clear();
    return order;
}

Result<std::shared_ptr<FilmRehearsal>> FilmRehearsal::create(const FilmOrder& order) {
    auto zoom = zoomOf(order);
    if (!zoom) return tl::make_unexpected(zoom.error());
    FilmOrder small = rehearsalOf(order);
    auto pace = FilmPace::of(small.timing, *zoom);
    if (!pace) return tl::make_unexpected(pace.error());
    int longest = kLongestSide;
    while (longest > kSmallestSide && bytesOfStrips(*zoom, small.format.size) > kMostBytes) {
        longest = std::max(kSmallestSide, longest * 4 / 5);
        small.format.size = scaledTo(order.format.size, longest);
    }
    return std::shared_ptr<FilmRehearsal>(
        new FilmRehearsal(small, *std::move(pace), *std::move(zoom)));
}

FilmRehearsal::FilmRehearsal(const FilmOrder& order, FilmPace pace, FilmZoom zoom)
    : m_order(order), m_pace(std::move(pace)) {
    m_scene.bookmark = order.narrow;
    m_scene.zoom = std::move(zoom);
    m_scene.frame = order.format.size;
    m_scene.shape = StripShape::of(m_scene.zoom, m_scene.frame, order.samples);
    m_scene.devices = order.devices;
    m_painter.emplace(m_scene.zoom, m_scene.frame, m_scene.shape);
}

/// The whole octaves of the film's way, in the order in which it shows them first.
std::vector<double> FilmRehearsal::depthsInOrder() const {
    std::vector<double> depths;
    std::set<int> known;
    int octave = static_cast<int>(m_pace.depthOf(0));
    const auto pass = [&] {
        if (known.insert(octave).second) depths.push_back(octave);
    };
    pass();
    for (int frame = 1; frame < m_pace.frameCount(); ++frame) {
        const int next = static_cast<int>(m_pace.depthOf(frame));
        while (octave != next) {
            octave += next > octave ? 1 : -1;
            pass();
        }
    }
    return depths;
}

Result<void> FilmRehearsal::compute(RenderScheduler& scheduler, const FilmProgress& progress,
                                    std::stop_token stop) {
    try {
        const int threads = threadsOf(m_order.threads);
        std::optional<std::shared_ptr<const ReferenceSource>> reference;
        SampleSource source{.scheduler = scheduler};
        source.reference = [&]() -> Result<std::shared_ptr<const ReferenceSource>> {
            if (reference) return *reference;
            auto found = filmSource(
                scheduler, m_scene, m_painter->stripCount(), [](const Phrase&) {}, stop);
            if (found) reference = *found;
            return found;
        };

        auto keys = makeFilmKeys(source, m_order.narrow, m_scene.zoom, m_scene.frame,
                                 FilmKeys::stepFor(m_pace.meanSpeed()), {}, stop);
        if (!keys) return tl::make_unexpected(keys.error());
        m_scene.keys = *std::move(keys);
        const auto colors = FilmColors::create(m_order.narrow, m_scene.keys, m_scene.frame.height);
        if (!colors) return tl::make_unexpected(colors.error());

        const std::vector<double> depths = depthsInOrder();
        StripWorks works(source, m_scene, *colors, depths, m_painter->stripCount(), threads,
                         nullptr);
        for (std::size_t i = 0; i < depths.size(); ++i) {
            auto strips = works.stripsAt(depths[i], stop);
            if (!strips) return tl::make_unexpected(strips.error());
            {
                const std::lock_guard lock(m_mutex);
                for (const auto& strip : strips->list)
                    m_strips.emplace(strips->first++, strip);
            }
            progress(static_cast<double>(i + 1) / static_cast<double>(depths.size()));
        }
        return {};
    } catch (const std::exception&) {
        return tl::make_unexpected(errorOfException("The film could not be rehearsed"));
    }
}

bool FilmRehearsal::paint(double depth, int threads, std::span<Rgb32> pixels) const {
    FrameStrips strips{.first = static_cast<int>(depth), .list = {}};
    {
        const std::lock_guard lock(m_mutex);
        for (int i = 0; i < m_painter->stripCount(); ++i) {
            const auto strip = m_strips.find(strips.first + i);
            if (strip == m_strips.end()) return false;
            strips.list.push_back(strip->second);
        }
    }
    m_painter->paint(depth, strips, threads, [&](const FrameBand& band) {
        const auto width = static_cast<std::size_t>(band.width);
        for (int y = 0; y < band.rows; ++y)
            for (int x = 0; x < band.width; ++x)
                pixels[static_cast<std::size_t>(band.top + y) * width +
                       static_cast<std::size_t>(x)] = toSrgb8(band.at(x, y));
    });
    return true;
}

}  // namespace fathom
