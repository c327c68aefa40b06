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

/// How depth depends on time: evenly, after a slow start and before a slow end.
struct FilmTiming {
    double octavesPerSecond = 1;
    double framesPerSecond = 30;
    double easing = 1;  // seconds of the start, and of the end
    bool isOutward = false;

    /// Number of frames that show `octaves` octaves. The first and the last show the ends.
    int frameCount(double octaves) const;
    /// Octaves below the widest view.
    double depthOf(int frame, double octaves) const;

private:
    double seconds(double octaves) const;
};

}  // namespace fathom
