#include "color/oklab.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numeric>

#include "base/instruction_set.h"

namespace fathom {

namespace {

// The share of the chroma that can be shown is found by bisection to 1/4096, which is finer than
// anyone can see.
constexpr int kBisections = 12;

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

    // The share of the chroma that can be shown.
    const auto withShare = [color](double share) {
        return fromOklab({color.lightness, color.a * share, color.b * share});
    };
    double share = 0, step = 0.5;
    for (int i = 0; i < kBisections; ++i, step /= 2)
        if (isInGamut(withShare(share + step))) share += step;

    // Even grey may lie outside of the gamut, by rounding or because of its lightness.
    const RgbF shown = withShare(share);
    return {std::clamp(shown.r, 0.0f, 1.0f), std::clamp(shown.g, 0.0f, 1.0f),
            std::clamp(shown.b, 0.0f, 1.0f)};
}

// ---- Many colours

namespace {

// One row for each channel, so that loops over them become vector instructions. The results equal
// those of the functions above but for the last bits of the cube root.
constexpr std::size_t kBlock = 64;
using Row = std::array<double, kBlock>;
struct OklabRows {
    Row lightness, a, b;
};
struct RgbRows {
    std::array<float, kBlock> r, g, b;
};

// The third of the exponent's bits is a root to within 6 percent; three steps of Halley's method,
// which triples the number of right digits, do the rest.
double cubeRoot(double value) {
    constexpr std::uint32_t kMagic = 0x2a514067;
    const auto rough = static_cast<float>(value);
    const double start = std::bit_cast<float>(std::bit_cast<std::uint32_t>(rough) / 3 + kMagic);
    double root = start;
    for (int i = 0; i < 3; ++i) {
        const double cube = root * root * root;
        root *= (cube + 2 * value) / (2 * cube + value);
    }
    return value > 0 ? root : 0;
}

void toRows(const RgbRows& linear, OklabRows& colors) {
    for (std::size_t i = 0; i < kBlock; ++i) {
        const double r = linear.r[i], g = linear.g[i], b = linear.b[i];
        const double l = cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
        const double m = cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
        const double s = cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
        colors.lightness[i] = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s;
        colors.a[i] = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s;
        colors.b[i] = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s;
    }
}

void fromRows(const OklabRows& colors, const Row& shares, RgbRows& linear) {
    for (std::size_t i = 0; i < kBlock; ++i) {
        const double share = shares[i], lightness = colors.lightness[i];
        const double a = colors.a[i] * share, b = colors.b[i] * share;
        const double l = lightness + 0.3963377774 * a + 0.2158037573 * b;
        const double m = lightness - 0.1055613458 * a - 0.0638541728 * b;
        const double s = lightness - 0.0894841775 * a - 1.2914855480 * b;
        const double l3 = l * l * l, m3 = m * m * m, s3 = s * s * s;
        linear.r[i] = static_cast<float>(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3);
        linear.g[i] =
            static_cast<float>(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3);
        linear.b[i] =
            static_cast<float>(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3);
    }
}

// 1 where a colour is in the gamut, otherwise 0.
void findShown(const RgbRows& linear, Row& isShown) {
    for (std::size_t i = 0; i < kBlock; ++i) {
        const float r = linear.r[i], g = linear.g[i], b = linear.b[i];
        const bool isIn = (r >= 0) & (g >= 0) & (b >= 0) & (r <= 1) & (g <= 1) & (b <= 1);
        isShown[i] = isIn ? 1.0 : 0.0;
    }
}

void fromRowsInGamut(const OklabRows& colors, RgbRows& linear) {
    Row shares, isShown, candidates;
    shares.fill(1);
    fromRows(colors, shares, linear);
    findShown(linear, isShown);
    if (std::accumulate(isShown.begin(), isShown.end(), 0.0) == kBlock) return;

    const Row isWhole = isShown;
    shares.fill(0);
    double step = 0.5;
    for (int k = 0; k < kBisections; ++k, step /= 2) {
        for (std::size_t i = 0; i < kBlock; ++i)
            candidates[i] = shares[i] + step;
        fromRows(colors, candidates, linear);
        findShown(linear, isShown);
        for (std::size_t i = 0; i < kBlock; ++i)
            shares[i] += step * isShown[i];
    }
    for (std::size_t i = 0; i < kBlock; ++i)
        shares[i] = isWhole[i] > 0 ? 1 : shares[i];
    fromRows(colors, shares, linear);
    for (auto* channel : {&linear.r, &linear.g, &linear.b})
        for (float& value : *channel)
            value = std::clamp(value, 0.0f, 1.0f);
}

}  // namespace

void toOklabs(std::span<const RgbF> linear, std::span<Oklab> colors) {
    const auto convert = versionsOf<toRows>().on(instructionSets().back());
    for (std::size_t start = 0; start < linear.size(); start += kBlock) {
        const std::size_t count = std::min(kBlock, linear.size() - start);
        RgbRows from{};
        OklabRows to;
        for (std::size_t i = 0; i < count; ++i) {
            const RgbF& color = linear[start + i];
            from.r[i] = color.r, from.g[i] = color.g, from.b[i] = color.b;
        }
        convert(from, to);
        for (std::size_t i = 0; i < count; ++i)
            colors[start + i] = {to.lightness[i], to.a[i], to.b[i]};
    }
}

void fromOklabsInGamut(std::span<const Oklab> colors, std::span<RgbF> linear) {
    const auto convert = versionsOf<fromRowsInGamut>().on(instructionSets().back());
    for (std::size_t start = 0; start < colors.size(); start += kBlock) {
        const std::size_t count = std::min(kBlock, colors.size() - start);
        OklabRows from{};
        RgbRows to;
        for (std::size_t i = 0; i < count; ++i) {
            const auto& [lightness, a, b] = colors[start + i];
            from.lightness[i] = lightness, from.a[i] = a, from.b[i] = b;
        }
        convert(from, to);
        for (std::size_t i = 0; i < count; ++i)
            linear[start + i] = {to.r[i], to.g[i], to.b[i]};
    }
}

}  // namespace fathom
