#include "cli/program.h"

#include <CLI/CLI.hpp>

namespace fathom {

void addProgram(CLI::App& program, ProgramWords& words) {
    program.description(
        "Fathom, an explorer for deep fractal zooms. Without a command it opens the window on "
        "VIEW.");
    program.name("fathom");
    program.set_version_flag("--version", "fathom " FATHOM_VERSION);
    program.require_subcommand(0, 1);
    addViewOptions(program, words.view);
    addEngineOptions(program, words.engines);
    addRenderCommand(program, words.render);
    addRecolorCommand(program, words.recolor);
    addConvertCommand(program, words.convert);
    addCheckCommand(program, words.check);
    addDevicesCommand(program, words.devices);
    addInfoCommand(program, words.infoFile);
    addFindCommand(program, words.find);
    addZoomCommand(program, words.zoom);
    addQueueCommand(program, words.queue);
    addBenchCommand(program, words.bench);
}

}  // namespace fathom
