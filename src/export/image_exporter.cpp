#include "export/image_exporter.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <deque>
#include <utility>

#include "base/atomic_file.h"
#include "base/exception.h"
#include "base/parallel.h"
#include "base/shown_text.h"
#include "color/colorizer.h"
#include "export/picture_curve.h"
#include "export/picture_flight.h"
#include "export/picture_parts.h"

namespace fathom {

namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

/// Counts the seconds of work; it stands still in a pause.
class WorkClock {
public:
    double seconds() const { return m_isPaused ? m_before : m_before + secondsSince(m_since); }
    bool isPaused() const { return m_isPaused; }
    void setPaused(bool isPaused) {
        m_before = seconds();
        m_since = Clock::now();
        m_isPaused = isPaused;
    }

private:
    double m_before = 0;
    Clock::time_point m_since = Clock::now();
    bool m_isPaused = false;
};

/// About 64 MiB of samples.
constexpr std::size_t kBandPixels = (std::size_t{64} << 20) / sizeof(TileSample);

/// The rows of a band: all rows, or those of kBandPixels, or of some tiles for each device. Of
/// fewer, a graphics device would wait for the longest pixels of each band. If that is more than
/// one row of a processor's tiles, it is a whole number of them, otherwise a whole number of an EXR
/// file's chunks.
int bandRows(Size size, const RenderPlan& plan) {
    constexpr std::size_t kTilesOfDevice = 4;
    constexpr std::size_t kTileRows = 128, kFewestRows = kChunkRows;
    const std::size_t pixels =
        std::max(kBandPixels, kTilesOfDevice * plan.engineIds.size() * plan.tileSize.area());
    const std::size_t rows = std::max(pixels / static_cast<std::size_t>(size.width), kFewestRows);
    if (rows >= static_cast<std::size_t>(size.height)) return size.height;
    return static_cast<int>(rows - rows % (rows > kTileRows ? kTileRows : kFewestRows));
}

/// The size of the preview: at most 256 pixels wide and high, with the same proportions.
Size previewSize(Size size) {
    constexpr double kLongestSide = 256;
    const double scale = std::min(1.0, kLongestSide / std::max(size.width, size.height));
    const auto scaled = [scale](int side) {
        return std::max(1, static_cast<int>(std::lround(side * scale)));
    };
    return {scaled(size.width), scaled(size.height)};
}

Result<void> validate(const ImageExport& what) {
    constexpr int kMostSamples = 256;
    if (what.samplesPerPixel < 1 || what.samplesPerPixel > kMostSamples)
        return fail(ErrorCode::InvalidInput, {"A pixel takes 1 to 256 samples, not %1.",
                                              {std::to_string(what.samplesPerPixel)}});
    return {};
}

/// One export, from its plan to its file. The caller's thread and its helper threads colour and
/// write a band while the scheduler's threads compute the next one.
class Exporter {
public:
    Exporter(RenderScheduler& scheduler, const ImageExport& what,
             const std::function<void(const ExportProgress&)>& progress, std::stop_token stop,
             const std::atomic<bool>* isPaused)
        : m_scheduler(scheduler),
          m_what(what),
          m_threads(threadsOf(what.threads)),
          m_progress(progress),
          m_stop(std::move(stop)),
          m_isPaused(isPaused) {}

    Result<ExportSummary> run();

private:
    Result<void> openParts();
    Result<void> plan();
    Result<void> settle();
    Result<void> openFile();
    Result<void> writePicture();

    Result<void> learn();
    const PictureState* keptState() const {
        return m_parts && m_parts->state() ? &*m_parts->state() : nullptr;
    }
    Result<void> keepBands();
    std::size_t bandCount() const;
    RenderRequest bandRequest(std::size_t flight) const;
    void submit(RenderRequest request);
    void followPause();
    Result<void> await(PictureFlight& flight, double share);
    Result<void> takeSummary(PictureFlight& flight);
    Result<void> addBand(PictureFlight& flight, int sample);
    Result<void> addRows(std::size_t first, std::size_t count, int sample);
    void report(const PictureFlight::Progress& progress, double share);
    std::size_t pixelsOfThread() const {
        return rowsOfThread(m_what.size) * static_cast<std::size_t>(m_what.size.width);
    }
    /// Whether the centre samples must be kept. Only EXR files hold samples, and only with several
    /// samples per pixel would the centres be overwritten before the end.
    bool keepsCenters() const {
        return m_what.samplesPerPixel > 1 && m_what.format == ImageFormat::ExrFloat;
    }
    Error stopped() const { return {ErrorCode::Cancelled, "The export was stopped."}; }

