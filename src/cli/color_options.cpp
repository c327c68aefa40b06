#include "cli/color_options.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <filesystem>
#include <sstream>

#include "base/shown_text.h"
#include "cli/failure.h"
#include "cli/option_text.h"
#include "cli/view_options.h"
#include "color/coloring.h"
#include "color/colorizer.h"
#include "color/effect.h"
#include "color/palette_folder.h"
#include "color/palette_format.h"

namespace fathom {

namespace {

/// `text` is the id of a bundled palette or of the user's own one, or a file name.
Result<PaletteChoice> resolvePalette(const std::string& text) {
    if (findPalette(text)) return text;
    if (text.find('/') == std::string::npos) {
        const auto own = readPaletteOf(paletteFolder(), text);
        if (own) return *own;
        if (own.error().code != ErrorCode::NotFound) return tl::make_unexpected(own.error());
    }
    std::error_code error;
    if (std::filesystem::exists(text, error)) {
        Result<ReadPalette> read = readPaletteFile(text);
        if (!read) return tl::make_unexpected(read.error());
        if (!read->loss.isEmpty()) reportNotice(read->loss.text());
        return std::make_shared<const Palette>(std::move(read->palette));
    }
    std::string ids;
    for (const Palette& palette : bundledPalettes())
        ids += (ids.empty() ? "" : ", ") + palette.id();
    return fail(ErrorCode::InvalidInput, "There is no palette " + inQuotes(text) +
                                             " and no file of this name; choose one of: " + ids +
                                             ".");
}

/// Sets the mapping. It starts without the curve of another picture.
Result<void> chooseMapping(const std::string& id, ColorSettings& settings) {
    const std::optional<ColorMapping> mapping = findMapping(id);
    if (!mapping)
        return fail(ErrorCode::InvalidInput,
                    "--mapping takes auto, log or linear, not " + inQuotes(id) + ".");
    settings.mapping = *mapping;
    settings.curve.reset();
    settings.isPinned = false;
    return {};
}

/// Parses RRGGBB, with or without the # that a shell takes for a comment.
Result<std::uint32_t> parseColor(const std::string& option, const std::string& text) {
    const std::string_view digits = std::string_view(text).substr(text.starts_with('#') ? 1 : 0);
    std::uint32_t color = 0;
    const auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), color, 16);
    if (digits.size() != 6 || error != std::errc() || end != digits.data() + digits.size())
        return fail(ErrorCode::InvalidInput,
                    option + " takes a colour such as 102030, not " + inQuotes(text) + ".");
    return color;
}

/// Applies one setting of a layer; `setting` is KEY=VALUE.
Result<void> chooseOfLayer(const std::string& setting, ColorLayer& layer) {
    const std::size_t end = setting.find('=');
    const std::string key = setting.substr(0, end);
    const std::string value = end == std::string::npos ? "" : setting.substr(end + 1);
    if (key == "blend") {
        layer.blend = value;
        return {};
    }
    const std::string option = "--layer " + layer.effect + ": " + key;
    if (key == "color") {
        const Result<std::uint32_t> color = parseColor(option, value);
        if (!color) return tl::make_unexpected(color.error());
        layer.color = *color;
        return {};
    }
    const auto numbers = findEffect(layer.effect)->numbers;
    const auto found = std::ranges::find(numbers, key, &EffectNumber::id);
    if (key != "opacity" && found == numbers.end()) {
        std::string keys = "opacity, blend, color";
        for (const EffectNumber& number : numbers)
            keys += ", " + std::string(number.id);
        return fail(ErrorCode::InvalidInput, "--layer " + layer.effect + " has no setting " +
                                                 inQuotes(key) + "; choose from: " + keys + ".");
    }
    const Result<double> number = parseReal(option, value);
    if (!number) return tl::make_unexpected(number.error());
    (key == "opacity" ? layer.opacity
                      : layer.numbers[static_cast<std::size_t>(found - numbers.begin())]) = *number;
    return {};
}

/// Adds EFFECT[:KEY=VALUE,...] as the top layer; "none" removes all layers.
Result<void> chooseLayer(const std::string& text, ColorSettings& settings) {
    if (text == "none") {
        settings.layers.clear();
        return {};
    }
    const std::size_t colon = text.find(':');
    Result<ColorLayer> layer = newLayer(text.substr(0, colon));
    if (!layer) return tl::make_unexpected(layer.error());
    std::istringstream rest(colon == std::string::npos ? "" : text.substr(colon + 1));
    for (std::string setting; std::getline(rest, setting, ',');)
        if (auto done = chooseOfLayer(setting, *layer); !done) return done;
    settings.layers.push_back(*std::move(layer));
    return {};
}

