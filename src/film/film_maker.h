// Makes zoom films: from a view to a file, over parts that survive a stop or a kill.
//
// A film FILM.mp4 is made in the folder FILM.mp4.parts: its keys, and one file for each stretch of
// frames, which has its name only once it is whole. A film that is begun again, or that several
// machines make, uses the parts that are there. The frames are the same in every case.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <stop_token>
#include <string>

#include "export/image_exporter.h"
#include "film/film_order.h"
#include "render/render_scheduler.h"

namespace fathom {

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

}  // namespace fathom