    RenderScheduler& m_scheduler;
    const ImageExport& m_what;
    const int m_threads;  // threads that colour and write
    const std::function<void(const ExportProgress&)>& m_progress;
    const std::stop_token m_stop;
    const std::atomic<bool>* const m_isPaused;
    WorkClock m_clock;

    std::optional<PictureParts> m_parts;  // none: nothing is kept
    RenderRequest m_request;              // for the whole picture, with everything that was settled
    ColorSettings m_colors;               // likewise
    std::optional<Colorizer> m_colorizer;
    int m_firstRow = 0;  // before it are those of an earlier export
    int m_bandRows = 0;
    ExportSummary m_summary;
    std::unique_ptr<ImageWriter> m_writer;
    std::deque<std::unique_ptr<PictureFlight>> m_flights;  // in order; the first is awaited next
    bool m_isFirstAwaited = false;                         // the first has ended already
    double m_doneFraction = 0;                             // share of the work in finished flights
    double m_keptFraction = 0;                             // of it, what an earlier export did
    double m_pixelsStart = 0;                              // time on m_clock

    // The current band: sample 0 of its pixels, the samples being coloured, and the sums of
    // colours.
    std::shared_ptr<const Samples> m_centers, m_samples;
    std::vector<RgbF> m_sums;
    FreshVector<RgbF> m_rowColors;
};

Result<ExportSummary> Exporter::run() {
    for (const auto step : {&Exporter::openParts, &Exporter::plan, &Exporter::settle,
                            &Exporter::openFile, &Exporter::writePicture}) {
        if (m_stop.stop_requested()) return tl::make_unexpected(stopped());
        if (Result<void> done = (this->*step)(); !done) return tl::make_unexpected(done.error());
    }
    m_summary.seconds = m_clock.seconds();
    return std::move(m_summary);
}

/// Opens the bands of an earlier export of the same picture.
Result<void> Exporter::openParts() {
    if (!m_what.keepsParts) return {};
    Result<PictureParts> parts = PictureParts::open(m_what);
    if (!parts) return tl::make_unexpected(parts.error());
    m_parts = *std::move(parts);
    return {};
}

/// Chooses one rung for the whole picture, so that bands are not planned one by one.
Result<void> Exporter::plan() {
    m_request.location = m_what.bookmark.location;
    m_request.size = m_what.size;
    m_request.order = TileOrder::Rows;
    m_request.coarseFirst = false;
    m_request.priority = m_what.priority;
    m_request.forcedRung = keptState() ? keptState()->rung : m_what.forcedRung;
    m_request.devices = m_what.devices;
    if (Result<void> valid = fathom::validate(m_what.bookmark.colors); !valid) return valid;
    m_request.periods = periodsFor(m_what.bookmark.colors);
    if (Result<void> valid = fathom::validate(m_request); !valid) return valid;

    Result<RenderPlan> plan = m_scheduler.plan(m_request, m_stop);
    if (!plan) return tl::make_unexpected(plan.error());
    m_summary.plan = *std::move(plan);
    m_firstRow = keptState() ? keptState()->writer.rows : 0;
    m_bandRows = bandRows(m_what.size, m_summary.plan);
    return {};
}

/// Learns automatic iterations and colours from the picture itself if it is one band on any device,
/// or else from a small one of the same view.
Result<void> Exporter::learn() {
    const bool isOneBand = m_what.size.area() <= kBandPixels;
    const Clock::time_point start = Clock::now();
    m_pixelsStart = m_clock.seconds();
    RenderRequest request = m_request;
    if (isOneBand) {
        request = bandRequest(0);
    } else {
        request.size = previewSize(m_what.size);
        request.periods = {};
    }
    const int height = request.size.height;
    submit(std::move(request));
    if (Result<void> ended =
            await(*m_flights.front(), isOneBand ? 1.0 / m_what.samplesPerPixel : 0);
        !ended)
        return ended;
    m_summary.iterationLimit = m_flights.front()->result()->iterationLimit;
    if (useCurve(m_colors) && !m_colors.curve) {
        const std::shared_ptr<const Samples> samples = m_flights.front()->samples();
        const auto width = static_cast<std::size_t>(m_what.size.width);
        const auto rowAt = [&](int y) {
            return std::span(*samples).subspan(static_cast<std::size_t>(y) * width, width);
        };
        const double scale = static_cast<double>(m_what.size.height) / height;
        m_colors.curve = isOneBand ? *fitPictureCurve(m_what.size, rowAt)
                                   : fitAutoCurve(*samples, m_what.size.height, scale);
    }
    m_isFirstAwaited = isOneBand;
    if (isOneBand) return {};

    m_flights.clear();
    m_summary.enginePixels.clear();  // only the picture's own pixels count
    m_summary.phaseSeconds["preview"] = secondsSince(start);
    return {};
}

/// Settles the values that would otherwise differ from band to band.
Result<void> Exporter::settle() {
    m_summary.iterationLimit = m_request.location.iterations.limit;
    m_colors = m_what.bookmark.colors;
    const bool needsCurve = useCurve(m_colors) && !m_colors.curve;
    if (const PictureState* const kept = keptState()) {
        m_summary.iterationLimit = kept->iterationLimit;
        m_colors = kept->colors;
    } else if (m_request.location.iterations.automatic || needsCurve) {
        if (Result<void> learnt = learn(); !learnt) return learnt;
    }
    m_request.location.iterations = {m_summary.iterationLimit, false};
    m_summary.plan.iterationLimit = m_summary.iterationLimit;

    const PictureTraits traits =
        traitsOf(m_request.location, m_what.size.height, m_what.samplesPerPixel);
    Result<Colorizer> colorizer = Colorizer::create(m_colors, traits);
    if (!colorizer) return tl::make_unexpected(colorizer.error());
    m_colorizer = *std::move(colorizer);
    return {};
}

Result<void> Exporter::openFile() {
    if (m_parts && m_parts->isNamed()) return {};
    const WriterState state = keptState() ? keptState()->writer : WriterState{};
    Result<AtomicFile> file = m_parts
                                  ? AtomicFile::resume(m_what.path, m_parts->file(), state.bytes)
                                  : AtomicFile::create(m_what.path);
    if (!file) return tl::make_unexpected(file.error());

    Bookmark bookmark = m_what.bookmark;
    bookmark.colors = m_colors;
    const FormulaSpec& formula = *bookmark.location.formula.spec;
    const PictureHead head{.size = m_what.size,
                           .viewJson = toJson(bookmark, -1),
                           .dotsPerInch = m_what.dotsPerInch,
                           .iterationLimit = m_summary.iterationLimit,
                           .endAtAttractors = formula.kind != FormulaKind::Escape,
                           .periods = m_request.periods,
                           .samplesPerPixel = m_what.samplesPerPixel};
    Result<std::unique_ptr<ImageWriter>> writer =
        makeImageWriter(m_what.format, *std::move(file), head, m_threads, state);
    if (!writer) return tl::make_unexpected(writer.error());
    m_writer = *std::move(writer);
    return {};
}

/// Notes the bands that the file has.
Result<void> Exporter::keepBands() {
    const Clock::time_point start = Clock::now();
    Result<WriterState> writer = m_writer->sync();
    if (!writer) return tl::make_unexpected(writer.error());
    Result<void> saved =
        m_parts->save(m_what.bookmark, {.rung = std::string(m_summary.plan.rung->id),
                                        .iterationLimit = m_summary.iterationLimit,
                                        .colors = m_colors,
                                        .writer = *std::move(writer)});
    m_summary.phaseSeconds["file"] += secondsSince(start);
    return saved;
}

std::size_t Exporter::bandCount() const {
    const int rows = m_what.size.height - m_firstRow;
    return static_cast<std::size_t>((rows + m_bandRows - 1) / m_bandRows);
}

/// The request of a flight. Flights are in order: each band once for each sample of its pixels.
RenderRequest Exporter::bandRequest(std::size_t flight) const {
    const auto samples = static_cast<std::size_t>(m_what.samplesPerPixel);
    const int top = m_firstRow + static_cast<int>(flight / samples) * m_bandRows;
    RenderRequest request = m_request;
    request.forcedRung = m_summary.plan.rung->id;
    request.region = {0, top, m_what.size.width, std::min(m_bandRows, m_what.size.height - top)};
    request.subpixel = subpixelOffset(static_cast<int>(flight % samples));
    return request;
}

Result<void> Exporter::writePicture() {
    if (!m_writer) return {};  // an earlier export has finished the file
    if (!m_isFirstAwaited) m_pixelsStart = m_clock.seconds();
    const auto samples = static_cast<std::size_t>(m_what.samplesPerPixel);
    const std::size_t flightCount = bandCount() * samples;
    m_doneFraction = m_keptFraction = static_cast<double>(m_firstRow) / m_what.size.height;

    // Keep two flights in progress: while one is coloured and written, and while its last tiles are
    // computed, the next one keeps the other cores busy.
    std::size_t submitted = m_flights.size();
    for (std::size_t current = 0; current < flightCount; ++current) {
        for (; submitted < std::min(current + 2, flightCount); ++submitted)
            submit(bandRequest(submitted));
        PictureFlight& flight = *m_flights.front();
        const double share =
            static_cast<double>(flight.area().height) / m_what.size.height / m_what.samplesPerPixel;
        if (!std::exchange(m_isFirstAwaited, false))
            if (Result<void> ended = await(flight, share); !ended) return ended;
        m_summary.phaseSeconds["pixels"] = m_clock.seconds() - m_pixelsStart;
        if (Result<void> added = addBand(flight, static_cast<int>(current % samples)); !added)
            return added;
        const bool isBandFinished = (current + 1) % samples == 0;
        if (m_parts && isBandFinished)
            if (Result<void> kept = keepBands(); !kept) return kept;
        m_doneFraction += share;
        m_flights.pop_front();
        report({"Computing pixels", 0}, 0);
    }

    report({"Saving the file", 0}, 0);
    const Clock::time_point writing = Clock::now();
    Result<void> finished = m_writer->finish();
    m_summary.phaseSeconds["file"] += secondsSince(writing);
    return finished;
}

void Exporter::submit(RenderRequest request) {
    m_flights.push_back(std::make_unique<PictureFlight>(m_scheduler, std::move(request)));
    if (m_clock.isPaused()) m_flights.back()->setPaused(true);
}

void Exporter::followPause() {
    const bool isPaused = m_isPaused != nullptr && *m_isPaused;
    if (isPaused == m_clock.isPaused()) return;
    m_clock.setPaused(isPaused);
    for (const auto& flight : m_flights)
        flight->setPaused(isPaused);
}

/// Waits until the flight, which is `share` of the work, has ended well, and adds up its figures.
Result<void> Exporter::await(PictureFlight& flight, double share) {
    constexpr std::chrono::milliseconds kBetweenReports(50);
    for (followPause(); !flight.waitFor(kBetweenReports, m_stop); followPause()) {
        if (m_stop.stop_requested()) return tl::make_unexpected(stopped());
        report(flight.progress(), share);
    }
    return takeSummary(flight);
}

Result<void> Exporter::takeSummary(PictureFlight& flight) {
    for (Phrase& sentence : flight.takeNotices())
        if (std::ranges::find(m_summary.notices, sentence) == m_summary.notices.end())
            m_summary.notices.push_back(std::move(sentence));

    const Result<RenderSummary>& result = flight.result();
    if (!result) return tl::make_unexpected(result.error());
    m_summary.iterations += result->iterations;
    m_summary.plan.engineIds = result->plan.engineIds;
    for (const auto& [engine, pixels] : result->enginePixels)
        m_summary.enginePixels[engine] += pixels;
    for (const auto& [phase, seconds] : result->phaseSeconds)
        if (phase != "pixels") m_summary.phaseSeconds[phase] += seconds;  // pixel times overlap
    return {};
}

Result<void> Exporter::addBand(PictureFlight& flight, int sample) {
    m_samples = flight.samples();
    const bool isFirst = sample == 0, isLast = sample + 1 == m_what.samplesPerPixel;
    if (isFirst && !isLast) m_sums.assign(m_samples->size(), RgbF{});

    // Process a few rows per thread at a time, so that a stop takes effect at once.
    const std::size_t piece = static_cast<std::size_t>(m_threads) * pixelsOfThread();
    for (std::size_t first = 0; first < m_samples->size(); first += piece) {
        if (m_stop.stop_requested()) return tl::make_unexpected(stopped());
        const std::size_t count = std::min(piece, m_samples->size() - first);
        if (Result<void> added = addRows(first, count, sample); !added) return added;
    }
    if (isFirst && keepsCenters()) m_centers = m_samples;
    return {};
}

/// Colours the pixels [first, first + count) of the band. With the last sample, it also writes
/// them.
Result<void> Exporter::addRows(std::size_t first, std::size_t count, int sample) {
    const Clock::time_point start = Clock::now();
    const bool hasSums = m_what.samplesPerPixel > 1;
    const bool isLast = sample + 1 == m_what.samplesPerPixel;
    const float scale = isLast ? 1.0f / static_cast<float>(m_what.samplesPerPixel) : 1.0f;
    const std::size_t most = pixelsOfThread();
    m_rowColors.resize(count);
    parallelFor(m_threads, (count + most - 1) / most, [&](std::size_t piece) {
        const std::size_t begin = piece * most, end = std::min(begin + most, count);
        m_colorizer->toLinear(std::span(*m_samples).subspan(first + begin, end - begin),
                              std::span(m_rowColors).subspan(begin, end - begin));
        for (std::size_t i = begin; hasSums && i < end; ++i) {
            RgbF& sum = m_sums[first + i];
            sum = {(sum.r + m_rowColors[i].r) * scale, (sum.g + m_rowColors[i].g) * scale,
                   (sum.b + m_rowColors[i].b) * scale};
        }
    });
    const Clock::time_point coloured = Clock::now();
    m_summary.phaseSeconds["color"] += std::chrono::duration<double>(coloured - start).count();
    if (!isLast) return {};

    const Samples& centers = keepsCenters() ? *m_centers : *m_samples;
    Result<void> written =
        m_writer->writeRows({.colors = hasSums ? std::span<const RgbF>(m_sums).subspan(first, count)
                                               : std::span<const RgbF>(m_rowColors),
                             .samples = std::span(centers).subspan(first, count)});
    m_summary.phaseSeconds["file"] += secondsSince(coloured);
    return written;
}

void Exporter::report(const PictureFlight::Progress& progress, double share) {
    if (!m_progress) return;
    constexpr double kSecondsToJudge = 2, kFractionToJudge = 0.01;
    const double fraction = std::min(1.0, m_doneFraction + progress.fraction * share);
    const double seconds = m_clock.seconds(), spent = seconds - m_pixelsStart;
    std::optional<double> left;
    if (const double done = fraction - m_keptFraction;
        spent >= kSecondsToJudge && done >= kFractionToJudge)
        left = spent / done * (1 - fraction);
    m_progress({progress.stage, fraction, seconds, left});
}

}  // namespace

PointF subpixelOffset(int index) {
    // The plastic number g solves g^3 = g + 1; the steps are 1/g and 1/g^2.
    constexpr double kPlastic = 1.32471795724474602596;
    const auto offset = [index](double step) {
        const double position = 0.5 + index * step;
        return position - std::floor(position) - 0.5;
    };
    return {offset(1 / kPlastic), offset(1 / (kPlastic * kPlastic))};
}

Result<ExportSummary> exportImage(RenderScheduler& scheduler, const ImageExport& what,
                                  const std::function<void(const ExportProgress&)>& progress,
                                  std::stop_token stop, const std::atomic<bool>* isPaused) {
    if (Result<void> valid = validate(what); !valid) return tl::make_unexpected(valid.error());
    if (Result<void> valid = validate(what.bookmark.colors); !valid)
        return tl::make_unexpected(valid.error());
    try {
        return Exporter(scheduler, what, progress, std::move(stop), isPaused).run();
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory,
                    {"There is not enough memory for a picture of %1 x %2 pixels.",
                     {std::to_string(what.size.width), std::to_string(what.size.height)}});
    } catch (const std::exception&) {
        return tl::make_unexpected(errorOfException("The picture could not be saved"));
    }
}

}  // namespace fathom
