#include "bookmarks/location_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>
#include <optional>

#include "base/limits.h"
#include "base/shown_text.h"
#include "formula/formula_list.h"

namespace fathom {

namespace {

constexpr std::string_view kBlanks = " \t\r\f\v";

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

/// Reduces a key to lower-case letters and digits; nothing else in a key matters.
std::string plainKey(std::string_view text) {
    std::string key;
    for (const char letter : text) {
        if (letter >= 'A' && letter <= 'Z')
            key += static_cast<char>(letter - 'A' + 'a');
        else if ((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9'))
            key += letter;
    }
    return key;
}

std::optional<double> numberOf(std::string_view text) {
    if (text.starts_with('+')) text.remove_prefix(1);
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(number))
        return {};
    return number;
}

std::optional<bool> flagOf(std::string_view text) {
    const std::string word = plainKey(text);
    if (word == "yes" || word == "true" || word == "1") return true;
    if (word == "no" || word == "false" || word == "0") return false;
    return {};
}

// --- Text to lines --------------------------------------------------------------------------

struct Line {
    std::size_t number = 0;
    std::string key;    // as it was written
    std::string value;  // with its continuation lines
};

/// Whether a line can only be the continuation of a number.
bool continuesNumber(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789.eE+-") == std::string_view::npos;
}

/// The lines with a key and a value, at most one more than limits::kPastedLines. Prose between them
/// is ignored.
std::vector<Line> linesOf(std::string_view text) {
    std::vector<Line> lines;
    bool mayContinue = false;
    std::size_t number = 0;
    while (!text.empty() && lines.size() <= limits::kPastedLines) {
        const std::size_t end = text.find_first_of("\r\n");
        const std::string_view line = trimmed(text.substr(0, end));
        ++number;
        if (end == std::string_view::npos)
            text = {};
        else
            text.remove_prefix(end + (text.substr(end, 2) == "\r\n" ? 2 : 1));

        const std::size_t separator = line.find_first_of(":=");
        if (separator != std::string_view::npos && separator > 0) {
            lines.push_back({number, std::string(trimmed(line.substr(0, separator))),
                             std::string(trimmed(line.substr(separator + 1)))});
            mayContinue = lines.back().value.empty() || continuesNumber(lines.back().value);
        } else if (mayContinue && continuesNumber(line)) {
            lines.back().value += line;
        } else {
            mayContinue = false;
        }
    }
    return lines;
}

// --- Lines to a location --------------------------------------------------------------------

/// Other names for keys of our own text.
constexpr std::pair<std::string_view, std::string_view> kSynonyms[] = {
    {"real", "re"}, {"imag", "im"}, {"imaginary", "im"}};

std::string canonicalKey(std::string_view written) {
    std::string key = plainKey(written);
    for (const auto& [other, ours] : kSynonyms)
        if (key == other) return std::string(ours);
    return key;
}

/// Takes the lines it knows, one after the other. The first error is kept as a sentence.
class LocationReader {
public:
    explicit LocationReader(std::vector<Line> lines) {
        for (Line& line : lines) {
            const std::string key = canonicalKey(line.key);
            (m_lines.count(key) > 0 ? m_repeated : m_lines).emplace(key, std::move(line));
        }
    }

    bool has(const char* key) const { return m_lines.count(key) > 0; }
    bool understoodAny() const { return !m_taken.empty(); }
    const Phrase& problem() const { return m_problem; }

    /// Takes the line with this key, which then counts as understood; null if there is none.
    const Line* take(const std::string& key) {
        const auto found = m_lines.find(key);
        if (found == m_lines.end()) return nullptr;
        m_taken.push_back(key);
        if (const auto twice = m_repeated.find(key); twice != m_repeated.end())
            complain(twice->second, {"says %1 a second time.", {excerpt(found->second.key)}});
        return &found->second;
    }

    void complain(const Line& line, Phrase what) {
        if (m_problem.isEmpty())
            m_problem =
                Phrase{"Line %1 of the text %2", {std::to_string(line.number), std::move(what)}};
    }
    void demand(const Line& line, Phrase what) {
        complain(line, {"needs %1 as %2, not %3.",
                        {std::move(what), excerpt(line.key), inQuotes(line.value)}});
    }

    void decimal(const std::string& key, Decimal& into) {
        const Line* line = take(key);
        if (!line) return;
        if (Result<Decimal> number = Decimal::parse(line->value))
            into = *std::move(number);
        else
            complain(*line, {"has an invalid %1: %2", {excerpt(line->key), number.error().phrase}});
    }

    void number(const std::string& key, double& into) {
        const Line* line = take(key);
        if (!line) return;
        if (const auto number = numberOf(line->value))
            into = *number;
        else
            demand(*line, "a number");
    }

    std::vector<std::string> unknownKeys() const {
        std::vector<std::string> keys;
        for (const auto& [key, line] : m_lines)
            if (std::find(m_taken.begin(), m_taken.end(), key) == m_taken.end())
                keys.push_back(line.key);
        return keys;
    }

private:
    std::map<std::string, Line> m_lines;
    std::map<std::string, Line> m_repeated;
    std::vector<std::string> m_taken;
    Phrase m_problem;
};

const FormulaSpec* formulaNamed(std::string_view text) {
    const std::string wanted = plainKey(text);
    for (const FormulaSpec& spec : formulas())
        if (plainKey(spec.id) == wanted || plainKey(spec.label) == wanted) return &spec;
    return nullptr;
}

std::string formulaNames() {
    std::string names;
    for (const FormulaSpec& spec : formulas())
        names += (names.empty() ? "" : ", ") + std::string(spec.id);
    return names;
}

/// Formula numbers of Kalles Fraktaler, for the formulas that exist here too.
const FormulaSpec* formulaOfType(std::string_view text) {
    constexpr std::array kTypes{"mandelbrot", "burning-ship", "buffalo", "celtic", "tricorn"};
    const std::optional<double> type = numberOf(text);
    for (std::size_t i = 0; i < kTypes.size(); ++i)
        if (type == static_cast<double>(i)) return findFormula(kTypes[i]);
    return nullptr;
}

void readFormula(LocationReader& reader, FormulaInstance& formula) {
    const Line* name = reader.take("formula");
    const Line* type = name ? nullptr : reader.take("fractaltype");
    if (name || type) {
        const Line& line = name ? *name : *type;
        const FormulaSpec* spec = name ? formulaNamed(line.value) : formulaOfType(line.value);
        if (!spec)
            return reader.demand(line, name ? Phrase{"one of %1", {formulaNames()}}
                                            : Phrase("a number from 0 to 4"));
        formula = defaultInstance(*spec);
    }

    if (const Line* line = reader.take("usehybridformula"); line && numberOf(line->value) == 1)
        return reader.complain(
            *line, "asks for a hybrid of Kalles Fraktaler, which Fathom cannot read from a text.");
    if (const Line* line = reader.take("steps")) {
        const Result<std::vector<FormulaStep>> steps = parseSteps(line->value);
        if (!steps) return reader.complain(*line, {"is not possible: %1", {steps.error().phrase}});
        formula.steps = *steps;
    }
    double power = formula.power;
    if (const Line* line = reader.take("power")) {
        const std::optional<double> number = numberOf(line->value);
        if (!number || *number != std::floor(*number) || std::fabs(*number) > 1000)
            reader.demand(*line, "a whole number");
        else
            power = *number;
    }
    formula.power = static_cast<int>(power);
    if (reader.has("juliare") || reader.has("juliaim")) {
        if (!formula.julia) formula.julia = JuliaConstant{};
        reader.decimal("juliare", formula.julia->re);
        reader.decimal("juliaim", formula.julia->im);
    }
    for (std::size_t i = 0; i < formula.spec->parameters.size(); ++i)
        reader.number(plainKey(formula.spec->parameters[i].id), formula.parameters[i]);
}

/// Whether zoom and radius agree, allowing for a program that rounds one of them.
bool agree(const Decimal& zoom, const Decimal& radius) {
    if (zoom.sign() <= 0 || radius.sign() <= 0) return false;
    const double ratio = (twoOver(zoom).toFloatExp() / radius.toFloatExp()).toDouble();
    return std::fabs(ratio - 1) < 1e-9;
}

void readView(LocationReader& reader, View& view) {
    reader.decimal("re", view.re);
    reader.decimal("im", view.im);
    reader.decimal("radius", view.radius);
    reader.number("rotation", view.transform.rotation);
    reader.number("stretch", view.transform.stretch);
    reader.number("stretchangle", view.transform.stretchAngle);

    const auto flag = [&reader](const char* key, bool fallback) {
        const Line* line = reader.take(key);
        if (!line) return fallback;
        const std::optional<bool> value = flagOf(line->value);
        if (!value) reader.demand(*line, "yes or no");
        return value.value_or(fallback);
    };
    if (reader.has("zoom")) {
        Decimal zoom;
        reader.decimal("zoom", zoom);
        const Line& line = *reader.take("zoom");
        if (reader.has("radius") && !agree(zoom, view.radius))
            reader.complain(
                line,
                "gives a zoom that does not match the radius on another line (radius = 2/zoom).");
        else if (zoom.sign() <= 0)
            reader.demand(line, "a number above 0");
        else if (!reader.has("radius"))
            view.radius = twoOver(zoom);
        view.transform.flip = !flag("imagpointsup", false);
    }
    view.transform.flip = flag("mirrored", view.transform.flip);
}

void readIterations(LocationReader& reader, Location& location) {
    if (const Line* line = reader.take("iterations")) {
        const std::string word = plainKey(line->value);
        std::uint64_t limit = 0;
        const char* end = line->value.data() + line->value.size();
        const auto [stop, error] = std::from_chars(line->value.data(), end, limit);
        if (word == "auto" || word == "automatic")
            location.iterations.automatic = true;
        else if (error == std::errc() && stop == end && limit > 0)
            location.iterations = {limit, false};
        else
            reader.demand(*line, "a whole number above 0, or the word auto");
    }
    if (location.iterations.automatic)
        location.iterations.limit = initialIterationLimit(location.view);
}

/// Two or three numbers and nothing else: "-0.75 0.1", "-0.75, 0.1, 1e-9".
std::optional<std::vector<Decimal>> bareNumbers(std::string_view text) {
    constexpr std::string_view kBetween = " \t\r\n\f\v,;";
    std::vector<Decimal> numbers;
    for (std::size_t at = text.find_first_not_of(kBetween); at != std::string_view::npos;) {
        const std::size_t end = std::min(text.size(), text.find_first_of(kBetween, at));
        Result<Decimal> number = Decimal::parse(text.substr(at, end - at));
        if (!number || numbers.size() == 3) return {};
        numbers.push_back(*std::move(number));
        at = text.find_first_not_of(kBetween, end);
    }
    if (numbers.size() < 2) return {};
    return numbers;
}

/// A bookmark with the base's place and colours, but without its name, notes and other fields.
PastedLocation startFrom(const Bookmark& base) {
    PastedLocation pasted;
    pasted.bookmark.location = base.location;
    pasted.bookmark.colors = base.colors;
    return pasted;
}

}  // namespace

Decimal twoOver(const Decimal& exactValue) {
    constexpr int kDigits = 24;
    const Decimal value = exactValue.rounded(2 * kDigits);
    Decimal remainder = Decimal::fromDouble(2);
    std::string digits;
    std::int64_t place = -value.leadingPlace();  // of the first digit: 0.2 < 2/mantissa <= 2
    for (; static_cast<int>(digits.size()) <= kDigits && !remainder.isZero(); --place) {
        const Decimal step = value * Decimal::fromDigits(false, "1", place);
        char digit = '0';
        for (; remainder >= step; ++digit)
            remainder = remainder - step;
        digits += digit;
    }
    return Decimal::fromDigits(false, std::move(digits), place + 1);
}

std::string toPlainText(const Location& location) {
    const FormulaInstance& formula = location.formula;
    const Transform& transform = location.view.transform;
    std::string text;
    const auto say = [&text](std::string_view key, const std::string& value) {
        text.append(key).append(": ").append(value).append("\n");
    };
    const auto sayNumber = [&say](std::string_view key, double value) {
        say(key, Decimal::fromDouble(value).toString());
    };

    say("Formula", std::string(formula.spec->id));
    if (formula.spec->hasSteps) say("Steps", stepsText(formula.steps));
    if (formula.power != formula.spec->initialPower) say("Power", std::to_string(formula.power));
    if (formula.julia) {
        say("Julia re", formula.julia->re.toString());
        say("Julia im", formula.julia->im.toString());
    }
    for (std::size_t i = 0; i < parameterCount(formula); ++i)
        sayNumber(formula.spec->parameters[i].id, formula.parameters[i]);
    say("Re", location.view.re.toString());
    say("Im", location.view.im.toString());
    say("Zoom", twoOver(location.view.radius).toString());
    say("Radius", location.view.radius.toString());
    say("Iterations", location.iterations.automatic ? std::string("auto")
                                                    : std::to_string(location.iterations.limit));
    sayNumber("Rotation", transform.rotation);
    say("ImagPointsUp", transform.flip ? "0" : "1");
    sayNumber("Stretch", transform.stretch);
    if (transform.stretchAngle != 0) sayNumber("Stretch angle", transform.stretchAngle);
    if (formula.spec->kind != FormulaKind::Rest) sayNumber("Escape radius", location.escapeRadius);
    if (formula.spec->kind != FormulaKind::Escape) sayNumber("Convergence", location.convergence);
    return text;
}

Result<PastedLocation> parsePlainText(std::string_view text, const Bookmark& base) {
    if (text.size() > limits::kViewBytes)
        return fail(ErrorCode::Parse, {"The text is longer than a location may be (%1 MiB).",
                                       {std::to_string(limits::kViewBytes / limits::kMebibyte)}});
    PastedLocation pasted = startFrom(base);
    Location& location = pasted.bookmark.location;

    if (std::optional<std::vector<Decimal>> numbers = bareNumbers(text)) {
        location.view.re = std::move((*numbers)[0]);
        location.view.im = std::move((*numbers)[1]);
        if (numbers->size() == 3) location.view.radius = std::move((*numbers)[2]);
        if (location.iterations.automatic && validate(location.view))
            location.iterations.limit = initialIterationLimit(location.view);
    } else {
        std::vector<Line> lines = linesOf(text);
        if (lines.size() > limits::kPastedLines)
            return fail(ErrorCode::Parse,
                        {"The text has more than %1 lines with a key; it is not a location.",
                         {std::to_string(limits::kPastedLines)}});
        LocationReader reader(std::move(lines));
        readFormula(reader, location.formula);
        readView(reader, location.view);
        reader.number("escaperadius", location.escapeRadius);
        reader.number("convergence", location.convergence);
        // An automatic limit follows from the view, if that is possible at all.
        if (reader.problem().isEmpty() && validate(location.view)) readIterations(reader, location);
        if (!reader.problem().isEmpty()) return fail(ErrorCode::Parse, reader.problem());
        if (!reader.understoodAny())
            return fail(ErrorCode::Parse,
                        "There is no location in this text: it needs lines such as \"Re: -0.75\", "
                        "or two or three numbers.");
        pasted.unknownKeys = reader.unknownKeys();
    }
    if (const Result<void> valid = validate(location); !valid)
        return fail(valid.error().code,
                    {"The location in the text is not possible: %1", {valid.error().phrase}});
    return pasted;
}

Result<PastedLocation> parseClipboardText(std::string_view text, const Bookmark& base) {
    const std::size_t first = text.find_first_not_of(" \t\r\n\f\v");
    if (first == std::string_view::npos)
        return fail(ErrorCode::Parse, "There is no text to paste.");
    if (text[first] != '{' && text[first] != '[') return parsePlainText(text, base);
    Result<Bookmark> bookmark = parseBookmark(text, phrase("The text"));
    if (!bookmark) return tl::make_unexpected(bookmark.error());
    return PastedLocation{*std::move(bookmark), {}};
}

}  // namespace fathom
