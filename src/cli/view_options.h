// The VIEW argument, and the options that change its fields or replace it. No state.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bookmarks/bookmark.h"
#include "cli/color_options.h"
#include "export/opened_view.h"

namespace CLI {
class App;
}

namespace fathom {

/// The options as the user typed them; resolveView() parses them.
struct ViewOptions {
    std::string view;  // a file, or the id of a starter bookmark; may be empty
    std::optional<std::string> formula, power, steps, juliaRe, juliaIm;
    std::vector<std::string> parameters;  // each NAME=VALUE
    std::optional<std::string> re, im, radius, rotation;
    std::optional<std::string> iterations, escapeRadius, convergence;
    ColorOptions colors;

    bool isEmpty() const;
};

void addViewOptions(CLI::App& command, ViewOptions& options);

/// The view with its overrides, fully checked. Without VIEW, the options start from the home view
/// of their formula. Fails with InvalidInput, Parse or NotFound, since everything here is user
/// input.
Result<Bookmark> resolveView(const ViewOptions& options);

/// Sets a parameter from NAME=VALUE. Fails with InvalidInput, also if the formula does not use the
/// parameter at its power.
Result<void> setParameter(FormulaInstance& formula, const std::string& assignment);

/// Opens the view of a starter or of a file, unchanged. A starter's id takes precedence over a file
/// of the same name, so that it means the same in every folder; "./home" is the file.
Result<OpenedView> openArgument(const std::string& view);
/// Same, with a notice on standard error for each thing that was not carried over.
Result<Bookmark> loadView(const std::string& view);
/// The colours of a starter or of a file, which need not have a view; with the same notices.
Result<ColorSettings> loadColors(const std::string& view);

}  // namespace fathom
