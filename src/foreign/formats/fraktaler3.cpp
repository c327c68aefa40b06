// Fraktaler-3's files: TOML with the tables location, bailout and transform, and a block
// [[formula]] for each step of a hybrid. What equals a default may be missing.
#include <array>
#include <cmath>

#include "base/shown_text.h"
#include "bookmarks/location_text.h"
#include "foreign/foreign_format.h"
#include "foreign/foreign_text.h"
#include "foreign/foreign_view.h"
#include "foreign/toml_values.h"
#include "formula/formula_list.h"

namespace fathom {

namespace {

constexpr double kEscapeRadius = 625;
constexpr double kStretchUnit = 100;  // of stretch_amount: a factor of 2

bool recognizes(std::string_view text) {
    if (hasLineStarting(text, "program") && text.find("fraktaler-3") != std::string_view::npos)
        return true;
    const bool isTable = hasLineStarting(text, "[location]") &&
                         (hasLineStarting(text, "real = \"") || hasLineStarting(text, "real=\""));
    return isTable || hasLineStarting(text, "location.real") ||
           hasLineStarting(text, "location.zoom");
}

// ---- Steps

/// Flags of a block and the folds that they are.
constexpr std::pair<const char*, unsigned> kFlags[] = {
    {"abs_x", kFoldsRe}, {"abs_y", kFoldsIm}, {"neg_y", kFlipsIm}};

/// A step by its opcodes, such as "absx absy sqr add": folds before the power, the power by sqr and
/// mul of the stored z, folds after it, and + c. Nothing if Fathom has no such step.
std::optional<FormulaStep> stepOf(std::string_view opcodes) {
    constexpr std::pair<std::string_view, unsigned> kBefore[] = {
        {"absx", kFoldsRe}, {"absy", kFoldsIm}, {"negy", kFlipsIm}};
    constexpr std::pair<std::string_view, unsigned> kAfter[] = {{"absx", kFoldsReAfter},
                                                                {"absy", kFoldsImAfter}};
    unsigned folds = 0;
    int power = 1;
    bool isStored = false, isAdded = false;
    for (const std::string_view word : wordsOf(opcodes)) {
        if (isAdded || power > 8) return {};
        if (word == "add") {
            isAdded = true;
        } else if (word == "store" && power == 1) {
            isStored = true;
        } else if (word == "sqr" && folds < kFoldsReAfter) {
            power *= 2;
        } else if (word == "mul" && isStored && folds < kFoldsReAfter) {
            ++power;
        } else {
            const bool isBefore = power == 1 && !isStored;
            const std::span<const std::pair<std::string_view, unsigned>> known =
                isBefore ? std::span<const std::pair<std::string_view, unsigned>>(kBefore) : kAfter;
            const auto found =
                std::ranges::find(known, word, [](const auto& row) { return row.first; });
            if (found == known.end()) return {};
            folds |= found->second;
        }
    }
    const FormulaSpec* const spec = formulaWithFolds(folds);
    if (!spec || !isAdded || power < 2) return {};
    return FormulaStep{spec, power};
}

/// The step of block number `index`, from 0.
Result<FormulaStep> readStep(KeyValues& values, std::size_t index) {
    const std::string block = "formula." + std::to_string(index) + ".";
    const auto refuse = [&](const std::string& what) {
        return fail(ErrorCode::Unsupported,
                    {"block %1 of its formula, %2, is no step that Fathom has.",
                     {std::to_string(index + 1), what}});
    };
    if (const std::string opcodes = values.text(block + "opcodes"); !opcodes.empty()) {
        const std::optional<FormulaStep> step = stepOf(opcodes);
        if (!step) return refuse(inQuotes(opcodes));
        return *step;
    }
    unsigned folds = 0;
    std::string words;
    for (const auto& [flag, fold] : kFlags) {
        if (!values.flag(block + flag, false)) continue;
        folds |= fold;
        words += std::string(flag) + " ";
    }
    const bool isTurned = values.flag(block + "neg_x", false);
    if (isTurned) words += "neg_x ";
    const auto power = static_cast<int>(values.whole(block + "power", 2, 0, 1000));
    const FormulaSpec* const spec = isTurned ? nullptr : formulaWithFolds(folds);
    if (!spec || power < 2 || power > 8) return refuse(words + "power " + std::to_string(power));
    return FormulaStep{spec, power};
}

Result<FormulaInstance> readFormula(KeyValues& values) {
    std::vector<FormulaStep> steps;
    // The library numbers blocks from 0 without gaps, but a block may be empty.
    for (std::size_t i = 0; values.firstWith("formula." + std::to_string(i) + "."); ++i) {
        const Result<FormulaStep> step = readStep(values, i);
        if (!step) return tl::make_unexpected(step.error());
        steps.push_back(*step);
    }
    return steps.empty() ? formulaOf("mandelbrot") : formulaOf(steps);
}

// ---- The place

void readTransform(KeyValues& values, Transform& transform) {
    transform.flip = values.flag("transform.reflect", false);
    const double turn = values.number("transform.rotate", 0);
    transform.rotation = transform.flip ? -turn : turn;
    transform.stretch = std::exp2(values.number("transform.stretch_amount", 0) / kStretchUnit);
    if (transform.stretch != 1)
        transform.stretchAngle = values.number("transform.stretch_angle", 0);
}

Result<std::vector<ForeignPlace>> read(std::string_view text) {
    Result<KeyValues> tree = readToml(text);
    if (!tree) return tl::make_unexpected(tree.error());
    KeyValues& values = *tree;
    if (!values.firstWith("location.") && values.text("program") != "fraktaler-3")
        return fail(ErrorCode::Parse,
                    "this TOML has no location: it needs location.real, location.imag and "
                    "location.zoom.");
    Result<FormulaInstance> formula = readFormula(values);
    if (!formula) return tl::make_unexpected(formula.error());

    ForeignPlace place;
    Location location;
    location.formula = *std::move(formula);
    location.view.re = values.coordinate("location.real", Decimal());
    location.view.im = values.coordinate("location.imag", Decimal());
    location.view.radius = Decimal::fromDouble(2);
    if (values.has("location.zoom")) readZoom(values, "location.zoom", location.view);
    readTransform(values, location.view.transform);
    const auto limit = values.whole("bailout.iterations", 1024, 1, std::int64_t{1} << 62);
    location.iterations = {static_cast<std::uint64_t>(limit), false};
    const double radius = values.number("bailout.escape_radius", kEscapeRadius);
    location.escapeRadius = nearestEscapeRadius(radius);
    if (location.escapeRadius != radius)
        place.lost.push_back({"The escape radius is taken as %1.",
                              {Decimal::fromDouble(location.escapeRadius).toString()}});
    place.isExponentialMap = values.flag("transform.exponential_map", false);
    if (place.isExponentialMap)
        place.lost.emplace_back("The exponential map is left out: the view is flat.");
    if (values.firstWith("colour.") || values.firstWith("color."))
        place.lost.emplace_back("The colours, a shader of Fraktaler-3, are left out.");
    if (auto good = values.result(); !good) return tl::make_unexpected(good.error());
    place.location = std::move(location);
    return std::vector{std::move(place)};
}

// ---- Writing

/// "store sqr mul" for 3: the bits of the power after its first, each a square, and a product by z
/// for a 1.
std::string opcodesOf(int power) {
    int bit = 1;
    while (bit * 2 <= power)
        bit *= 2;
    std::string words = power == bit ? "" : "store ";
    for (bit /= 2; bit > 0; bit /= 2)
        words += (power & bit) != 0 ? "sqr mul " : "sqr ";
    return words;
}

std::string blockOf(const FormulaSpec& spec, int power) {
    const unsigned folds = spec.folds;
    std::string block = "\n[[formula]]\n";
    if ((folds & (kFoldsReAfter | kFoldsImAfter)) != 0) {
        std::string words = opcodesOf(power);
        if ((folds & kFoldsReAfter) != 0) words += "absx ";
        if ((folds & kFoldsImAfter) != 0) words += "absy ";
        return block + "opcodes = " + tomlString(words + "add") + "\n";
    }
    for (const auto& [flag, fold] : kFlags)
        if ((folds & fold) != 0) block += std::string(flag) + " = true\n";
    return block + "power = " + std::to_string(power) + "\n";
}

Result<ForeignText> write(const Bookmark& bookmark) {
    const Location& location = bookmark.location;
    const FormulaInstance& formula = location.formula;
    if (formula.julia)
        return fail(ErrorCode::Unsupported,
                    "Fraktaler-3 has no Julia sets, so it cannot show this view.");
    if (!formula.spec->hasSteps && !formula.spec->canBeStep)
        return fail(ErrorCode::Unsupported,
                    {"Fraktaler-3 cannot show this view: it does not have the formula %1.",
                     {std::string(formula.spec->label)}});
    ForeignText written;
    std::string& text = written.text;
    const auto say = [&text](std::string_view key, const std::string& value) {
        text.append(key).append(" = ").append(value).append("\n");
    };
    const Transform& transform = location.view.transform;
    const std::uint64_t limit = location.iterations.limit;
    say("program", tomlString("fraktaler-3"));
    say("location.real", tomlString(location.view.re.toString()));
    say("location.imag", tomlString(location.view.im.toString()));
    say("location.zoom", tomlString(twoOver(location.view.radius).toString()));
    say("bailout.iterations", std::to_string(limit));
    // Its own limits on the orbit and on steps are low: they would end pixels before their time.
    say("bailout.maximum_reference_iterations", std::to_string(limit));
    say("bailout.maximum_perturb_iterations", std::to_string(limit));
    say("bailout.maximum_bla_steps", std::to_string(limit));
    say("bailout.escape_radius", tomlFloat(location.escapeRadius));
    if (transform.flip) say("transform.reflect", "true");
    if (transform.rotation != 0)
        say("transform.rotate",
            tomlFloat(turned(transform.flip ? -transform.rotation : transform.rotation)));
    if (transform.stretch != 1) {
        say("transform.stretch_angle", tomlFloat(transform.stretchAngle));
        say("transform.stretch_amount", tomlFloat(kStretchUnit * std::log2(transform.stretch)));
    }
    if (formula.spec->hasSteps)
        for (const FormulaStep& step : formula.steps)
            text += blockOf(*step.spec, step.power);
    else
        text += blockOf(*formula.spec, formula.power);
    written.lost.emplace_back("The colours are left out: Fraktaler-3 has shaders instead.");
    return written;
}

constexpr std::string_view kExtensions[] = {"toml"};

}  // namespace

ForeignFormat fraktaler3Places() {
    return {"fraktaler-3", "Fraktaler-3", kExtensions, recognizes, read, write};
}

}  // namespace fathom
