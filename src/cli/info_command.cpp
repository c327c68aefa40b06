#include "cli/info_command.h"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <utility>

#include "base/shown_text.h"
#include "bookmarks/verified_pixels.h"
#include "cli/failure.h"
#include "cli/view_options.h"
#include "formula/formula_list.h"

namespace fathom {

namespace {

/// A short decimal form without trailing zeros: "25", "1e-6", "0.5".
std::string shortNumber(double value) {
    return Decimal::fromDouble(value).toString();
}

std::string spokenFormula(const FormulaInstance& formula) {
    std::string text(formula.spec->label);
    if (formula.spec->minimumPower != formula.spec->maximumPower)
        text += ", power " + std::to_string(formula.power);
    if (formula.spec->hasSteps) text += ": " + stepsLabel(formula.steps);
    for (std::size_t i = 0; i < parameterCount(formula); ++i) {
        text += "; " + std::string(formula.spec->parameters[i].label) + " " +
                shortNumber(formula.parameters[i]);
    }
    return text;
}

std::string spokenDepth(const View& view) {
    const Decimal tenths = Decimal::fromDouble(view.depth10()).roundedToPlace(-1);
    return "10^" + tenths.toString();
}

std::string spokenTransform(const Transform& transform) {
    std::string text = "turned by " + shortNumber(transform.rotation) + " degrees";
    if (transform.flip) text += ", mirrored";
    if (transform.stretch != 1) {
        text += ", stretched by " + shortNumber(transform.stretch) + " along " +
                shortNumber(transform.stretchAngle) + " degrees";
    }
    return text;
}

std::string spokenColors(const ColorSettings& colors) {
    const char* const mapping = colors.mapping == ColorMapping::Automatic     ? "automatic"
                                : colors.mapping == ColorMapping::Logarithmic ? "logarithmic"
                                                                              : "linear";
    std::string layers;
    for (const ColorLayer& layer : colors.layers)
        layers += (layers.empty() ? ", layers " : " + ") + layer.effect;
    return printable(colors.palette.id()) + ", " + colors.coloring + ", " + mapping + ", density " +
           shortNumber(colors.density) + ", offset " + shortNumber(colors.offset) + layers;
}

/// Prints foreign text. Every line after the first is indented, so that none can pass for a line of
/// ours.
std::string spokenText(std::string_view text, std::size_t indent) {
    std::string spoken;
    for (;;) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r')) line.remove_suffix(1);
        spoken += printable(line);
        if (end == std::string_view::npos) return spoken;
        spoken += "\n" + std::string(indent, ' ');
        text.remove_prefix(end + 1);
    }
}

}  // namespace

std::string describe(const Bookmark& bookmark) {
    const Location& location = bookmark.location;
    const View& view = location.view;
    const std::size_t digits = std::max(view.re.digitCount(), view.im.digitCount());

    constexpr std::size_t kNameWidth = 15;
    std::vector<std::pair<std::string, std::string>> lines{
        {"Name", bookmark.name.empty() ? "(none)" : printable(bookmark.name)},
        {"Formula", spokenFormula(location.formula)}};
    if (const auto& julia = location.formula.julia) {
        lines.emplace_back("Julia re", julia->re.toString());
        lines.emplace_back("Julia im", julia->im.toString());
    }
    lines.emplace_back("Centre re", view.re.toString());
    lines.emplace_back("Centre im", view.im.toString());
    lines.emplace_back("Digits", std::to_string(digits));
    lines.emplace_back("Radius", view.radius.toString());
    lines.emplace_back("Depth", spokenDepth(view));
    if (view.transform != Transform{})
        lines.emplace_back("Transform", spokenTransform(view.transform));
    lines.emplace_back("Iterations",
                       location.iterations.automatic
                           ? "automatic, starting at " + std::to_string(location.iterations.limit)
                           : std::to_string(location.iterations.limit));
    lines.emplace_back("Escape radius", shortNumber(location.escapeRadius));
    if (location.formula.spec->kind != FormulaKind::Escape)
        lines.emplace_back("Convergence", shortNumber(location.convergence));
    lines.emplace_back("Colours", spokenColors(bookmark.colors));

    if (const auto verified = verifiedPixelsOf(bookmark))
        lines.emplace_back("Verified", std::to_string(verified->right) + " of " +
                                           std::to_string(verified->right + verified->wrong) +
                                           " stable pixels right, by " + printable(verified->by));

    std::string tags;
    for (const std::string& tag : bookmark.tags)
        tags += (tags.empty() ? "" : ", ") + printable(tag);
    if (!tags.empty()) lines.emplace_back("Tags", tags);
    if (!bookmark.notes.empty())
        lines.emplace_back("Notes", spokenText(bookmark.notes, kNameWidth));
    if (!bookmark.created.empty()) lines.emplace_back("Created", printable(bookmark.created));

    std::string text;
    for (const auto& [name, value] : lines)
        text += name + std::string(kNameWidth - name.size(), ' ') + value + "\n";
    return text;
}

CLI::App* addInfoCommand(CLI::App& program, std::string& file) {
    CLI::App* command =
        program.add_subcommand("info",
                               "Show the view inside a bookmark, a picture or a location "
                               "file of another program");
    command->add_option("file", file, "The file, or a starter view")->type_name("FILE")->required();
    return command;
}

int runInfoCommand(const std::string& file) {
    const auto opened = openArgument(file);
    if (!opened) return reportFailure(opened.error());
    std::string text = describe(opened->bookmark);
    for (const Phrase& sentence : opened->lost)
        text += "Left out       " + printable(sentence.text()) + "\n";
    std::fputs(text.c_str(), stdout);
    return kExitSuccess;
}

}  // namespace fathom
