#include "foreign/kalles_colors.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

#include "base/shown_text.h"
#include "color/palette.h"
#include "color/palette_edit.h"
#include "color/palette_format.h"
#include "color/srgb.h"
#include "foreign/foreign_text.h"
#include "foreign/foreign_view.h"

namespace fathom {

namespace {

// One turn of the palette has 1024 steps. Fathom's linear mapping takes 64 counts for a turn at
// density 1.
constexpr double kSteps = 1024;
constexpr double kLinearCounts = 64;
// Fathom's distance colouring takes 0.055 turns an octave at density 1, and theirs takes
// ln 2 / 1024.
constexpr double kOctave = std::numbers::ln2 / kSteps / 0.055;

constexpr int kLinear = 0, kStretched = 4, kFirstDistance = 5, kLogDistance = 7, kLastDistance = 8;

/// What the colour methods make of a smooth count; null for the others.
std::function<double(double)> transferOf(int method) {
    switch (method) {
        case 1:
            return [](double n) { return std::sqrt(n); };
        case 2:
            return [](double n) { return std::cbrt(n); };
        case 3:
            return [](double n) { return std::log(std::max(1.0, n)); };
        case 9:
            return [](double n) { return std::log(1 + std::log(1 + n)); };
        case 10:
            return [](double n) { return std::atan(n); };
        case 11:
            return [](double n) { return std::sqrt(std::sqrt(n)); };
        default:
            return nullptr;
    }
}

double wrapped(double turns) {
    const double rest = turns - std::floor(turns);
    return rest < 1 ? rest : 0;  // -1e-20 gives 1
}

double allowedDensity(double density) {
    return std::clamp(density, 1e-6, 1000.0);
}

/// A curve through values of `turnsAt` for counts from 0 to `last`. Its knots are even on the
/// curve's own axis, which is log2(1 + count / scale); here last / scale = 400.
AutoCurve curveOf(const std::function<double(double)>& turnsAt, double last) {
    constexpr double kReach = 400;
    AutoCurve curve;
    for (std::size_t i = 0; i < AutoCurve::kKnots; ++i) {
        const double share = static_cast<double>(i) / (AutoCurve::kKnots - 1);
        const double count = last * (std::pow(1 + kReach, share) - 1) / kReach;
        curve.knots[i] = {count, turnsAt(count)};
    }
    return curve;
}

/// Sets mapping, density and offset by the method of the file.
void readMapping(KeyValues& values, const KallesCounts& counts, ColorSettings& colors,
                 std::vector<Phrase>& lost) {
    const auto method = static_cast<int>(values.whole("ColorMethod", 0, 0, 1000));
    double division = values.number("IterDiv", 1);
    if (!(division > 0)) division = 1;
    const double offset = values.number("ColorOffset", 0) / kSteps;
    const double more = countDifference(counts.formula, counts.theirRadius, counts.ourRadius);
    const double rate = 1 / (kSteps * division);
    const std::vector<Phrase> number{std::to_string(method)};

    if (const auto transfer = transferOf(method)) {
        const double last = std::clamp(static_cast<double>(counts.iterations), 100.0, 1e18);
        const auto turnsAt = [&](double count) {
            return transfer(std::max(0.0, count + more)) * rate;
        };
        // Turns of a curve are at most 1000; the density takes what is above.
        const double density = allowedDensity(std::max(1.0, turnsAt(last) / 999));
        const AutoCurve curve =
            curveOf([&](double count) { return turnsAt(count) / density; }, last);
        if (validate(curve)) {
            colors.mapping = ColorMapping::Automatic;
            colors.curve = curve;
            colors.isPinned = true;
            colors.density = density;
            colors.offset = wrapped(offset);
            lost.push_back(
                {"Colour method %1 is drawn by a curve through nine of its values.", number});
            return;
        }
    }
    if (method >= kFirstDistance && method <= kLastDistance) {
        // g = ln(1 + 1/d) falls as the distance d in pixels grows, and Fathom's turns, of
        // log2(1 + 8 d), rise: the palette runs backwards. The two agree for small distances.
        colors.coloring = "distance";
        colors.density = allowedDensity(kOctave / division);
        colors.offset = wrapped(-offset - 3 * std::numbers::ln2 * rate);
        if (method != kLogDistance)
            lost.push_back({"Colour method %1 of distances is drawn by their logarithm.", number});
        return;
    }
    if (method == kStretched) {
        colors.mapping = ColorMapping::Automatic;
        colors.density = 1;
        colors.offset = wrapped(offset);
        lost.push_back(
            {"Colour method %1, which stretches the palette over the picture's counts, is drawn by "
             "Fathom's automatic mapping.",
             number});
        return;
    }
    if (method != kLinear)
        lost.push_back({"Colour method %1 is unknown; counts are drawn evenly.", number});
    colors.mapping = ColorMapping::Linear;
    colors.density = allowedDensity(kLinearCounts * rate);
    colors.offset = wrapped(offset + more * rate);
}

Result<std::shared_ptr<const Palette>> readPalette(std::string_view text, bool isReversed) {
    Result<ForeignPalette> read = findPaletteFormat("colors.kfp")->read(text);
    if (!read) return tl::make_unexpected(read.error());
    if (isReversed) read->data.stops = reversed(read->data.stops);
    read->data.id = "kalles-fraktaler";
    read->data.name = "Kalles Fraktaler";
    Result<Palette> palette = Palette::create(std::move(read->data));
    if (!palette) return tl::make_unexpected(palette.error());
    return std::make_shared<const Palette>(*std::move(palette));
}

/// The colour of the interior: B, G, R.
std::optional<std::uint32_t> interiorOf(std::string_view text) {
    const auto parts = partsOf(text, ',');
    if (parts.size() < 3) return {};
    std::uint32_t color = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        const auto code = numberOf<std::uint32_t>(trimmed(parts[i]));
        if (!code || *code > 255) return {};
        color |= *code << 8 * i;
    }
    return color;
}

void nameLosses(KeyValues& values, std::vector<Phrase>& lost) {
    const struct {
        const char *key, *sentence;
    } switches[] = {
        {"MultiColor", phrase("The waves of MultiColor are left out.")},
        {"InvTransition", phrase("The inverted transition (InvTransition) is left out.")},
        {"TextureEnabled", phrase("The texture is left out.")}};
    for (const auto& [key, sentence] : switches)
        if (values.text(key) != "" && values.text(key) != "0") lost.emplace_back(sentence);
    if (numberOf<double>(values.text("ColorPhaseStrength")).value_or(0) != 0)
        lost.emplace_back("The colours of the phase (ColorPhaseStrength) are left out.");
    if (!values.text("GLSL").empty())
        lost.emplace_back("The colours of its GLSL program are left out.");
}

// ---- Writing

std::string plain(double value) {
    return Decimal::fromDouble(value).toString();
}

/// "B,G,R," of a colour.
std::string triple(std::uint32_t color) {
    return std::to_string(color & 255) + "," + std::to_string(color >> 8 & 255) + "," +
           std::to_string(color >> 16 & 255) + ",";
}

/// Whether the stops of a palette are even keys with half a cosine between them, as theirs are.
bool isTheirs(const PaletteData& data) {
    return data.space == PaletteSpace::Srgb && data.curve == PaletteCurve::Eased &&
           data.stops.front().position == 0 && areEven(data.stops);
}

/// The palette as even keys. Other palettes get a key for each of eight steps of the 1024.
std::string keysOf(const Palette& palette, bool isReversed) {
    std::string keys;
    if (isTheirs(palette.data())) {
        const auto stops = isReversed ? reversed(palette.data().stops) : palette.data().stops;
        for (const PaletteStop& stop : stops)
            keys += triple(stop.color);
        return keys;
    }
    constexpr int kKeys = 128;
    for (int i = 0; i < kKeys; ++i) {
        const double turn = static_cast<double>(i) / kKeys;
        keys += triple(toSrgb8(palette.exactlyAt(isReversed ? -turn : turn)) & 0xffffff);
    }
    return keys;
}

/// Counts for a turn where the mapping is not linear: from the middle of the curve, or what the
/// logarithmic mapping takes at 1000 counts.
double countsForATurn(const ColorSettings& colors) {
    constexpr double kUnfitted = 256;
    if (colors.mapping == ColorMapping::Logarithmic) {
        // d/dn of 0.035 log2(n)^2 is 0.07 log2(n) / (n ln 2); see fillTurns().
        constexpr double n = 1000;
        return n * std::numbers::ln2 / (0.07 * std::log2(n) * colors.density);
    }
    if (!colors.curve) return kUnfitted / colors.density;
    const auto &from = colors.curve->knots[1], &to = colors.curve->knots[7];
    const double turns = (to.turn - from.turn) * colors.density;
    return turns > 0 ? (to.count - from.count) / turns : kUnfitted;
}

}  // namespace

