// The way from one view to another: out, across and in. Immutable.
#pragma once

#include <optional>

#include "render/view.h"

namespace fathom {

/// The path on which a picture seems to move evenly, as short as can be: J. J. van Wijk and
/// W. A. A. Nuij, "Smooth and efficient zooming and panning" (IEEE InfoVis 2003), equations (9).
class ViewPath {
public:
    /// Nothing where there is no way that one could follow: one view is mirrored against the other,
    /// or they are more than some hundred octaves apart.
    static std::optional<ViewPath> between(const View& from, const View& to);

    /// How far it is: in octaves of a zoom that would take as long.
    double octaves() const { return m_octaves; }

    /// After a share of the way, 0 to 1: both ends exactly. The centre is right to 2^-40 radii at
    /// least, and the radius to 12 digits.
    View at(double share) const;

private:
    ViewPath(View from, View to) : m_from(std::move(from)), m_to(std::move(to)) {}

    /// One half of the way, seen from its end: in units of the larger radius.
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
