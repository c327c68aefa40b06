#include "color/palette.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <numbers>

#include "base/check.h"
#include "base/embedded_text.h"
#include "base/limits.h"
#include "color/oklab.h"
#include "color/srgb.h"

namespace fathom {

namespace {

// ---- Checking

bool isId(std::string_view text) {
    return !text.empty() && text.size() <= 64 && std::ranges::all_of(text, [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') ||
               letter == '-' || letter == '_';
    });
}

/// What is wrong, as a sentence; empty if nothing is wrong.
Phrase problemOf(const std::vector<PaletteStop>& stops) {
    if (stops.size() < 2) return phrase("A palette needs at least two stops.");
    if (stops.size() > limits::kPaletteStops)
        return Phrase{"A palette may have at most %1 stops.",
                      {std::to_string(limits::kPaletteStops)}};
    for (std::size_t i = 0; i < stops.size(); ++i) {
        const std::string number = std::to_string(i + 1);
        if (!(stops[i].position >= 0 && stops[i].position < 1))
            return Phrase{
                "Stop %1 has a position that is not from 0 to below 1 (a palette is a circle: 1 is "
                "0 again).",
                {number}};
        if (!(stops[i].midpoint > 0 && stops[i].midpoint < 1))
            return Phrase{"Stop %1 has a midpoint that is not between 0 and 1.", {number}};
        if (i > 0 && stops[i].position < stops[i - 1].position)
            return Phrase{
                "Stop %1 comes before the one ahead of it; sort the stops by ascending position.",
                {number}};
    }
    return {};
}

Phrase problemOf(const PaletteData& data) {
    if (!isId(data.id))
        return phrase("\"id\" must be a word of a-z, 0-9, - and _, at most 64 long.");
    if (data.name.empty() || data.name.size() > limits::kNameBytes)
        return Phrase{"\"name\" must be a text of at most %1 bytes.",
                      {std::to_string(limits::kNameBytes)}};
    return problemOf(data.stops);
}

// ---- Interpolation

using Channels = std::array<double, 3>;

// The slope, at a point, of one channel of a cyclic curve that never overshoots its points: a cubic
// Hermite spline whose slopes are the weighted harmonic means of the neighbouring secants, and 0 at
// extremes (F. N. Fritsch and J. Butland, "A method for constructing local monotone piecewise cubic
// interpolants", 1984).
double monotoneSlope(double secantBefore, double widthBefore, double secantAfter,
                     double widthAfter) {
    if (secantBefore * secantAfter <= 0) return 0;
    const double weightBefore = 2 * widthAfter + widthBefore;
    const double weightAfter = widthAfter + 2 * widthBefore;
    return (weightBefore + weightAfter) / (weightBefore / secantBefore + weightAfter / secantAfter);
}

/// Converts an sRGB code, as a share of 255, to linear light.
float linearOf(double code) {
    code = std::clamp(code, 0.0, 1.0);
    return static_cast<float>(code <= 0.04045 ? code / 12.92
                                              : std::pow((code + 0.055) / 1.055, 2.4));
}

Channels valueOf(std::uint32_t color, PaletteSpace space) {
    if (space == PaletteSpace::Srgb)
        return {(color >> 16 & 255) / 255.0, (color >> 8 & 255) / 255.0, (color & 255) / 255.0};
    const Oklab oklab = toOklab(fromSrgb8(color));
    return {oklab.lightness, oklab.a, oklab.b};
}

RgbF colorOf(const Channels& value, PaletteSpace space) {
    if (space == PaletteSpace::Srgb)
        return {linearOf(value[0]), linearOf(value[1]), linearOf(value[2])};
    const RgbF color = fromOklab({value[0], value[1], value[2]});
    return {std::clamp(color.r, 0.0f, 1.0f), std::clamp(color.g, 0.0f, 1.0f),
            std::clamp(color.b, 0.0f, 1.0f)};
}

/// Maps `midpoint` to 1/2 with slopes that are nowhere 0 or infinite (C. Schlick, "Fast
/// alternatives to Perlin's bias and gain functions", Graphics Gems IV, 1994).
double bent(double share, double midpoint) {
    if (midpoint == 0.5) return share;
    return share * (1 - midpoint) / (share * (1 - 2 * midpoint) + midpoint);
}

/// Stops that are closer make a hard edge. A picture cannot show what lies between them, and slopes
/// over even smaller gaps would overflow.
constexpr double kEdge = 1e-9;

std::vector<Palette> parseBundled() {
    // File names start with their place in the gallery.
    std::vector<EmbeddedText> files(paletteSources().begin(), paletteSources().end());
    std::ranges::sort(files, {}, &EmbeddedText::path);
    std::vector<Palette> palettes;
    for (const EmbeddedText& file : files) {
        Result<Palette> palette = Palette::parse(file.text, file.path);
        FATHOM_CHECK(palette.has_value());
        palettes.push_back(std::move(*palette));
    }
    return palettes;
}

}  // namespace

Result<Palette> Palette::create(PaletteData data) {
    if (Phrase problem = problemOf(data); !problem.isEmpty())
        return fail(ErrorCode::InvalidInput, std::move(problem));
    Palette palette;
    palette.m_data = std::move(data);
    palette.makeKnots();
    return palette;
}

void Palette::makeKnots() {
    const std::vector<PaletteStop>& stops = m_data.stops;
    const std::size_t count = stops.size();
    for (const PaletteStop& stop : stops)
        m_knots.push_back({stop.position, stop.midpoint, valueOf(stop.color, m_data.space), {}});
    for (std::size_t i = 0; i < count; ++i) {
        const Knot& before = m_knots[(i + count - 1) % count];
        const Knot& after = m_knots[(i + 1) % count];
        const double widthBefore = m_knots[i].position - before.position + (i == 0 ? 1 : 0);
        const double widthAfter = after.position - m_knots[i].position + (i + 1 == count ? 1 : 0);
        for (std::size_t channel = 0; channel < 3; ++channel) {
            const double here = m_knots[i].value[channel];
            const double secantBefore = (here - before.value[channel]) / widthBefore;
            const double secantAfter = (after.value[channel] - here) / widthAfter;
            // Next to a hard edge the curve goes straight on.
            if (widthBefore < kEdge)
                m_knots[i].slope[channel] = widthAfter < kEdge ? 0 : secantAfter;
            else if (widthAfter < kEdge)
                m_knots[i].slope[channel] = secantBefore;
            else
                m_knots[i].slope[channel] =
                    monotoneSlope(secantBefore, widthBefore, secantAfter, widthAfter);
        }
    }
    m_knots.push_back(m_knots.front());
    m_knots.back().position += 1;
}

RgbF Palette::mix(const Knot& from, const Knot& to, double position) const {
    const double width = to.position - from.position;
    double t = bent((position - from.position) / width, from.midpoint);
    if (m_data.curve == PaletteCurve::Eased) t = (1 - std::cos(std::numbers::pi * t)) / 2;
    const double rest = 1 - t;
    const bool isSmooth = m_data.curve == PaletteCurve::Smooth;
    Channels value;
    for (std::size_t channel = 0; channel < 3; ++channel)
        value[channel] =
            isSmooth ? from.value[channel] * rest * rest * (1 + 2 * t) +
                           to.value[channel] * t * t * (3 - 2 * t) +
                           width * t * rest * (from.slope[channel] * rest - to.slope[channel] * t)
                     : from.value[channel] * rest + to.value[channel] * t;
    return colorOf(value, m_data.space);
}

RgbF Palette::exactlyAt(double turn) const {
    double position = turn - std::floor(turn);
    if (!std::isfinite(position)) position = 0;
    if (position < m_knots.front().position) position += 1;
    const auto isAfter = [](double place, const Knot& knot) { return place < knot.position; };
    const auto next = std::upper_bound(m_knots.begin() + 1, m_knots.end() - 1, position, isAfter);
    return mix(*(next - 1), *next, position);
}

const std::vector<RgbF>& Palette::table() const {
    std::call_once(m_lazy->hasTable, [this] {
        std::vector<RgbF>& table = m_lazy->table;
        table.reserve(TurnTable::kSize);
        for (std::size_t entry = 0; entry < TurnTable::kEntries; ++entry)
            table.push_back(exactlyAt(static_cast<double>(entry) / TurnTable::kEntries));
        table.insert(table.end(), 2, table.front());
    });
    return m_lazy->table;
}

RgbF Palette::at(double turn) const {
    const double fraction = turn - std::floor(turn);
    // Infinities and NaN have no place on the circle and count as 0.
    return TurnTable::at(table().data(),
                         std::isfinite(fraction) ? static_cast<float>(fraction) : 0.0f);
}

const HueFamilies& Palette::families() const {
    std::call_once(m_lazy->hasFamilies, [this] { m_lazy->families.emplace(table()); });
    return *m_lazy->families;
}

const std::vector<Palette>& bundledPalettes() {
    static const std::vector<Palette> palettes = parseBundled();
    return palettes;
}

const Palette* findPalette(std::string_view id) {
    const auto found = std::ranges::find(bundledPalettes(), id, &Palette::id);
    return found == bundledPalettes().end() ? nullptr : &*found;
}

std::shared_ptr<const Palette> paletteOf(const PaletteChoice& choice) {
    if (choice.own()) return choice.own();
    return {std::shared_ptr<const Palette>(), findPalette(choice.id())};  // not owned: bundled
}

PaletteChoice::PaletteChoice(std::shared_ptr<const Palette> own)
    : m_id(own->id()), m_own(std::move(own)) {}

bool operator==(const PaletteChoice& a, const PaletteChoice& b) {
    if (a.m_id != b.m_id || !a.m_own != !b.m_own) return false;
    return a.m_own == b.m_own || a.m_own->data() == b.m_own->data();
}

}  // namespace fathom
