// A film to be made, and what follows from it without a picture: its zoom, its pace and the folder
// of its parts.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "bookmarks/bookmark.h"
#include "film/film_pace.h"
#include "film/video_codec.h"
#include "render/render_request.h"

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
    Priority priority = Priority::Background;
    int threads = 0;

    /// The stretches that this machine makes: number `part` of `parts`, counted from 1.
    int part = 1, parts = 1;
    /// Only joins parts that are all there already.
    bool isAssembly = false;
    /// Leaves the parts' folder of a finished film. The caller removes it once it has noted that
    /// the film is there.
    bool keepsParts = false;
};

/// The zoom of an order. Fails as FilmZoom::between() does.
Result<FilmZoom> zoomOf(const FilmOrder& order);

/// The pace of an order. Fails as zoomOf() and FilmPace::of() do.
Result<FilmPace> paceOf(const FilmOrder& order);

/// Whether the film is a folder of pictures, one for each frame.
bool hasFrames(const FilmOrder& order);

/// The folder of the parts; of a film of frames it is the film.
std::filesystem::path partsFolder(const FilmOrder& order);

/// All that the frames depend on, except for the stretches. Two orders with the same text can use
/// each other's parts.
std::string fingerprintOf(const FilmOrder& order, const FilmZoom& zoom);

}  // namespace fathom
