// The way of a film's camera: a zoom about one point. Values and pure functions.
#pragma once

#include "base/result.h"
#include "render/view.h"

namespace fathom {

/// A zoom from a wide view to a narrow one. One point of the plane keeps its place in all frames.
struct FilmZoom {
    Decimal re, im;       // that point
    PointF anchor;        // its place, in halves of the picture's height; y points up
    Decimal radius;       // of the widest view
    Transform transform;  // of all views
    double octaves = 0;   // from the widest view to the narrowest

    /// Fails with InvalidInput if the transforms differ, if `narrow` is not the smaller view, or if
    /// its centre lies so far outside of `wide` that the point would be far outside of the frames.
    static Result<FilmZoom> between(const View& wide, const View& narrow);

    /// The view `depth` octaves below the widest one. Exact to 2^-60 of its radius.
    View viewAt(double depth) const;
};

}  // namespace fathom
