// Makes the strips of a film in the order in which frames need them. One thread owns it; the
// scheduler's threads compute.
#pragma once

#include <map>
#include <optional>

#include "film/film_scene.h"
#include "film/frame_painter.h"
#include "film/picture_bands.h"

namespace fathom {

class StripWorks {
public:
    /// `depths`: of the frames in their order. `stripCount`: strips of a frame. While `isPaused` is
    /// true, nothing more is computed.
    StripWorks(SampleSource& source, const FilmScene& scene, const FilmColors& colors,
               std::span<const double> depths, int stripCount, int threads,
               const std::atomic<bool>* isPaused);

    /// Checks all strips that are kept already. Fails as KeptSamples::find() does.
    Result<void> checkKept() const { return m_bands->checkKept(); }

    /// The strips of a frame, which must not come before that of an earlier call. Waits for them;
    /// the next ones are computed meanwhile. Fails as the scheduler and as KeptSamples do, and with
    /// Cancelled.
    Result<FrameStrips> stripsAt(double depth, std::stop_token stop);

private:
    NamedRequest requestOf(int strip) const;
    Result<std::shared_ptr<const Reference>> referenceOfGroup(std::size_t i,
                                                              const RenderRequest& request,
                                                              std::stop_token stop);
    void beginGroup(int group, const RenderRequest& request);
    void beginNextGroup(std::size_t i, const RenderRequest& request);
    Result<void> takeBand(std::stop_token stop);

    SampleSource& m_source;
    const FilmScene& m_scene;
    const FilmColors& m_colors;
    const int m_stripCount, m_threads;
    std::vector<int> m_order;               // of the strips
    std::optional<PictureBands> m_bands;    // of the strips in this order
    std::shared_ptr<StripPyramid> m_strip;  // the colours of the strip in progress
    int m_group = -1;
    std::shared_ptr<const Reference> m_reference;  // of the group
    int m_nextGroup = -1;
    std::unique_ptr<PictureFlight> m_nextReference;  // of the next group
    std::map<int, std::shared_ptr<const StripPyramid>> m_strips;
};

}  // namespace fathom
