// Finished pictures with their samples, so that going back to a picture needs no computing. GUI
// thread.
#pragma once

#include <list>
#include <optional>
#include <vector>

#include <QImage>

#include "color/color_settings.h"
#include "render/location.h"
#include "render/render_request.h"
#include "render/tile_sink.h"
#include "ui/refinement.h"
#include "ui/tile_bridge.h"

namespace fathom {

struct FinishedPicture {
    Location location;  // as it was requested
    Size size;
    RenderSummary summary;
    std::vector<ColoredTile> tiles;  // of the last pass
    WantedPeriods periods;           // of the tiles' samples
    QImage image;
    int samplesPerPixel = 1;  // of the image
    Refinement refinement;
    std::optional<ColorSettings> colors;  // of the image; none if some tiles had older colours
    std::optional<AutoCurve> curve;       // the curve of automatic colours
    QString source;                       // the file that it was read from; empty: computed here

    std::size_t bytes() const;
};

class PictureCache {
public:
    static constexpr std::size_t kDefaultCapacity = std::size_t{512} << 20;

    /// Sets the capacity in bytes. If the cache is too large, pictures first lose their further
    /// samples (not the image made from them), then whole pictures go. The least recently used
    /// pictures are first in both steps.
    void setCapacity(std::size_t bytes);

    /// Replaces an older picture of the same location and size.
    void put(FinishedPicture picture);
    /// Removes the picture from the cache, if its samples have these periods. The code that shows
    /// it puts it back when the canvas moves on.
    std::optional<FinishedPicture> take(const Location& location, Size size,
                                        WantedPeriods periods = {});
    void clear();

    std::size_t bytes() const { return m_bytes; }

private:
    void trim();

    std::list<FinishedPicture> m_pictures;  // the newest first
    std::size_t m_capacity = kDefaultCapacity;
    std::size_t m_bytes = 0;
};

}  // namespace fathom
