// fathom render: renders a view to a PNG or EXR file. One thread, which waits for the scheduler's.
#pragma once

#include "cli/engine_options.h"
#include "cli/view_options.h"
#include "export/image_exporter.h"

namespace fathom {

/// The options as the user typed them, not yet checked.
struct RenderWords {
    ViewOptions view;
    EngineWords engines;
    std::string output;
    std::string size = "1920x1080";
    std::string samples = "1";
    std::string bits;   // of a PNG; empty: 8
    std::string stats;  // file name; empty: none
    bool isQuiet = false;
};

CLI::App* addRenderCommand(CLI::App& program, RenderWords& words);

/// Checks all options, so that every error in them is found before anything is computed. The
/// picture may use any device: those of the options are for engineOptions(). Fails with
/// InvalidInput, Parse, NotFound or Io.
Result<ImageExport> pictureOf(const RenderWords& words);

/// Runs the command, reports errors and returns the exit code.
int runRenderCommand(const RenderWords& words, EngineFactory factory);

}  // namespace fathom
