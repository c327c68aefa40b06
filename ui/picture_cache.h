// Finished pictures with their samples, so that going back to one computes nothing. GUI thread.
#pragma once

#include <list>
#include <optional>
#include <vector>

#include <QImage>

#include "color/color_settings.h"
#include "render/location.h"
#include "render/tile_sink.h"
#include "ui/refinement.h"
#include "ui/tile_bridge.h"

namespace fathom {

struct FinishedPicture {
    Location location;  // as it was asked for
    Size size;
    RenderSummary summary;
    std::vector<ColoredTile> tiles;  // of the last pass
    QImage image;
    int samplesPerPixel = 1;  // of the image
    Refinement refinement;
    std::optional<ColorSettings> colors;  // of the image; none while some tiles had older ones
    std::optional<AutoCurve> curve;       // that automatic colours had
    QString source;                       // the file that it was read from; empty: computed here

    std::size_t bytes() const;
};

class PictureCache {
public:
    static constexpr std::size_t kDefaultCapacity = std::size_t{512} << 20;

    /// In bytes; what was looked at longest ago goes first: before any picture goes, all lose their
    /// further samples, but not the image that those made.
    void setCapacity(std::size_t bytes);

    /// Takes the place of an older one of the same location and size.
    void put(FinishedPicture picture);
    /// Removes it: whoever shows it puts it back when the canvas moves on.
    std::optional<FinishedPicture> take(const Location& location, Size size);
    void clear();

    std::size_t bytes() const { return m_bytes; }

private:
    void trim();

    std::list<FinishedPicture> m_pictures;  // the latest first
    std::size_t m_capacity = kDefaultCapacity;
    std::size_t m_bytes = 0;
};

}  // namespace fathom
