#include "export/foreign_samples.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

namespace fathom {

namespace {

constexpr std::string_view kKalles = "kfr", kFraktaler3 = "fraktaler-3";

/// Whether a picture has the sides of an exponential map, 2 pi / ln 2. Kalles Fraktaler's texts do
/// not say that a file is one.
bool looksLikeMap(Size size) {
    constexpr double kSides = 2 * std::numbers::pi / std::numbers::ln2, kMargin = 0.01;
    return std::abs(size.width / (kSides * size.height) - 1) < kMargin;
}

/// How far below and to the right of the samples the pixels' centres are, in pixels.
PointF cornerOf(const OpenedView& opened, Size size) {
    if (opened.format != kKalles) return {0, 0};
    return {size.width % 2 == 0 ? 0.5 : 0, size.height % 2 == 0 ? 0.5 : 0};
}

/// The count with its fraction; none if the sample is interior or not computed.
std::optional<double> countOf(const TileSample& sample) {
    if (sample.count == 0 || sample.count == kInteriorCount) return {};
    return static_cast<double>(sample.count) + double{sample.fraction};
}

/// The slope of counts at a sample between two neighbours, for a step from one pixel to the next.
/// One neighbour is enough; none if there is none.
std::optional<double> slopeOf(std::optional<double> before, double here,
                              std::optional<double> after) {
    if (before && after) return (*after - *before) / 2;
    if (before) return here - *before;
    if (after) return *after - here;
    return {};
}

}  // namespace

Phrase refusalOf(const OpenedView& opened, Size size, const std::string& name) {
    if (opened.isExponentialMap || looksLikeMap(size))
        return Phrase{"%1 is an exponential map, whose samples Fathom does not show.", {name}};
    return {};
}

Bookmark sampledView(const OpenedView& opened, Size size) {
    Bookmark bookmark = opened.bookmark;
    const PointF corner = cornerOf(opened, size);
    if (corner.x != 0 || corner.y != 0)
        bookmark.location.view = bookmark.location.view.panned(corner, size);
    return bookmark;
}

std::vector<Phrase> lostSamples(const OpenedView& opened, Size size, SampleChannels channels) {
    std::vector<Phrase> lost;
    const PointF corner = cornerOf(opened, size);
    if (corner.x != 0 || corner.y != 0)
        lost.emplace_back(
            "The centre is half a pixel beside that of the file, because its samples lie at the "
            "corners of pixels.");
    if (opened.format == kFraktaler3)
        lost.emplace_back("Samples lie up to a pixel beside their pixels, at random.");
    if (!channels.fractions)
        lost.emplace_back("The file has no channel NF, so colours have steps between counts.");
    if (!channels.distances)
        lost.emplace_back(
            "The file has no channels DEX and DEY; distances are estimated from its counts.");
    if (!channels.angles) lost.emplace_back("The file has no channel T, so all angles are 0.");
    return lost;
}

void toOurs(TileSample& sample) {
    if (sample.fraction >= 1 && countOf(sample)) {
        ++sample.count;
        sample.fraction = 0;
    }
    sample.distance_x *= 2;
    sample.distance_y *= 2;
}

void estimateDistances(std::span<const TileSample> above, std::span<TileSample> row,
                       std::span<const TileSample> below, double logPower, double most) {
    const auto at = [](std::span<const TileSample> samples, std::size_t x) {
        return x < samples.size() ? countOf(samples[x]) : std::nullopt;
    };
    for (std::size_t x = 0; x < row.size(); ++x) {
        const std::optional<double> here = countOf(row[x]);
        if (!here) continue;
        const auto left = x > 0 ? countOf(row[x - 1]) : std::nullopt;
        const auto across = slopeOf(left, *here, at(row, x + 1));
        const auto along = slopeOf(at(below, x), *here, at(above, x));
        if (!across && !along) continue;  // alone in the set: below a pixel
        const double right = across.value_or(0), up = along.value_or(0);
        const double slope = std::hypot(right, up);
        const double distance = slope > 0 ? std::min(2 / (logPower * slope), most) : most;
        // Counts fall away from the set. Where they are level, any direction is as good.
        row[x].distance_x = static_cast<float>(slope > 0 ? -right / slope * distance : distance);
        row[x].distance_y = static_cast<float>(slope > 0 ? -up / slope * distance : 0);
    }
}

}  // namespace fathom
