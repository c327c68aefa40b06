// Makes zoom films: from a view to a file, over parts that survive a stop or a kill.
//
// A film FILM.mp4 is made in the folder FILM.mp4.parts: its keys, and one file for each stretch of
// frames, which has its name only once it is whole. A film that is begun again, or that several
// machines make, uses the parts that are there. The frames are the same in every case.
#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>

#include "bookmarks/bookmark.h"
#include "export/image_exporter.h"
#include "film/film_pace.h"
#include "film/video_codec.h"
#include "render/render_scheduler.h"

namespace fathom {

struct FilmOrder {
    Bookmark narrow;           // the deep end, with the film's colours
    std::optional<View> wide;  // none: the same centre, as wide as the formula's home view
    FilmTiming timing;
    VideoFormat format;
    double samples = 1;          // for each pixel at the sides: see StripShape
    std::filesystem::path path;  // of the film, or of the folder
    /// If not empty, the film's samples are kept in this folder, and those that are there already
    /// are not computed.
    std::filesystem::path samplesFolder;
    std::vector<std::string> devices;
    int threads = 0;

    /// The stretches that this machine makes: number `part` of `parts`, counted from 1.
    int part = 1, parts = 1;
    /// Only joins parts that are all there already.
    bool isAssembly = false;
    /// Leaves the parts' folder of a finished film. The caller removes it once it has noted that
    /// the film is there.
    bool keepsParts = false;
};

struct FilmSummary {
    int frames = 0, framesMade = 0;
    double octaves = 0, seconds = 0;
    std::map<std::string, double>
        phaseSeconds;  // "reference", "keys", "strips", "painting", "encoding", "joining"
    std::uint64_t samplesComputed = 0, samplesRead = 0;
    bool isComplete = false;  // false: other parts are still to be made
};

/// Blocks until the film is there. Fails with InvalidInput, NotFound (no ffmpeg), Io, Cancelled,
/// and as the scheduler and KeptSamples do; what is finished stays for the next call with the same
/// order. The parts' folder is removed once the film is whole. While `isPaused` is true, nothing
/// more is computed.
Result<FilmSummary> makeFilm(RenderScheduler& scheduler, const FilmOrder& order,
                             const std::function<void(const ExportProgress&)>& progress,
                             std::stop_token stop, const std::atomic<bool>* isPaused = nullptr);

/// Removes the folder of a film's parts if it has those of this film; frames and parts of another
/// film stay. Fails with Io.
Result<void> removeParts(const FilmOrder& order);

/// The zoom of an order. Fails as FilmZoom::between() does.
Result<FilmZoom> zoomOf(const FilmOrder& order);

/// The pace of an order. Fails as zoomOf() and FilmPace::of() do.
Result<FilmPace> paceOf(const FilmOrder& order);

}  // namespace fathom
