// XaoS's positions: commands in parentheses, such as (view re im width height). Rows go towards
// higher imaginary parts. What is missing keeps the formula's default.
#include <algorithm>
#include <cmath>
#include <map>

#include "base/limits.h"
#include "base/shown_text.h"
#include "foreign/foreign_format.h"
#include "foreign/foreign_palette.h"
#include "foreign/foreign_text.h"
#include "foreign/foreign_view.h"
#include "formula/formula_list.h"

namespace fathom {

namespace {

constexpr double kAspect = 4.0 / 3;  // of a picture that shows a view without a border

bool recognizes(std::string_view text) {
    return hasLineStarting(text, "(initstate") ||
           (hasLineStarting(text, "(view ") && hasLineStarting(text, "(formula "));
}

/// The arguments of each command; the last of a kind counts. Quotes around texts and before names
/// are dropped.
using Commands = std::map<std::string, std::vector<std::string>, std::less<>>;

Result<Commands> readCommands(std::string_view text) {
    Commands commands;
    std::vector<std::string> words;
    std::size_t depth = 0, line = 1, count = 0;
    std::string word;
    const auto endWord = [&] {
        if (!word.empty() && ++count <= limits::kViewValues) words.push_back(std::move(word));
        word.clear();
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char letter = text[i];
        line += letter == '\n' ? 1 : 0;
        if (letter == ';') {
            endWord();
            i = std::min(text.find('\n', i), text.size()) - 1;
        } else if (letter == '"') {
            const std::size_t end = text.find('"', i + 1);
            if (end == std::string_view::npos)
                return fail(ErrorCode::Parse,
                            {"line %1 begins a text that has no end.", {std::to_string(line)}});
            word += text.substr(i + 1, end - i - 1);
            i = end;
        } else if (letter == '(') {
            endWord();
            if (depth++ == 0) words.clear();
        } else if (letter == ')') {
            endWord();
            if (depth == 0)
                return fail(ErrorCode::Parse,
                            {"line %1 has a parenthesis ) without its (.", {std::to_string(line)}});
            if (--depth > 0 || words.empty()) continue;
            std::string name = std::move(words.front());
            words.erase(words.begin());
            commands.insert_or_assign(std::move(name), std::move(words));
            words.clear();
        } else if (letter == ' ' || letter == '\t' || letter == '\n') {
            endWord();
        } else if (letter != '\'') {
            word += letter;
        }
    }
    if (count > limits::kViewValues)
        return fail(ErrorCode::Parse, {"it has more than %1 words; no position is that long.",
                                       {std::to_string(limits::kViewValues)}});
    if (depth > 0) return fail(ErrorCode::Parse, "its last command has no end: a ) is missing.");
    return commands;
}

/// The numbers of the commands by name and place: "view.0".
KeyValues valuesOf(const Commands& commands) {
    KeyValues values;
    for (const auto& [name, words] : commands)
        for (std::size_t i = 0; i < words.size() && name.size() <= KeyValues::kLongestName; ++i)
            values.set(name + "." + std::to_string(i), words[i], 0);
    return values;
}

/// Whether a formula of the user's own is that of the Burning Ship, in one of the usual spellings.
bool isBurningShip(std::string_view written) {
    std::string formula;
    for (const char letter : lowered(written))
        if (letter != ' ' && letter != '*') formula += letter;
    constexpr std::string_view kSpellings[] = {
        "(abs(re(z))+iabs(im(z)))^2+c", "(abs(re(z))+abs(im(z))i)^2+c", "(|re(z)|+i|im(z)|)^2+c",
        "(abs(re(z))+iabs(im(z)))(abs(re(z))+iabs(im(z)))+c", "sqr(abs(re(z))+iabs(im(z)))+c"};
    return std::ranges::find(kSpellings, formula) != std::end(kSpellings);
}

Result<FormulaInstance> readFormula(KeyValues& values, std::vector<Phrase>& lost) {
    const std::string name = values.text("formula.0", "mandel");
    constexpr std::pair<const char*, int> kPowers[] = {
        {"mandel", 2}, {"mandel3", 3}, {"mandel4", 4}, {"mandel5", 5}, {"mandel6", 6}};
    for (const auto& [id, power] : kPowers)
        if (name == id) return formulaOf("mandelbrot", power);
    if (name == "mbar") return formulaOf("tricorn");
    if (name == "magnet") return formulaOf("magnet1");
    if (name == "magnet2") return formulaOf("magnet2");
    if (name == "newton" || name == "newton4") {
        lost.emplace_back("Newton's method is taken for the roots of 1.");
        return formulaOf("newton", name == "newton" ? 3 : 4);
    }
    const std::string written = values.text("usrform.0");
    if (name == "user" && isBurningShip(written)) return formulaOf("burning-ship");
    return fail(ErrorCode::Unsupported,
                {"its formula %1 is none of Fathom's; those of XaoS that Fathom has are mandel to "
                 "mandel6, mbar, magnet, magnet2, newton and newton4.",
                 {inQuotes(name == "user" ? written : name)}});
}

Result<void> refuseUnknown(KeyValues& values) {
    if (values.number("plane.0", 0) != 0)
        return fail(ErrorCode::Unsupported,
                    "it shows another plane than that of c, which Fathom does not have.");
    if (values.number("perturbation.0", 0) != 0 || values.number("perturbation.1", 0) != 0)
        return fail(ErrorCode::Unsupported,
                    "its orbits start at another point than 0 (perturbation), which Fathom does "
                    "not have.");
    return {};
}

void readPlace(KeyValues& values, View& view) {
    if (values.has("view.0")) {
        view.re = values.coordinate("view.0");
        view.im = values.coordinate("view.1");
        const Decimal wide = values.coordinate("view.2"), high = values.coordinate("view.3");
        // The window shows at least the width and the height.
        const Decimal half = Decimal::fromDouble(0.5);
        view.radius = std::max(high, wide * Decimal::fromDouble(1 / kAspect)) * half;
        if (view.radius.sign() <= 0) values.complain("view.3", "must be above 0.");
    }
    view.transform = {.rotation = turned(-values.number("angle.0", 0)), .flip = true};
}

/// The colours of a palette: texts of "rrggbb", eight iterations from one to the next.
std::optional<ColorSettings> readColors(const Commands& commands, std::vector<Phrase>& lost) {
    const auto found = commands.find("palettecolors");
    if (found == commands.end()) {
        if (commands.contains("palette"))
            lost.emplace_back(
                "The palette, which only XaoS can make from its numbers, is left out.");
        return {};
    }
    std::string digits;
    for (const std::string& word : found->second)
        digits += word;
    std::vector<std::uint32_t> colors;
    for (std::size_t i = 0; i + 6 <= digits.size() && colors.size() < limits::kPaletteStops;
         i += 6) {
        std::uint32_t color = 0;
        const char* const first = digits.data() + i;
        const auto [end, error] = std::from_chars(first, first + 6, color, 16);
        if (error != std::errc() || end != first + 6) break;
        colors.push_back(color);
    }
    if (colors.size() < 2) {
        lost.emplace_back("The palette (palettecolors) has no colours that can be read.");
        return {};
    }
    constexpr double kStep = 8;
    ColorSettings settings;
    settings.palette = evenPalette("XaoS", colors, PaletteSpace::Srgb, PaletteCurve::Straight);
    setTurn(settings, kStep * static_cast<double>(colors.size()), 0);
    settings.smooth = false;
    return settings;
}

Result<std::vector<ForeignPlace>> read(std::string_view text) {
    const Result<Commands> commands = readCommands(text);
    if (!commands) return tl::make_unexpected(commands.error());
    KeyValues values = valuesOf(*commands);
    ForeignPlace place;
    Result<FormulaInstance> formula = readFormula(values, place.lost);
    if (!formula) return tl::make_unexpected(formula.error());
    if (auto known = refuseUnknown(values); !known) return tl::make_unexpected(known.error());
    const std::string isJulia = values.text("julia.0", "#f");
    if (isJulia == "#t") {
        if (!formula->spec->hasJulia)
            return fail(ErrorCode::Unsupported,
                        {"it is a Julia set of %1, of which Fathom has none.",
                         {std::string(formula->spec->label)}});
        formula->julia = JuliaConstant{values.coordinate("juliaseed.0", Decimal()),
                                       values.coordinate("juliaseed.1", Decimal())};
    }
    Location location = homeLocation(*formula);
    readPlace(values, location.view);
    const auto limit = values.whole("maxiter.0", 170, 1, std::int64_t{1} << 62);
    location.iterations = {static_cast<std::uint64_t>(limit), false};
    const double bailout = values.number("bailout.0", 4);
    location.escapeRadius = nearestEscapeRadius(bailout > 0 ? std::sqrt(bailout) : 2);
    place.colors = readColors(*commands, place.lost);
    for (const char* key : {"outcoloring.0", "incoloring.0", "filter.0"})
        if (values.has(key) && values.text(key) != "0" && values.text(key) != "#f")
            place.lost.push_back({"The setting %1 is left out.",
                                  {std::string(key).substr(0, std::string(key).size() - 2)}});
    if (auto good = values.result(); !good) return tl::make_unexpected(good.error());
    place.location = std::move(location);
    return std::vector{std::move(place)};
}

constexpr std::string_view kExtensions[] = {"xpf"};

}  // namespace

ForeignFormat xaosPlaces() {
    return {"xaos", "XaoS", kExtensions, recognizes, read, nullptr};
}

}  // namespace fathom
