#include "color/calm_palette.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <deque>
#include <mutex>
#include <numbers>
#include <span>

#include "base/instruction_set.h"
#include "base/parallel.h"
#include "color/float4.h"
#include "color/oklab.h"
#include "color/shorts.h"

namespace fathom {

namespace {

constexpr double kBlurOfTurns = 0.4;  // sigma per turn that a pixel covers
constexpr auto kSize = static_cast<std::size_t>(CalmPalette::kEntries);

// Hues far apart from each other; those nearest to the palette's own come first.
constexpr std::array<double, CalmPalette::kHues> kHueDegrees = {0, 70, -60, 125, -115, 180};

double chromaOf(const Oklab& color) {
    return std::sqrt(color.a * color.a + color.b * color.b);
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

// Sums up blocks of weighted values around each value. `around` begins half a circle earlier.
// Lanes of a value: red, green, blue and chroma.
void sumAround(const float* around, const std::vector<float>& weights, float* means) {
    constexpr std::size_t kBlock = 64;  // sums that fit into registers
    constexpr std::size_t kLanes = sizeof(Float4) / sizeof(float);
    for (std::size_t start = 0; start < kLanes * kSize; start += kBlock) {
        const float* const here = around + kLanes * kSize / 2 + start;
        std::array<float, kBlock> sums;
        for (std::size_t i = 0; i < kBlock; ++i)
            sums[i] = here[i] * weights[0];
        for (std::size_t off = 1; off < weights.size(); ++off) {
            const float* const after = here + kLanes * off;
            const float* const before = here - kLanes * off;
            for (std::size_t i = 0; i < kBlock; ++i)
                sums[i] += (after[i] + before[i]) * weights[off];
        }
        for (std::size_t i = 0; i < kBlock; ++i)
            means[start + i] = sums[i];
    }
}

/// Blurs a circle of values: the weighted mean around each of them. The circle is written out
/// twice and a half, so that loops over all values at one distance need no remainder.
std::vector<Float4> blur(const std::vector<Float4>& values, const std::vector<float>& weights) {
    std::vector<Float4> around;
    for (const std::size_t start : {kSize / 2, std::size_t{0}, std::size_t{0}})
        around.insert(around.end(), values.begin() + static_cast<std::ptrdiff_t>(start),
                      values.end());
    std::vector<Float4> means(kSize);
    versionsOf<sumAround>().on(instructionSets().back())(
        reinterpret_cast<const float*>(around.data()), weights,
        reinterpret_cast<float*>(means.data()));
    return means;
}

/// Blurs colours, and gives each mean back a part of its mean chroma.
std::vector<RgbF> blurredCopy(const std::vector<Float4>& colors, double sigma) {
    constexpr double kPart = 0.8, kMostGain = 1.8;
    const std::vector<Float4> means = blur(colors, gaussian(sigma * CalmPalette::kEntries));
    std::vector<RgbF> copy(kSize);
    std::vector<Oklab> revived(kSize);
    std::ranges::transform(means, copy.begin(), [](Float4 mean) {
        return RgbF{mean[0], mean[1], mean[2]};
    });
    toOklabs(copy, revived);
    for (std::size_t i = 0; i < kSize; ++i) {
        const double chroma = chromaOf(revived[i]);
        const double gain =
            chroma > 0 ? std::clamp(kPart * means[i][3] / chroma, 1.0, kMostGain) : 1;
        revived[i].a *= gain;
        revived[i].b *= gain;
    }
    fromOklabsInGamut(revived, copy);
    return copy;
}

std::vector<RgbF> turned(std::vector<Oklab> colors, double degrees) {
    const double angle = degrees * std::numbers::pi / 180;
    const double cosine = std::cos(angle), sine = std::sin(angle);
    for (Oklab& color : colors)
        color = {color.lightness, color.a * cosine - color.b * sine,
                 color.a * sine + color.b * cosine};
    std::vector<RgbF> result(colors.size());
    fromOklabsInGamut(colors, result);
    return result;
}

PaletteColor shortOf(RgbF color) {
    const auto steps = [](float channel) {
        return static_cast<std::int16_t>(channel * kShortOne + 0.5f);
    };
    return {{steps(color.b), steps(color.g), steps(color.r), 0}};
}

}  // namespace

CalmPalette::CalmPalette(const std::vector<RgbF>& colors, bool hasBasins) {
    std::vector<Oklab> perceived(kSize);
    toOklabs(colors, perceived);
    std::vector<Float4> withChroma(kSize);
    std::ranges::transform(colors, perceived, withChroma.begin(), [](RgbF color, Oklab seen) {
        return Float4{color.r, color.g, color.b, static_cast<float>(chromaOf(seen))};
    });
    const std::size_t hues = hasBasins ? kHues : 1;
    m_shorts.resize(hues * kHueSize);
    const auto copyAt = [this](std::size_t hue, std::size_t copy) {
        return m_shorts.begin() + static_cast<std::ptrdiff_t>(hue * kHueSize + copy * kCopySize);
    };
    const auto write = [&](const std::vector<RgbF>& entries, std::size_t hue, std::size_t level) {
        const auto place = copyAt(hue, level * kCopiesPerLevel);
        // A turn of 1 lies on the entry after the last, and that one needs a next entry, too.
        std::fill_n(std::ranges::transform(entries, place, shortOf).out, 2,
                    shortOf(entries.front()));
    };
    // A palette that is being edited is made for each frame. The most blurred copies take longest.
    constexpr int kThreads = 4;
    parallelFor(std::min(kThreads, threadsOf(0)), kLevels, [&](std::size_t index) {
        const std::size_t level = kLevels - 1 - index;
        const double sigma =
            kBlurOfTurns * (std::exp2(static_cast<double>(level)) - 1) / COLOR_LEVELS_PER_TURN;
        const std::vector<RgbF> copy = level == 0 ? colors : blurredCopy(withChroma, sigma);
        write(copy, 0, level);
        if (!hasBasins) return;
        std::vector<Oklab> toTurn(kSize);
        toOklabs(copy, toTurn);
        for (std::size_t hue = 1; hue < hues; ++hue)
            write(turned(toTurn, kHueDegrees[hue]), hue, level);
    });
    // The copies between those of two levels are mixtures.
    for (std::size_t copy = 0; copy < hues * kCopies; ++copy) {
        const std::size_t hue = copy / kCopies, step = copy % kCopies % kCopiesPerLevel;
        const std::size_t first = copy % kCopies - step;
        if (step == 0) continue;
        const auto part = static_cast<std::int16_t>(step * (1 << 15) / kCopiesPerLevel);
        const auto from = copyAt(hue, first), to = copyAt(hue, first + kCopiesPerLevel);
        const auto mixed = copyAt(hue, first + step);
        for (std::ptrdiff_t entry = 0; entry < kCopySize; ++entry)
            for (std::size_t lane = 0; lane < std::size(mixed[entry].lanes); ++lane)
                mixed[entry].lanes[lane] =
                    between_shorts(from[entry].lanes[lane], to[entry].lanes[lane], part);
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
