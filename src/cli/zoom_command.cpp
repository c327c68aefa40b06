#include "cli/zoom_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdio>
#include <sstream>

#include "base/atomic_file.h"
#include "base/json_tree.h"
#include "base/measure.h"
#include "base/shown_text.h"
#include "cli/failure.h"
#include "cli/option_text.h"
#include "cli/output_file.h"
#include "cli/picture_engines.h"
#include "cli/progress_bar.h"
#include "cli/render_stats.h"
#include "cli/stop_signals.h"
#include "film/exponential_maps.h"
#include "film/film_maker.h"
#include "film/film_rehearsal.h"

namespace fathom {

namespace {

std::string endingOf(const std::filesystem::path& path) {
    std::string ending = path.extension().string();
    for (char& letter : ending)
        letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return ending.empty() ? ending : ending.substr(1);
}

bool hasEnding(const VideoCodec& codec, const std::string& ending) {
    std::istringstream endings{std::string(codec.endings)};
    for (std::string word; endings >> word;)
        if (word == ending) return true;
    return false;
}

/// The codec for a name, or the format of frames in a folder.
Result<VideoFormat> formatOf(const ZoomWords& words) {
    VideoFormat format;
    if (words.isZoomasm && !words.output.ends_with('/'))
        return fail(ErrorCode::InvalidInput,
                    "Maps for zoomasm need a folder whose name ends in /, unlike " +
                        shownPath(words.output) + ".");
    if (words.output.ends_with('/')) {
        if (words.codec.empty()) return format;
        const auto frames = findFrameFormat(words.codec);
        if (!frames)
            return fail(ErrorCode::InvalidInput, "Frames in a folder are png or exr; --codec " +
                                                     excerpt(words.codec) +
                                                     " needs a file such as film.mkv.");
        format.frames = *frames;
        return format;
    }
    const std::string ending = endingOf(words.output);
    std::string ids;
    for (const VideoCodec& codec : videoCodecs()) {
        if (words.codec.empty() ? hasEnding(codec, ending) : codec.id == words.codec) {
            format.codec = &codec;
            if (hasEnding(codec, ending)) return format;
            return fail(ErrorCode::InvalidInput,
                        "The codec " + words.codec + " is kept in files that end in ." +
                            std::string(codec.endings.substr(0, codec.endings.find(' '))) +
                            ", unlike " + shownPath(words.output) + ".");
        }
        ids += (ids.empty() ? "" : ", ") + std::string(codec.id);
    }
    if (findFrameFormat(words.codec))
        return fail(ErrorCode::InvalidInput,
                    "Frames go into a folder whose name ends in /, unlike " +
                        shownPath(words.output) + ".");
    if (!words.codec.empty())
        return fail(ErrorCode::InvalidInput,
                    "There is no codec " + inQuotes(words.codec) + "; --codec takes " + ids + ".");
    return fail(ErrorCode::InvalidInput,
                "The name of a film must end in .mp4, .mkv or .webm, or in / for a folder of "
                "frames, unlike " +
                    shownPath(words.output) + ".");
}

Result<double> realIn(std::string_view option, const std::string& text, double least, double most) {
    const auto value = parseReal(option, text);
    if (!value) return value;
    if (*value >= least && *value <= most) return value;
    std::ostringstream words;
    words << option << " takes a number from " << least << " to " << most << ", not "
          << excerpt(text) << ".";
    return fail(ErrorCode::InvalidInput, words.str());
}

Result<void> readPart(const ZoomWords& words, FilmOrder& order) {
    order.isAssembly = words.isAssembly;
    if (!words.part) return {};
    if (words.isAssembly)
        return fail(ErrorCode::InvalidInput, "--assemble and --part exclude each other.");
    const std::size_t slash = words.part->find('/');
    const auto parts = slash == std::string::npos
                           ? Result<std::uint64_t>(fail(ErrorCode::InvalidInput, ""))
                           : parseCount("--part", words.part->substr(slash + 1), 1, 100'000);
    const auto part = parts ? parseCount("--part", words.part->substr(0, slash), 1, *parts) : parts;
    if (!part)
        return fail(ErrorCode::InvalidInput,
                    "--part takes a part and their number, such as 3/8, "
                    "not " +
                        inQuotes(*words.part) + ".");
    order.part = static_cast<int>(*part);
    order.parts = static_cast<int>(*parts);
    return {};
}

Result<void> readWaypoints(const ZoomWords& words, FilmOrder& order) {
    if (words.waypoints.empty()) return {};
    const auto text = readFile(words.waypoints);
    if (!text) return tl::make_unexpected(text.error());
    auto waypoints = parseWaypoints(*text, shownPath(words.waypoints));
    if (!waypoints) return tl::make_unexpected(waypoints.error());
    if (waypoints->empty())
        return fail(ErrorCode::Parse, shownPath(words.waypoints) + " has no waypoints.");
    order.timing.waypoints = *std::move(waypoints);
    return {};
}

}  // namespace

Result<FilmOrder> filmOf(const ZoomWords& words) {
    FilmOrder order;
    order.path = words.output;
    if (words.output.ends_with('/')) order.path = order.path.parent_path();
    const auto format = formatOf(words);
    if (!format) return tl::make_unexpected(format.error());
    order.format = *format;
    const VideoCodec* const codec = format->codec;
    if (words.preset.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") !=
        std::string::npos)
        return fail(ErrorCode::InvalidInput,
                    "--preset takes a name such as fast, not " + inQuotes(words.preset) + ".");
    order.format.preset = words.preset;

    auto bookmark = resolveView(words.view);
    if (!bookmark) return tl::make_unexpected(bookmark.error());
    order.narrow = *std::move(bookmark);
    if (!words.from.empty()) {
        auto from = loadView(words.from);
        if (!from) return tl::make_unexpected(from.error());
        order.wide = from->location.view;
    }

    const auto size = parseSize("--size", words.size);
    if (!size) return tl::make_unexpected(size.error());
    order.format.size = *size;
    if (codec && codec->needsEvenSize() && (size->width % 2 != 0 || size->height % 2 != 0))
        return fail(ErrorCode::InvalidInput, std::string(codec->label) +
                                                 " needs an even width and height, unlike " +
                                                 words.size + ".");
    struct Number {
        const char* option;
        const std::string* text;
        double least, most;
        double* to;
    };
    for (const Number& number :
         {Number{"--speed", &words.speed, 0.01, 100, &order.timing.octavesPerSecond},
          {"--fps", &words.fps, 1, 240, &order.timing.framesPerSecond},
          {"--easing", &words.easing, 0, 60, &order.timing.easing},
          {"--samples", &words.samples, 0.25, 64, &order.samples}}) {
        const auto value = realIn(number.option, *number.text, number.least, number.most);
        if (!value) return tl::make_unexpected(value.error());
        *number.to = *value;
    }
    order.format.framesPerSecond = order.timing.framesPerSecond;
    order.samplesFolder = words.keep;
    order.timing.isOutward = words.isOutward;
    if (words.quality) {
        const auto quality = parseCount("--quality", *words.quality, 0, 63);
        if (!quality) return tl::make_unexpected(quality.error());
        order.format.quality = static_cast<int>(*quality);
    }
    if (auto read = readPart(words, order); !read) return tl::make_unexpected(read.error());
    if (auto read = readWaypoints(words, order); !read) return tl::make_unexpected(read.error());
    if (const auto pace = paceOf(order); !pace) return tl::make_unexpected(pace.error());
    if (words.isRehearsal) order = rehearsalOf(order);

    if (codec)
        if (auto writable = checkWritable(order.path); !writable)
            return tl::make_unexpected(writable.error());
    if (!words.stats.empty())
        if (auto writable = checkWritable(words.stats); !writable)
            return tl::make_unexpected(writable.error());
    return order;
}

namespace {

void addUsage(OrderedJson& stats, const ProcessUsage& usage) {
    stats["wall_s"] = usage.wallSeconds;
    stats["cpu_s"] = usage.cpuSeconds;
    stats["peak_mib"] = usage.peakMemoryMib;
}

std::string statsJson(const MapSummary& summary, const ProcessUsage& usage) {
    OrderedJson stats;
    stats["fathom"] = FATHOM_VERSION;
    stats["size"] = {summary.size.width, summary.size.height};
    stats["maps"] = summary.maps;
    stats["maps_made"] = summary.mapsMade;
    stats["samples"] = {{"computed", summary.samplesComputed}};
    addUsage(stats, usage);
    return stats.dump(2) + "\n";
}

std::string statsJson(const FilmOrder& order, const FilmSummary& summary,
                      const ProcessUsage& usage) {
    OrderedJson stats;
    stats["fathom"] = FATHOM_VERSION;
    stats["size"] = {order.format.size.width, order.format.size.height};
    stats["octaves"] = summary.octaves;
    stats["frames"] = summary.frames;
    stats["frames_made"] = summary.framesMade;
    stats["samples"] = {{"computed", summary.samplesComputed}, {"read", summary.samplesRead}};
    stats["phase_s"] = summary.phaseSeconds;
    addUsage(stats, usage);
    return stats.dump(2) + "\n";
}

/// What was made, in words and as JSON.
struct Outcome {
    std::string words;
    std::string stats;
};

Outcome outcomeOf(const FilmOrder& order, const FilmSummary& summary, const ProcessUsage& usage) {
    char words[160];
    std::snprintf(words, sizeof words, "%d frames, %.1f octaves, %.1f s%s", summary.frames,
                  summary.octaves, summary.seconds,
                  summary.isComplete ? "" : "; other parts are still missing");
    return {words, statsJson(order, summary, usage)};
}

Outcome outcomeOf(const MapSummary& summary, const ProcessUsage& usage) {
    char words[160];
    std::snprintf(words, sizeof words, "%d of %d maps of %d x %d samples, %.1f s", summary.mapsMade,
                  summary.maps, summary.size.width, summary.size.height, summary.seconds);
    return {words, statsJson(summary, usage)};
}

}  // namespace

CLI::App* addZoomCommand(CLI::App& program, ZoomWords& words) {
    CLI::App* command = program.add_subcommand("zoom", "Make a film that zooms into a view");
    addViewOptions(*command, words.view);
    command
        ->add_option("-o,--output", words.output,
                     "The film to write: .mp4, .mkv or .webm, or DIR/ for frames")
        ->type_name("FILE")
        ->required();
    command
        ->add_option("--from", words.from,
                     "The wide view; without it, the same centre as wide as the home view")
        ->type_name("VIEW");
    // Options that only films have, and those of them that waypoints replace.
    std::vector<CLI::Option*> ofFilms, ofPace;
    ofPace.push_back(command->add_flag("--out", words.isOutward, "Zoom out instead of in"));
    command->add_option("--size", words.size, "Width and height in pixels")
        ->type_name("WxH")
        ->capture_default_str();
    ofPace.push_back(command->add_option("--speed", words.speed, "Octaves a second: factors of 2")
                         ->type_name("OCTAVES")
                         ->capture_default_str());
    ofFilms.push_back(command->add_option("--fps", words.fps, "Frames a second")
                          ->type_name("N")
                          ->capture_default_str());
    ofPace.push_back(
        command->add_option("--easing", words.easing, "Seconds of a slow start, and of a slow end")
            ->type_name("SECONDS")
            ->capture_default_str());
    ofFilms.insert(ofFilms.end(), ofPace.begin(), ofPace.end());
    ofFilms.push_back(command
                          ->add_option("--waypoints", words.waypoints,
                                       "Times and radii that the film passes, as JSON: [{\"time\": "
                                       "0, \"radius\": \"1\"}, ...]")
                          ->type_name("FILE"));
    for (CLI::Option* const option : ofPace)
        ofFilms.back()->excludes(option);
    CLI::Option* const samples =
        command
            ->add_option("--samples", words.samples,
                         "Samples a pixel at the sides; there are more farther in")
            ->type_name("N")
            ->capture_default_str();
    ofFilms.push_back(
        command
            ->add_option("--codec", words.codec,
                         "h264, hevc, av1 or ffv1; png or exr for frames; else by the film's name")
            ->type_name("NAME"));
    ofFilms.push_back(command
                          ->add_option("--quality", words.quality,
                                       "Quality of the codec, 0 to 63; lower is better and larger")
                          ->type_name("N"));
    ofFilms.push_back(
        command->add_option("--preset", words.preset, "Speed of the codec, as ffmpeg names it")
            ->type_name("NAME"));
    ofFilms.push_back(
        command
            ->add_option(
                "--keep", words.keep,
                "Keep the samples in DIR, for films in other colours; those there are used")
            ->type_name("DIR"));
    CLI::Option* const keep = ofFilms.back();
    command->add_option("--part", words.part, "Make only part I of N, as one of several machines")
        ->type_name("I/N");
    ofFilms.push_back(command->add_flag("--assemble", words.isAssembly,
                                        "Join the parts that machines have made"));
    ofFilms.push_back(command->add_flag("--rehearsal", words.isRehearsal,
                                        "Make the film in small, within seconds, to try its pace"));
    ofFilms.back()->excludes(samples)->excludes(keep);
    CLI::Option* const zoomasm =
        command->add_flag("--zoomasm", words.isZoomasm,
                          "Write exponential maps for zoomasm into DIR/ instead of a film");
    for (CLI::Option* const option : ofFilms)
        zoomasm->excludes(option);
    command
        ->add_flag("--inner-rim-first", words.isFromInside,
                   "Begin the maps for zoomasm with their inner rim, as Fraktaler-3 does")
        ->needs(zoomasm);
    command->add_option("--stats", words.stats, "Write statistics as JSON")->type_name("FILE");
    command->add_flag("--quiet", words.isQuiet, "Print only errors");
    addEngineOptions(*command, words.engines);
    addOrbitOption(*command, words.engines);
    return command;
}

int runZoomCommand(const ZoomWords& words, EngineFactory factory) {
    const Stopwatch watch;

    // First the options, then the engines: errors are reported before anything starts.
    auto order = filmOf(words);
    if (!order) return reportFailure(order.error());
    auto options = engineOptions(words.engines);
    if (!options) return reportFailure(options.error());
    order->threads = options->threads;
    order->devices = options->devices;
    order->priority = Priority::Interactive;  // no explorer runs at the same time
    const StopSignals signals;
    options->stop = signals.token();
    const auto failed = [&](const Error& error) {
        const int code = reportFailure(error);
        return signals.exitCode() != 0 ? signals.exitCode() : code;
    };
    auto opened = openScheduler(*order, *options, factory);
    if (!opened) return failed(opened.error());
    auto scheduler = *std::move(opened);

    // Make the film or the maps. The bar's line is erased before anything else is printed.
    bool isTold = false;
    const auto outcome = [&]() -> Result<Outcome> {
        ProgressBar bar(words.isQuiet);
        isTold = bar.isShown();
        const auto progressed = [&](const ExportProgress& status) {
            bar.update(status.stage.text(), status.fraction);
        };
        const auto usage = [&] { return measureUsage(watch.spent().wall); };
        if (words.isZoomasm)
            return makeExponentialMaps(
                       *scheduler, *order, progressed, signals.token(),
                       words.isFromInside ? MapRows::FromInside : MapRows::FromOutside)
                .map([&](const MapSummary& summary) { return outcomeOf(summary, usage()); });
        return makeFilm(*scheduler, *order, progressed, signals.token())
            .map([&](const FilmSummary& summary) { return outcomeOf(*order, summary, usage()); });
    }();
    if (!outcome) {
        // Its parts would be in the way of the film itself, and are made again in seconds.
        if (words.isRehearsal) (void)removeParts(*order);
        return failed(outcome.error());
    }
    (void)scheduler.release();  // as in runRenderCommand()
    if (isTold)
        std::fprintf(stderr, "%s: %s.\n", shownPath(order->path).c_str(), outcome->words.c_str());

    // Write the statistics.
    if (words.stats.empty()) return kExitSuccess;
    if (const auto written = writeFileAtomically(words.stats, outcome->stats); !written)
        return reportFailure(written.error());
    return kExitSuccess;
}

}  // namespace fathom
