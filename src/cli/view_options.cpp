#include "cli/view_options.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <functional>

#include "cli/failure.h"
#include "cli/option_text.h"
#include "export/opened_view.h"
#include "formula/formula_list.h"

namespace fathom {

namespace {

template <class Rows, class IdOf = std::identity>
std::string listed(const Rows& rows, IdOf idOf = {}) {
    std::string list;
    for (const auto& row : rows) {
        if (!list.empty()) list += ", ";
        list += std::invoke(idOf, row);
    }
    return list;
}

constexpr std::uint64_t kHighestPower = 1000;  // highest of all formulas; each has its own limits

Result<FormulaInstance> namedFormula(const std::string& id) {
    if (const FormulaSpec* spec = findFormula(id)) return defaultInstance(*spec);
    return fail(ErrorCode::InvalidInput, "There is no formula " + inQuotes(id) +
                                             "; --formula takes " +
                                             listed(formulas(), &FormulaSpec::id) + ".");
}

/// Overrides the formula, its power, its parameters and the Julia constant.
Result<void> overrideFormula(const ViewOptions& options, FormulaInstance& formula) {
    if (options.formula && *options.formula != formula.spec->id) {
        auto named = namedFormula(*options.formula);
        if (!named) return tl::make_unexpected(named.error());
        formula = *named;
    }
    if (options.steps) {
        const auto steps = parseSteps(*options.steps);
        if (!steps) return tl::make_unexpected(steps.error());
        if (!options.formula && !formula.spec->hasSteps)
            formula = defaultInstance(*findFormula("hybrid"));
        formula.steps = *steps;
    }
    if (options.power) {
        const auto power = parseCount("--power", *options.power, 1, kHighestPower);
        if (!power) return tl::make_unexpected(power.error());
        formula.power = static_cast<int>(*power);
    }
    for (const std::string& assignment : options.parameters)
        if (auto done = setParameter(formula, assignment); !done) return done;
    if (!options.juliaRe && !options.juliaIm) return {};

    // If only one part is given, the other keeps its value, or is 0.
    JuliaConstant constant = formula.julia.value_or(JuliaConstant{});
    if (options.juliaRe) {
        auto re = parseDecimal("--julia-re", *options.juliaRe);
        if (!re) return tl::make_unexpected(re.error());
        constant.re = *re;
    }
    if (options.juliaIm) {
        auto im = parseDecimal("--julia-im", *options.juliaIm);
        if (!im) return tl::make_unexpected(im.error());
        constant.im = *im;
    }
    formula.julia = constant;
    return {};
}

/// Overrides centre, radius and rotation.
Result<void> overridePlace(const ViewOptions& options, View& view) {
    const struct {
        const char* name;
        const std::optional<std::string>& text;
        Decimal& value;
    } decimals[] = {{"--re", options.re, view.re},
                    {"--im", options.im, view.im},
                    {"--radius", options.radius, view.radius}};
    for (const auto& [name, text, value] : decimals) {
        if (!text) continue;
        auto number = parseDecimal(name, *text);
        if (!number) return tl::make_unexpected(number.error());
        value = *number;
    }
    if (options.rotation) {
        const auto degrees = parseReal("--rotation", *options.rotation);
        if (!degrees) return tl::make_unexpected(degrees.error());
        view.transform.rotation = *degrees;
    }
    return {};
}

/// Overrides iterations and thresholds. Must follow overridePlace(), as automatic iterations start
/// from a value that depends on the depth.
Result<void> overrideLimits(const ViewOptions& options, Location& location) {
    if (options.iterations && *options.iterations == "auto") {
        location.iterations.automatic = true;
    } else if (options.iterations) {
        const auto limit =
            parseCount("--iterations", *options.iterations, 1, IterationLimit::kMaximum);
        if (!limit) {
            return fail(ErrorCode::InvalidInput,
                        "--iterations takes auto or a whole number from 1 to 2^62, not " +
                            inQuotes(*options.iterations) + ".");
        }
        location.iterations = {.limit = *limit, .automatic = false};
    }
    if (options.escapeRadius) {
        const auto radius = parseReal("--escape-radius", *options.escapeRadius);
        if (!radius) return tl::make_unexpected(radius.error());
        location.escapeRadius = *radius;
    }
    if (options.convergence) {
        const auto convergence = parseReal("--convergence", *options.convergence);
        if (!convergence) return tl::make_unexpected(convergence.error());
        location.convergence = *convergence;
    }
    return {};
}

/// The view that the overrides start from: VIEW, or the home view of the formula in the options.
Result<Bookmark> startingView(const ViewOptions& options) {
    if (!options.view.empty()) return loadView(options.view);
    FormulaInstance formula = defaultInstance(formulas().front());
    if (auto done = overrideFormula(options, formula); !done)
        return tl::make_unexpected(done.error());
    if (auto valid = validate(formula); !valid) return tl::make_unexpected(valid.error());
    Bookmark bookmark;
    bookmark.name = std::string(formula.spec->label);
    bookmark.location = homeLocation(formula);
    bookmark.colors = initialColors();
    return bookmark;
}

/// A file that cannot be read is bad input to this program, whatever the reason.
template <class T>
Result<T> asBadInput(Result<T> result) {
    return std::move(result).map_error([](Error failure) {
        if (failure.code == ErrorCode::Io) failure.code = ErrorCode::InvalidInput;
        return failure;
    });
}

}  // namespace

bool ViewOptions::isEmpty() const {
    return view.empty() && !formula && !power && !steps && parameters.empty() && !juliaRe &&
           !juliaIm && !re && !im && !radius && !rotation && !iterations && !escapeRadius &&
           !convergence && colors.isEmpty();
}

void addViewOptions(CLI::App& command, ViewOptions& options) {
    command
        .add_option(
            "view", options.view,
            "A bookmark file, a picture that carries a view, a location file of another fractal "
            "program, or a starter: " +
                listed(starterIds()))
        ->type_name("VIEW");
    const struct {
        const char *name, *type, *help;
        std::optional<std::string>& text;
    } overrides[] = {
        {"--formula", "ID", "The formula", options.formula},
        {"--power", "P", "Its power", options.power},
        {"--hybrid", "LIST", "The steps of a hybrid, such as mandelbrot,burning-ship^3",
         options.steps},
        {"--julia-re", "X", "Real part of a Julia set's constant", options.juliaRe},
        {"--julia-im", "Y", "Imaginary part of a Julia set's constant", options.juliaIm},
        {"--re", "X", "Real part of the centre, with any number of digits", options.re},
        {"--im", "Y", "Imaginary part of the centre", options.im},
        {"--radius", "R", "Half of the picture's height in the plane, such as 5e-12",
         options.radius},
        {"--rotation", "DEGREES", "Turns the viewport counter-clockwise", options.rotation},
        {"--iterations", "N|auto", "The iteration limit of a pixel", options.iterations},
        {"--escape-radius", "R", "A value beyond this radius has escaped", options.escapeRadius},
        {"--convergence", "E", "An orbit has converged when its step is smaller",
         options.convergence},
    };
    for (const auto& [name, type, help, text] : overrides)
        command.add_option(name, text, help)->type_name(type)->group("View");
    command
        .add_option("--parameter", options.parameters,
                    "A parameter of the formula, such as relaxation=0.75; may be repeated")
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false)
        ->group("View");
    addColorOptions(command, options.colors);
}

