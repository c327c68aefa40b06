// Kalles Fraktaler's files: lines "Key: value". KFR has a place and colours; of KFP, which is the
// same text, only the colours are used.
#include <array>
#include <cmath>

#include "bookmarks/location_text.h"
#include "foreign/foreign_format.h"
#include "foreign/foreign_text.h"
#include "foreign/foreign_view.h"
#include "foreign/kalles_colors.h"
#include "formula/formula_list.h"

namespace fathom {

namespace {

/// Formulas by FractalType. Its Mandelbar is the Tricorn.
constexpr std::array kTypes{"mandelbrot", "burning-ship", "buffalo", "celtic", "tricorn"};

constexpr double kHighRadius = 1e4;
constexpr std::string_view kVersion = "2150400";

bool hasPlace(std::string_view text) {
    return hasLineStarting(text, "Re:") && hasLineStarting(text, "Im:") &&
           hasLineStarting(text, "Zoom:");
}

bool recognizesPlace(std::string_view text) {
    // Fathom's own text has these keys too, and names its formula.
    return hasPlace(text) && !hasLineStarting(text, "Formula:") &&
           !hasLineStarting(text, "Radius:");
}

bool recognizesColors(std::string_view text) {
    return hasLineStarting(text, "Colors:") &&
           (hasLineStarting(text, "IterDiv:") || hasLineStarting(text, "Smooth:"));
}

// ---- The formula

/// The folds of a hybrid that is one line of one stanza; nothing for all others.
struct HybridStep {
    unsigned folds = 0;
    int power = 2;
};
std::optional<HybridStep> oneStepOf(std::string_view text) {
    // "loop/repeats|op;op;mode", where an op is "absx,absy,negx,negy,power,mulRe,mulIm".
    const auto stanzas = partsOf(text, '/');
    if (stanzas.size() != 2) return {};
    const auto lines = partsOf(stanzas[1], '|');
    if (lines.size() != 2) return {};
    const auto ops = partsOf(lines[1], ';');
    if (ops.size() != 3 || trimmed(ops[2]) != "0") return {};
    std::array<std::array<double, 7>, 2> numbers{};
    for (std::size_t op = 0; op < 2; ++op) {
        const auto parts = partsOf(ops[op], ',');
        if (parts.size() != 7) return {};
        for (std::size_t i = 0; i < 7; ++i) {
            const auto number = numberOf<double>(trimmed(parts[i]));
            if (!number) return {};
            numbers[op][i] = *number;
        }
    }
    const auto& [absX, absY, negX, negY, power, mulRe, mulIm] = numbers[0];
    const bool hasSecond = numbers[1][4] != 0 || numbers[1][5] != 0 || numbers[1][6] != 0;
    if (hasSecond || negX != 0 || mulRe != 1 || mulIm != 0 || !(power >= 2 && power <= 8))
        return {};
    return HybridStep{
        (absX != 0 ? kFoldsRe : 0u) | (absY != 0 ? kFoldsIm : 0u) | (negY != 0 ? kFlipsIm : 0u),
        static_cast<int>(power)};
}

Result<FormulaInstance> readFormula(KeyValues& values) {
    if (values.number("UseHybridFormula", 0) != 0) {
        const auto step = oneStepOf(values.text("HybridFormula"));
        const FormulaSpec* const spec = step ? formulaWithFolds(step->folds) : nullptr;
        if (spec) return formulaOf(spec->id, step->power);
        return fail(ErrorCode::Unsupported,
                    "its hybrid formula is none that Fathom can read; build it in the Formula "
                    "panel and paste the place alone.");
    }
    const auto type = values.whole("FractalType", 0, 0, 100000);
    const auto power = values.whole("Power", 2, 0, 100000);
    if (type >= static_cast<std::int64_t>(kTypes.size()))
        return fail(ErrorCode::Unsupported,
                    {"its formula, FractalType %1, is none of Fathom's, which are 0 (Mandelbrot), "
                     "1 (Burning Ship), 2 (Buffalo), 3 (Celtic) and 4 (Mandelbar).",
                     {std::to_string(type)}});
    if (power < 2 || power > 8)
        return fail(
            ErrorCode::Unsupported,
            {"its power is %1, and those of Fathom are from 2 to 8.", {std::to_string(power)}});
    return formulaOf(kTypes[static_cast<std::size_t>(type)], static_cast<int>(power));
}

double readEscapeRadius(KeyValues& values, int power) {
    switch (values.whole("BailoutRadiusPreset", 0, 0, 3)) {
        case 1:
            return 2;
        case 2:
            return std::pow(2.0, 1.0 / (power - 1));
        case 3:
            return values.number("BailoutRadiusCustom", kHighRadius);
        default:
            return kHighRadius;
    }
}

void nameLosses(KeyValues& values, std::vector<Phrase>& lost) {
    if (values.number("SeedR", 0) != 0 || values.number("SeedI", 0) != 0)
        lost.emplace_back("The seed (SeedR, SeedI) is left out: orbits start at 0.");
    if (values.number("real", 1) != 1 || values.number("imag", 1) != 1)
        lost.emplace_back("The weights of the bailout (real, imag) are left out.");
    if (values.number("BailoutNormPreset", 1) != 1)
        lost.emplace_back("The bailout's norm is taken as the Euclidean one.");
    if (values.number("Rotate", 0) != 0 || values.number("Ratio", 360) != 360)
        lost.emplace_back("The skew of old versions (Rotate, Ratio) is left out.");
}

// ---- The place

// Kalles Fraktaler samples a pixel's corner, half a pixel up and to the left of Fathom's sample.
// The centre is taken as it stands: half a pixel depends on the size of the picture, and the files
// of a zoom must keep one centre.
void readView(KeyValues& values, View& view) {
    view.re = values.coordinate("Re");
    view.im = values.coordinate("Im");
    readZoom(values, "Zoom", view);

    // The picture, with rows downwards, is turned by the first angle, then stretched along the
    // second. If the imaginary axis points up, both are mirrored.
    const double turn = values.number("RotateAngle", 0);
    const double along = values.number("StretchAngle", 0);
    const bool isUp = values.number("ImagPointsUp", 0) != 0;
    view.transform.flip = !isUp;
    view.transform.rotation = isUp ? -turn : turn;
    view.transform.stretch = std::exp2(values.number("StretchAmount", 0));
    if (view.transform.stretch != 1)
        view.transform.stretchAngle = isUp ? turn - along : along - turn;
}

Result<std::vector<ForeignPlace>> readPlace(std::string_view text) {
    KeyValues values = readLines(text, ':');
    Result<FormulaInstance> formula = readFormula(values);
    if (!formula) return tl::make_unexpected(formula.error());
    ForeignPlace place;
    Location location;
    location.formula = *std::move(formula);
    readView(values, location.view);
    location.iterations = {
        static_cast<std::uint64_t>(values.whole("Iterations", 200, 1, std::int64_t{1} << 62)),
        false};
    const double radius = readEscapeRadius(values, location.formula.power);
    location.escapeRadius = nearestEscapeRadius(radius);
    if (radius > Location::kMaximumEscapeRadius)
        place.lost.emplace_back("The escape radius is taken as 10000.");
    nameLosses(values, place.lost);
    place.colors = readKallesColors(text, values,
                                    {.formula = location.formula,
                                     .theirRadius = radius,
                                     .ourRadius = location.escapeRadius,
                                     .iterations = location.iterations.limit},
                                    place.lost);
    if (auto good = values.result(); !good) return tl::make_unexpected(good.error());
    place.location = std::move(location);
    return std::vector{std::move(place)};
}

Result<std::vector<ForeignPlace>> readColors(std::string_view text) {
    KeyValues values = readLines(text, ':');
    ForeignPlace place;
    place.colors = readKallesColors(text, values, {.formula = formulaOf("mandelbrot")}, place.lost);
    if (auto good = values.result(); !good) return tl::make_unexpected(good.error());
    if (!place.colors) return fail(ErrorCode::Parse, "there is no line \"Colors: ...\" in it.");
    return std::vector{std::move(place)};
}

// ---- Writing

/// With the E that all versions read.
std::string spelled(const Decimal& number) {
    std::string text = number.toString();
    for (char& letter : text)
        if (letter == 'e') letter = 'E';
    return text;
}

Result<int> typeOf(const FormulaInstance& formula) {
    const std::string label(formula.spec->label);
    if (formula.julia)
        return fail(ErrorCode::Unsupported,
                    "Kalles Fraktaler has no Julia sets, so it cannot show this view.");
    for (std::size_t i = 0; i < kTypes.size(); ++i)
        if (formula.spec->id == kTypes[i]) return static_cast<int>(i);
    return fail(ErrorCode::Unsupported,
                {"Kalles Fraktaler cannot show this view: of Fathom's formulas it has only "
                 "Mandelbrot, Burning Ship, Buffalo, Celtic and Tricorn, not %1.",
                 {label}});
}

Result<ForeignText> writePlace(const Bookmark& bookmark) {
    const Location& location = bookmark.location;
    const Result<int> type = typeOf(location.formula);
    if (!type) return tl::make_unexpected(type.error());
    ForeignText written;
    const auto say = [&written](std::string_view key, const std::string& value) {
        written.text.append(key).append(": ").append(value).append("\r\n");
    };
    const auto sayNumber = [&say](std::string_view key, double value) {
        say(key, spelled(Decimal::fromDouble(value)));
    };
    const Transform& transform = location.view.transform;
    const double stretchAngle = transform.stretch == 1 ? 0 : transform.stretchAngle;
    const double rotation = transform.rotation, along = rotation + stretchAngle;
    constexpr std::uint64_t kLeastIterations = 10;

    say("Re", spelled(location.view.re));
    say("Im", spelled(location.view.im));
    say("Zoom", spelled(twoOver(location.view.radius)));
    say("Iterations", std::to_string(std::max(location.iterations.limit, kLeastIterations)));
    written.text += kallesColorLines(bookmark.colors, written.lost);
    sayNumber("RotateAngle", turned(transform.flip ? rotation : -rotation));
    sayNumber("StretchAngle", turned(transform.flip ? along : -along));
    sayNumber("StretchAmount", std::log2(transform.stretch));
    say("ImagPointsUp", transform.flip ? "0" : "1");
    say("FractalType", std::to_string(*type));
    say("Power", std::to_string(location.formula.power));
    say("BailoutRadiusPreset", "3");
    sayNumber("BailoutRadiusCustom", location.escapeRadius);
    say("BailoutNormPreset", "1");
    say("Version", std::string(kVersion));
    return written;
}

Result<ForeignText> writeColors(const Bookmark& bookmark) {
    ForeignText written;
    written.text = kallesColorLines(bookmark.colors, written.lost);
    written.text += "Version: " + std::string(kVersion) + "\r\n";
    return written;
}

constexpr std::string_view kPlaceExtensions[] = {"kfr"};
constexpr std::string_view kColorExtensions[] = {"kfp"};

}  // namespace

ForeignFormat kallesPlaces() {
    return {"kfr", "Kalles Fraktaler", kPlaceExtensions, recognizesPlace, readPlace, writePlace};
}

ForeignFormat kallesColors() {
    return {"kfp", "Kalles Fraktaler", kColorExtensions, recognizesColors, readColors, writeColors};
}

}  // namespace fathom
