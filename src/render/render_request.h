// A request to the scheduler. A value.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "render/contour.h"
#include "render/location.h"

namespace fathom {

enum class Priority { Interactive, Background };
enum class TileOrder { FocusOutward, Rows };

/// Data of samples that few pictures need: see TileSample.
struct WantedPeriods {
    bool outside = false;  // the atom domains of pixels that escape or converge
    bool inside = false;   // the cycles of interior pixels

    bool any() const { return outside || inside; }
    bool cover(WantedPeriods others) const {
        return (outside || !others.outside) && (inside || !others.inside);
    }
    friend bool operator==(WantedPeriods, WantedPeriods) = default;
};

struct Reference;
struct ReferenceSource;

struct RenderRequest {
    Location location;
    /// If set, this is a picture of rings. Row y is this curve around the view's centre, with its
    /// (1, 0) at 2^(-(y + 1/2) / height) times the view's radius, so the picture covers one octave.
    /// Column x is at (x + 1/2) / width of a turn. Only doubles compute it, directly or by
    /// perturbation. Without it pixels are squares.
    std::optional<Contour> contour;
    Size size;        // of the whole picture, in device pixels
    TileRect region;  // the part to compute; empty: all of it
    /// If set, only these rectangles of the region are computed, without a coarse pass. They must
    /// not overlap.
    std::vector<TileRect> parts;
    PointF subpixel;  // added to every pixel's centre, in (-1, 1)
    PointF focus;     // FocusOutward starts here; not finite: in the middle of the area
    TileOrder order = TileOrder::FocusOutward;
    bool coarseFirst = true;
    Priority priority = Priority::Interactive;
    WantedPeriods periods;
    std::string forcedRung;            // empty: choosePlan decides
    bool looksForCycles = true;        // false: direct rungs iterate all orbits, to be timed
    std::vector<std::string> devices;  // ids that may be used; empty: all
    /// Not null: perturbation makes the reference orbit from this one if it can, and not in big
    /// numbers. Samples may depend on it within their accuracy.
    std::shared_ptr<const ReferenceSource> source;
    /// Not null: perturbation takes this reference, if pixels are no smaller than an eighth of its
    /// own. Samples depend on it in the same way.
    std::shared_ptr<const Reference> reference;

    TileRect area() const {
        return region.isEmpty() ? TileRect{0, 0, size.width, size.height} : region;
    }
    /// Width of a pixel in the plane, without the stretch. Rings: of one at the view's radius.
    FloatExp pixelSize() const;
    /// The smallest width of a pixel in the plane.
    FloatExp spacing() const;
};

/// Checks that the size is from 1 x 1 to 1,000,000 each way, that the region and parts lie inside
/// it, that |subpixel| < 1 both ways, and that the location is valid. Fails with InvalidInput.
Result<void> validate(const RenderRequest& request);

}  // namespace fathom