Result<void> setParameter(FormulaInstance& formula, const std::string& assignment) {
    const std::size_t equals = assignment.find('=');
    if (equals == std::string::npos) {
        return fail(ErrorCode::InvalidInput,
                    "--parameter takes a name and a value, such as relaxation=0.75, not " +
                        inQuotes(assignment) + ".");
    }
    const std::string name = assignment.substr(0, equals), text = assignment.substr(equals + 1);

    const std::string label(formula.spec->label);
    const auto counting = formula.spec->parameters.first(parameterCount(formula));
    if (counting.empty()) {
        return fail(ErrorCode::InvalidInput,
                    label + " has no parameters; leave --parameter " + inQuotes(name) + " out.");
    }
    const auto found = std::ranges::find(counting, name, &FormulaParameter::id);
    if (found == counting.end()) {
        std::string known;
        for (const FormulaParameter& parameter : counting)
            known += (known.empty() ? "" : ", ") + std::string(parameter.id);
        return fail(ErrorCode::InvalidInput, label + " of power " + std::to_string(formula.power) +
                                                 " has no parameter " + inQuotes(name) +
                                                 "; --parameter takes " + known + ".");
    }

    const std::string option = "--parameter " + name;
    const auto value = parseReal(option, text);
    if (!value) return tl::make_unexpected(value.error());
    if (*value < found->minimum || *value > found->maximum) {
        return fail(ErrorCode::InvalidInput, option + " takes a number from " +
                                                 Decimal::fromDouble(found->minimum).toString() +
                                                 " to " +
                                                 Decimal::fromDouble(found->maximum).toString() +
                                                 ", not " + inQuotes(text) + ".");
    }
    formula.parameters[static_cast<std::size_t>(found - counting.begin())] = *value;
    return {};
}

