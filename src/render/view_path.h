// The path from one view to another: zooms out, across and in. Immutable.
#pragma once

#include <optional>

#include "render/view.h"

namespace fathom {

/// The shortest path on which a picture seems to move evenly: J. J. van Wijk and W. A. A. Nuij,
/// "Smooth and efficient zooming and panning" (IEEE InfoVis 2003), equations (9).
class ViewPath {
public:
    /// Nothing if nobody could follow the path: one view is mirrored against the other, or the path
    /// is 200 octaves long or more.
    static std::optional<ViewPath> between(const View& from, const View& to);

    /// Length of the path, in octaves of a plain zoom that takes as long.
    double octaves() const { return m_octaves; }

    /// The view after a share of the path, 0 to 1. Both ends are exact. In between, the centre is
    /// right to at least 2^-40 radii, and the radius to 12 digits.
    View at(double share) const;

private:
    ViewPath(View from, View to) : m_from(std::move(from)), m_to(std::move(to)) {}

    /// One half of the path, seen from its end of the path; in units of the larger radius.
    struct Half {
        double radius = 1;    // at this end
        double bend = 0;      // r of the paper
        double distance = 0;  // to the other end
        double distanceAt(double length) const;
        double radiusAt(double length) const;
    };

    View m_from, m_to;
    FloatExp m_unit;
    Half m_start, m_end;
    double m_length = 0;  // S of the paper
    double m_octaves = 0;
};

}  // namespace fathom
