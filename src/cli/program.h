// All options and commands of `fathom`. The parser reads them, and pages list them. No state.
#pragma once

#include <string>
#include <string_view>

#include "cli/bench_command.h"
#include "cli/check_command.h"
#include "cli/convert_command.h"
#include "cli/devices_command.h"
#include "cli/engine_options.h"
#include "cli/find_command.h"
#include "cli/info_command.h"
#include "cli/queue_command.h"
#include "cli/recolor_command.h"
#include "cli/render_command.h"
#include "cli/view_options.h"
#include "cli/zoom_command.h"

namespace fathom {

/// What the user typed, by command. Not yet checked.
struct ProgramWords {
    ViewOptions view;     // without a command
    EngineWords engines;  // without a command
    RenderWords render;
    RecolorWords recolor;
    ConvertWords convert;
    CheckWords check;
    DevicesWords devices;
    std::string infoFile;
    FindWords find;
    ZoomWords zoom;
    QueueWords queue;
    BenchWords bench;
};

/// Adds all options and commands. If `first`, the first word of a command line, is a command, adds
/// this one only, since adding all takes a millisecond. `words` must live as long as `program`
/// parses.
void addProgram(CLI::App& program, ProgramWords& words, std::string_view first = {});

/// Runs a command that was parsed, reports errors and returns the exit code.
int runCommand(const CLI::App& command, const ProgramWords& words, EngineFactory engines);

}  // namespace fathom
