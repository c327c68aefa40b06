// VIEW on the command line, and the options that change its fields or stand alone. No state.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bookmarks/bookmark.h"

namespace CLI {
class App;
}

namespace fathom {

/// As typed; resolveView() reads it.
struct ViewOptions {
    std::string view;  // a file, or the id of a starter bookmark; may be empty
    std::optional<std::string> formula, power, juliaRe, juliaIm;
    std::vector<std::string> parameters;  // each NAME=VALUE
    std::optional<std::string> re, im, radius, rotation;
    std::optional<std::string> iterations, escapeRadius, convergence;
    std::optional<std::string> palette, mapping, density, offset;

    bool isEmpty() const;
};

void addViewOptions(CLI::App& command, ViewOptions& options);

/// The view with its overrides, checked in full. Without VIEW the options start from the home view
/// of their formula. Fails with InvalidInput, Parse or NotFound: all of it is the person's input.
Result<Bookmark> resolveView(const ViewOptions& options);

/// Takes NAME=VALUE for a parameter that counts at the formula's power; fails with InvalidInput.
Result<void> setParameter(FormulaInstance& formula, const std::string& assignment);

/// A starter's or a file's view as it is. A starter's id wins over a file of its name, so that it
/// means the same in every folder; "./home" is the file.
Result<Bookmark> loadView(const std::string& view);

}  // namespace fathom
