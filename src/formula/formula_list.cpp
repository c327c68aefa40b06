#include "formula/formula_list.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "base/limits.h"
#include "base/shown_text.h"

namespace fathom {

namespace {

using Points = std::vector<std::complex<double>>;

Points onePoint(const FormulaInstance&) {
    return {1};
}

Points rootsOfUnity(const FormulaInstance& formula) {
    Points roots;
    for (int k = 0; k < formula.power; ++k)
        roots.push_back(std::polar(1.0, 2 * std::numbers::pi * k / formula.power));
    return roots;
}

Points givenRoots(const FormulaInstance& formula) {
    Points roots;
    for (std::size_t i = 0; i + 1 < parameterCount(formula); i += 2)
        roots.emplace_back(formula.parameters[i], formula.parameters[i + 1]);
    return roots;
}

constexpr FormulaParameter kNovaParameters[] = {{"relaxation", "Relaxation", 1, 0.01, 1.99}};

// The first three roots are those of z^3 - 2z + 2, for which Newton's method has an attracting
// cycle.
constexpr FormulaParameter kRootParameters[] = {
    {"root1_re", "Root 1, real", -1.7692923542386314, -100, 100},
    {"root1_im", "Root 1, imaginary", 0, -100, 100},
    {"root2_re", "Root 2, real", 0.8846461771193157, -100, 100},
    {"root2_im", "Root 2, imaginary", 0.5897428050222055, -100, 100},
    {"root3_re", "Root 3, real", 0.8846461771193157, -100, 100},
    {"root3_im", "Root 3, imaginary", -0.5897428050222055, -100, 100},
    {"root4_re", "Root 4, real", 0, -100, 100},
    {"root4_im", "Root 4, imaginary", 1.5, -100, 100},
    {"root5_re", "Root 5, real", 0, -100, 100},
    {"root5_im", "Root 5, imaginary", -1.5, -100, 100},
    {"root6_re", "Root 6, real", 1.5, -100, 100},
    {"root6_im", "Root 6, imaginary", 1, -100, 100},
    {"root7_re", "Root 7, real", -1, -100, 100},
    {"root7_im", "Root 7, imaginary", 1, -100, 100},
    {"root8_re", "Root 8, real", -1, -100, 100},
    {"root8_im", "Root 8, imaginary", -1, -100, 100},
};

// The defaults of most formulas; each row changes what differs.
constexpr FormulaSpec escaping(std::string_view id, std::string_view label) {
    return {.id = id,
            .label = label,
            .kind = FormulaKind::Escape,
            .minimumPower = 2,
            .maximumPower = 8,
            .initialPower = 2,
            .hasParameterPlane = true,
            .hasJulia = true,
            .hasDeltas = true,
            .isNewtonOfPowers = false,
            .isConformal = true,
            .divides = false,
            .endsInPowerPlusC = false,
            .start = 0,
            .leadingCoefficient = 1,
            .attractors = nullptr,
            .convergenceOrder = 0,
            .homeRe = "0",
            .homeIm = "0",
            .homeRadius = "1.5",
            .homeFlip = false,
            .parameters = {}};
}

constexpr FormulaSpec addingC(std::string_view id, std::string_view label) {
    FormulaSpec spec = escaping(id, label);
    spec.endsInPowerPlusC = true;
    return spec;
}

constexpr FormulaSpec folding(FormulaSpec spec, unsigned folds) {
    spec.isConformal = false;
    spec.folds = folds;
    spec.canBeStep = true;
    return spec;
}

constexpr FormulaSpec magnet(std::string_view id, std::string_view label) {
    FormulaSpec spec = escaping(id, label);
    spec.kind = FormulaKind::EscapeOrOne;
    spec.maximumPower = 2;
    spec.divides = true;
    spec.leadingCoefficient = 1.0 / 4;
    spec.attractors = onePoint;
    spec.convergenceOrder = 2;
    spec.homeRe = "1.35";
    spec.homeRadius = "2.6";
    return spec;
}

constexpr FormulaSpec newton(std::string_view id, std::string_view label) {
    FormulaSpec spec = escaping(id, label);
    spec.kind = FormulaKind::Rest;
    spec.isNewtonOfPowers = true;
    spec.initialPower = 3;
    spec.hasParameterPlane = false;
    spec.hasJulia = false;
    spec.divides = true;
    spec.leadingCoefficient = 0;
    spec.attractors = rootsOfUnity;
    spec.convergenceOrder = 2;
    return spec;
}

constexpr FormulaSpec kMandelbrot = [] {
    FormulaSpec spec = addingC("mandelbrot", "Mandelbrot");
    spec.canBeStep = true;
    spec.homeRe = "-0.75";
    return spec;
}();

constexpr FormulaSpec kBurningShip = [] {
    FormulaSpec spec = folding(addingC("burning-ship", "Burning Ship"), kFoldsRe | kFoldsIm);
    spec.homeRe = "-0.45";
    spec.homeIm = "-0.5";
    spec.homeFlip = true;  // the ship stands upright if the imaginary axis points down
    return spec;
}();

constexpr FormulaSpec kTricorn = [] {
    FormulaSpec spec = folding(addingC("tricorn", "Tricorn"), kFlipsIm);
    spec.homeRe = "-0.25";
    spec.homeRadius = "1.9";
    return spec;
}();

constexpr FormulaSpec kCeltic = [] {
    FormulaSpec spec = folding(escaping("celtic", "Celtic"), kFoldsReAfter);
    spec.homeRe = "-0.8";
    spec.homeRadius = "1.8";
    return spec;
}();

constexpr FormulaSpec kBuffalo = [] {
    FormulaSpec spec = folding(escaping("buffalo", "Buffalo"), kFoldsReAfter | kFoldsImAfter);
    spec.homeRe = "-0.8";
    spec.homeIm = "-0.5";
    return spec;
}();

constexpr FormulaSpec kHybrid = [] {
    FormulaSpec spec = escaping("hybrid", "Hybrid");
    spec.maximumPower = 2;
    spec.isConformal = false;
    spec.hasSteps = true;
    spec.homeRe = "-0.5";
    spec.homeRadius = "1.8";
    return spec;
}();

constexpr FormulaSpec kMagnet2 = [] {
    FormulaSpec spec = magnet("magnet2", "Magnet II");
    spec.leadingCoefficient = 1.0 / 9;
    spec.convergenceOrder = 3;
    spec.homeRe = "1.2";
    spec.homeRadius = "1.8";
    return spec;
}();

constexpr FormulaSpec kNewtonRoots = [] {
    FormulaSpec spec = newton("newton-roots", "Newton, chosen roots");
    spec.attractors = givenRoots;
    spec.isNewtonOfPowers = false;
    spec.homeRadius = "2.5";
    spec.parameters = kRootParameters;
    spec.parametersPerPower = 2;
    return spec;
}();

constexpr FormulaSpec kNova = [] {
    FormulaSpec spec = newton("nova", "Nova");
    spec.hasParameterPlane = true;
    spec.hasJulia = true;
    spec.start = 1;
    spec.convergenceOrder = 1;
    spec.homeRe = "-0.3";
    spec.homeRadius = "0.9";
    spec.parameters = kNovaParameters;
    return spec;
}();

tl::unexpected<Error> tooManySteps() {
    return fail(ErrorCode::InvalidInput,
                {"A hybrid has from 1 to %1 steps.", {std::to_string(limits::kSteps)}});
}

Result<void> validateSteps(const FormulaInstance& formula) {
    const FormulaSpec& spec = *formula.spec;
    if (!spec.hasSteps && !formula.steps.empty())
        return fail(ErrorCode::InvalidInput, {"%1 has no steps.", {std::string(spec.label)}});
    if (spec.hasSteps && (formula.steps.empty() || formula.steps.size() > limits::kSteps))
        return tooManySteps();
    for (const FormulaStep& step : formula.steps) {
        if (!step.spec->canBeStep)
            return fail(ErrorCode::InvalidInput,
                        {"%1 cannot be a step of a hybrid.", {std::string(step.spec->label)}});
        if (step.power < step.spec->minimumPower || step.power > step.spec->maximumPower)
            return fail(ErrorCode::InvalidInput,
                        {"The power of a step must be a whole number from 2 to 8, not %1.",
                         {std::to_string(step.power)}});
    }
    return {};
}

constexpr std::array kFormulas{
    kMandelbrot,
    kBurningShip,
    kTricorn,
    kCeltic,
    kBuffalo,
    kHybrid,
    magnet("magnet1", "Magnet I"),
    kMagnet2,
    newton("newton", "Newton"),
    kNewtonRoots,
    kNova,
};

}  // namespace

std::span<const FormulaSpec> formulas() {
    return kFormulas;
}

const FormulaSpec* findFormula(std::string_view id) {
    for (const FormulaSpec& spec : kFormulas)
        if (spec.id == id) return &spec;
    return nullptr;
}

FormulaInstance defaultInstance(const FormulaSpec& spec) {
    FormulaInstance formula{
        .spec = &spec, .power = spec.initialPower, .julia = {}, .parameters = {}, .steps = {}};
    if (spec.hasSteps) formula.steps = {{&kFormulas[0], 2}, {&kFormulas[1], 2}};
    for (const FormulaParameter& parameter : spec.parameters)
        formula.parameters.push_back(parameter.initial);
    return formula;
}

std::size_t parameterCount(const FormulaInstance& formula) {
    const FormulaSpec& spec = *formula.spec;
    const std::size_t all = spec.parameters.size();
    if (spec.parametersPerPower == 0) return all;
    return std::min(all,
                    static_cast<std::size_t>(std::max(0, formula.power) * spec.parametersPerPower));
}

bool isDynamical(const FormulaInstance& formula) {
    return formula.julia || !formula.spec->hasParameterPlane;
}

bool hasDeltas(const FormulaInstance& formula) {
    return formula.spec->hasDeltas;
}

bool isMandelbrotSet(const FormulaInstance& formula) {
    return formula.spec->id == kMandelbrot.id && formula.power == 2 && !formula.julia;
}

double logGrowth(const FormulaInstance& formula) {
    if (formula.steps.empty()) return std::log(formula.power);
    double sum = 0;
    for (const FormulaStep& step : formula.steps)
        sum += std::log(step.power);
    return sum / static_cast<double>(formula.steps.size());
}

int highestPower(const FormulaInstance& formula) {
    if (formula.steps.empty()) return formula.power;
    return std::ranges::max(formula.steps, {}, &FormulaStep::power).power;
}

unsigned char stepCode(const FormulaStep& step) {
    return static_cast<unsigned char>(step.spec->folds | static_cast<unsigned>(step.power - 1));
}

std::string stepsText(const std::vector<FormulaStep>& steps) {
    std::string text;
    for (const FormulaStep& step : steps) {
        text.append(text.empty() ? "" : ",").append(step.spec->id);
        if (step.power != 2) text += "^" + std::to_string(step.power);
    }
    return text;
}

std::string stepsLabel(const std::vector<FormulaStep>& steps) {
    std::string text;
    for (const FormulaStep& step : steps)
        text.append(text.empty() ? "" : ", ")
            .append(step.spec->label)
            .append(powerSign(step.power));
    return text;
}

std::string_view powerSign(int power) {
    constexpr std::array<std::string_view, 7> kSigns{"", "³", "⁴", "⁵", "⁶", "⁷", "⁸"};
    return power >= 2 && power <= 8 ? kSigns[static_cast<std::size_t>(power - 2)] : "";
}

Result<std::vector<FormulaStep>> parseSteps(std::string_view text) {
    constexpr std::string_view kBlanks = " \t";
    std::vector<FormulaStep> steps;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        std::string_view word = text.substr(at, end - at);
        at = end + 1;
        word.remove_prefix(std::min(word.find_first_not_of(kBlanks), word.size()));
        word = word.substr(0, word.find_last_not_of(kBlanks) + 1);
        const std::size_t caret = word.find('^');
        const std::string_view id = word.substr(0, caret);
        const std::string_view power = caret < word.size() ? word.substr(caret + 1) : "2";
        const FormulaSpec* const spec = findFormula(id);
        if (!spec || !spec->canBeStep)
            return fail(ErrorCode::InvalidInput, {"A step of a hybrid must be one of %1, not %2.",
                                                  {stepIds(), inQuotes(id)}});
        if (power.size() != 1 || power[0] < '2' || power[0] > '8')
            return fail(ErrorCode::InvalidInput,
                        {"The power of a step must be a whole number from 2 to 8, not %1.",
                         {inQuotes(power)}});
        if (steps.size() == limits::kSteps) return tooManySteps();
        steps.push_back({spec, power[0] - '0'});
    }
    return steps;
}

