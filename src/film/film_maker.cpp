#include "film/film_maker.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstring>
#include <thread>

#include "base/atomic_file.h"
#include "base/exception.h"
#include "base/folder.h"
#include "base/measure.h"
#include "base/parallel.h"
#include "base/shown_text.h"
#include "export/image_format.h"
#include "film/film_pixels.h"
#include "film/film_source.h"
#include "film/part_joiner.h"
#include "film/part_writer.h"
#include "film/strip_works.h"

namespace fathom {

namespace {

namespace fs = std::filesystem;

/// Length of a stretch of frames, which is lost if the program is killed. Films of an hour and more
/// have longer ones.
constexpr double kStretchSeconds = 10;

Error stopped() {
    return {ErrorCode::Cancelled, "The film was stopped; what is finished is kept."};
}

/// The file in the folder of parts that says of which film they are.
constexpr const char* kOrderName = "film.txt";

/// One film, from its keys to its file.
class FilmMaker {
public:
    FilmMaker(RenderScheduler& scheduler, const FilmOrder& order,
              const std::function<void(const ExportProgress&)>& progress, std::stop_token stop,
              const std::atomic<bool>* isPaused)
        : m_source{.scheduler = scheduler, .priority = order.priority},
          m_order(order),
          m_threads(threadsOf(order.threads)),
          m_progress(progress),
          m_stop(std::move(stop)),
          m_isPaused(isPaused) {}

    Result<FilmSummary> run();

private:
    Result<void> openParts();
    Result<void> openSamples();
    Result<std::shared_ptr<const ReferenceSource>> findReference();
    Result<void> makeKeys();
    Result<void> makeStretches();
    Result<void> makeStretch(int stretch, const std::vector<int>& frames);
    Result<void> finishPart();
    Result<void> makeFrame(int frame, const std::function<void(const FrameBand&)>& take);
    Result<void> sendFrame(int frame, PartWriter& part);
    Result<void> saveFrame(int frame);
    Result<void> joinParts();
    void removeUnfinishedFilms() const;
    Result<void> join();
    Result<void> nameFilm(const fs::path& whole);
    bool isNamed() const;

    bool hasFrames() const { return fathom::hasFrames(m_order); }
    int stretchCount() const { return (m_summary.frames + m_stretchFrames - 1) / m_stretchFrames; }
    fs::path partOf(int stretch) const;
    fs::path frameOf(int frame) const;
    fs::path unfinishedName(const fs::path& name) const;
    std::vector<int> missingFrames(int stretch) const;
    bool isMine(int stretch) const;
    void awaitPause();
    void report(Phrase stage, double fraction);

    std::optional<KeptSamples> m_kept;
    SampleSource m_source;
    const FilmOrder& m_order;
    const int m_threads;
    const std::function<void(const ExportProgress&)>& m_progress;
    const std::stop_token m_stop;
    const std::atomic<bool>* const m_isPaused;

