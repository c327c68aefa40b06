// What changes along a film: the iteration limit and the curve of automatic colours.
#pragma once

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "bookmarks/bookmark.h"
#include "color/colorizer.h"
#include "film/film_zoom.h"
#include "film/kept_samples.h"

namespace fathom {

struct FilmKey {
    std::uint64_t iterations = 0;
    std::optional<AutoCurve> curve;  // only if the colours need one
};

/// The keys of a film: one each `step` octaves, from the widest view on.
struct FilmKeys {
    int step = 1;
    std::vector<FilmKey> list;

    /// Keys of a film of this speed: one at each octave, or at least one a second.
    static int stepFor(double octavesPerSecond) {
        return std::max(1, static_cast<int>(octavesPerSecond));
    }
    /// The place in the list for a depth, with its fraction; places beyond the ends are the ends'.
    double placeOf(double depth) const {
        return std::clamp(depth / step, 0.0, static_cast<double>(list.size() - 1));
    }
    /// The highest limit of the keys around a depth.
    std::uint64_t iterationsAt(double depth) const {
        const double place = placeOf(depth);
        return std::max(list[static_cast<std::size_t>(std::floor(place))].iterations,
                        list[static_cast<std::size_t>(std::ceil(place))].iterations);
    }
};

/// The curve of a frame at a depth in octaves, if the colours need one.
std::optional<AutoCurve> curveAt(const FilmKeys& keys, double depth);

/// Tells how far something has come, 0 to 1.
using FilmProgress = std::function<void(double)>;

/// The rung of a film's picture: doubles while they have bits to spare, then perturbation. It
/// depends on the picture alone, because machines of different speeds must make the same frames.
std::string filmRung(const RenderRequest& request);

/// Looks at a small picture for each key. Limits serve the octaves before and after as
/// well, and curves are smoothed along it. A view with iterations or a curve of its own keeps them.
/// Fails as the scheduler and as KeptSamples do, and with Cancelled.
Result<FilmKeys> makeFilmKeys(SampleSource& source, const Bookmark& bookmark, const FilmZoom& zoom,
                              Size frame, int step, const FilmProgress& progress,
                              std::stop_token stop);

/// Keys as a list of views that the explorer opens.
std::string toJson(const FilmKeys& keys, const Bookmark& bookmark, const FilmZoom& zoom);
Result<FilmKeys> readFilmKeys(const std::filesystem::path& path, int step);

/// The colours of a film. Immutable.
class FilmColors {
public:
    static Result<FilmColors> create(const Bookmark& bookmark, const FilmKeys& keys,
                                     int frameHeight);
    /// The colours of a frame at a depth in octaves.
    Colorizer at(double depth) const;
    /// Whether they draw lines of equal distance, which must be the same on all levels of strips.
    bool drawDistances() const { return m_drawDistances; }

private:
    FilmColors(Colorizer colorizer, FilmKeys keys)
        : m_colorizer(std::move(colorizer)), m_keys(std::move(keys)) {}

    Colorizer m_colorizer;
    FilmKeys m_keys;
    bool m_changes = false, m_drawDistances = false;
};

}  // namespace fathom
