// Colours of Kalles Fraktaler, read and written. Pure functions: any thread.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "color/color_settings.h"
#include "foreign/key_values.h"
#include "render/location.h"

namespace fathom {

/// What the colours depend on besides their own keys.
struct KallesCounts {
    FormulaInstance formula;
    double theirRadius = 1e4;  // the escape radius of the file ...
    double ourRadius = 1e4;    // ... and that of the view
    std::uint64_t iterations = 1000;
};

/// The colours of a file; nothing if it has no palette. `text` is the whole file. Adds sentences to
/// `lost`.
std::optional<ColorSettings> readKallesColors(std::string_view text, KeyValues& values,
                                              const KallesCounts& counts,
                                              std::vector<Phrase>& lost);

/// Lines of the file that describe the colours, each with its line end.
std::string kallesColorLines(const ColorSettings& colors, std::vector<Phrase>& lost);

}  // namespace fathom
