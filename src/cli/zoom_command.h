// `fathom zoom`: makes a zoom film of a view.
#pragma once

#include <optional>
#include <string>

#include "cli/command_line.h"
#include "cli/engine_options.h"
#include "cli/view_options.h"
#include "film/film_order.h"

namespace fathom {

/// The words as the user typed them.
struct ZoomWords {
    ViewOptions view;
    std::string output, from;
    std::string size = "1280x720", speed = "1", fps = "30", easing = "1", samples = "1";
    std::string codec, preset, keep, stats, waypoints;
    std::optional<std::string> quality, part;
    bool isOutward = false, isAssembly = false, isZoomasm = false, isFromInside = false,
         isRehearsal = false, isQuiet = false;
    EngineWords engines;
};

CLI::App* addZoomCommand(CLI::App& program, ZoomWords& words);
/// Checks all options, so that every error in them is found before anything is computed. The film
/// may use any device: those of the options are for engineOptions(). Fails with InvalidInput,
/// Parse, NotFound or Io.
Result<FilmOrder> filmOf(const ZoomWords& words);

int runZoomCommand(const ZoomWords& words, EngineFactory factory);

}  // namespace fathom
