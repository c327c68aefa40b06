#include "film/film_zoom.h"

#include <algorithm>
#include <cmath>

#include "number/big_float.h"

namespace fathom {

namespace {

/// Digits of a radius, and of a centre below the radius.
constexpr int kRadiusDigits = 24, kCenterDigits = 20;
/// Farthest place of the anchor, in halves of the picture's height.
constexpr double kFarthestAnchor = 8;

Decimal decimalOf(FloatExp value) {
    return BigFloat::fromFloatExp(value, BigFloat::kMinimumPrecision).toDecimal(kRadiusDigits);
}

Decimal scaled(const Decimal& radius, double depth) {
    const double whole = std::floor(depth);
    const FloatExp factor =
        FloatExp::of(std::exp2(whole - depth), -static_cast<std::int64_t>(whole));
    return decimalOf(radius.toFloatExp() * factor);
}

}  // namespace

Result<FilmZoom> FilmZoom::between(const View& wide, const View& narrow) {
    if (wide.transform != narrow.transform)
        return fail(ErrorCode::InvalidInput,
                    "Both ends of a film must be turned and stretched alike.");
    const FloatExp wideRadius = wide.radius.toFloatExp();
    const FloatExp ratio = narrow.radius.toFloatExp() / wideRadius;
    const double octaves = -ratio.log2();
    if (!(octaves > 0))
        return fail(
            ErrorCode::InvalidInput,
            "A film needs a wide view and a narrow one, but the radius of the wide one is " +
                wide.radius.rounded(6).toString() + " and that of the narrow one " +
                narrow.radius.rounded(6).toString() + ".");

    // The point is beyond the narrow centre by ratio / (1 - ratio) of the way between the centres.
    const FloatExp beyond = ratio * (1 / (1 - ratio.toDouble()));
    FilmZoom zoom;
    const Decimal re = narrow.re - wide.re, im = narrow.im - wide.im;
    zoom.re = narrow.re + decimalOf(re.toFloatExp() * beyond);
    zoom.im = narrow.im + decimalOf(im.toFloatExp() * beyond);
    zoom.radius = wide.radius;
    zoom.transform = wide.transform;
    zoom.octaves = octaves;

    const Matrix2 m = matrixOf(wide.transform);
    const double x = ((zoom.re - wide.re).toFloatExp() / wideRadius).toDouble();
    const double y = ((zoom.im - wide.im).toFloatExp() / wideRadius).toDouble();
    const double determinant = m.xx * m.yy - m.xy * m.yx;
    zoom.anchor = {(m.yy * x - m.xy * y) / determinant, (m.xx * y - m.yx * x) / determinant};
    if (!(std::max(std::fabs(zoom.anchor.x), std::fabs(zoom.anchor.y)) <= kFarthestAnchor))
        return fail(ErrorCode::InvalidInput,
                    "The narrow view lies outside of the wide one, so no film can zoom into it.");
    return zoom;
}

View FilmZoom::viewAt(double depth) const {
    const Matrix2 m = matrixOf(transform);
    View view;
    view.radius = scaled(radius, depth);
    view.transform = transform;
    const FloatExp size = view.radius.toFloatExp();
    const std::int64_t last = view.radius.leadingPlace() - kCenterDigits;
    view.re = (re - decimalOf(size * (m.xx * anchor.x + m.xy * anchor.y))).roundedToPlace(last);
    view.im = (im - decimalOf(size * (m.yx * anchor.x + m.yy * anchor.y))).roundedToPlace(last);
    return view;
}

}  // namespace fathom
