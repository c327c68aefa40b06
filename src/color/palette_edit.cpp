#include "color/palette_edit.h"

#include <algorithm>
#include <cmath>

namespace fathom {

namespace {

/// The fractional part, in [0, 1): a sum that rounds up to 1 becomes 0.
double fractionOf(double position) {
    const double fraction = position - std::floor(position);
    return fraction < 1 ? fraction : 0;
}

/// Starts the circle at its lowest position and keeps the order round the circle.
PaletteStops startedLowest(PaletteStops stops) {
    std::size_t first = 0;
    for (std::size_t i = 1; i < stops.size(); ++i)
        if (stops[i].position < stops[i - 1].position) first = i;
    std::rotate(stops.begin(), stops.begin() + static_cast<std::ptrdiff_t>(first), stops.end());
    return stops;
}

/// The distance from a stop to the next one round the circle.
double widthAfter(const PaletteStops& stops, std::size_t index) {
    if (index + 1 < stops.size()) return stops[index + 1].position - stops[index].position;
    return stops.front().position + 1 - stops.back().position;
}

std::uint32_t roundedColor(const CodeSample& sample) {
    std::uint32_t color = 0;
    for (const double code : sample.codes)
        color = color << 8 | static_cast<std::uint32_t>(std::lround(std::clamp(code, 0.0, 255.0)));
    return color;
}

double codeOf(std::uint32_t color, std::size_t channel) {
    return color >> (16 - 8 * channel) & 255;
}

/// Whether the straight line from one sample to another passes all samples between them.
bool passes(const std::vector<CodeSample>& samples, std::size_t from, std::size_t to) {
    // In codes: tables are rounded to codes, and so are the ends of a line.
    constexpr double kTolerance = 1;
    const std::uint32_t start = roundedColor(samples[from]), end = roundedColor(samples[to]);
    const double width = samples[to].position - samples[from].position;
    for (std::size_t i = from + 1; i < to; ++i) {
        const double share = (samples[i].position - samples[from].position) / width;
        for (std::size_t channel = 0; channel < 3; ++channel) {
            const double code = codeOf(start, channel) * (1 - share) + codeOf(end, channel) * share;
            if (!(std::fabs(code - samples[i].codes[channel]) <= kTolerance)) return false;
        }
    }
    return true;
}

}  // namespace

PaletteStops shifted(const PaletteStops& stops, double turns) {
    PaletteStops moved = stops;
    for (PaletteStop& stop : moved)
        stop.position = fractionOf(stop.position + turns);
    return startedLowest(std::move(moved));
}

PaletteStops reversed(const PaletteStops& stops) {
    PaletteStops turned(stops.rbegin(), stops.rend());
    // The interval after a stop is the one that was before it.
    for (std::size_t i = 0; i < turned.size(); ++i) {
        turned[i].position = fractionOf(1 - turned[i].position);
        turned[i].midpoint = 1 - stops[(2 * stops.size() - 2 - i) % stops.size()].midpoint;
    }
    return startedLowest(std::move(turned));
}

PaletteStops spread(const PaletteStops& stops) {
    const auto isEdge = [&](std::size_t i) {
        return i > 0 && stops[i].position == stops[i - 1].position;
    };
    std::size_t places = 0;
    for (std::size_t i = 0; i < stops.size(); ++i)
        places += isEdge(i) ? 0 : 1;
    PaletteStops even = stops;
    const double first = stops.front().position;
    std::size_t place = 0;
    for (std::size_t i = 0; i < even.size(); ++i) {
        if (i > 0 && !isEdge(i)) ++place;
        even[i].position =
            fractionOf(first + static_cast<double>(place) / static_cast<double>(places));
    }
    return startedLowest(std::move(even));
}

PaletteStops mirrored(const PaletteStops& stops) {
    // If the ends meet in an edge, the first stop is the end, where the order turns; the next stop
    // is the start.
    const bool endsAtStop = stops[0].position == 0;
    const std::size_t start = endsAtStop && stops[1].position == 0 ? 1 : 0;
    PaletteStops way(stops.begin() + static_cast<std::ptrdiff_t>(start), stops.end());
    for (PaletteStop& stop : way)
        stop.position /= 2;
    if (endsAtStop)
        way.push_back({0.5, stops[0].color, 1 - stops.back().midpoint});
    else
        way.back().midpoint = 0.5;
    for (std::size_t i = stops.size(); i-- > start;) {
        if (stops[i].position == 0) continue;
        const double midpoint = i > start ? 1 - stops[i - 1].midpoint : 0.5;
        way.push_back({1 - stops[i].position / 2, stops[i].color, midpoint});
    }
    return way;
}

std::size_t insertStop(PaletteStops& stops, const PaletteStop& stop) {
    const auto place = std::ranges::upper_bound(stops, stop.position, {}, &PaletteStop::position);
    const auto index = static_cast<std::size_t>(place - stops.begin());
    stops.insert(place, stop);
    return index;
}

bool areEven(const PaletteStops& stops) {
    const double width = 1 / static_cast<double>(stops.size());
    for (std::size_t i = 0; i < stops.size(); ++i)
        if (stops[i].midpoint != 0.5 || std::fabs(widthAfter(stops, i) - width) > 1e-9)
            return false;
    return true;
}

PaletteStops simplified(const std::vector<CodeSample>& samples) {
    PaletteStops stops;
    if (samples.empty()) return stops;
    stops.push_back({samples[0].position, roundedColor(samples[0])});
    for (std::size_t from = 0; from + 1 < samples.size();) {
        std::size_t to = from + 1;
        while (to + 1 < samples.size() && passes(samples, from, to + 1))
            ++to;
        stops.push_back({samples[to].position, roundedColor(samples[to])});
        from = to;
    }
    return stops;
}

}  // namespace fathom
