// The part of the plane that a picture shows: an exact centre, a radius and a transform. A value.
#pragma once

#include "base/result.h"
#include "number/decimal.h"
#include "number/float_exp.h"
#include "render/geometry.h"

namespace fathom {

/// The transform from the picture to the plane. F mirrors the imaginary axis, S stretches by
/// `stretch` along the direction `stretchAngle` and by 1/stretch across it, then the rotation turns
/// the viewport counter-clockwise. Angles in degrees.
struct Transform {
    double rotation = 0;
    bool flip = false;
    double stretchAngle = 0;
    double stretch = 1;
    friend bool operator==(const Transform&, const Transform&) = default;
};

/// A real 2x2 matrix [[xx, xy], [yx, yy]].
struct Matrix2 {
    double xx = 1, xy = 0, yx = 0, yy = 1;
};

/// The matrix e^{i rotation} S F. Multiples of 90 degrees are exact.
Matrix2 matrixOf(const Transform& transform);

/// The transform that has this matrix up to a positive factor. The determinant must not be 0.
Transform transformWith(const Matrix2& matrix);

Matrix2 operator*(const Matrix2& a, const Matrix2& b);

struct View {
    static constexpr std::int64_t kDeepestPlace = -1'000'000;  // radius from 1e-1000000 ...
    static constexpr std::int64_t kHighestPlace = 9;           // ... to 1e9

    Decimal re, im;
    Decimal radius = Decimal::fromDouble(1.5);  // half of the picture's height, in the plane
    Transform transform;

    /// Zooms by `factor` (above 1: in) so that the point under `pixel` stays there. The shift of
    /// the centre is rounded below 2^-50 of a pixel and added exactly. The radius keeps 24 digits
    /// and stops at the limits above.
    View zoomedAt(PointF pixel, Size image, double factor) const;

    /// Moves the picture by `pixels`: what was at p is at p + pixels afterwards.
    View panned(PointF pixels, Size image) const;

    /// Makes the point under `pixel` the centre.
    View recentredAt(PointF pixel, Size image) const;

    /// Turns the view about its centre.
    View rotatedBy(double degrees) const;

    /// The coordinates under a pixel, rounded to a thousandth of a pixel's width.
    struct Point {
        Decimal re, im;
    };
    Point pointAt(PointF pixel, Size image) const;

    /// The map from pixels of another view's picture to pixels of this view's picture: p -> matrix
    /// p + shift. Infinite where a double cannot hold it.
    struct PixelMap {
        Matrix2 matrix;
        PointF shift;
    };
    PixelMap mapFrom(const View& other, Size otherImage, Size image) const;

    /// Width of a pixel in the plane, along the smaller axis of the stretch.
    FloatExp spacing(Size image) const;

    /// log10 of 1/radius: what people call the depth.
    double depth10() const;

    friend bool operator==(const View&, const View&) = default;
};

/// Fails with InvalidInput and a sentence if the radius is not above 0 or is out of range, if the
/// centre is beyond 1e10 or has digits below 1e-1001000, or if the transform is not finite or has a
/// stretch outside [1e-6, 1e6].
Result<void> validate(const View& view);

/// The offset of a point in pixels, by DESIGN's pixel convention: ((2x - W)/H, (H - 2y)/H).
PointF offsetOf(PointF pixel, Size image);

}  // namespace fathom
