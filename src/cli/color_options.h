// The options that choose colours, for every command that makes a picture. No state.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "color/color_settings.h"

namespace CLI {
class App;
}

namespace fathom {

/// The options as the user typed them; applyColors() parses them.
struct ColorOptions {
    std::string colors;  // file or starter whose colours are used; empty: none
    std::optional<std::string> palette, coloring, mapping, density, offset;
    std::optional<std::string> light, lightDirection, lightElevation, interior, interiorBy;
    std::vector<std::string> layers;  // each EFFECT[:KEY=VALUE,...] or "none"
    bool isSmooth = false, hasSteps = false;

    bool isEmpty() const;
};

void addColorOptions(CLI::App& command, ColorOptions& options);

/// Takes the colours of --colors, but drops a curve that is not pinned, since it was fitted to the
/// other view. Then applies each setting that has an option of its own. Fails with InvalidInput,
/// Parse or NotFound; the settings are then half changed.
Result<void> applyColors(const ColorOptions& options, ColorSettings& settings);

}  // namespace fathom
