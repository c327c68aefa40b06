// Reads GIMP's gradients: "GIMP Gradient", "Name:", a count, and that number of rows "left middle
// right, RGBA, RGBA, blend, colouring" for segments that cover [0, 1]. Newer files have two more
// numbers per row. The blend numbers are those of GIMP's app/core/gimpgradient.c, known by their
// formulas.
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "base/limits.h"
#include "base/shown_text.h"
#include "color/formats/text_lines.h"
#include "color/palette_edit.h"
#include "color/palette_format.h"

namespace fathom {

namespace {

constexpr std::string_view kFirstLine = "GIMP Gradient";

using Channels = std::array<double, 3>;  // [0, 1]

struct Segment {
    double left = 0, middle = 0, right = 0;
    Channels start{}, end{};
    int blend = 0;         // linear, curved, sinusoidal, two spherical ones, step
    int coloring = 0;      // RGB, HSV counter-clockwise, HSV clockwise
    bool isClear = false;  // some of it is transparent
};

/// The share of the end colour at a place x in [0, 1]; m is the place of the middle.
double blended(double x, double m, int blend) {
    const double linear = x <= m ? x / (2 * m) : 0.5 + (x - m) / (2 * (1 - m));
    switch (blend) {
        case 1:
            return std::pow(x, std::log(0.5) / std::log(m));
        case 2:
            return (1 + std::sin(std::numbers::pi * (linear - 0.5))) / 2;
        case 3:
            return std::sqrt(1 - (linear - 1) * (linear - 1));
        case 4:
            return 1 - std::sqrt(1 - linear * linear);
        case 5:
            return x < m ? 0 : 1;
        default:
            return linear;
    }
}

/// Converts to hue, saturation and value, each in [0, 1].
Channels toHsv(const Channels& rgb) {
    const double most = std::ranges::max(rgb), least = std::ranges::min(rgb), range = most - least;
    if (range == 0) return {0, 0, most};
    double sixths;
    if (rgb[0] == most)
        sixths = (rgb[1] - rgb[2]) / range;
    else if (rgb[1] == most)
        sixths = 2 + (rgb[2] - rgb[0]) / range;
    else
        sixths = 4 + (rgb[0] - rgb[1]) / range;
    const double hue = sixths / 6;
    return {hue - std::floor(hue), range / most, most};
}

Channels toRgb(const Channels& hsv) {
    const auto channel = [&](double shift) {
        const double turned = hsv[0] * 6 + shift;
        const double place = turned - 6 * std::floor(turned / 6);
        const double away = std::clamp(std::min(place, 4 - place), 0.0, 1.0);
        return hsv[2] * (1 - hsv[1] * away);
    };
    return {channel(5), channel(3), channel(1)};
}

Channels mixed(const Channels& a, const Channels& b, double share) {
    Channels mix;
    for (std::size_t i = 0; i < 3; ++i)
        mix[i] = a[i] * (1 - share) + b[i] * share;
    return mix;
}

Channels colorAt(const Segment& segment, double share) {
    if (segment.coloring == 0) return mixed(segment.start, segment.end, share);
    const Channels from = toHsv(segment.start);
    Channels to = toHsv(segment.end);
    if (segment.coloring == 1 && to[0] < from[0]) to[0] += 1;
    if (segment.coloring == 2 && to[0] > from[0]) to[0] -= 1;
    return toRgb(mixed(from, to, share));
}

CodeSample sampleOf(double position, const Channels& color) {
    return {position, {color[0] * 255, color[1] * 255, color[2] * 255}};
}

/// The stops of a segment, from its left end to its right end.
PaletteStops stopsOf(const Segment& segment) {
    const double width = segment.right - segment.left;
    const double m = std::clamp((segment.middle - segment.left) / width, 1e-6, 1 - 1e-6);
    PaletteStops corners;
    const auto addCorner = [&](double x, double share) {
        corners.push_back(simplified({sampleOf(std::lerp(segment.left, segment.right, x),
                                               colorAt(segment, share))})
                              .front());
    };
    if (segment.blend == 5 || (segment.blend == 0 && segment.coloring == 0)) {
        const bool isStep = segment.blend == 5;
        addCorner(0, 0);
        if (isStep) addCorner(m, 0);
        if (isStep) addCorner(m, 1);
        if (!isStep && std::fabs(m - 0.5) > 1e-5) addCorner(m, 0.5);
        addCorner(1, 1);
        return corners;
    }
    std::vector<CodeSample> samples;
    constexpr int kSteps = 128;  // between two steps, half a cosine is straight to 0.01 codes
    for (int i = 0; i <= kSteps; ++i) {
        const double x = static_cast<double>(i) / kSteps;
        samples.push_back(sampleOf(std::lerp(segment.left, segment.right, x),
                                   colorAt(segment, blended(x, m, segment.blend))));
    }
    return simplified(samples);
}

/// Joins the ends of [0, 1]: a stop at 1 moves to 0, where a different colour makes an edge.
PaletteStops closed(const PaletteStops& stops) {
    PaletteStops circle;
    std::optional<PaletteStop> end;
    for (const PaletteStop& stop : stops) {
        if (stop.position >= 1)
            end = stop;
        else if (circle.empty() || stop.position != circle.back().position ||
                 stop.color != circle.back().color)
            circle.push_back(stop);
    }
    const bool isEdge = end && (circle.empty() || end->color != circle.front().color);
    if (isEdge) circle.insert(circle.begin(), {0, end->color});
    if (circle.size() == 1) circle.push_back({0.5, circle.front().color});
    return circle;
}

/// Reads a row; returns nothing if the line is not a row.
std::optional<Segment> segmentOf(std::string_view line) {
    std::array<double, 13> numbers;
    for (double& number : numbers) {
        const auto read = numberOf<double>(takeWord(line));
        if (!read || !(std::fabs(*read) <= 1e6)) return std::nullopt;
        number = *read;
    }
    Segment segment{numbers[0], numbers[1], numbers[2], {}, {}, 0, 0, false};
    for (std::size_t i = 0; i < 3; ++i) {
        segment.start[i] = std::clamp(numbers[3 + i], 0.0, 1.0);
        segment.end[i] = std::clamp(numbers[7 + i], 0.0, 1.0);
    }
    segment.isClear = numbers[6] < 1 || numbers[10] < 1;
    segment.blend = static_cast<int>(numbers[11]);
    segment.coloring = static_cast<int>(numbers[12]);
    const bool isKnown =
        segment.blend >= 0 && segment.blend <= 5 && segment.coloring >= 0 && segment.coloring <= 2;
    const bool isOrdered = segment.left <= segment.middle && segment.middle <= segment.right;
    if (!isKnown || !isOrdered) return std::nullopt;
    return segment;
}

Result<ForeignPalette> read(std::string_view text) {
    constexpr double kGap = 1e-4;  // largest gap between segments, as files have six digits
    TextLines lines(text);
    if (trimmed(lines.next().value_or("")) != kFirstLine)
        return lines.complain("must be \"GIMP Gradient\".");
    ForeignPalette palette;
    std::string_view line = trimmed(lines.next().value_or(""));
    if (line.starts_with("Name:")) {
        palette.data.name = printable(trimmed(line.substr(5)));
        line = trimmed(lines.next().value_or(""));
    }
    const auto count = numberOf<std::size_t>(line);
    if (!count || *count < 1 || *count > limits::kPaletteStops)
        return lines.complain({"must be the number of segments, from 1 to %1.",
                               {std::to_string(limits::kPaletteStops)}});
    PaletteStops stops;
    double reached = 0;
    for (std::size_t i = 0; i < *count; ++i) {
        const auto row = lines.next();
        if (!row)
            return fail(ErrorCode::Parse, {"the file ends after %1 of %2 segments.",
                                           {std::to_string(i), std::to_string(*count)}});
        std::optional<Segment> segment = segmentOf(*row);
        if (!segment)
            return lines.complain(
                "is not a segment: left, middle, right, two colours of four numbers, a blend from "
                "0 to 5 and a colouring from 0 to 2.");
        if (std::fabs(segment->left - reached) > kGap)
            return lines.complain("does not begin where the segment before it ends.");
        segment->left = reached;
        if (i + 1 == *count && std::fabs(segment->right - 1) <= kGap) segment->right = 1;
        if (segment->right > segment->left) {
            segment->middle = std::clamp(segment->middle, segment->left, segment->right);
            const PaletteStops more = stopsOf(*segment);
            stops.insert(stops.end(), more.begin(), more.end());
            reached = segment->right;
        }
        if (stops.size() > limits::kPaletteStops)
            return lines.complain(
                {"is one segment too many: the palette would have more than %1 stops.",
                 {std::to_string(limits::kPaletteStops)}});
        if (segment->isClear) palette.loss = phrase("The gradient's transparency is left out.");
    }
    if (reached != 1) return fail(ErrorCode::Parse, "the segments do not end at 1.");
    palette.data.space = PaletteSpace::Srgb;
    palette.data.curve = PaletteCurve::Straight;
    palette.data.stops = closed(stops);
    return palette;
}

bool recognizes(std::string_view text) {
    return trimmed(TextLines(text).next().value_or("")) == kFirstLine;
}

}  // namespace

PaletteFormat ggrPalettes() {
    return {"ggr", "", "GIMP gradient", recognizes, read, nullptr};
}

}  // namespace fathom
