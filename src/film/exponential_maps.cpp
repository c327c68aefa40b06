#include "film/exponential_maps.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numbers>
#include <set>

#include "base/atomic_file.h"
#include "base/exception.h"
#include "base/measure.h"
#include "base/parallel.h"
#include "base/shown_text.h"
#include "export/exr_reader.h"
#include "export/exr_writer.h"
#include "film/film_source.h"
#include "film/picture_bands.h"

namespace fathom {

namespace {

namespace fs = std::filesystem;

/// Bands in progress while one is written.
constexpr std::size_t kAhead = 2;
/// The height of a map is a multiple of it: rows that are packed together, and that have the same
/// curve of automatic colours.
constexpr int kRows = 16;
/// A ring has the colours of the frame whose corners are that many octaves farther out: half of a
/// frame's pixels lie closer to its middle than half of its corners' distance, and half farther.
constexpr double kInside = 1;

/// The name of a zoom, which is 2 / radius in Kalles Fraktaler: 1.50E+12.
std::string zoomName(const View& view) {
    const double digits = std::log10(2.0) + view.depth10();
    const double power = std::floor(digits - std::log10(0.9995));  // or digits may round to 10.00
    char text[48];
    std::snprintf(text, sizeof text, "%.2fE%+.0f", std::pow(10, digits - power), power);
    return text;
}

tl::unexpected<Error> notOfThis(const fs::path& path) {
    return fail(ErrorCode::InvalidInput,
                {"%1 is not a map of this zoom; choose another folder.", {shownPath(path)}});
}

tl::unexpected<Error> otherColors(const fs::path& path) {
    return fail(ErrorCode::InvalidInput,
                {"%1 has other colours than this zoom; choose another folder.", {shownPath(path)}});
}

/// The colours that a file of this view has.
Result<ColorSettings> savedColors(const Bookmark& view) {
    return parseBookmark(toJson(view, -1), phrase("The view")).map([](const Bookmark& saved) {
        return saved.colors;
    });
}

class MapMaker {
public:
    MapMaker(RenderScheduler& scheduler, const FilmOrder& order,
             const std::function<void(const ExportProgress&)>& progress, std::stop_token stop,
             MapRows rows)
        : m_source{.scheduler = scheduler, .priority = order.priority},
          m_order(order),
          m_threads(threadsOf(order.threads)),
          m_progress(progress),
          m_stop(std::move(stop)),
          m_rows(rows) {}

    Result<MapSummary> run();

private:
    Result<void> layOut();
    Result<void> makeKeys();
    Result<void> findMissing();
    Result<std::shared_ptr<const ReferenceSource>> findReference();
    Result<void> makeMaps();

    Bookmark viewOf(int map) const;
    fs::path pathOf(int map) const;
    RenderRequest requestOf(int map) const;
    Result<void> checkFolder() const;
    std::string_view projection() const {
        return m_rows == MapRows::FromInside ? kMapFromInside : kExponentialMap;
    }
    std::size_t placeOf(int y) const;
    Result<bool> isThere(int map) const;
    Result<std::unique_ptr<ImageWriter>> createFile(int map) const;
    void turnRow(const PictureBand& band, int y, double scale, std::span<TileSample> to) const;
    void convert(const PictureBand& band, std::span<TileSample> samples) const;
    void color(const PictureBand& band, std::span<RgbF> colors) const;
    void report(Phrase stage, double fraction) const;

    SampleSource m_source;
    const FilmOrder& m_order;
    const int m_threads;
    const std::function<void(const ExportProgress&)>& m_progress;
    const std::stop_token m_stop;
    const MapRows m_rows;

