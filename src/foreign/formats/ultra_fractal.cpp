// Ultra Fractal's parameter files: entries "name { section: key=value ... }". Only places of the
// Mandelbrot set and its Julia sets are read, and the gradient of the same layer.
#include <cmath>

#include "base/shown_text.h"
#include "bookmarks/location_text.h"
#include "color/palette_format.h"
#include "foreign/entries.h"
#include "foreign/foreign_format.h"
#include "foreign/foreign_text.h"
#include "foreign/foreign_view.h"

namespace fathom {

namespace {

bool recognizes(std::string_view text) {
    return text.find('{') != std::string_view::npos &&
           (text.find("mapping:") != std::string_view::npos ||
            (text.find("fractal:") != std::string_view::npos &&
             text.find("::") != std::string_view::npos));
}

/// One layer: the words of its sections by "section.key", and its gradient as a text.
struct Layer {
    KeyValues values;
    std::string gradient;
};

/// The words of a body; a quoted value is part of its word.
std::vector<std::string_view> quotedWords(std::string_view text) {
    std::vector<std::string_view> words;
    std::size_t start = 0;
    bool isQuoted = false, isWord = false;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        const bool isEnd = i == text.size() ||
                           (!isQuoted && (text[i] == ' ' || text[i] == '\t' || text[i] == '\n'));
        if (isEnd && isWord) words.push_back(text.substr(start, i - start));
        if (isEnd) {
            isWord = false;
            continue;
        }
        if (!isWord) start = i;
        isWord = true;
        if (text[i] == '"') isQuoted = !isQuoted;
    }
    return words;
}

std::string_view withoutQuotes(std::string_view text) {
    if (text.size() >= 2 && text.starts_with('"') && text.ends_with('"'))
        return text.substr(1, text.size() - 2);
    return text;
}

std::vector<Layer> layersOf(std::string_view body) {
    std::vector<Layer> layers(1);  // sections before the first layer count for it
    bool hasLayer = false;
    std::string section;
    for (const std::string_view word : quotedWords(body)) {
        const std::size_t equals = word.find('=');
        if (equals == std::string_view::npos && word.ends_with(':')) {
            section = lowered(word.substr(0, word.size() - 1));
            if (section == "layer" && std::exchange(hasLayer, true)) layers.emplace_back();
        } else if (section == "gradient") {
            layers.back().gradient.append(word).append("\n");
        } else if (equals != std::string_view::npos && section.size() <= KeyValues::kLongestName) {
            layers.back().values.set(section + "." + lowered(word.substr(0, equals)),
                                     withoutQuotes(word.substr(equals + 1)), 0);
        }
    }
    return layers;
}

/// The real part of "re/im", if the imaginary part is 0.
std::optional<double> realOf(std::string_view text) {
    const auto parts = partsOf(text, '/');
    const auto real = numberOf<double>(parts[0]);
    const auto imaginary = parts.size() > 1 ? numberOf<double>(parts[1]) : 0.0;
    return imaginary == 0 ? real : std::nullopt;
}

/// Two coordinates between a slash.
void readPair(KeyValues& values, std::string_view key, Decimal& re, Decimal& im) {
    const std::string text = values.text(key);
    const auto parts = partsOf(text, '/');
    if (parts.size() != 2) return values.demand(key, "two numbers between a slash");
    KeyValues pair;
    pair.set("re", parts[0], 0);
    pair.set("im", parts[1], 0);
    re = pair.coordinate("re");
    im = pair.coordinate("im");
    if (pair.hasProblem()) values.demand(key, "two numbers between a slash");
}

Result<FormulaInstance> readFormula(KeyValues& values, std::vector<Phrase>& lost) {
    const std::string entry = values.text("formula.entry"), name = lowered(entry);
    const bool isJulia = name == "julia" || name == "fastjulia";
    if (name != "mandelbrot" && name != "fastmandel" && !isJulia)
        return fail(ErrorCode::Unsupported,
                    {"its formula %1 is none of Fathom's; those of Ultra Fractal that Fathom reads "
                     "are Mandelbrot, FastMandel, Julia and FastJulia.",
                     {inQuotes(entry)}});
    const std::optional<double> power = realOf(values.text("formula.p_power", "2"));
    if (!power || *power != std::floor(*power) || *power < 2 || *power > 8)
        return fail(ErrorCode::Unsupported,
                    "its power is none of Fathom's, which are whole numbers from 2 to 8.");
    FormulaInstance formula = formulaOf("mandelbrot", static_cast<int>(*power));
    if (isJulia) {
        formula.julia = JuliaConstant{};
        readPair(values, "formula.p_seed", formula.julia->re, formula.julia->im);
    } else if (realOf(values.text("formula.p_start", "0")) != 0.0) {
        lost.emplace_back("The start value (p_start) is left out: orbits start at 0.");
    }
    return formula;
}

void readPlace(KeyValues& values, View& view, std::vector<Phrase>& lost) {
    if (values.has("mapping.center")) readPair(values, "mapping.center", view.re, view.im);
    View zoomed;
    zoomed.radius = Decimal::fromDouble(2);
    if (values.has("mapping.magn")) readZoom(values, "mapping.magn", zoomed);
    view.radius = zoomed.radius * Decimal::fromDouble(0.75);  // 1.5/magn
    view.transform.rotation = turned(values.number("mapping.angle", 0));
    if (values.number("mapping.stretch", 1) != 1 || values.number("mapping.skew", 0) != 0)
        lost.emplace_back("The stretch and the skew are left out.");
    lost.emplace_back(
        "The size and the angle of the view are guesses: half of its height is 1.5 "
        "divided by magn.");
}

std::optional<ColorSettings> readColors(const Layer& layer) {
    if (layer.gradient.empty()) return {};
    Result<ForeignPalette> read =
        findPaletteFormat("colors.ugr")->read("layer {\ngradient:\n" + layer.gradient + "}\n");
    if (!read) return {};
    read->data.id = "ultra-fractal";
    read->data.name = "Ultra Fractal";
    Result<Palette> palette = Palette::create(std::move(read->data));
    if (!palette) return {};
    ColorSettings colors = initialColors();
    colors.palette = std::make_shared<const Palette>(*std::move(palette));
    return colors;
}

Result<ForeignPlace> readEntry(const Entry& entry) {
    if (entry.body.find("::") != std::string::npos)
        return fail(ErrorCode::Unsupported,
                    "its parameters are compressed; Ultra Fractal can copy them as plain text.");
    std::vector<Layer> layers = layersOf(entry.body);
    // The lowest layer is named Background, or else it is the last.
    Layer* lowest = &layers.back();
    for (Layer& layer : layers)
        if (layer.values.text("layer.caption") == "Background") lowest = &layer;
    KeyValues& values = lowest->values;

    ForeignPlace place;
    place.name = entry.name;
    Result<FormulaInstance> formula = readFormula(values, place.lost);
    if (!formula) return tl::make_unexpected(formula.error());
    Location location;
    location.formula = *std::move(formula);
    readPlace(values, location.view, place.lost);
    const auto limit = values.whole("formula.maxiter", 1000, 1, std::int64_t{1} << 62);
    location.iterations = {static_cast<std::uint64_t>(limit), false};
    const double bailout = realOf(values.text("formula.p_bailout", "4")).value_or(4);
    location.escapeRadius = nearestEscapeRadius(bailout > 0 ? std::sqrt(bailout) : 2);
    if (layers.size() > 1)
        place.lost.push_back(
            {"Of its %1 layers only the lowest is read.", {std::to_string(layers.size())}});
    place.colors = readColors(*lowest);
    place.lost.emplace_back(place.colors ? "The gradient is spread by Fathom's automatic colours."
                                         : "The colours are left out.");
    if (auto good = values.result(); !good) return tl::make_unexpected(good.error());
    place.location = std::move(location);
    return place;
}

Result<std::vector<ForeignPlace>> read(std::string_view text) {
    return readEach(text, readEntry);
}

constexpr std::string_view kExtensions[] = {"upr"};

}  // namespace

ForeignFormat ultraFractalPlaces() {
    return {"ultra-fractal", "Ultra Fractal", kExtensions, recognizes, read, nullptr};
}

}  // namespace fathom
