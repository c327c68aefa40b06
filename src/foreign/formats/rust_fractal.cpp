// Files of rust-fractal: TOML with a place, and TOML with a palette. Rows of its pictures go
// towards higher imaginary parts.
#include "base/limits.h"
#include "base/shown_text.h"
#include "foreign/foreign_format.h"
#include "foreign/foreign_palette.h"
#include "foreign/foreign_text.h"
#include "foreign/foreign_view.h"
#include "foreign/toml_values.h"

namespace fathom {

namespace {

bool recognizes(std::string_view text) {
    if (text.find('=') == std::string_view::npos || hasLineStarting(text, "[location]") ||
        hasLineStarting(text, "[Location]"))
        return false;
    const bool hasPlace = hasLineStarting(text, "real") && hasLineStarting(text, "imag") &&
                          hasLineStarting(text, "zoom");
    return hasPlace || hasLineStarting(text, "palette_iteration_span");
}

Result<FormulaInstance> readFormula(KeyValues& values, std::vector<Phrase>& lost) {
    const std::string type = lowered(values.text("fractal_type"));
    const auto power = values.whole("fractal_power", 2, 0, 1000);
    if (!type.empty() && type != "mandelbrot" && type != "burningship")
        return fail(
            ErrorCode::Unsupported,
            {"its formula %1 is none of Fathom's; rust-fractal's are mandelbrot and burningship.",
             {inQuotes(type)}});
    if (power < 2 || power > 8)
        return fail(
            ErrorCode::Unsupported,
            {"its power is %1, and those of Fathom are from 2 to 8.", {std::to_string(power)}});
    if (type.empty())
        lost.emplace_back(
            "The file names no formula: if the picture looks wrong, choose the "
            "Burning Ship.");
    return formulaOf(type == "burningship" ? "burning-ship" : "mandelbrot",
                     static_cast<int>(power));
}

/// The palette: red, green and blue of one colour after the other, along a smooth curve.
std::optional<ColorSettings> readColors(KeyValues& values) {
    std::vector<std::uint32_t> colors;
    const auto keyOf = [](std::size_t i) { return "palette." + std::to_string(i); };
    for (std::size_t i = 0; values.has(keyOf(i + 2)) && i < 3 * limits::kPaletteStops; i += 3) {
        std::uint32_t color = 0;
        for (std::size_t channel = 0; channel < 3; ++channel)
            color = color << 8 |
                    static_cast<std::uint32_t>(values.whole(keyOf(i + channel), 0, 0, 255));
        colors.push_back(color);
    }
    if (colors.size() < 2) return {};
    ColorSettings settings;
    settings.palette =
        evenPalette("rust-fractal", colors, PaletteSpace::Oklab, PaletteCurve::Smooth);
    settings.mapping = ColorMapping::Linear;
    setTurn(settings, values.number("palette_iteration_span", 100),
            values.number("palette_offset", 0));
    return settings;
}

Result<std::vector<ForeignPlace>> read(std::string_view text) {
    Result<KeyValues> tree = readToml(text);
    if (!tree) return tl::make_unexpected(tree.error());
    KeyValues& values = *tree;
    ForeignPlace place;
    place.colors = readColors(values);
    const bool hasPlace = values.has("real") || values.has("imag") || values.has("zoom");
    if (hasPlace || !place.colors) {
        Result<FormulaInstance> formula = readFormula(values, place.lost);
        if (!formula) return tl::make_unexpected(formula.error());
        Location location;
        location.formula = *std::move(formula);
        location.view.re = values.coordinate("real");
        location.view.im = values.coordinate("imag");
        readZoom(values, "zoom", location.view);
        location.view.transform = {.rotation = values.number("rotate", 0), .flip = true};
        const auto limit = values.whole("iterations", 1000, 1, std::int64_t{1} << 62);
        location.iterations = {static_cast<std::uint64_t>(limit), false};
        place.location = std::move(location);
    }
    if (auto good = values.result(); !good) return tl::make_unexpected(good.error());
    return std::vector{std::move(place)};
}

constexpr std::string_view kExtensions[] = {"toml"};

}  // namespace

ForeignFormat rustFractalPlaces() {
    return {"rust-fractal", "rust-fractal", kExtensions, recognizes, read, nullptr};
}

}  // namespace fathom
