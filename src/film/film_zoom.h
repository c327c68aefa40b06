// The way of a film's camera: a zoom about one point. Values and pure functions.
#pragma once

#include <complex>

#include "base/result.h"
#include "render/view.h"

namespace fathom {

/// A zoom from a wide view to a narrow one. One point of the plane keeps its place in all frames.
/// Frames turn by the same angle in each octave, the shorter way round, and stretch by the same
/// symmetric factor.
struct FilmZoom {
    Decimal re, im;               // that point
    PointF anchor;                // its place, in halves of the picture's height; y points up
    Decimal radius;               // of the widest view
    Transform widest, narrowest;  // of these views; mirrored alike
    double octaves = 0;           // from the widest view to the narrowest

    /// Fails with InvalidInput if one view is mirrored and the other is not, if `narrow` is not the
    /// smaller view, or if its centre lies so far outside of `wide` that the point would be far
    /// outside of the frames.
    static Result<FilmZoom> between(const View& wide, const View& narrow);

    /// The view `depth` octaves below the widest one. Exact to 2^-60 of its radius.
    View viewAt(double depth) const;

    /// Whether frames are turned or stretched differently.
    bool isTurning() const { return widest != narrowest; }
    /// Whether all frames are stretched alike.
    bool keepsStretch() const;

    /// The transform of the film's rings: that of all frames, or, if they differ, the narrowest
    /// one's without its stretch.
    Transform ringTransform() const;

    /// How a frame lies in its rings: its vectors from the anchor are stretched by a matrix, then
    /// turned by some turns, [0, 1) counter-clockwise.
    struct Pose {
        Matrix2 stretch;
        double turns = 0;

        /// A vector of the frame, y pointing up, before it is turned.
        std::complex<double> stretched(std::complex<double> vector) const {
            return {stretch.xx * vector.real() + stretch.xy * vector.imag(),
                    stretch.yx * vector.real() + stretch.yy * vector.imag()};
        }
    };
    Pose poseAt(double depth) const;
};

}  // namespace fathom
