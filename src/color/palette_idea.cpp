#include "color/palette_idea.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

#include "color/oklab.h"
#include "color/srgb.h"

namespace fathom {

namespace {

std::uint32_t codeOf(const Oklab& color) {
    return toSrgb8(fromOklabInGamut(color)) & 0xffffff;
}

Oklab meanOf(std::span<const Oklab> colors) {
    Oklab sum;
    for (const Oklab& color : colors) {
        sum.lightness += color.lightness;
        sum.a += color.a;
        sum.b += color.b;
    }
    const auto count = static_cast<double>(colors.size());
    return {sum.lightness / count, sum.a / count, sum.b / count};
}

double spreadOf(std::span<const Oklab> colors, double Oklab::*axis) {
    const double mean = meanOf(colors).*axis;
    double sum = 0;
    for (const Oklab& color : colors)
        sum += (color.*axis - mean) * (color.*axis - mean);
    return sum;
}

}  // namespace

PaletteStops surprisingStops(std::uint32_t seed) {
    std::mt19937 random(seed);
    // std::uniform_real_distribution is not used, as its numbers differ between libraries.
    const auto between = [&](double least, double most) {
        return least + (most - least) * (random() / 4294967296.0);
    };
    constexpr double kDegree = std::numbers::pi / 180;
    const double dark = between(0.14, 0.22), peak = between(0.93, 0.98);
    const double peakPlace = between(0.42, 0.56), hue = between(0, 360);
    // The halves have opposite hues, so that equal lightnesses on the two sides can be told apart.
    const double rise = between(30, 110), turn = between(130, 210);
    const double chroma = between(0.11, 0.17);

    PaletteStops stops;
    constexpr int kSteps = 4;  // stops in each half
    const auto add = [&](double position, double lightness, double angle) {
        // A screen can show the most chroma at medium lightness.
        const double share = std::sin(std::numbers::pi * std::clamp(lightness, 0.1, 0.97));
        const double strength = chroma * std::sqrt(share);
        stops.push_back({position, codeOf({lightness, strength * std::cos(angle * kDegree),
                                           strength * std::sin(angle * kDegree)})});
    };
    for (int i = 0; i < kSteps; ++i) {
        const double t = static_cast<double>(i) / kSteps;
        add(t * peakPlace, dark + (peak - dark) * t, hue + rise * t);
    }
    add(peakPlace, peak, hue + (rise + turn) / 2);
    for (int i = 1; i < kSteps; ++i) {
        const double t = static_cast<double>(i) / kSteps;
        add(peakPlace + t * (1 - peakPlace), peak + (dark - peak) * t, hue + turn + rise * t);
    }
    return stops;
}

PaletteStops stopsOfPicture(std::span<const std::uint32_t> colors) {
    constexpr std::size_t kBands = 6;
    std::vector<Oklab> sorted;
    for (const std::uint32_t color : colors)
        sorted.push_back(toOklab(fromSrgb8(color)));
    std::ranges::stable_sort(sorted, {}, &Oklab::lightness);
    const std::size_t bands = std::min(kBands, sorted.size() / 2);
    PaletteStops way, back;
    for (std::size_t band = 0; band < bands; ++band) {
        const std::size_t start = band * sorted.size() / bands;
        const std::span<Oklab> all(sorted.data() + start,
                                   (band + 1) * sorted.size() / bands - start);
        const double place = static_cast<double>(band) / static_cast<double>(bands) / 2;
        // The darkest and the lightest band belong to both halves.
        if (band == 0 || band + 1 == bands) {
            way.push_back({band == 0 ? 0 : 0.5, codeOf(meanOf(all))});
            continue;
        }
        const auto axis =
            spreadOf(all, &Oklab::a) > spreadOf(all, &Oklab::b) ? &Oklab::a : &Oklab::b;
        std::ranges::stable_sort(all, {}, axis);
        const std::size_t half = all.size() / 2;
        way.push_back({place, codeOf(meanOf(all.first(half)))});
        back.push_back({1 - place, codeOf(meanOf(all.subspan(half)))});
    }
    if (bands == 1) way.push_back({0.5, codeOf(meanOf(std::span(sorted).last(1)))});
    way.insert(way.end(), back.rbegin(), back.rend());
    return way;
}

}  // namespace fathom
