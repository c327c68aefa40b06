#include "render/view.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fathom {

namespace {

constexpr std::size_t kRadiusDigits = 24;

// Digits of a shift below the radius's first digit: 10^-20 of a radius is less than 2^-50 of a
// pixel in any picture of up to 100,000 rows.
constexpr std::int64_t kShiftDigits = 20;

constexpr Matrix2 kMirror{1, 0, 0, -1};

PointF apply(const Matrix2& m, PointF p) {
    return {m.xx * p.x + m.xy * p.y, m.yx * p.x + m.yy * p.y};
}

Matrix2 inverse(const Matrix2& m) {
    const double determinant = m.xx * m.yy - m.xy * m.yx;
    return {m.yy / determinant, -m.xy / determinant, -m.yx / determinant, m.xx / determinant};
}

// Cosine and sine are computed with the 64-bit mantissa of long double, so that every mathematics
// library gives the nearest doubles. Multiples of 90 degrees are exact.
Matrix2 rotationMatrix(double degrees) {
    const double turned = std::remainder(degrees, 360.0);
    if (turned == 0) return {1, 0, 0, 1};
    if (turned == 90) return {0, -1, 1, 0};
    if (turned == -90) return {0, 1, -1, 0};
    if (std::fabs(turned) == 180) return {-1, 0, 0, -1};
    const long double radians =
        static_cast<long double>(turned) * std::numbers::pi_v<long double> / 180;
    const double cosine = static_cast<double>(std::cos(radians));
    const double sine = static_cast<double>(std::sin(radians));
    return {cosine, -sine, sine, cosine};
}

Decimal clampRadius(const Decimal& radius) {
    static const Decimal smallest = Decimal::parse("1e-1000000").value();
    static const Decimal largest = Decimal::parse("1e9").value();
    return std::clamp(radius, smallest, largest);
}

// center + offset * length, with the product rounded kShiftDigits below the first digit of `unit`.
Decimal moved(const Decimal& center, double offset, const Decimal& length, const Decimal& unit) {
    const Decimal shift =
        (Decimal::fromDouble(offset) * length).roundedToPlace(unit.leadingPlace() - kShiftDigits);
    return shift.isZero() ? center : center + shift;
}

}  // namespace

PointF offsetOf(PointF pixel, Size image) {
    return {(2 * pixel.x - image.width) / image.height,
            (image.height - 2 * pixel.y) / image.height};
}

Matrix2 operator*(const Matrix2& a, const Matrix2& b) {
    return {a.xx * b.xx + a.xy * b.yx, a.xx * b.xy + a.xy * b.yy,  //
            a.yx * b.xx + a.yy * b.yx, a.yx * b.xy + a.yy * b.yy};
}

Matrix2 matrixOf(const Transform& transform) {
    Matrix2 matrix = rotationMatrix(transform.rotation);
    if (transform.stretch != 1) {
        const Matrix2 along = rotationMatrix(transform.stretchAngle);
        const Matrix2 back = rotationMatrix(-transform.stretchAngle);
        const Matrix2 scale{transform.stretch, 0, 0, 1 / transform.stretch};
        matrix = matrix * (along * (scale * back));
    }
    if (transform.flip) matrix = matrix * kMirror;
    return matrix;
}

// The polar decomposition: a rotation times a symmetric matrix, whose axes are those of the
// stretch.
Transform transformWith(const Matrix2& matrix) {
    constexpr double kDegrees = 180 / std::numbers::pi;
    constexpr double kRound = 1e-12;  // a smaller stretch comes from rounding only
    Transform transform;
    transform.flip = matrix.xx * matrix.yy - matrix.xy * matrix.yx < 0;
    const Matrix2 unflipped = transform.flip ? matrix * kMirror : matrix;
    const auto [xx, xy, yx, yy] = unflipped;
    transform.rotation = std::atan2(yx - xy, xx + yy) * kDegrees;
    const Matrix2 symmetric = rotationMatrix(-transform.rotation) * unflipped;
    const double mean = (symmetric.xx + symmetric.yy) / 2;
    const double half = std::hypot((symmetric.xx - symmetric.yy) / 2, symmetric.xy);
    if (half < kRound * mean) return transform;
    // Same as the square root of (mean + half) / (mean - half), whose difference would cancel.
    const double determinant = unflipped.xx * unflipped.yy - unflipped.xy * unflipped.yx;
    transform.stretch = (mean + half) / std::sqrt(determinant);
    transform.stretchAngle =
        std::atan2(symmetric.xy, (symmetric.xx - symmetric.yy) / 2) / 2 * kDegrees;
    return transform;
}