    FilmScene m_scene;  // its zoom is about the narrow view's centre
    std::optional<std::shared_ptr<const ReferenceSource>> m_reference;  // none: not yet found
    std::optional<FilmColors> m_colors;
    std::vector<int> m_missing;
    const Stopwatch m_watch;
    MapSummary m_summary;
};

Result<MapSummary> MapMaker::run() {
    for (const auto step :
         {&MapMaker::layOut, &MapMaker::makeKeys, &MapMaker::findMissing, &MapMaker::makeMaps})
        if (auto done = (this->*step)(); !done) return tl::make_unexpected(done.error());
    m_summary.seconds = m_watch.spent().wall;
    m_summary.samplesComputed = m_source.computed;
    return m_summary;
}

/// Chooses whole octaves from the narrow view's frame out to the wide one's, and in to half a pixel
/// around the centre.
Result<void> MapMaker::layOut() {
    const auto zoom = zoomOf(m_order);
    if (!zoom) return tl::make_unexpected(zoom.error());
    const Size frame = m_order.format.size;
    const View& narrow = m_order.narrow.location.view;
    const double outside = std::ceil(zoom->octaves);
    m_scene.bookmark = m_order.narrow;
    m_scene.frame = frame;
    m_scene.devices = m_order.devices;
    m_scene.zoom = {.re = narrow.re,
                    .im = narrow.im,
                    .anchor = {},
                    .radius = narrow.radius,
                    .widest = narrow.transform,
                    .narrowest = narrow.transform,
                    .octaves = 0};
    m_scene.zoom.radius = m_scene.zoom.viewAt(-outside).radius;
    m_scene.zoom.octaves = outside;
    m_scene.shape.size = mapSize(frame, m_order.samples);
    m_scene.shape.rim = std::hypot(frame.width, frame.height) / 2;
    m_summary.maps = static_cast<int>(outside + std::ceil(std::log2(2 * m_scene.shape.rim)));
    m_summary.size = m_scene.shape.size;

    std::error_code error;
    fs::create_directories(m_order.path, error);
    if (error) return tl::make_unexpected(fileError("make", m_order.path, error.value()));
    return {};
}

Result<void> MapMaker::makeKeys() {
    m_source.reference = [this] { return findReference(); };
    auto keys = makeFilmKeys(
        m_source, m_scene.bookmark, m_scene.zoom, m_scene.frame, 1,
        [&](double fraction) { report("Fitting colours", fraction); }, m_stop);
    if (!keys) return tl::make_unexpected(keys.error());
    m_scene.keys = *std::move(keys);
    auto colors = FilmColors::create(m_scene.bookmark, m_scene.keys, m_scene.frame.height);
    if (!colors) return tl::make_unexpected(colors.error());
    m_colors = *std::move(colors);
    return {};
}

/// All maps lie around the same point, so that one orbit serves them all.
Result<std::shared_ptr<const ReferenceSource>> MapMaker::findReference() {
    if (m_reference) return *m_reference;
    auto found = filmSource(
        m_source.scheduler, m_scene, m_summary.maps - static_cast<int>(m_scene.zoom.octaves),
        [this](const Phrase& stage) { report(stage, 0); }, m_stop);
    if (found) m_reference = *found;
    return found;
}

/// The view of the frame whose corners lie on the map's first circle.
Bookmark MapMaker::viewOf(int map) const {
    Bookmark bookmark = m_order.narrow;
    bookmark.location.view = m_scene.zoom.viewAt(map);
    bookmark.location.iterations = {m_scene.keys.iterationsAt(map + 1), false};
    bookmark.colors.curve = curveAt(m_scene.keys, map);
    return bookmark;
}

/// Maps are numbered from the deepest, so that zooms from farther out to the same view share names.
fs::path MapMaker::pathOf(int map) const {
    char number[16];
    std::snprintf(number, sizeof number, "%05d_", m_summary.maps - map);
    return m_order.path / (number + zoomName(m_scene.zoom.viewAt(map)) + ".exr");
}

/// Rows and columns begin on the circle's first radius and angle, instead of half a sample later.
RenderRequest MapMaker::requestOf(int map) const {
    RenderRequest request =
        m_scene.shape.request(m_scene.zoom, m_scene.frame, viewOf(map).location, map);
    request.subpixel = {-0.5, -0.5};
    request.forcedRung = filmRung(request);
    request.priority = Priority::Background;
    request.periods = periodsFor(m_scene.bookmark.colors);
    const bool isDirect = findRung(request.forcedRung)->method == Method::Direct;
    if (!isDirect) request.devices = m_order.devices;
    return request;
}

Result<bool> MapMaker::isThere(int map) const {
    const fs::path path = pathOf(map);
    const auto file = ExrReader::open(path);
    if (!file && file.error().code == ErrorCode::NotFound) return false;
    const Bookmark view = viewOf(map);
    if (!file || file->size() != m_scene.shape.size || file->projection() != projection() ||
        file->view().location != view.location)
        return notOfThis(path);
    const auto colors = savedColors(view);
    if (!colors) return tl::make_unexpected(colors.error());
    if (file->view().colors != *colors) return otherColors(path);
    return true;
}

/// Fails if the folder has EXR files of another series, which a reader would mix with these.
Result<void> MapMaker::checkFolder() const {
    std::set<std::string> names;
    for (int map = 0; map < m_summary.maps; ++map)
        names.insert(pathOf(map).filename().string());
    std::error_code error;
    for (fs::directory_iterator entry(m_order.path, error), end; !error && entry != end;
         entry.increment(error)) {
        const fs::path& path = entry->path();
        if (path.extension() == ".exr" && !names.contains(path.filename().string()))
            return notOfThis(path);
    }
    if (error) return tl::make_unexpected(fileError("read", m_order.path, error.value()));
    return {};
}

Result<void> MapMaker::findMissing() {
    if (auto checked = checkFolder(); !checked) return checked;
    for (int map = m_order.part - 1; map < m_summary.maps; map += m_order.parts) {
        const auto is = isThere(map);
        if (!is) return tl::make_unexpected(is.error());
        if (!*is) m_missing.push_back(map);
    }
    return {};
}

Result<std::unique_ptr<ImageWriter>> MapMaker::createFile(int map) const {
    auto file = AtomicFile::create(pathOf(map));
    if (!file) return tl::make_unexpected(file.error());
    const Bookmark view = viewOf(map);
    const bool isEscape = view.location.formula.spec->kind == FormulaKind::Escape;
    const PictureHead head{.size = m_scene.shape.size,
                           .viewJson = toJson(view, -1),
                           .iterationLimit = view.location.iterations.limit,
                           .endAtAttractors = !isEscape,
                           .periods = periodsFor(view.colors),
                           .hasHalfColors = true,
                           .projection = std::string(projection()),
                           .isBottomUp = m_rows == MapRows::FromInside};
    return makeExrWriter(*std::move(file), head, m_threads);
}

Result<void> MapMaker::makeMaps() {
    PictureBands bands(
        m_source, m_missing.size(),
        [this](std::size_t i) {
            return NamedRequest{"", requestOf(m_missing[i])};
        },
        kAhead, m_threads, nullptr);
    std::vector<TileSample> samples;
    std::vector<RgbF> colors;
    for (const int map : m_missing) {
        auto writer = createFile(map);
        if (!writer) return tl::make_unexpected(writer.error());
        for (int bottom = 0; bottom < m_scene.shape.size.height;) {
            const auto band = bands.next(m_stop);
            if (!band) return tl::make_unexpected(band.error());
            samples.resize(band->samples->size());
            colors.resize(samples.size());
            convert(*band, samples);
            color(*band, colors);
            if (auto written = (*writer)->writeRows({.colors = colors, .samples = samples});
                !written)
                return written;
            bottom = band->rows.bottom();
        }
        if (auto finished = (*writer)->finish(); !finished) return finished;
        ++m_summary.mapsMade;
        report("Making exponential maps",
               static_cast<double>(m_summary.mapsMade) / static_cast<double>(m_missing.size()));
    }
    return {};
}

/// The place of a band's row among those that are written. Maps from inside are written from the
/// bottom up, but each chunk from the top down.
std::size_t MapMaker::placeOf(int y) const {
    const int rows = m_rows == MapRows::FromInside ? chunkRowsOf(m_scene.shape.size) : 1;
    const int first = y - y % rows;
    return static_cast<std::size_t>(first + rows - 1 - y % rows);
}

/// A row of a band with its columns turned clockwise, and distances times 2^(octaves from the first
/// row) and `scale`.
void MapMaker::turnRow(const PictureBand& band, int y, double scale,
                       std::span<TileSample> to) const {
    const std::span<const TileSample> from =
        std::span(*band.samples).subspan(static_cast<std::size_t>(y) * to.size(), to.size());
    const double octave = 1.0 * (band.rows.y + y) / m_scene.shape.size.height;
    const auto factor = static_cast<float>(scale * std::exp2(octave));
    for (std::size_t x = 0; x < to.size(); ++x) {
        to[x] = from[x == 0 ? 0 : to.size() - x];
        to[x].distance_x *= factor;
        to[x].distance_y *= factor;
    }
}

/// The samples as the file has them. A sample's distance is in steps of 2 pi R / W, for the first
/// radius R. A flat picture of W x H pixels whose corners are r from its centre has pixels of
/// 2 r / sqrt(W^2 + H^2).
void MapMaker::convert(const PictureBand& band, std::span<TileSample> samples) const {
    const Size size = m_scene.shape.size;
    const auto width = static_cast<std::size_t>(size.width);
    const double half = std::numbers::pi / 2 * std::hypot(1, 1.0 * size.height / size.width);
    parallelFor(m_threads, static_cast<std::size_t>(band.rows.height), [&](std::size_t y) {
        const int row = static_cast<int>(y);
        turnRow(band, row, half, samples.subspan(placeOf(row) * width, width));
    });
}

/// The colours of the samples. Colourings take distances in pixels of the frame whose corners are
/// 2^kInside r from its centre. Such a pixel is 2^kInside r / rim.
void MapMaker::color(const PictureBand& band, std::span<RgbF> colors) const {
    const StripShape& shape = m_scene.shape;
    const auto width = static_cast<std::size_t>(shape.size.width);
    const double scale = 2 * std::numbers::pi * shape.rim / shape.size.width / std::exp2(kInside);
    const auto blocks = static_cast<std::size_t>(band.rows.height / kRows);
    parallelFor(m_threads, blocks, [&](std::size_t block) {
        const int top = static_cast<int>(block) * kRows;
        std::vector<TileSample> samples(kRows * width);
        for (int y = 0; y < kRows; ++y)
            turnRow(band, top + y, scale, std::span(samples).subspan(placeOf(y) * width, width));
        const double octave = (band.rows.y + top + kRows / 2.0) / shape.size.height;
        m_colors->at(m_missing[band.picture] + octave - kInside)
            .toLinear(samples, colors.subspan(block * samples.size(), samples.size()));
    });
}

void MapMaker::report(Phrase stage, double fraction) const {
    if (m_progress) m_progress({std::move(stage), fraction, m_watch.spent().wall, {}});
}

}  // namespace

Size mapSize(Size frame, double samples) {
    const double around = std::numbers::pi * std::hypot(frame.width, frame.height);
    const double octave = std::numbers::ln2 / (2 * std::numbers::pi);  // height over width
    const int height =
        static_cast<int>(std::ceil(around * std::sqrt(samples) * octave / kRows)) * kRows;
    return {static_cast<int>(std::lround(height / octave)), height};
}

Result<MapSummary> makeExponentialMaps(RenderScheduler& scheduler, const FilmOrder& order,
                                       const std::function<void(const ExportProgress&)>& progress,
                                       std::stop_token stop, MapRows rows) {
    try {
        return MapMaker(scheduler, order, progress, std::move(stop), rows).run();
    } catch (const std::exception&) {
        return tl::make_unexpected(errorOfException("The maps could not be made"));
    }
}

}  // namespace fathom