Result<OpenedView> openArgument(const std::string& view) {
    if (const StarterBookmark* starter = findStarterBookmark(view))
        return OpenedView{.bookmark = starter->bookmark};
    std::error_code error;
    if (std::filesystem::exists(view, error)) return asBadInput(openView(view));
    return fail(ErrorCode::NotFound, '"' + shownPath(view) +
                                         "\" is neither a file here nor a starter view; `fathom "
                                         "--help` lists the starters.");
}

Result<Bookmark> loadView(const std::string& view) {
    Result<OpenedView> opened = openArgument(view);
    if (!opened) return tl::make_unexpected(opened.error());
    for (const Phrase& sentence : opened->lost)
        reportNotice(sentence.text());
    return std::move(opened->bookmark);
}

Result<ColorSettings> loadColors(const std::string& view) {
    if (const StarterBookmark* starter = findStarterBookmark(view)) return starter->bookmark.colors;
    std::error_code error;
    if (!std::filesystem::exists(view, error)) return tl::make_unexpected(loadView(view).error());
    Result<OpenedColors> opened = asBadInput(openColors(view));
    if (!opened) return tl::make_unexpected(opened.error());
    for (const Phrase& sentence : opened->lost)
        reportNotice(sentence.text());
    return std::move(opened->colors);
}

Result<Bookmark> resolveView(const ViewOptions& options) {
    if (options.isEmpty()) {
        return fail(ErrorCode::InvalidInput,
                    "No view is given: name a file, a starter that `fathom --help` lists, or "
                    "options such as --re, --im and --radius.");
    }
    auto started = startingView(options);
    if (!started) return started;
    Bookmark& bookmark = *started;
    Location& location = bookmark.location;

    const bool isMoved = options.re || options.im || options.radius || options.rotation;
    auto overridden = overrideFormula(options, location.formula)
                          .and_then([&] { return overridePlace(options, location.view); })
                          .and_then([&] { return validate(location.view); })
                          .and_then([&] { return overrideLimits(options, location); });
    if (!overridden) return tl::make_unexpected(overridden.error());
    if (location.iterations.automatic && (isMoved || options.iterations))
        location.iterations.limit = initialIterationLimit(location.view);
    const bool isOther = isMoved || options.formula || options.power || options.steps ||
                         options.juliaRe || options.juliaIm || !options.parameters.empty() ||
                         options.iterations || options.escapeRadius || options.convergence;
    if (isOther && !bookmark.colors.isPinned) bookmark.colors.curve.reset();

    auto valid =
        validate(location).and_then([&] { return applyColors(options.colors, bookmark.colors); });
    if (!valid) return tl::make_unexpected(valid.error());
    return started;
}

}  // namespace fathom