std::optional<ColorSettings> readKallesColors(std::string_view text, KeyValues& values,
                                              const KallesCounts& counts,
                                              std::vector<Phrase>& lost) {
    if (!values.has("Colors")) return {};
    ColorSettings colors;
    readMapping(values, counts, colors, lost);
    const auto palette = readPalette(text, colors.coloring == "distance");
    if (!palette) {
        values.complain("Colors", {"has a wrong palette: %1", {palette.error().phrase}});
        return {};
    }
    colors.palette = *palette;
    colors.smooth = values.number("Smooth", 1) != 0 && values.number("Flat", 0) == 0;
    if (const std::string inside = values.text("InteriorColor"); !inside.empty()) {
        const auto color = interiorOf(inside);
        if (!color) values.demand("InteriorColor", "three whole numbers from 0 to 255");
        colors.interior = color.value_or(0);
    }
    if (values.number("Slopes", 0) != 0) {
        colors.light.strength = std::clamp(values.number("SlopeRatio", 50) / 100, 0.0, 1.0);
        const double angle = std::remainder(360 - values.number("SlopeAngle", 45), 360.0);
        colors.light.direction = angle < 0 ? angle + 360 : angle;
        lost.emplace_back("The steepness of slopes (SlopePower) is left out.");
    }
    nameLosses(values, lost);
    return colors;
}

