// Computes the strips of a film in the order in which frames need them. One thread owns it; the
// scheduler's threads compute.
#pragma once

#include <atomic>
#include <deque>
#include <map>
#include <memory>
#include <stop_token>
#include <vector>

#include "export/picture_flight.h"
#include "film/film_scene.h"
#include "film/frame_painter.h"

namespace fathom {

class StripWorks {
public:
    /// `depths`: of the frames in their order. `stripCount`: strips of a frame. While `isPaused` is
    /// true, nothing more is computed.
    StripWorks(RenderScheduler& scheduler, const FilmScene& scene, const FilmColors& colors,
               std::span<const double> depths, int stripCount, int threads,
               const std::atomic<bool>* isPaused);

    /// The strips of a frame, which must not come before that of an earlier call. Waits for them;
    /// the next ones are computed meanwhile. Fails as the scheduler does, and with Cancelled.
    Result<FrameStrips> stripsAt(double depth, std::stop_token stop);

private:
    /// Some rows of a strip in progress.
    struct Band {
        int strip = 0;
        TileRect rows;
        std::unique_ptr<PictureFlight> flight;
    };

    Result<RenderRequest> requestOf(int strip, std::stop_token stop);
    Result<void> submitBand(std::stop_token stop);
    Result<void> takeBand(std::stop_token stop);

    RenderScheduler& m_scheduler;
    const FilmScene& m_scene;
    const FilmColors& m_colors;
    const int m_stripCount, m_threads;
    const std::atomic<bool>* const m_isPaused;  // may be null
    std::vector<int> m_order;                   // of the strips
    std::size_t m_submitted = 0;  // strips of m_order, except for the rows that follow
    int m_submittedRows = 0;      // of the next strip
    std::deque<Band> m_bands;     // in progress; the first is awaited next
    const bool m_hasGroups;
    int m_group = -1;
    std::shared_ptr<const Reference> m_reference;  // of the group or strip in progress
    std::shared_ptr<StripPyramid> m_strip;         // its colours
    std::map<int, std::shared_ptr<const StripPyramid>> m_strips;
};

}  // namespace fathom
