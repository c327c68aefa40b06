#include "film/film_zoom.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>

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

constexpr double kDegrees = 180 / std::numbers::pi;

/// The logarithm of a transform's symmetric factor, whose rows are (re, im) and (im, -re).
std::complex<double> stretchLog(const Transform& transform) {
    return std::polar(std::log(transform.stretch), 2 * transform.stretchAngle / kDegrees);
}

Transform transformAt(const FilmZoom& zoom, double depth) {
    if (!zoom.isTurning()) return zoom.narrowest;
    const double share = depth / zoom.octaves;
    const double turn = std::remainder(zoom.narrowest.rotation - zoom.widest.rotation, 360.0);
    const std::complex<double> from = stretchLog(zoom.widest), to = stretchLog(zoom.narrowest);
    const std::complex<double> log = from + share * (to - from);
    return {.rotation = std::remainder(zoom.widest.rotation + share * turn, 360.0),
            .flip = zoom.narrowest.flip,
            .stretchAngle = std::arg(log) / 2 * kDegrees,
            .stretch = std::exp(std::abs(log))};
}

PointF apply(const Matrix2& m, PointF p) {
    return {m.xx * p.x + m.xy * p.y, m.yx * p.x + m.yy * p.y};
}

}  // namespace

Result<FilmZoom> FilmZoom::between(const View& wide, const View& narrow) {
    if (wide.transform.flip != narrow.transform.flip)
        return fail(ErrorCode::InvalidInput,
                    "One end of the film is mirrored and the other is not, so no film can turn one "
                    "into the other.");
    const FloatExp wideRadius = wide.radius.toFloatExp();
    const FloatExp narrowRadius = narrow.radius.toFloatExp();
    const FloatExp ratio = narrowRadius / wideRadius;
    FilmZoom zoom;
    zoom.radius = wide.radius;
    zoom.widest = wide.transform;
    zoom.narrowest = narrow.transform;
    zoom.octaves = -ratio.log2();
    if (!(zoom.octaves > 0))
        return fail(ErrorCode::InvalidInput,
                    {"A film needs a wide view and a narrow one, but the radius of the wide one is "
                     "%1 and that of the narrow one %2.",
                     {wide.radius.rounded(6).toString(), narrow.radius.rounded(6).toString()}});

    // The point C has the place a in both views of centres c, radii r and matrices M:
    // C = c + r M a. Their difference is a system of equations for a.
    const Matrix2 m = matrixOf(narrow.transform);
    Matrix2 change = matrixOf(wide.transform);
    const double part = ratio.toDouble();
    change = {change.xx - part * m.xx, change.xy - part * m.xy,  //
              change.yx - part * m.yx, change.yy - part * m.yy};
    const double x = ((narrow.re - wide.re).toFloatExp() / wideRadius).toDouble();
    const double y = ((narrow.im - wide.im).toFloatExp() / wideRadius).toDouble();
    const double determinant = change.xx * change.yy - change.xy * change.yx;
    zoom.anchor = {(change.yy * x - change.xy * y) / determinant,
                   (change.xx * y - change.yx * x) / determinant};
    if (!(std::max(std::fabs(zoom.anchor.x), std::fabs(zoom.anchor.y)) <= kFarthestAnchor))
        return fail(ErrorCode::InvalidInput,
                    "The narrow view lies outside of the wide one, so no film can zoom into it.");
    const PointF offset = apply(m, zoom.anchor);
    zoom.re = narrow.re + decimalOf(narrowRadius * offset.x);
    zoom.im = narrow.im + decimalOf(narrowRadius * offset.y);
    return zoom;
}

View FilmZoom::viewAt(double depth) const {
    View view;
    view.radius = scaled(radius, depth);
    view.transform = transformAt(*this, depth);
    const FloatExp size = view.radius.toFloatExp();
    const PointF offset = apply(matrixOf(view.transform), anchor);
    const std::int64_t last = view.radius.leadingPlace() - kCenterDigits;
    view.re = (re - decimalOf(size * offset.x)).roundedToPlace(last);
    view.im = (im - decimalOf(size * offset.y)).roundedToPlace(last);
    return view;
}

bool FilmZoom::keepsStretch() const {
    return stretchLog(widest) == stretchLog(narrowest);
}

Transform FilmZoom::ringTransform() const {
    if (!isTurning()) return narrowest;
    return {.rotation = narrowest.rotation, .flip = narrowest.flip};
}

// A frame's matrix is e^{ir} S F, and that of its rings e^{iR} F. So vectors of the frame pass to
// the rings by F e^{i(r - R)} S F = e^{±i(r - R)} F S F, with the sign - if F mirrors.
FilmZoom::Pose FilmZoom::poseAt(double depth) const {
    if (!isTurning()) return {};
    Transform frame = transformAt(*this, depth);
    const double turn = (frame.rotation - narrowest.rotation) / 360 * (frame.flip ? -1 : 1);
    frame.rotation = 0;
    const Matrix2 mirror = matrixOf({.flip = frame.flip});
    return {mirror * matrixOf(frame), turn - std::floor(turn)};
}

}  // namespace fathom
