#include "finder/found_text.h"

#include <cmath>
#include <numbers>

namespace fathom {

namespace {

constexpr double kFarthest = 8;             // no orbit from beyond it returns
constexpr double kLeastLog10 = -1'000'000;  // of a search radius; the same as for views

}  // namespace

Result<void> checkSearch(const FormulaInstance& formula, const Disc& disc) {
    if (!PlaneOrbit::knows(formula)) {
        return fail(ErrorCode::Unsupported,
                    {"Periodic points of %1 cannot be found; this works only for formulas of the "
                     "form z^p + c, with or without folds.",
                     {std::string(formula.spec->label)}});
    }
    const FloatExp radius = disc.radius.toFloatExp();
    if (disc.radius.sign() <= 0 || radius.log10() < kLeastLog10) {
        return fail(ErrorCode::InvalidInput,
                    {"The radius of the search must be above 0 and at least 1e-1000000, not %1.",
                     {shortText(disc.radius)}});
    }
    const auto isFar = [](const Decimal& part) { return std::fabs(part.toDouble()) > kFarthest; };
    if (formula.julia && (isFar(formula.julia->re) || isFar(formula.julia->im))) {
        return fail(ErrorCode::NotFound,
                    "The Julia set's constant is farther than 8 from 0, where its points are too "
                    "far apart to be found; take one nearer to 0.");
    }
    if (isFar(disc.re) || isFar(disc.im)) {
        return fail(ErrorCode::NotFound,
                    "The point is far outside of the set, where nothing returns; search within 2 "
                    "of 0.");
    }
    return {};
}

int bitsBelow(FloatExp size) {
    return static_cast<int>(std::ceil(std::max(0.0, -size.log2())));
}

RoundedPoint roundedPoint(const BigPoint& point, FloatExp unit) {
    const auto place = static_cast<std::int64_t>(std::floor(unit.log10()));
    const auto rounded = [&](const BigFixed& part) {
        const double digits = part.toFloatExp().log10() - static_cast<double>(place) + 2;
        if (!(digits > 1)) return Decimal();
        return part.toDecimal(static_cast<std::size_t>(digits) + 2).roundedToPlace(place);
    };
    return {rounded(point.re), rounded(point.im)};
}

double normalizedDegrees(double radians) {
    constexpr double kNothing = 1e-11;
    const double degrees = std::remainder(radians * 180 / std::numbers::pi, 360);
    if (std::fabs(degrees) < kNothing) return 0;
    return degrees <= -180 + kNothing ? 180 : degrees;
}

std::string withThousands(std::uint64_t value) {
    std::string text = std::to_string(value);
    for (std::size_t at = text.size(); at > 3; at -= 3)
        text.insert(at - 3, 1, ',');
    return text;
}

std::string shortText(const Decimal& value) {
    constexpr std::size_t kDigits = 3;
    return value.rounded(kDigits).toString();
}

Decimal decimalOf(FloatExp value, std::size_t digits) {
    return BigFloat::fromFloatExp(value, BigFloat::kMinimumPrecision).toDecimal(digits);
}

}  // namespace fathom
