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

/// As typed; applyColors() reads it.
struct ColorOptions {
    std::string colors;  // a file or a starter whose colours are taken; empty: none
    std::optional<std::string> palette, coloring, mapping, density, offset;
    std::optional<std::string> light, lightDirection, lightElevation, interior;
    std::vector<std::string> layers;  // each EFFECT[:KEY=VALUE,...], or none
    bool isSmooth = false, hasSteps = false;

    bool isEmpty() const;
};

void addColorOptions(CLI::App& command, ColorOptions& options);

/// Takes the colours of --colors, without a curve that is not pinned: it was fitted to the other
/// view. Then takes each setting that has an option of its own. Fails with
/// InvalidInput, Parse or NotFound and leaves the settings half changed.
Result<void> applyColors(const ColorOptions& options, ColorSettings& settings);

}  // namespace fathom
