#include "color/palette.h"

#include <algorithm>
#include <array>
#include <cmath>
#include "base/json_tree.h"

#include "base/check.h"
#include "base/embedded_text.h"
#include "base/limits.h"
#include "base/shown_text.h"
#include "color/oklab.h"
#include "color/srgb.h"

namespace fathom {

namespace {

// ---- Reading

tl::unexpected<Error> failAt(std::string_view source, const std::string& sentence) {
    return fail(ErrorCode::Parse, shownPath(source) + ": " + sentence);
}

std::string lineAndColumn(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, std::min(byte, text.size()));
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::size_t lineStart = before.rfind('\n');  // npos + 1 is 0
    return "line " + std::to_string(line) + ", column " +
           std::to_string(std::max<std::size_t>(1, before.size() - (lineStart + 1)));
}

std::string stopName(std::size_t index) {
    return "stop " + std::to_string(index + 1);
}

bool isId(std::string_view text) {
    return !text.empty() && text.size() <= 64 && std::ranges::all_of(text, [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') ||
               letter == '-' || letter == '_';
    });
}

// "#rrggbb" to 0xRRGGBB; nothing else.
std::optional<std::uint32_t> parseColor(std::string_view text) {
    if (text.size() != 7 || text.front() != '#') return std::nullopt;
    std::uint32_t color = 0;
    for (const char letter : text.substr(1)) {
        const std::size_t digit =
            std::string_view("0123456789abcdef")
                .find(static_cast<char>(letter >= 'A' && letter <= 'F' ? letter - 'A' + 'a'
                                                                       : letter));
        if (digit == std::string_view::npos) return std::nullopt;
        color = color * 16 + static_cast<std::uint32_t>(digit);
    }
    return color;
}

Result<PaletteStop> parseStop(const Json& entry, std::size_t index, std::string_view source) {
    if (!entry.is_array() || entry.size() != 2 || !entry[0].is_number() || !entry[1].is_string())
        return failAt(source, stopName(index) + " must be [position, \"#rrggbb\"].");
    const auto position = entry[0].get<double>();
    if (!(position >= 0 && position < 1))
        return failAt(source, stopName(index) + " stands at " + entry[0].dump() +
                                  ", but positions go from 0 to below 1 (a palette is a circle: 1 "
                                  "is 0 again).");
    const auto color = parseColor(entry[1].get_ref<const std::string&>());
    if (!color)
        return failAt(source, stopName(index) + " has the colour " +
                                  inQuotes(entry[1].get_ref<const std::string&>()) +
                                  ", which is not of the form \"#rrggbb\".");
    return PaletteStop{position, *color};
}

Result<std::vector<PaletteStop>> parseStops(const Json& root, std::string_view source) {
    const auto found = root.find("stops");
    if (found == root.end() || !found->is_array() || found->size() < 2)
        return failAt(source, "\"stops\" must be a list of at least two [position, \"#rrggbb\"].");
    if (found->size() > limits::kPaletteStops)
        return failAt(source,
                      "\"stops\" must be at most " + std::to_string(limits::kPaletteStops) + ".");
    std::vector<PaletteStop> stops;
    for (std::size_t index = 0; index < found->size(); ++index) {
        const Result<PaletteStop> stop = parseStop((*found)[index], index, source);
        if (!stop) return tl::make_unexpected(stop.error());
        if (!stops.empty() && stop->position <= stops.back().position)
            return failAt(source, stopName(index) +
                                      " does not come after the one before it; sort the stops by "
                                      "ascending position.");
        stops.push_back(*stop);
    }
    return stops;
}

// ---- Interpolation

using Channels = std::array<double, 3>;

// One channel of a cyclic curve through given points that never overshoots them: a cubic Hermite
// spline whose slopes are the weighted harmonic means of the neighbouring secants, 0 at extremes
// (F. N. Fritsch and J. Butland, "A method for constructing local monotone piecewise cubic
// interpolants", 1984).
double monotoneSlope(double secantBefore, double widthBefore, double secantAfter,
                     double widthAfter) {
    if (secantBefore * secantAfter <= 0) return 0;
    const double weightBefore = 2 * widthAfter + widthBefore;
    const double weightAfter = widthAfter + 2 * widthBefore;
    return (weightBefore + weightAfter) / (weightBefore / secantBefore + weightAfter / secantAfter);
}

struct Knot {
    double position;
    Channels value, slope;
};

// The stops in OKLab with their slopes; the first one again at the end, a turn later.
std::vector<Knot> makeKnots(const std::vector<PaletteStop>& stops) {
    const std::size_t count = stops.size();
    std::vector<Knot> knots;
    for (const PaletteStop& stop : stops) {
        const Oklab color = toOklab(fromSrgb8(stop.color));
        knots.push_back({stop.position, {color.lightness, color.a, color.b}, {}});
    }
    for (std::size_t i = 0; i < count; ++i) {
        const Knot& before = knots[(i + count - 1) % count];
        const Knot& after = knots[(i + 1) % count];
        const double widthBefore = knots[i].position - before.position + (i == 0 ? 1 : 0);
        const double widthAfter = after.position - knots[i].position + (i + 1 == count ? 1 : 0);
        for (std::size_t channel = 0; channel < 3; ++channel) {
            const double here = knots[i].value[channel];
            knots[i].slope[channel] =
                monotoneSlope((here - before.value[channel]) / widthBefore, widthBefore,
                              (after.value[channel] - here) / widthAfter, widthAfter);
        }
    }
    knots.push_back(knots.front());
    knots.back().position += 1;
    return knots;
}

RgbF interpolate(const Knot& from, const Knot& to, double position) {
    const double width = to.position - from.position;
    const double t = (position - from.position) / width;
    const double rest = 1 - t;
    Channels value;
    for (std::size_t channel = 0; channel < 3; ++channel)
        value[channel] = from.value[channel] * rest * rest * (1 + 2 * t) +
                         to.value[channel] * t * t * (3 - 2 * t) +
                         width * t * rest * (from.slope[channel] * rest - to.slope[channel] * t);
    const RgbF color = fromOklab({value[0], value[1], value[2]});
    return {std::clamp(color.r, 0.0f, 1.0f), std::clamp(color.g, 0.0f, 1.0f),
            std::clamp(color.b, 0.0f, 1.0f)};
}

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

Result<Palette> Palette::parse(std::string_view json, std::string_view source) {
    if (json.size() > limits::kPaletteBytes)
        return failAt(source, "this is longer than a palette may be (" +
                                  std::to_string(limits::kPaletteBytes >> 10) + " KiB).");
    Json root;
    try {
        root = Json::parse(json);
    } catch (const Json::parse_error& error) {
        return failAt(source, "the JSON breaks off at " + lineAndColumn(json, error.byte) +
                                  "; correct it there.");
    } catch (const Json::exception&) {
        return failAt(source, "the JSON holds a number that is out of range.");
    }
    // Nothing of the tree is copied: that recurses, and a stranger chooses its depth.
    static const Json kNothing;
    const auto valueOf = [&root](const char* key) -> const Json& {
        const auto found = root.find(key);
        return found == root.end() ? kNothing : *found;
    };
    if (!root.is_object() || valueOf("fathom_palette") != 1)
        return failAt(source, "this is not a palette: \"fathom_palette\": 1 is missing.");

    Palette palette;
    const Json &id = valueOf("id"), &name = valueOf("name");
    if (!id.is_string() || !isId(id.get_ref<const std::string&>()))
        return failAt(source, "\"id\" must be a word of a-z, 0-9, - and _.");
    if (!name.is_string() || name.get_ref<const std::string&>().empty() ||
        name.get_ref<const std::string&>().size() > limits::kNameBytes)
        return failAt(source, "\"name\" must be a text of at most " +
                                  std::to_string(limits::kNameBytes) + " bytes.");
    palette.m_id = id.get<std::string>();
    palette.m_name = name.get<std::string>();
    Result<std::vector<PaletteStop>> stops = parseStops(root, source);
    if (!stops) return tl::make_unexpected(stops.error());
    palette.m_stops = std::move(*stops);
    palette.fillTable();
    return palette;
}

void Palette::fillTable() {
    const std::vector<Knot> knots = makeKnots(m_stops);
    m_table.clear();
    for (std::size_t entry = 0; entry < TurnTable::kEntries; ++entry) {
        double position = static_cast<double>(entry) / TurnTable::kEntries;
        if (position < knots.front().position) position += 1;
        std::size_t next = 1;
        while (next + 1 < knots.size() && knots[next].position <= position)
            ++next;
        m_table.push_back(interpolate(knots[next - 1], knots[next], position));
    }
    m_table.insert(m_table.end(), 2, m_table.front());
}

RgbF Palette::at(double turn) const {
    const double fraction = turn - std::floor(turn);
    // Infinities and NaN have no place on the circle.
    return TurnTable::at(m_table.data(),
                         std::isfinite(fraction) ? static_cast<float>(fraction) : 0.0f);
}

const HueFamilies& Palette::families() const {
    std::call_once(m_lazy->isMade, [this] { m_lazy->families.emplace(m_table); });
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

}  // namespace fathom
