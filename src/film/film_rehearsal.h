// A film in small, to try its way and its pace within seconds.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <span>
#include <stop_token>

#include "color/srgb.h"
#include "film/film_maker.h"
#include "film/film_source.h"
#include "film/frame_painter.h"

namespace fathom {

/// The order of the same film in small: 320 pixels at its longer side, a quarter of a sample for
/// each pixel at the sides, and at most ten frames a second. It keeps no samples.
FilmOrder rehearsalOf(FilmOrder order);

/// All strips of a small film in memory, so that any of its frames is painted in a millisecond or
/// two. Its frames do not depend on the time at which they are shown, so the pace can be changed
/// without computing. One thread computes; meanwhile any thread may paint what is there.
class FilmRehearsal {
public:
    /// Frames have 320 pixels at their longer side, and fewer if the film's way is so long that its
    /// strips would not fit into 192 MiB. Fails with InvalidInput.
    static Result<std::shared_ptr<FilmRehearsal>> create(const FilmOrder& order);

    /// Computes the strips in the order in which the film shows them. Blocks; to be called once.
    /// `progress` gets the fraction of the film's frames that can be painted. Fails as makeFilm()
    /// does, with Cancelled within a tenth of a second.
    Result<void> compute(RenderScheduler& scheduler, const FilmProgress& progress,
                         std::stop_token stop);

    Size frameSize() const { return m_scene.frame; }
    const FilmZoom& zoom() const { return m_scene.zoom; }

    /// Paints the frame at a depth, as frameSize().area() pixels. Returns false, and paints
    /// nothing, if the strips of this depth are not there.
    bool paint(double depth, int threads, std::span<Rgb32> pixels) const;

private:
    FilmRehearsal(const FilmOrder& order, FilmPace pace, FilmZoom zoom);
    std::vector<double> depthsInOrder() const;

    const FilmOrder m_order;
    const FilmPace m_pace;
    FilmScene m_scene;
    std::optional<FramePainter> m_painter;

    mutable std::mutex m_mutex;  // of the strips
    std::map<int, std::shared_ptr<const StripPyramid>> m_strips;
};

}  // namespace fathom