    FilmPace m_pace;
    FilmScene m_scene;
    std::optional<std::shared_ptr<const ReferenceSource>> m_reference;  // none: not yet found
    std::optional<FilmColors> m_colors;
    std::optional<FramePainter> m_painter;
    std::optional<StripWorks> m_works;
    std::unique_ptr<PartWriter> m_part;  // of the last stretch, while ffmpeg ends it
    std::unique_ptr<PartJoiner> m_joiner;
    fs::path m_folder;  // of the parts
    int m_stretchFrames = 0;
    int m_framesToMake = 0;
    const Stopwatch m_watch;
    double m_framesStart = 0, m_pausedSeconds = 0;
    FilmSummary m_summary;
};

Result<FilmSummary> FilmMaker::run() {
    auto zoom = zoomOf(m_order);
    if (!zoom) return tl::make_unexpected(zoom.error());
    auto pace = FilmPace::of(m_order.timing, *zoom);
    if (!pace) return tl::make_unexpected(pace.error());
    m_pace = *std::move(pace);
    m_scene.bookmark = m_order.narrow;
    m_scene.zoom = *std::move(zoom);
    m_scene.frame = m_order.format.size;
    m_scene.shape = StripShape::of(m_scene.zoom, m_scene.frame, m_order.samples);
    m_scene.devices = m_order.devices;
    m_painter.emplace(m_scene.zoom, m_scene.frame, m_scene.shape);
    m_summary.octaves = m_scene.zoom.octaves;
    m_summary.frames = m_pace.frameCount();
    m_stretchFrames = std::max(
        {1, static_cast<int>(std::lround(kStretchSeconds * m_order.timing.framesPerSecond)),
         m_summary.frames / PartJoiner::kMostParts + 1});

    const Size frame = m_scene.frame;
    if (!hasFrames() && m_order.format.codec->needsEvenSize() &&
        (frame.width % 2 != 0 || frame.height % 2 != 0))
        return fail(ErrorCode::InvalidInput, {"%1 needs frames of an even width and height.",
                                              {std::string(m_order.format.codec->label)}});
    if (!hasFrames() && !m_order.isAssembly)
        if (auto can = checkEncoder(*m_order.format.codec); !can)
            return tl::make_unexpected(can.error());
    for (const auto step : {&FilmMaker::openParts, &FilmMaker::openSamples, &FilmMaker::makeKeys,
                            &FilmMaker::makeStretches, &FilmMaker::join}) {
        if (m_stop.stop_requested()) return tl::make_unexpected(stopped());
        if (auto done = (this->*step)(); !done) return tl::make_unexpected(done.error());
    }
    m_summary.seconds = m_watch.spent().wall - m_pausedSeconds;
    m_summary.samplesComputed = m_source.computed;
    m_summary.samplesRead = m_source.read;
    return m_summary;
}

/// Makes the folder of the parts, or continues in it.
Result<void> FilmMaker::openParts() {
    m_folder = partsFolder(m_order);
    std::error_code error;
    const fs::path orderPath = m_folder / kOrderName;
    const std::string wanted = fingerprintOf(m_order, m_scene.zoom);
    if (fs::exists(orderPath, error)) {
        const auto has = readFile(orderPath);
        if (!has) return tl::make_unexpected(has.error());
        if (*has == wanted) return {};
        return fail(ErrorCode::InvalidInput,
                    {"%1 has parts of another film; remove it or choose another name.",
                     {shownPath(m_folder)}});
    }
    if (m_order.isAssembly)
        return fail(ErrorCode::NotFound, {"%1 has no parts of this film.", {shownPath(m_folder)}});
    fs::create_directories(m_folder, error);
    if (error) return tl::make_unexpected(fileError("make", m_folder, error.value()));
    return writeFileAtomically(orderPath, wanted);
}

Result<void> FilmMaker::openSamples() {
    m_source.reference = [this] { return findReference(); };
    if (m_order.samplesFolder.empty() || m_order.isAssembly) return {};
    auto kept = KeptSamples::open(m_order.samplesFolder, m_order.narrow);
    if (!kept) return tl::make_unexpected(kept.error());
    m_kept = *std::move(kept);
    m_source.kept = &*m_kept;
    return {};
}

/// The deepest orbit takes seconds, so it is computed only for pictures that are still missing.
Result<std::shared_ptr<const ReferenceSource>> FilmMaker::findReference() {
    if (m_reference) return *m_reference;
    const Stopwatch watch;
    auto found = filmSource(
        m_source.scheduler, m_scene, m_painter->stripCount(),
        [this](const Phrase& stage) { report(stage, 0); }, m_stop);
    m_summary.phaseSeconds["reference"] += watch.spent().wall;
    if (found) m_reference = *found;
    return found;
}

Result<void> FilmMaker::makeKeys() {
    const Stopwatch watch;
    const fs::path path = m_folder / "keys.json";
    const int step = FilmKeys::stepFor(m_pace.meanSpeed());
    std::error_code error;
    if (fs::exists(path, error)) {
        auto keys = readFilmKeys(path, step);
        if (!keys) return tl::make_unexpected(keys.error());
        m_scene.keys = *std::move(keys);
    } else {
        auto keys = makeFilmKeys(
            m_source, m_order.narrow, m_scene.zoom, m_scene.frame, step,
            [&](double fraction) { report("Fitting colours", fraction); }, m_stop);
        if (!keys) return tl::make_unexpected(keys.error());
        m_scene.keys = *std::move(keys);
        const std::string json = toJson(m_scene.keys, m_order.narrow, m_scene.zoom);
        if (auto written = writeFileAtomically(path, json); !written) return written;
    }
    auto colors = FilmColors::create(m_order.narrow, m_scene.keys, m_scene.frame.height);
    if (!colors) return tl::make_unexpected(colors.error());
    m_colors = *std::move(colors);
    m_summary.phaseSeconds["keys"] = watch.spent().wall;
    return {};
}

fs::path FilmMaker::partOf(int stretch) const {
    char name[32];
    std::snprintf(name, sizeof name, "part-%06d", stretch);
    return m_folder / (name + m_order.path.extension().string());
}

fs::path FilmMaker::frameOf(int frame) const {
    char name[32];
    std::snprintf(name, sizeof name, "frame-%06d.", frame);
    return m_folder / (name + std::string(idOf(m_order.format)));
}

constexpr std::string_view kUnfinished = "unfinished-";

/// The name is this process's own: the ffmpeg of a killed one may still be writing.
fs::path FilmMaker::unfinishedName(const fs::path& name) const {
    return m_folder / (std::string(kUnfinished) + std::to_string(getpid()) + "-" + name.string());
}

/// The frames of a stretch that are not there yet. A film's stretch is there as a whole or not.
std::vector<int> FilmMaker::missingFrames(int stretch) const {
    std::vector<int> missing;
    std::error_code error;
    const int first = stretch * m_stretchFrames;
    if (!hasFrames() && fs::exists(partOf(stretch), error)) return missing;
    for (int frame = first; frame < std::min(first + m_stretchFrames, m_summary.frames); ++frame)
        if (!hasFrames() || !fs::exists(frameOf(frame), error)) missing.push_back(frame);
    return missing;
}

/// Parts take neighbouring stretches, as these share strips.
bool FilmMaker::isMine(int stretch) const {
    const auto firstOf = [&](int part) {
        return static_cast<int>(std::int64_t{stretchCount()} * part / m_order.parts);
    };
    return stretch >= firstOf(m_order.part - 1) && stretch < firstOf(m_order.part);
}

Result<void> FilmMaker::makeStretches() {
    if (m_order.isAssembly) return {};
    std::map<int, std::vector<int>> stretches;
    std::vector<double> depths;
    for (int stretch = 0; stretch < stretchCount(); ++stretch) {
        if (!isMine(stretch)) continue;
        const std::vector<int> frames = missingFrames(stretch);
        if (frames.empty()) continue;
        stretches[stretch] = frames;
        for (const int frame : frames)
            depths.push_back(m_pace.depthOf(frame));
    }
    if (stretches.empty()) return {};

    m_framesToMake = static_cast<int>(depths.size());
    m_works.emplace(m_source, m_scene, *m_colors, depths, m_painter->stripCount(), m_threads,
                    m_isPaused);
    if (auto checked = m_works->checkKept(); !checked) return checked;
    m_framesStart = m_watch.spent().wall - m_pausedSeconds;
    if (auto joined = joinParts(); !joined) return joined;
    for (const auto& [stretch, frames] : stretches)
        if (auto made = makeStretch(stretch, frames); !made) return made;
    m_works.reset();
    return finishPart();
}

Result<void> FilmMaker::makeStretch(int stretch, const std::vector<int>& frames) {
    std::unique_ptr<PartWriter> part;
    if (!hasFrames()) {
        const fs::path path = partOf(stretch);
        auto started = PartWriter::start(m_order.format, unfinishedName(path.filename()), path);
        if (!started) return tl::make_unexpected(started.error());
        part = *std::move(started);
    }
    for (const int frame : frames) {
        awaitPause();
        if (m_stop.stop_requested()) return tl::make_unexpected(stopped());
        if (auto made = part ? sendFrame(frame, *part) : saveFrame(frame); !made) return made;
        if (m_part && m_part->isDone())
            if (auto finished = finishPart(); !finished) return finished;
        ++m_summary.framesMade;
        report("Making frames", static_cast<double>(m_summary.framesMade) / m_framesToMake);
    }
    if (!part) return {};
    part->close();
    auto finished = finishPart();
    m_part = std::move(part);
    return finished;
}

/// Waits for the part of the last stretch, if there is one.
Result<void> FilmMaker::finishPart() {
    if (!m_part) return {};
    const Stopwatch watch;
    auto finished = m_part->finish();
    m_part.reset();
    m_summary.phaseSeconds["encoding"] += watch.spent().wall;
    if (!finished) return finished;
    return joinParts();
}

/// Paints a frame and calls `take` with its bands, in several threads.
Result<void> FilmMaker::makeFrame(int frame, const std::function<void(const FrameBand&)>& take) {
    const double depth = m_pace.depthOf(frame);
    const Stopwatch stripWatch;
    auto strips = m_works->stripsAt(depth, m_stop);
    m_summary.phaseSeconds["strips"] += stripWatch.spent().wall;
    if (!strips) return tl::make_unexpected(strips.error());
    const Stopwatch watch;
    m_painter->paint(depth, *strips, m_threads, take);
    m_summary.phaseSeconds["painting"] += watch.spent().wall;
    return {};
}

Result<void> FilmMaker::sendFrame(int frame, PartWriter& part) {
    const FrameFormat format = m_order.format.codec->sent;
    FreshVector<std::byte> bytes(bytesOf(format, m_scene.frame));
    const auto take = [&](const FrameBand& band) {
        encodeBand(band, m_scene.frame, format, bytes);
    };
    if (auto made = makeFrame(frame, take); !made) return made;
    const Stopwatch watch;
    auto sent = part.send(std::move(bytes));
    m_summary.phaseSeconds["encoding"] += watch.spent().wall;
    return sent;
}

Result<void> FilmMaker::saveFrame(int frame) {
    std::vector<RgbF> colors(m_scene.frame.area());
    const auto take = [&](const FrameBand& band) { band.copyTo(colors); };
    if (auto made = makeFrame(frame, take); !made) return made;
    const Stopwatch watch;
    auto file = AtomicFile::create(frameOf(frame));
    if (!file) return tl::make_unexpected(file.error());
    Bookmark bookmark = m_order.narrow;
    const double depth = m_pace.depthOf(frame);
    bookmark.location.view = m_scene.zoom.viewAt(depth);
    bookmark.location.iterations = {m_scene.keys.iterationsAt(depth), false};
    bookmark.colors.curve = curveAt(m_scene.keys, depth);
    PictureHead head{.size = m_scene.frame, .viewJson = toJson(bookmark, -1)};
    head.iterationLimit = bookmark.location.iterations.limit;
    head.hasSamples = false;
    auto writer = makeImageWriter(m_order.format.frames, *std::move(file), head, m_threads);
    if (!writer) return tl::make_unexpected(writer.error());
    if (auto written = (*writer)->writeRows({colors, {}}); !written) return written;
    auto finished = (*writer)->finish();
    m_summary.phaseSeconds["encoding"] += watch.spent().wall;
    return finished;
}

/// Joins the parts that are there, up to the first one that is missing, if this machine makes the
/// whole film.
Result<void> FilmMaker::joinParts() {
    if (hasFrames() || (m_order.parts > 1 && !m_order.isAssembly)) return {};
    if (!m_joiner) {
        removeUnfinishedFilms();
        auto started = PartJoiner::start(unfinishedName(m_order.path.filename()),
                                         m_folder / "parts.txt", stretchCount(), m_summary.frames);
        if (!started) return tl::make_unexpected(started.error());
        m_joiner = *std::move(started);
    }
    std::error_code error;
    for (int next = m_joiner->addedParts(); next < stretchCount(); ++next) {
        if (!fs::exists(partOf(next), error)) break;
        m_joiner->add(partOf(next));
    }
    return {};
}

/// A program that was killed leaves as much of the film as it had joined.
void FilmMaker::removeUnfinishedFilms() const {
    std::error_code error;
    const std::string ending = "-" + m_order.path.filename().string();
    for (const auto& entry : fs::directory_iterator(m_folder, error)) {
        const std::string name = entry.path().filename().string();
        if (name.starts_with(kUnfinished) && name.ends_with(ending))
            fs::remove(entry.path(), error);
    }
}

Result<void> FilmMaker::join() {
    int missing = 0;
    for (int stretch = 0; stretch < stretchCount(); ++stretch)
        missing += !missingFrames(stretch).empty();
    if (missing > 0 && m_order.isAssembly)
        return fail(ErrorCode::NotFound,
                    {"%1 of %2 parts of the film are still missing.",
                     {std::to_string(missing), std::to_string(stretchCount())}});
    m_summary.isComplete = missing == 0;
    if (missing > 0 || hasFrames()) return {};
    if (m_order.parts > 1 && !m_order.isAssembly) return {};
    if (m_order.keepsParts && isNamed()) return {};

    const Stopwatch watch;
    report("Joining the parts", 1);
    if (auto added = joinParts(); !added) return added;
    if (auto joined = m_joiner->finish(m_stop); !joined)
        return m_stop.stop_requested() ? tl::make_unexpected(stopped()) : joined;
    if (auto named = nameFilm(unfinishedName(m_order.path.filename())); !named) return named;
    std::error_code error;
    if (!m_order.keepsParts) fs::remove_all(m_folder, error);
    m_summary.phaseSeconds["joining"] = watch.spent().wall;
    return {};
}

/// The file in the folder of parts that has the number of the joined film's file (its inode), by
/// which isNamed() knows the film after a kill.
constexpr const char* kJoinedName = "joined.txt";

std::string numberOf(const fs::path& path) {
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0 ? std::to_string(status.st_ino) : std::string();
}

Result<void> FilmMaker::nameFilm(const fs::path& whole) {
    if (m_order.keepsParts)
        if (auto noted = writeFileAtomically(m_folder / kJoinedName, numberOf(whole)); !noted)
            return noted;
    std::error_code error;
    fs::rename(whole, m_order.path, error);
    if (error) return tl::make_unexpected(fileError("rename", whole, error.value()));
    return {};
}

/// Whether an earlier run has joined the film and given it its name.
bool FilmMaker::isNamed() const {
    const auto noted = readFile(m_folder / kJoinedName);
    return noted && !noted->empty() && *noted == numberOf(m_order.path);
}

/// Returns at the end of a pause, or after a stop.
void FilmMaker::awaitPause() {
    const Stopwatch watch;
    while (m_isPaused && *m_isPaused && !m_stop.stop_requested())
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    m_pausedSeconds += watch.spent().wall;
}

void FilmMaker::report(Phrase stage, double fraction) {
    if (!m_progress) return;
    constexpr double kSecondsToJudge = 2, kFractionToJudge = 0.002;
    const double seconds = m_watch.spent().wall - m_pausedSeconds;
    std::optional<double> left;
    const double spent = seconds - m_framesStart;
    if (m_framesToMake > 0 && spent >= kSecondsToJudge && fraction >= kFractionToJudge)
        left = spent / fraction - spent;
    m_progress({std::move(stage), fraction, seconds, left});
}

}  // namespace

Result<void> removeParts(const FilmOrder& order) {
    const auto zoom = zoomOf(order);
    if (!zoom || hasFrames(order)) return {};
    const fs::path folder = partsFolder(order);
    const auto has = readFile(folder / kOrderName);
    if (!has) ::rmdir(folder.c_str());  // it is empty if the last removal was killed at its end
    if (!has || *has != fingerprintOf(order, *zoom)) return {};
    return removeFolder(folder, kOrderName);
}

Result<FilmSummary> makeFilm(RenderScheduler& scheduler, const FilmOrder& order,
                             const std::function<void(const ExportProgress&)>& progress,
                             std::stop_token stop, const std::atomic<bool>* isPaused) {
    try {
        return FilmMaker(scheduler, order, progress, std::move(stop), isPaused).run();
    } catch (const std::bad_alloc&) {
        return fail(
            ErrorCode::OutOfMemory,
            {"There is not enough memory for frames of %1 x %2 pixels.",
             {std::to_string(order.format.size.width), std::to_string(order.format.size.height)}});
    } catch (const std::exception&) {
        return tl::make_unexpected(errorOfException("The film could not be made"));
    }
}

}  // namespace fathom
