#include "cli/program.h"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "base/check.h"

namespace fathom {

namespace {

/// A command: its name, and the functions that add it and run it.
struct Command {
    std::string_view name;
    CLI::App* (*add)(CLI::App& program, ProgramWords& words);
    int (*run)(const CLI::App& command, const ProgramWords& words, EngineFactory engines);
};

using Words = ProgramWords;
using App = CLI::App;
constexpr Command kCommands[] = {
    {"render", [](App& program, Words& words) { return addRenderCommand(program, words.render); },
     [](const App&, const Words& words, EngineFactory engines) {
         return runRenderCommand(words.render, engines);
     }},
    {"recolor",
     [](App& program, Words& words) { return addRecolorCommand(program, words.recolor); },
     [](const App&, const Words& words, EngineFactory) {
         return runRecolorCommand(words.recolor);
     }},
    {"convert",
     [](App& program, Words& words) { return addConvertCommand(program, words.convert); },
     [](const App&, const Words& words, EngineFactory) {
         return runConvertCommand(words.convert);
     }},
    {"check", [](App& program, Words& words) { return addCheckCommand(program, words.check); },
     [](const App&, const Words& words, EngineFactory engines) {
         return runCheckCommand(words.check, engines);
     }},
    {"devices",
     [](App& program, Words& words) { return addDevicesCommand(program, words.devices); },
     [](const App&, const Words& words, EngineFactory engines) {
         return runDevicesCommand(words.devices, engines);
     }},
    {"info", [](App& program, Words& words) { return addInfoCommand(program, words.infoFile); },
     [](const App&, const Words& words, EngineFactory) { return runInfoCommand(words.infoFile); }},
    {"find", [](App& program, Words& words) { return addFindCommand(program, words.find); },
     [](const App&, const Words& words, EngineFactory) { return runFindCommand(words.find); }},
    {"zoom", [](App& program, Words& words) { return addZoomCommand(program, words.zoom); },
     [](const App&, const Words& words, EngineFactory engines) {
         return runZoomCommand(words.zoom, engines);
     }},
    {"queue", [](App& program, Words& words) { return addQueueCommand(program, words.queue); },
     [](const App& command, const Words& words, EngineFactory engines) {
         return runQueueCommand(command, words.queue, engines);
     }},
    {"bench", [](App& program, Words& words) { return addBenchCommand(program, words.bench); },
     [](const App&, const Words& words, EngineFactory engines) {
         return runBenchCommand(words.bench, engines);
     }},
};

const Command* findCommand(std::string_view name) {
    const auto* const command = std::ranges::find(kCommands, name, &Command::name);
    return command == std::end(kCommands) ? nullptr : command;
}

}  // namespace

void addProgram(CLI::App& program, ProgramWords& words, std::string_view first) {
    program.description(
        "Fathom, an explorer for deep fractal zooms. Without a command it opens the window on "
        "VIEW.");
    program.name("fathom");
    program.set_version_flag("--version", "fathom " FATHOM_VERSION);
    program.require_subcommand(0, 1);
    if (const Command* const only = findCommand(first)) {
        only->add(program, words);
        return;
    }
    addViewOptions(program, words.view);
    addEngineOptions(program, words.engines);
    for (const Command& command : kCommands)
        command.add(program, words);
}

int runCommand(const CLI::App& command, const ProgramWords& words, EngineFactory engines) {
    const Command* const known = findCommand(command.get_name());
    FATHOM_CHECK(known != nullptr);
    return known->run(command, words, engines);
}

}  // namespace fathom
