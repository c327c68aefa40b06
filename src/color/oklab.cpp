#include "color/oklab.h"

#include <algorithm>
#include <cmath>

namespace fathom {

namespace {

bool isInGamut(RgbF color) {
    return std::min({color.r, color.g, color.b}) >= 0 && std::max({color.r, color.g, color.b}) <= 1;
}

}  // namespace

// Both matrices are from the publication: linear sRGB to cone responses, whose cube roots mix to
// lightness and opponent axes. The other direction uses their inverses.

Oklab toOklab(RgbF linear) {
    const double r = linear.r, g = linear.g, b = linear.b;
    const double l = std::cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const double m = std::cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const double s = std::cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return {0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

RgbF fromOklab(Oklab color) {
    const auto cube = [](double value) { return value * value * value; };
    const double l = cube(color.lightness + 0.3963377774 * color.a + 0.2158037573 * color.b);
    const double m = cube(color.lightness - 0.1055613458 * color.a - 0.0638541728 * color.b);
    const double s = cube(color.lightness - 0.0894841775 * color.a - 1.2914855480 * color.b);
    return {static_cast<float>(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            static_cast<float>(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            static_cast<float>(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)};
}

RgbF fromOklabInGamut(Oklab color) {
    const RgbF whole = fromOklab(color);
    if (isInGamut(whole)) return whole;

    // The share of the chroma that can be shown, by bisection to 1/4096, which is finer than anyone
    // can see.
    constexpr int kSteps = 12;
    const auto withShare = [color](double share) {
        return fromOklab({color.lightness, color.a * share, color.b * share});
    };
    double share = 0, step = 0.5;
    for (int i = 0; i < kSteps; ++i, step /= 2)
        if (isInGamut(withShare(share + step))) share += step;

    // Even grey may lie outside of the gamut, by rounding or because of its lightness.
    const RgbF shown = withShare(share);
    return {std::clamp(shown.r, 0.0f, 1.0f), std::clamp(shown.g, 0.0f, 1.0f),
            std::clamp(shown.b, 0.0f, 1.0f)};
}

}  // namespace fathom