std::string stepIds() {
    std::string ids;
    for (const FormulaSpec& spec : kFormulas)
        if (spec.canBeStep) ids.append(ids.empty() ? "" : ", ").append(spec.id);
    return ids;
}

std::string kernelName(const FormulaSpec& spec) {
    std::string name(spec.id);
    std::ranges::replace(name, '-', '_');
    return name;
}

Result<void> validate(const FormulaInstance& formula) {
    const FormulaSpec& spec = *formula.spec;
    const std::string label(spec.label);
    if (formula.power < spec.minimumPower || formula.power > spec.maximumPower) {
        return fail(ErrorCode::InvalidInput,
                    {"The power of %1 must be from %2 to %3, not %4.",
                     {label, std::to_string(spec.minimumPower), std::to_string(spec.maximumPower),
                      std::to_string(formula.power)}});
    }
    if (auto valid = validateSteps(formula); !valid) return valid;
    if (formula.julia && !spec.hasJulia)
        return fail(ErrorCode::InvalidInput, {"%1 has no Julia sets.", {label}});
    if (formula.parameters.size() != spec.parameters.size())
        return fail(ErrorCode::InvalidInput,
                    {"%1 takes %2 parameters.", {label, std::to_string(spec.parameters.size())}});
    for (std::size_t i = 0; i < spec.parameters.size(); ++i) {
        const FormulaParameter& parameter = spec.parameters[i];
        const double value = formula.parameters[i];
        if (!(value >= parameter.minimum && value <= parameter.maximum))
            return fail(
                ErrorCode::InvalidInput,
                {"%1 must be from %2 to %3.",
                 {std::string(parameter.label), Decimal::fromDouble(parameter.minimum).toString(),
                  Decimal::fromDouble(parameter.maximum).toString()}});
    }
    return {};
}

}  // namespace fathom