Result<void> chooseNumbers(const ColorOptions& options, ColorSettings& settings) {
    const struct {
        const char* name;
        const std::optional<std::string>& text;
        double& value;
    } numbers[] = {{"--density", options.density, settings.density},
                   {"--offset", options.offset, settings.offset},
                   {"--light", options.light, settings.light.strength},
                   {"--light-direction", options.lightDirection, settings.light.direction},
                   {"--light-elevation", options.lightElevation, settings.light.elevation}};
    for (const auto& [name, text, value] : numbers) {
        if (!text) continue;
        const auto number = parseReal(name, *text);
        if (!number) return tl::make_unexpected(number.error());
        value = *number;
    }
    return {};
}

}  // namespace

bool ColorOptions::isEmpty() const {
    return colors.empty() && !palette && !coloring && !mapping && !density && !offset && !light &&
           !lightDirection && !lightElevation && !interior && !interiorBy && layers.empty() &&
           !isSmooth && !hasSteps;
}

void addColorOptions(CLI::App& command, ColorOptions& options) {
    constexpr const char* kGroup = "Colours";
    command
        .add_option(
            "--colors", options.colors,
            "Take the colours of a bookmark, a picture, a file of another program or a starter")
        ->type_name("FILE")
        ->group(kGroup);
    const struct {
        const char *name, *type, *help;
        std::optional<std::string>& text;
    } settings[] = {
        {"--palette", "ID|FILE", "A palette, or a file of one (JSON, GIMP, Fractint, ...)",
         options.palette},
        {"--coloring", "ID", "What is coloured, such as count or distance", options.coloring},
        {"--mapping", "auto|log|linear", "How counts become colours: auto fits them to the picture",
         options.mapping},
        {"--density", "X", "How often the palette repeats; 1 is usual", options.density},
        {"--offset", "X", "Where the palette begins, from 0 to below 1", options.offset},
        {"--light", "X", "Strength of the light from a side, from 0 to 1", options.light},
        {"--light-direction", "DEGREES",
         "Where the light comes from, counter-clockwise from the right", options.lightDirection},
        {"--light-elevation", "DEGREES", "Elevation of the light above the picture, from 0 to 90",
         options.lightElevation},
        {"--interior", "RRGGBB", "The colour of the set itself", options.interior},
        {"--interior-by", "ID", "How the set itself is coloured: color or period",
         options.interiorBy},
    };
    for (const auto& [name, type, help, text] : settings)
        command.add_option(name, text, help)->type_name(type)->group(kGroup);
    command
        .add_option("--layer", options.layers,
                    "A layer on top, such as filaments:opacity=.5,blend=multiply; repeatable; none "
                    "removes those before")
        ->type_name("EFFECT[:KEY=VALUE,...]")
        ->take_all()
        ->allow_extra_args(false)
        ->group(kGroup);
    CLI::Option* const smooth =
        command.add_flag("--smooth", options.isSmooth, "Blend the colours between counts");
    CLI::Option* const steps =
        command.add_flag("--steps", options.hasSteps, "Use one colour for each count");
    smooth->group(kGroup)->excludes(steps);
    steps->group(kGroup);
}

Result<void> applyColors(const ColorOptions& options, ColorSettings& settings) {
    if (!options.colors.empty()) {
        Result<ColorSettings> loaded = loadColors(options.colors);
        if (!loaded) return tl::make_unexpected(loaded.error());
        settings = *std::move(loaded);
        if (!settings.isPinned) settings.curve.reset();  // fitted to that view
    }
    if (options.palette) {
        Result<PaletteChoice> palette = resolvePalette(*options.palette);
        if (!palette) return tl::make_unexpected(palette.error());
        settings.palette = *std::move(palette);
    }
    if (options.coloring && !chooseColoring(*options.coloring, settings))
        settings.coloring = *options.coloring;  // validate() refuses it and lists the others
    if (options.isSmooth || options.hasSteps) settings.smooth = options.isSmooth;
    if (options.mapping)
        if (auto done = chooseMapping(*options.mapping, settings); !done) return done;
    if (options.interiorBy) settings.interiorBy = *options.interiorBy;  // validate() knows the ids
    if (options.interior) {
        const Result<std::uint32_t> color = parseColor("--interior", *options.interior);
        if (!color) return tl::make_unexpected(color.error());
        settings.interior = *color;
    }
    for (const std::string& text : options.layers)
        if (auto done = chooseLayer(text, settings); !done) return done;
    return chooseNumbers(options, settings).and_then([&] { return validate(settings); });
}

}  // namespace fathom
