#include "color/calm_palette.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <deque>
#include <mutex>
#include <numbers>
#include <span>

#include "color/oklab.h"

namespace fathom {

namespace {

constexpr double kBlurOfTurns = 0.4;  // sigma per turn that a pixel covers
constexpr auto kSize = static_cast<std::size_t>(CalmPalette::kEntries);

// Hues far apart from each other; those nearest to the palette's own come first.
constexpr std::array<double, CalmPalette::kHues> kHueDegrees = {0, 70, -60, 125, -115, 180};

double chromaOf(const Oklab& color) {
    return std::hypot(color.a, color.b);
}

/// Weights of the entry itself and of those at distance 1, 2, ... on either side. All weights
/// together sum to 1.
std::vector<float> gaussian(double sigma) {
    constexpr double kReach = 3.5;
    const auto reach = static_cast<std::size_t>(std::ceil(kReach * sigma));
    std::vector<double> weights;
    double sum = 0;
    for (std::size_t i = 0; i <= std::min(reach, kSize / 2 - 1); ++i) {
        const double off = static_cast<double>(i) / sigma;
        weights.push_back(std::exp(-0.5 * off * off));
        sum += (i == 0 ? 1 : 2) * weights.back();
    }
    std::vector<float> shares(weights.size());
    std::ranges::transform(weights, shares.begin(),
                           [sum](double weight) { return static_cast<float>(weight / sum); });
    return shares;
}

/// Blurs a circle of values: the weighted mean around each of them.
std::vector<Float4> blur(const std::vector<Float4>& values, const std::vector<float>& weights) {
    std::vector<Float4> means(kSize);
    for (std::size_t i = 0; i < kSize; ++i) {
        Float4 sum = values[i] * weights[0];
        for (std::size_t off = 1; off < weights.size(); ++off)
            sum += (values[(i + off) % kSize] + values[(i + kSize - off) % kSize]) * weights[off];
        means[i] = sum;
    }
    return means;
}

/// Gives a mean of colours back a part of their mean chroma.
RgbF revived(RgbF mean, double meanChroma) {
    constexpr double kPart = 0.8, kMostGain = 1.8;
    const Oklab color = toOklab(mean);
    const double chroma = chromaOf(color);
    if (chroma <= 0) return mean;
    const double gain = std::clamp(kPart * meanChroma / chroma, 1.0, kMostGain);
    return fromOklabInGamut({color.lightness, gain * color.a, gain * color.b});
}

std::vector<RgbF> blurredCopy(const std::vector<Float4>& colors, double sigma) {
    std::vector<RgbF> copy(kSize);
    const std::vector<Float4> means = blur(colors, gaussian(sigma * CalmPalette::kEntries));
    std::ranges::transform(means, copy.begin(), [](Float4 mean) {
        return revived({mean[0], mean[1], mean[2]}, mean[3]);
    });
    return copy;
}

std::vector<RgbF> turned(const std::vector<RgbF>& copy, double degrees) {
    const double angle = degrees * std::numbers::pi / 180;
    const double cosine = std::cos(angle), sine = std::sin(angle);
    std::vector<RgbF> result(copy.size());
    std::ranges::transform(copy, result.begin(), [&](RgbF color) {
        const auto [lightness, a, b] = toOklab(color);
        return fromOklabInGamut({lightness, a * cosine - b * sine, a * sine + b * cosine});
    });
    return result;
}

}  // namespace

CalmPalette::CalmPalette(const std::vector<RgbF>& colors, bool hasBasins) {
    std::vector<Float4> withChroma(kSize);
    std::ranges::transform(colors, withChroma.begin(), [](RgbF color) {
        return Float4{color.r, color.g, color.b, static_cast<float>(chromaOf(toOklab(color)))};
    });
    std::vector<std::vector<RgbF>> copies{colors};
    for (int level = 1; level < kLevels; ++level)
        copies.push_back(
            blurredCopy(withChroma, kBlurOfTurns * (std::exp2(level) - 1) / kLevelsPerTurn));

    const std::size_t hues = hasBasins ? kHues : 1;
    m_tables.resize(hues * kHueSize);
    auto place = m_tables.begin();
    for (std::size_t hue = 0; hue < hues; ++hue) {
        std::vector<std::vector<RgbF>> inHue = copies;
        if (hue > 0)
            for (std::vector<RgbF>& copy : inHue)
                copy = turned(copy, kHueDegrees[hue]);
        // A turn of 1 lies on the entry after the last, and that one needs a next entry, too.
        for (std::size_t entry = 0; entry < kSize + 2; ++entry)
            for (const std::vector<RgbF>& copy : inHue) {
                const RgbF color = copy[entry < kSize ? entry : 0];
                *place++ = Float4{color.r, color.g, color.b, 0};
            }
    }
}

std::shared_ptr<const CalmPalette> CalmPalette::of(const Palette& palette, bool hasBasins) {
    std::vector<RgbF> colors(kSize);
    for (std::size_t i = 0; i < kSize; ++i)
        colors[i] = palette.at(static_cast<double>(i) / kEntries);

    // Cached by colours, as a palette may change without changing its name.
    struct Known {
        std::vector<RgbF> colors;
        bool hasBasins;
        std::shared_ptr<const CalmPalette> palette;
    };
    constexpr std::size_t kMostKnown = 4;
    static std::mutex mutex;
    static std::deque<Known> known;
    const std::lock_guard lock(mutex);
    const auto found = std::ranges::find_if(known, [&](const Known& one) {
        return one.hasBasins == hasBasins && one.colors == colors;
    });
    if (found != known.end()) return found->palette;
    std::shared_ptr<const CalmPalette> made(new CalmPalette(colors, hasBasins));
    known.push_front({std::move(colors), hasBasins, made});
    if (known.size() > kMostKnown) known.pop_back();
    return made;
}

}  // namespace fathom
