#include "render/view_path.h"

#include <cmath>
#include <numbers>

#include "number/big_float.h"

namespace fathom {
namespace {

/// rho of the paper: how far the path zooms out to move across. People prefer 1.4 (section 5).
constexpr double kRho = std::numbers::sqrt2;
/// Beyond this length doubles cannot hold the ratios of the radii, and nobody could follow.
constexpr double kMostOctaves = 200;
/// Significant digits of a radius on the path, and digits of a centre below the radius.
constexpr int kRadiusDigits = 12, kCenterDigits = 20;

/// The path is a plain zoom if the centres are closer than this share of the smaller radius.
constexpr double kNear = 1e-6;

Decimal decimalOf(FloatExp value) {
    return BigFloat::fromFloatExp(value, BigFloat::kMinimumPrecision).toDecimal(kRadiusDigits);
}

double mixed(double from, double to, double share) {
    return from + (to - from) * share;
}

Transform between(const Transform& from, const Transform& to, double share) {
    Transform mix = from;
    mix.rotation = from.rotation + std::remainder(to.rotation - from.rotation, 360.0) * share;
    mix.stretchAngle = mixed(from.stretchAngle, to.stretchAngle, share);
    mix.stretch = std::exp(mixed(std::log(from.stretch), std::log(to.stretch), share));
    return mix;
}

}  // namespace

double ViewPath::Half::distanceAt(double length) const {
    return radius / (kRho * kRho) *
           (std::cosh(bend) * std::tanh(kRho * length + bend) - std::sinh(bend));
}

double ViewPath::Half::radiusAt(double length) const {
    return radius * std::cosh(bend) / std::cosh(kRho * length + bend);
}

std::optional<ViewPath> ViewPath::between(const View& from, const View& to) {
    if (from.transform.flip != to.transform.flip) return std::nullopt;
    ViewPath path(from, to);
    const FloatExp start = from.radius.toFloatExp(), end = to.radius.toFloatExp();
    const FloatExp re = (to.re - from.re).toFloatExp(), im = (to.im - from.im).toFloatExp();
    path.m_unit = start > end ? start : end;
    const double w0 = (start / path.m_unit).toDouble(), w1 = (end / path.m_unit).toDouble();
    const double d = std::hypot((re / path.m_unit).toDouble(), (im / path.m_unit).toDouble());
    if (!(std::min(w0, w1) > std::exp2(-kMostOctaves)) || !(d < std::exp2(kMostOctaves)))
        return std::nullopt;

    path.m_start = {w0, 0, d};
    path.m_end = {w1, 0, d};
    if (d <= kNear * std::min(w0, w1)) {
        path.m_length = std::fabs(std::log(w1 / w0)) / kRho;
    } else {
        // asinh keeps all digits where ln(-b + sqrt(b^2 + 1)) cancels.
        const double across = kRho * kRho * d;
        const double b0 = (w1 * w1 - w0 * w0 + across * across) / (2 * w0 * across);
        const double b1 = (w1 * w1 - w0 * w0 - across * across) / (2 * w1 * across);
        path.m_start.bend = std::asinh(-b0);
        path.m_end.bend = -std::asinh(-b1);  // as seen from there
        path.m_length = (std::asinh(-b1) - std::asinh(-b0)) / kRho;
    }
    path.m_octaves = kRho * path.m_length / std::numbers::ln2;
    if (!(path.m_octaves < kMostOctaves)) return std::nullopt;
    return path;
}

// Each half is computed from its own end, because near that end the distance from it is far smaller
// than the whole distance.
View ViewPath::at(double share) const {
    if (share <= 0) return m_from;
    if (share >= 1) return m_to;
    const bool isFirst = share < 0.5;
    const Half& half = isFirst ? m_start : m_end;
    const View &near = isFirst ? m_from : m_to, &far = isFirst ? m_to : m_from;
    const double length = m_length * (isFirst ? share : 1 - share);

    double radius = 0, part = 0;  // part: of the distance to the far end's centre
    const bool isZoom = half.distance <= kNear * std::min(m_start.radius, m_end.radius);
    if (isZoom) {
        const double w0 = m_start.radius, w1 = m_end.radius;
        radius = w0 * std::pow(w1 / w0, share);
        const double gone = w0 == w1 ? share : (radius - w0) / (w1 - w0);
        part = isFirst ? gone : 1 - gone;
    } else {
        radius = half.radiusAt(length);
        part = half.distanceAt(length) / half.distance;
    }

    View view = near;
    view.radius = decimalOf(m_unit * radius);
    const std::int64_t last = view.radius.leadingPlace() - kCenterDigits;
    const Decimal factor = Decimal::fromDouble(part);
    view.re = (near.re + (far.re - near.re) * factor).roundedToPlace(last);
    view.im = (near.im + (far.im - near.im) * factor).roundedToPlace(last);
    view.transform = fathom::between(m_from.transform, m_to.transform, share);
    return view;
}

}  // namespace fathom
