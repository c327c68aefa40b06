// Parameter files of Fractint and Iterated Dynamics: entries "name { key=value ... }".
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "base/limits.h"
#include "base/shown_text.h"
#include "bookmarks/location_text.h"
#include "color/palette_format.h"
#include "foreign/entries.h"
#include "foreign/foreign_format.h"
#include "foreign/foreign_palette.h"
#include "foreign/foreign_text.h"
#include "foreign/foreign_view.h"
#include "formula/formula_list.h"

namespace fathom {

namespace {

constexpr double kAspect = 4.0 / 3;  // of the pictures for which corners are written

bool recognizes(std::string_view text) {
    return text.find('{') != std::string_view::npos && text.find("type=") != std::string_view::npos;
}

// ---- The formula

/// Numbers between slashes. A part that is no number becomes a problem.
std::vector<double> numbersIn(KeyValues& values, std::string_view key) {
    std::vector<double> numbers;
    const std::string text = values.text(key);
    for (const std::string_view part : partsOf(text, '/')) {
        const auto number = numberOf<double>(trimmed(part));
        if (!number && values.has(key)) values.demand(key, "numbers between slashes");
        numbers.push_back(number.value_or(0));
    }
    return numbers;
}

double at(const std::vector<double>& numbers, std::size_t index, double fallback) {
    return index < numbers.size() ? numbers[index] : fallback;
}

Result<FormulaInstance> readFormula(KeyValues& values, std::vector<Phrase>& lost) {
    const std::string type = lowered(values.text("type"));
    const std::vector<double> parameters = numbersIn(values, "params");
    const bool isJulia = type == "julia" || type == "julia4" || type == "julzpower";
    double power = type == "mandel4" || type == "julia4" ? 4 : 2;
    if (type == "manzpower" || type == "julzpower") {
        power = at(parameters, 2, 2);
        if (at(parameters, 3, 0) != 0) power = 0;
    } else if (type != "mandel" && type != "mandel4" && !isJulia) {
        return fail(ErrorCode::Unsupported,
                    {"its formula %1 is none of Fathom's; those of Fractint that Fathom has are "
                     "mandel, julia, mandel4, julia4, manzpower and julzpower.",
                     {inQuotes(type)}});
    }
    if (power != std::floor(power) || power < 2 || power > 8)
        return fail(ErrorCode::Unsupported,
                    "its power is none of Fathom's, which are whole numbers from 2 to 8.");
    FormulaInstance formula = formulaOf("mandelbrot", static_cast<int>(power));
    if (isJulia) {
        const std::string text = values.text("params");
        const auto parts = partsOf(text, '/');
        KeyValues constant;
        constant.set("params", parts[0], 0);
        constant.set("second", parts.size() > 1 ? parts[1] : "0", 0);
        formula.julia = JuliaConstant{constant.coordinate("params"), constant.coordinate("second")};
        if (constant.hasProblem()) values.demand("params", "numbers between slashes");
    } else if (at(parameters, 0, 0) != 0 || at(parameters, 1, 0) != 0) {
        lost.emplace_back("The start value (params) is left out: orbits start at 0.");
    }
    return formula;
}

// ---- The place

struct Exact {
    Decimal x, y;
};
Exact operator-(const Exact& a, const Exact& b) {
    return {a.x - b.x, a.y - b.y};
}

/// Reads decimals between slashes; a part that is none becomes a problem.
std::vector<Decimal> decimalsIn(KeyValues& values, std::string_view key) {
    std::vector<Decimal> numbers;
    const std::string text = values.text(key);
    for (const std::string_view part : partsOf(text, '/')) {
        if (numbers.size() > 6) break;  // more than any key has
        KeyValues one;
        one.set(std::string(key), part, 0);
        numbers.push_back(one.coordinate(key));
        if (one.hasProblem()) values.demand(key, "numbers between slashes");
    }
    return numbers;
}

/// Sets the view from two sides of the picture: from left to right, and from bottom to top.
void setSides(KeyValues& values, std::string_view key, View& view, const Exact& right,
              const Exact& up) {
    // The largest part sets the scale, so that doubles hold the matrix at any depth.
    std::int64_t place = std::numeric_limits<std::int64_t>::min();
    for (const Decimal* part : {&right.x, &right.y, &up.x, &up.y})
        if (!part->isZero()) place = std::max(place, part->leadingPlace());
    if (place == std::numeric_limits<std::int64_t>::min())
        return values.complain(key, "gives corners that are all the same point.");
    const Decimal shrink = Decimal::fromDigits(false, "1", -place);
    const auto scaled = [&](const Decimal& part) { return (part * shrink).toDouble(); };
    const Matrix2 map{scaled(right.x) / (2 * kAspect), scaled(up.x) / 2,
                      scaled(right.y) / (2 * kAspect), scaled(up.y) / 2};
    if (const Result<void> set = setMap(view, map, Decimal::fromDigits(false, "1", place)); !set)
        values.complain(key, {"is wrong: %1", {set.error().phrase}});
}

/// corners=xmin/xmax/ymin/ymax[/x3/y3]: the top left is (xmin, ymax), the bottom right (xmax, ymin)
/// and the bottom left (x3, y3). ymin may be above ymax.
void readCorners(KeyValues& values, View& view) {
    const std::vector<Decimal> c = decimalsIn(values, "corners");
    if (c.size() != 4 && c.size() != 6)
        return values.demand("corners", "four or six numbers between slashes");
    const Exact topLeft{c[0], c[3]}, bottomRight{c[1], c[2]};
    const Exact bottomLeft = c.size() == 6 ? Exact{c[4], c[5]} : Exact{c[0], c[2]};
    const Decimal half = Decimal::fromDouble(0.5);
    view.re = (c[0] + c[1]) * half;
    view.im = (c[2] + c[3]) * half;
    setSides(values, "corners", view, bottomRight - bottomLeft, topLeft - bottomLeft);
}

/// center-mag=X/Y/Mag[/Xmag/Rotation/Skew]; half of the height is 1/Mag.
void readCenter(KeyValues& values, View& view) {
    constexpr double kDegree = std::numbers::pi / 180;
    const std::string text = values.text("center-mag");
    const auto parts = partsOf(text, '/');
    if (parts.size() < 3) return values.demand("center-mag", "three numbers or more");
    KeyValues named;
    constexpr const char* kKeys[] = {"X", "Y", "Mag", "Xmag", "Rotation", "Skew"};
    for (std::size_t i = 0; i < std::min(parts.size(), std::size(kKeys)); ++i)
        named.set(kKeys[i], parts[i], 0);
    view.re = named.coordinate("X");
    view.im = named.coordinate("Y");
    readZoom(named, "Mag", view);
    double wide = named.number("Xmag", 1);
    if (wide == 0) wide = 1;
    const double turn = -named.number("Rotation", 0) * kDegree;
    const double skew = std::tan(named.number("Skew", 0) * kDegree);
    if (named.hasProblem())
        return values.complain("center-mag", {"is wrong: %1", {named.result().error().phrase}});
    const Matrix2 rotation{std::cos(turn), -std::sin(turn), std::sin(turn), std::cos(turn)};
    const Decimal scale = view.radius * Decimal::fromDouble(0.5);  // 1/Mag
    if (const auto set = setMap(view, rotation * Matrix2{1 / wide, skew, 0, 1}, scale); !set)
        values.complain("center-mag", {"is wrong: %1", {set.error().phrase}});
}

void readPlace(KeyValues& values, const FormulaInstance& formula, View& view) {
    if (values.has("center-mag")) return readCenter(values, view);
    if (values.has("corners")) return readCorners(values, view);
    view.re = formula.julia ? Decimal() : Decimal::fromDouble(-0.5);
}

// ---- The colours

std::optional<int> sixBits(char digit) {
    if (digit >= '0' && digit <= '9') return digit - '0';
    if (digit >= 'A' && digit <= 'Z') return digit - 'A' + 10;
    if (digit >= '_' && digit <= 'z') return digit - '_' + 36;
    return {};
}

using Color = std::array<int, 3>;

/// Takes a colour: three digits of six bits, or #rrggbb.
std::optional<Color> takeTriple(std::string_view& text) {
    const bool isHex = text.starts_with('#');
    const std::size_t length = isHex ? 7 : 3;
    if (text.size() < length) return {};
    Color color{};
    for (std::size_t i = 0; i < 3; ++i) {
        if (isHex) {
            const std::string_view pair = text.substr(1 + 2 * i, 2);
            const auto [end, error] = std::from_chars(pair.data(), pair.data() + 2, color[i], 16);
            if (error != std::errc() || end != pair.data() + 2) return {};
        } else {
            const auto digit = sixBits(text[i]);
            if (!digit) return {};
            color[i] = (*digit * 255 + 31) / 63;
        }
    }
    text.remove_prefix(length);
    return color;
}

/// The table of a colors= value; "<n>" stands for n colours between its neighbours. Empty if it
/// makes no sense.
std::vector<Color> tableOf(std::string_view text) {
    constexpr std::size_t kMost = 256;
    std::vector<Color> table;
    int between = 0;
    while (!text.empty() && table.size() <= kMost) {
        if (text.starts_with('<')) {
            const std::size_t end = text.find('>');
            const auto count = numberOf<int>(text.substr(1, end == text.npos ? 0 : end - 1));
            if (!count || *count < 1 || *count > 255 || table.empty() || between > 0) return {};
            between = *count;
            text.remove_prefix(end + 1);
            continue;
        }
        const std::optional<Color> color = takeTriple(text);
        if (!color) return {};
        const Color before = table.empty() ? *color : table.back();
        for (int i = 1; i <= between; ++i) {
            Color mixed{};
            for (std::size_t channel = 0; channel < 3; ++channel)
                mixed[channel] =
                    before[channel] + (color->at(channel) - before[channel]) * i / (between + 1);
            table.push_back(mixed);
        }
        between = 0;
        table.push_back(*color);
    }
    return table.size() <= kMost ? table : std::vector<Color>{};
}

/// Index 0 is the interior; the others repeat, and index 1 is that of count 1.
std::optional<ColorSettings> readColors(KeyValues& values, std::vector<Phrase>& lost) {
    const std::string text = values.text("colors");
    if (text.empty()) return {};
    if (text.starts_with('@')) {
        lost.push_back({"The colours in the file %1 are left out; open it for its palette.",
                        {excerpt(text.substr(1))}});
        return {};
    }
    const std::vector<Color> table = tableOf(text);
    std::string map;
    for (const Color& color : table)
        for (std::size_t i = 0; i < 3; ++i)
            map += std::to_string(color[i]) + (i == 2 ? "\n" : " ");
    Result<ForeignPalette> read = findPaletteFormat("colors.map")->read(map);
    if (!read) {
        values.demand("colors", "a table of colours");
        return {};
    }
    read->data.id = "fractint";
    read->data.name = "Fractint";
    Result<Palette> palette = Palette::create(std::move(read->data));
    if (!palette) return {};
    ColorSettings colors;
    colors.palette = std::make_shared<const Palette>(*std::move(palette));
    const auto cycle = static_cast<double>(table.size() - 1);
    setTurn(colors, cycle, -1 / cycle);
    colors.smooth = false;
    for (const int code : table.front())
        colors.interior = colors.interior << 8 | static_cast<std::uint32_t>(code);
    return colors;
}

// ---- An entry

void nameLosses(const KeyValues& values, std::vector<Phrase>& lost) {
    constexpr const char* kKeys[] = {"inside",  "outside",  "logmap",    "ranges", "decomp",
                                     "distest", "biomorph", "potential", "invert", "3d"};
    std::string keys;
    for (const char* key : kKeys)
        if (values.has(key) && values.text(key) != "0")
            keys += (keys.empty() ? "" : ", ") + std::string(key);
    if (!keys.empty()) lost.push_back({"These settings are left out: %1.", {keys}});
}

Result<ForeignPlace> readEntry(const Entry& entry) {
    KeyValues values;
    for (const std::string_view word : wordsOf(entry.body))
        if (const std::size_t equals = word.find('='); equals != std::string_view::npos)
            values.set(lowered(word.substr(0, equals)), word.substr(equals + 1), 0);
    ForeignPlace place;
    place.name = entry.name;
    Result<FormulaInstance> formula = readFormula(values, place.lost);
    if (!formula) return tl::make_unexpected(formula.error());
    Location location;
    location.formula = *std::move(formula);
    readPlace(values, location.formula, location.view);
    const auto limit = values.whole("maxiter", 150, 1, std::int64_t{1} << 62);
    location.iterations = {static_cast<std::uint64_t>(limit), false};
    const double bailout = values.number("bailout", 4);
    location.escapeRadius = nearestEscapeRadius(bailout > 0 ? std::sqrt(bailout) : 2);
    place.colors = readColors(values, place.lost);
    nameLosses(values, place.lost);
    if (auto good = values.result(); !good) return tl::make_unexpected(good.error());
    place.location = std::move(location);
    return place;
}

Result<std::vector<ForeignPlace>> read(std::string_view text) {
    return readEach(text, readEntry);
}

constexpr std::string_view kExtensions[] = {"par"};

}  // namespace

ForeignFormat fractintPlaces() {
    return {"fractint", "Fractint", kExtensions, recognizes, read, nullptr};
}

}  // namespace fathom
