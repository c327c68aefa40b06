// What changes along a film: the iteration limit and the curve of automatic colours at each octave.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "bookmarks/bookmark.h"
#include "color/colorizer.h"
#include "film/film_zoom.h"
#include "render/render_scheduler.h"

namespace fathom {

struct FilmKey {
    std::uint64_t iterations = 0;
    std::optional<AutoCurve> curve;  // only if the colours need one
};

/// Tells how far something has come, 0 to 1.
using FilmProgress = std::function<void(double)>;

/// The rung of a film's picture: doubles while they have bits to spare, then perturbation. It
/// depends on the picture alone, because machines of different speeds must make the same frames.
std::string filmRung(const RenderRequest& request);

/// Renders a small picture at each octave of the film. Limits serve the octaves before and after as
/// well, and curves are smoothed along it. A view with iterations or a curve of its own keeps them.
/// Fails as the scheduler does, and with Cancelled.
Result<std::vector<FilmKey>> makeFilmKeys(RenderScheduler& scheduler, const Bookmark& bookmark,
                                          const FilmZoom& zoom, Size frame,
                                          const FilmProgress& progress, std::stop_token stop);

/// Keys as a list of views that the explorer opens: one for each octave.
std::string toJson(const std::vector<FilmKey>& keys, const Bookmark& bookmark,
                   const FilmZoom& zoom);
Result<std::vector<FilmKey>> readFilmKeys(const std::filesystem::path& path);

/// The colours of a film. Immutable.
class FilmColors {
public:
    static Result<FilmColors> create(const Bookmark& bookmark, const std::vector<FilmKey>& keys,
                                     int frameHeight);
    /// The colours of what a frame shows at a depth in octaves.
    Colorizer at(double depth) const;

private:
    explicit FilmColors(Colorizer colorizer) : m_colorizer(std::move(colorizer)) {}

    Colorizer m_colorizer;
    std::vector<AutoCurve> m_curves;  // empty: the colours do not change
};

}  // namespace fathom