View View::zoomedAt(PointF pixel, Size image, double factor) const {
    View view = *this;
    view.radius = clampRadius((radius * Decimal::fromDouble(1 / factor)).rounded(kRadiusDigits));
    const PointF offset = apply(matrixOf(transform), offsetOf(pixel, image));
    const Decimal shrink = radius - view.radius;
    const Decimal& unit = std::min(radius, view.radius);
    view.re = moved(re, offset.x, shrink, unit);
    view.im = moved(im, offset.y, shrink, unit);
    return view;
}

View View::panned(PointF pixels, Size image) const {
    View view = *this;
    const PointF offset =
        apply(matrixOf(transform), {-2 * pixels.x / image.height, 2 * pixels.y / image.height});
    view.re = moved(re, offset.x, radius, radius);
    view.im = moved(im, offset.y, radius, radius);
    return view;
}

View View::recentredAt(PointF pixel, Size image) const {
    return panned({image.width / 2.0 - pixel.x, image.height / 2.0 - pixel.y}, image);
}

View View::rotatedBy(double degrees) const {
    View view = *this;
    view.transform.rotation = std::remainder(transform.rotation + degrees, 360.0);
    return view;
}

View::Point View::pointAt(PointF pixel, Size image) const {
    const PointF offset = apply(matrixOf(transform), offsetOf(pixel, image));
    const auto place = static_cast<std::int64_t>(std::floor(spacing(image).log10())) - 3;
    return {(re + Decimal::fromDouble(offset.x) * radius).roundedToPlace(place),
            (im + Decimal::fromDouble(offset.y) * radius).roundedToPlace(place)};
}

View::PixelMap View::mapFrom(const View& other, Size otherImage, Size image) const {
    const FloatExp size = radius.toFloatExp();
    const Matrix2 toOffset = inverse(matrixOf(transform));
    const double ratio = (other.radius.toFloatExp() / size).toDouble();
    const PointF shift{((other.re - re).toFloatExp() / size).toDouble(),
                       ((other.im - im).toFloatExp() / size).toDouble()};

    // Maps offsets of the other picture to offsets of this one.
    Matrix2 linear = toOffset * matrixOf(other.transform);
    linear = {linear.xx * ratio, linear.xy * ratio, linear.yx * ratio, linear.yy * ratio};
    const PointF origin = apply(toOffset, shift);

    // Maps pixels of the other picture to its offsets, and offsets of this picture to its pixels.
    const double otherScale = 2.0 / otherImage.height, scale = image.height / 2.0;
    const PointF corner = apply(linear, offsetOf({0, 0}, otherImage));
    return {{scale * linear.xx * otherScale, -scale * linear.xy * otherScale,
             -scale * linear.yx * otherScale, scale * linear.yy * otherScale},
            {scale * (corner.x + origin.x) + image.width / 2.0,
             image.height / 2.0 - scale * (corner.y + origin.y)}};
}

FloatExp View::spacing(Size image) const {
    return radius.toFloatExp() *
           (2.0 / image.height * std::min(transform.stretch, 1 / transform.stretch));
}

double View::depth10() const {
    return -radius.toFloatExp().log10();
}

Result<void> validate(const View& view) {
    if (view.radius.sign() <= 0)
        return fail(ErrorCode::InvalidInput,
                    {"The radius must be above 0, not %1.", {view.radius.toString()}});
    if (clampRadius(view.radius) != view.radius)
        return fail(ErrorCode::InvalidInput, {"The radius must be from 1e-1000000 to 1e9, not %1.",
                                              {view.radius.rounded(6).toString()}});
    for (const Decimal* coordinate : {&view.re, &view.im}) {
        if (!coordinate->isZero() && coordinate->leadingPlace() > View::kHighestPlace)
            return fail(ErrorCode::InvalidInput,
                        {"The centre must lie within 1e10 of the origin, not at %1.",
                         {coordinate->rounded(6).toString()}});
        if (coordinate->lastPlace() < View::kDeepestPlace - 1000)
            return fail(ErrorCode::InvalidInput,
                        "The centre has digits below 1e-1001000, deeper than any view goes.");
    }
    const Transform& transform = view.transform;
    if (!std::isfinite(transform.rotation) || !std::isfinite(transform.stretchAngle))
        return fail(ErrorCode::InvalidInput,
                    "The rotation and the stretch angle must be finite numbers of degrees.");
    if (!(transform.stretch >= 1e-6 && transform.stretch <= 1e6))
        return fail(ErrorCode::InvalidInput, "The stretch must be from 1e-6 to 1e6.");
    return {};
}

}  // namespace fathom
