// mdz's files: the line "mdz fractal settings", then lines "key value" and rows of a palette.
#include <algorithm>

#include "base/limits.h"
#include "base/shown_text.h"
#include "foreign/foreign_format.h"
#include "foreign/foreign_palette.h"
#include "foreign/foreign_text.h"
#include "foreign/foreign_view.h"

namespace fathom {

namespace {

constexpr std::string_view kFirstLine = "mdz fractal settings";
constexpr std::size_t kRadiusDigits = 24;

bool recognizes(std::string_view text) {
    return trimmed(text).starts_with(kFirstLine);
}

struct Settings {
    KeyValues values;
    std::vector<std::uint32_t> palette;
};

Settings readSettings(std::string_view text) {
    Settings settings;
    TextLines lines(text);
    for (std::size_t number = 1; const std::optional<std::string_view> next = lines.next();
         ++number) {
        std::string_view line = trimmed(next->substr(0, next->find('#')));
        std::string_view row = line;
        const std::optional<std::uint32_t> color = takeColor(row);
        if (color && trimmed(row).empty()) {
            if (settings.palette.size() < limits::kPaletteStops) settings.palette.push_back(*color);
            continue;
        }
        const std::string key = lowered(takeWord(line));
        if (!key.empty()) settings.values.set(key, line, number);
    }
    return settings;
}

void readPlace(KeyValues& values, View& view) {
    const double aspect = values.number("aspect", 4.0 / 3);
    if (!(aspect > 0)) return values.demand("aspect", "a number above 0");
    const auto scaled = [](const Decimal& length, double factor) {
        return (length * Decimal::fromDouble(factor)).rounded(kRadiusDigits);
    };
    if (values.has("cx")) {
        view.re = values.coordinate("cx");
        view.im = values.coordinate("cy");
        // The size is that of the longer side.
        view.radius = scaled(values.coordinate("size"), 0.5 / std::max(aspect, 1.0));
    } else {
        const Decimal left = values.coordinate("xmin"), right = values.coordinate("xmax");
        view.re = (left + right) * Decimal::fromDouble(0.5);
        view.radius = scaled(right - left, 0.5 / aspect);
        view.im = values.coordinate("ymax") - view.radius;
    }
}

Result<FormulaInstance> readFormula(KeyValues& values) {
    const std::string name = lowered(values.text("fractal", "mandelbrot"));
    if (name != "mandelbrot" && name != "julia")
        return fail(ErrorCode::Unsupported,
                    {"its formula %1 is none that Fathom reads; those are mandelbrot and julia.",
                     {inQuotes(name)}});
    FormulaInstance formula = formulaOf("mandelbrot");
    if (name == "julia")
        formula.julia =
            JuliaConstant{values.coordinate("julia-real"), values.coordinate("julia-imag")};
    return formula;
}

Result<std::vector<ForeignPlace>> read(std::string_view text) {
    Settings settings = readSettings(text);
    KeyValues& values = settings.values;
    Result<FormulaInstance> formula = readFormula(values);
    if (!formula) return tl::make_unexpected(formula.error());
    ForeignPlace place;
    Location location;
    location.formula = *std::move(formula);
    readPlace(values, location.view);
    const auto limit = values.whole("depth", 1000, 1, std::int64_t{1} << 62);
    location.iterations = {static_cast<std::uint64_t>(limit), false};
    if (auto good = values.result(); !good) return tl::make_unexpected(good.error());
    place.location = std::move(location);
    if (!values.has("aspect"))
        place.lost.emplace_back(
            "The file does not say how wide its picture is: it is taken as 4:3.");
    if (settings.palette.size() >= 2) {
        place.colors = initialColors();
        place.colors->palette =
            evenPalette("mdz", settings.palette, PaletteSpace::Srgb, PaletteCurve::Straight);
        place.lost.emplace_back("Automatic colours take the place of the palette's own pace.");
    }
    return std::vector{std::move(place)};
}

constexpr std::string_view kExtensions[] = {"mdz"};

}  // namespace

ForeignFormat mdzPlaces() {
    return {"mdz", "mdz", kExtensions, recognizes, read, nullptr};
}

}  // namespace fathom
