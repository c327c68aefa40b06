#include "color/picture_quality.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <unordered_map>
#include <vector>

#include "color/oklab.h"

namespace fathom {
namespace {

/// A picture is not judged if a smaller share of it is outside of the interior.
constexpr double kLeastColored = 0.02;

struct Pixels {
    Size size;
    std::vector<Oklab> colors;
    std::vector<bool> isOut;  // outside of the interior

    std::size_t at(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(size.width) +
               static_cast<std::size_t>(x);
    }
};

/// A black pixel is interior only if its neighbours are black too; otherwise black is a colour like
/// any other.
Pixels pixelsOf(std::span<const Rgb32> colors, Size size) {
    Pixels pixels{size, std::vector<Oklab>(size.area()), std::vector<bool>(size.area())};
    const auto isBlack = [&](int x, int y) {
        const bool isInside = x >= 0 && y >= 0 && x < size.width && y < size.height;
        return !isInside || (colors[pixels.at(x, y)] & 0xffffff) == 0;
    };
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x) {
            pixels.colors[pixels.at(x, y)] = toOklab(fromSrgb8(colors[pixels.at(x, y)]));
            pixels.isOut[pixels.at(x, y)] =
                !(isBlack(x, y) && isBlack(x - 1, y) && isBlack(x + 1, y) && isBlack(x, y - 1) &&
                  isBlack(x, y + 1));
        }
    return pixels;
}

/// The percentile, interpolated between the two nearest ranks.
double percentile(const std::vector<double>& sorted, double share) {
    const double rank = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(rank);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return std::lerp(sorted[below], sorted[above], rank - std::floor(rank));
}

/// The number of values in the fullest cell of size 0.05 x 0.03 x 0.03.
std::size_t fullestCell(const std::vector<Oklab>& values) {
    constexpr int kCells = 1000;
    std::unordered_map<int, std::size_t> counts;
    std::size_t most = 0;
    const auto cell = [](double value, double width) {
        return static_cast<int>(std::floor(value / width));
    };
    for (const Oklab& value : values) {
        const int key = cell(value.lightness, 0.05) +
                        kCells * (cell(value.a, 0.03) + kCells * cell(value.b, 0.03));
        most = std::max(most, ++counts[key]);
    }
    return most;
}

/// Whether the lightness of a block varies. Returns nothing if half of the block or more is
/// interior.
std::optional<bool> isDetailed(const Pixels& pixels, const TileRect& block) {
    constexpr double kDeviation = 0.02;
    double sum = 0, squares = 0;
    int count = 0;
    for (int y = block.y; y < block.bottom(); ++y)
        for (int x = block.x; x < block.right(); ++x) {
            if (!pixels.isOut[pixels.at(x, y)]) continue;
            const double lightness = pixels.colors[pixels.at(x, y)].lightness;
            sum += lightness;
            squares += lightness * lightness;
            ++count;
        }
    if (2 * count <= block.width * block.height) return std::nullopt;
    const double mean = sum / count;
    return squares / count - mean * mean > kDeviation * kDeviation;
}

double detailOf(const Pixels& pixels) {
    constexpr int kColumns = 16, kRows = 9;
    // The first parts are larger by one if the parts cannot all be equal.
    const auto start = [](int part, int parts, int whole) {
        return part * (whole / parts) + std::min(part, whole % parts);
    };
    int judged = 0, detailed = 0;
    for (int row = 0; row < kRows; ++row)
        for (int column = 0; column < kColumns; ++column) {
            TileRect block;
            block.x = start(column, kColumns, pixels.size.width);
            block.y = start(row, kRows, pixels.size.height);
            block.width = start(column + 1, kColumns, pixels.size.width) - block.x;
            block.height = start(row + 1, kRows, pixels.size.height) - block.y;
            const std::optional<bool> is = isDetailed(pixels, block);
            judged += is.has_value() ? 1 : 0;
            detailed += is.value_or(false) ? 1 : 0;
        }
    return judged == 0 ? 1 : static_cast<double>(detailed) / judged;
}

/// Whether a pixel differs strongly from the median of its neighbourhood, taken per channel.
bool isApart(const Pixels& pixels, int x, int y) {
    constexpr double kFar = 0.12;
    constexpr std::size_t kMiddle = 4;
    std::array<double, 9> lightness, a, b;
    std::size_t count = 0;
    for (int row = y - 1; row <= y + 1; ++row)
        for (int column = x - 1; column <= x + 1; ++column) {
            const Oklab& color = pixels.colors[pixels.at(column, row)];
            lightness[count] = color.lightness;
            a[count] = color.a;
            b[count++] = color.b;
        }
    const auto median = [](std::array<double, 9>& values) {
        std::ranges::nth_element(values, values.begin() + kMiddle);
        return values[kMiddle];
    };
    const Oklab& color = pixels.colors[pixels.at(x, y)];
    return std::hypot(color.lightness - median(lightness), color.a - median(a),
                      color.b - median(b)) > kFar;
}

double confettiOf(const Pixels& pixels) {
    int judged = 0, apart = 0;
    for (int y = 1; y + 1 < pixels.size.height; ++y)
        for (int x = 1; x + 1 < pixels.size.width; ++x) {
            if (!pixels.isOut[pixels.at(x, y)]) continue;
            ++judged;
            apart += isApart(pixels, x, y) ? 1 : 0;
        }
    return judged == 0 ? 0 : static_cast<double>(apart) / judged;
}

}  // namespace

bool PictureQuality::isGood() const {
    return colored >= kLeastColored && range >= 0.45 && detail >= 0.35 && chroma >= 0.045 &&
           flat <= 0.35 && dark <= 0.40 && pale <= 0.30 && confetti <= 0.20;
}

PictureQuality qualityOf(std::span<const Rgb32> colors, Size size) {
    constexpr double kDark = 0.15, kPale = 0.95;
    const Pixels pixels = pixelsOf(colors, size);
    std::vector<Oklab> values;
    for (std::size_t i = 0; i < pixels.colors.size(); ++i)
        if (pixels.isOut[i]) values.push_back(pixels.colors[i]);
    const auto share = [&](std::size_t count) {
        return static_cast<double>(count) / static_cast<double>(values.size());
    };

    PictureQuality quality;
    quality.colored = static_cast<double>(values.size()) / static_cast<double>(size.area());
    if (quality.colored < kLeastColored) return quality;

    std::vector<double> lightness;
    lightness.reserve(values.size());
    double chroma = 0;
    for (const Oklab& value : values) {
        lightness.push_back(value.lightness);
        chroma += std::hypot(value.a, value.b);
    }
    std::ranges::sort(lightness);
    quality.range = percentile(lightness, 0.95) - percentile(lightness, 0.05);
    quality.chroma = chroma / static_cast<double>(values.size());
    quality.dark = share(
        static_cast<std::size_t>(std::ranges::lower_bound(lightness, kDark) - lightness.begin()));
    quality.pale = share(
        static_cast<std::size_t>(lightness.end() - std::ranges::upper_bound(lightness, kPale)));
    quality.flat = share(fullestCell(values));
    quality.detail = detailOf(pixels);
    quality.confetti = confettiOf(pixels);
    return quality;
}

}  // namespace fathom
