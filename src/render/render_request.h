// What is asked of the scheduler. A value.
#pragma once

#include <string>
#include <vector>

#include "render/location.h"

namespace fathom {

enum class Priority { Interactive, Background };
enum class TileOrder { FocusOutward, Rows };

struct RenderRequest {
    Location location;
    Size size;        // of the whole picture, in device pixels
    TileRect region;  // the part to compute; empty: all of it
    /// Where set, nothing but these rectangles of the region is computed, in no coarse pass before.
    /// They do not overlap.
    std::vector<TileRect> parts;
    PointF subpixel;  // added to every pixel's centre, in (-0.5, 0.5)
    PointF focus;     // FocusOutward starts here
    TileOrder order = TileOrder::FocusOutward;
    bool coarseFirst = true;
    Priority priority = Priority::Interactive;
    std::string forcedRung;            // empty: choosePlan decides
    std::vector<std::string> devices;  // ids that may be used; empty: all

    TileRect area() const {
        return region.isEmpty() ? TileRect{0, 0, size.width, size.height} : region;
    }
};

/// Size at least 1 x 1, at most 1,000,000 each way; a region inside it; a valid location.
Result<void> validate(const RenderRequest& request);

}  // namespace fathom