std::string kallesColorLines(const ColorSettings& colors, std::vector<Phrase>& lost) {
    std::string lines;
    const auto say = [&lines](std::string_view key, const std::string& value) {
        lines.append(key).append(": ").append(value).append("\r\n");
    };
    const bool isDistance = colors.coloring == "distance";
    const bool isLinear =
        !isDistance && colors.coloring == "count" && colors.mapping == ColorMapping::Linear;
    double division = 1, offset = colors.offset;
    if (isDistance) {
        division = kOctave / colors.density;
        offset = -offset - 3 * std::numbers::ln2 / (kSteps * division);
        lost.emplace_back("Its distances fade out otherwise, and have no contour lines.");
    } else {
        division = (isLinear ? kLinearCounts / colors.density : countsForATurn(colors)) / kSteps;
        if (!isLinear)
            lost.emplace_back(
                "It gets even colours by counts, as it has nothing like these colours.");
    }
    if (!colors.layers.empty()) lost.emplace_back("The layers of colour are left out.");
    if (colors.interiorBy != "color")
        lost.emplace_back("The interior gets one colour for all periods.");

    // ColorOffset is a whole number of the 1024 steps.
    const auto steps = static_cast<int>(std::lround(wrapped(offset) * kSteps)) % 1024;
    const auto palette = paletteOf(colors.palette);
    say("IterDiv", plain(division));
    say("SmoothMethod", "0");
    say("ColorMethod", std::to_string(isDistance ? kLogDistance : kLinear));
    say("ColorOffset", std::to_string(steps));
    say("Smooth", colors.smooth ? "1" : "0");
    say("Flat", "0");
    say("Slopes", colors.light.strength > 0 ? "1" : "0");
    say("SlopePower", "50");
    say("SlopeRatio", plain(std::round(colors.light.strength * 100)));
    say("SlopeAngle", plain(std::remainder(360 - colors.light.direction, 360.0)));
    if (palette) say("Colors", keysOf(*palette, isDistance));
    std::string interior = triple(colors.interior);
    interior.pop_back();
    say("InteriorColor", interior);
    return lines;
}

}  // namespace fathom
