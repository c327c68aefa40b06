#include "cli/command_line.h"

#include <CLI/CLI.hpp>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <sstream>

#include "base/atomic_file.h"
#include "base/processor.h"
#include "base/sentence.h"
#include "cli/bench_command.h"
#include "cli/check_command.h"
#include "cli/convert_command.h"
#include "cli/devices_command.h"
#include "cli/failure.h"
#include "cli/find_command.h"
#include "cli/info_command.h"
#include "cli/option_text.h"
#include "cli/queue_command.h"
#include "cli/recolor_command.h"
#include "cli/render_command.h"
#include "cli/zoom_command.h"
#include "color/palette_format.h"

namespace fathom {

namespace {

/// A parser error in this program's style. The parser's own message has no full stop.
Error commandLineError(const CLI::App& program, const CLI::ParseError& error) {
    std::string command = "fathom";
    for (auto used = program.get_subcommands(); !used.empty();
         used = used.front()->get_subcommands())
        command += " " + used.front()->get_name();
    return {ErrorCode::InvalidInput,
            withoutFullStop(error.what()) + "; `" + command + " --help` shows what it takes."};
}

/// Whether the words name a file with colours alone, and nothing else.
bool namePalette(const ViewOptions& view) {
    ViewOptions others = view;
    others.view.clear();
    std::error_code error;
    return others.isEmpty() && !findStarterBookmark(view.view) &&
           std::filesystem::is_regular_file(view.view, error) && !openView(view.view) &&
           readPaletteFile(view.view);
}

/// Reads the view and the engines for the window.
Result<ExplorerRequest> readExplorer(const ViewOptions& view, const EngineWords& words) {
    ExplorerRequest explorer;
    auto engines = engineOptions(words);
    if (!engines) return tl::make_unexpected(engines.error());
    explorer.engines = std::move(*engines);
    if (view.isEmpty()) return explorer;
    if (namePalette(view)) {
        explorer.file = view.view;
        return explorer;
    }

    auto bookmark = resolveView(view);
    if (!bookmark) return tl::make_unexpected(bookmark.error());
    explorer.view = std::move(*bookmark);
    std::error_code error;
    if (!findStarterBookmark(view.view) && std::filesystem::is_regular_file(view.view, error))
        explorer.file = view.view;
    return explorer;
}

int runWords(int argc, char** argv, EngineFactory engines, const WindowOpener& openWindow) {
    // The options and subcommands.
    CLI::App program(
        "Fathom, an explorer for deep fractal zooms. Without a command it opens the "
        "window on VIEW.",
        "fathom");
    program.set_version_flag("--version", "fathom " FATHOM_VERSION);
    program.require_subcommand(0, 1);
    ViewOptions view;
    EngineWords words;
    addViewOptions(program, view);
    addEngineOptions(program, words);
    RenderWords renderWords;
    RecolorWords recolorWords;
    ConvertWords convertWords;
    CheckWords checkWords;
    DevicesWords devicesWords;
    std::string infoFile;
    FindWords findWords;
    ZoomWords zoomWords;
    QueueWords queueWords;
    BenchWords benchWords;
    const CLI::App* render = addRenderCommand(program, renderWords);
    const CLI::App* recolor = addRecolorCommand(program, recolorWords);
    const CLI::App* convert = addConvertCommand(program, convertWords);
    const CLI::App* check = addCheckCommand(program, checkWords);
    const CLI::App* devices = addDevicesCommand(program, devicesWords);
    const CLI::App* info = addInfoCommand(program, infoFile);
    const CLI::App* find = addFindCommand(program, findWords);
    const CLI::App* zoom = addZoomCommand(program, zoomWords);
    const CLI::App* queue = addQueueCommand(program, queueWords);
    const CLI::App* bench = addBenchCommand(program, benchWords);

    // Parse the arguments. To the parser, help and version are "errors" with code 0.
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) {
            std::ostringstream help;
            program.exit(error, help, help);
            std::fputs(help.str().c_str(), stdout);
            return kExitSuccess;
        }
        return reportFailure(commandLineError(program, error));
    }
    const bool hasCommand = !program.get_subcommands().empty();
    const bool hasOwnWords = !view.isEmpty() || !words.devices.empty() || words.threads;
    if (hasCommand && hasOwnWords) {
        return reportFailure({ErrorCode::InvalidInput,
                              "Put options after the command, as in `fathom " +
                                  program.get_subcommands().front()->get_name() + " ...`."});
    }

    if (render->parsed()) return runRenderCommand(renderWords, engines);
    if (recolor->parsed()) return runRecolorCommand(recolorWords);
    if (convert->parsed()) return runConvertCommand(convertWords);
    if (check->parsed()) return runCheckCommand(checkWords, engines);
    if (devices->parsed()) return runDevicesCommand(devicesWords, engines);
    if (info->parsed()) return runInfoCommand(infoFile);
    if (find->parsed()) return runFindCommand(findWords);
    if (zoom->parsed()) return runZoomCommand(zoomWords, engines);
    if (queue->parsed()) return runQueueCommand(*queue, queueWords, engines);
    if (bench->parsed()) return runBenchCommand(benchWords, engines);

    return openWindow([&] { return readExplorer(view, words); });
}

/// If output was lost, for example on a full disk, a command fails that was otherwise successful.
int withOutput(int exitCode) {
    if (exitCode != kExitSuccess) return exitCode;
    errno = EIO;  // default, if the reason is no longer known
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return kExitSuccess;
    return reportFailure(fileError("write", "the standard output", errno));
}

}  // namespace

int runCommandLine(int argc, char** argv, EngineFactory engines, const WindowOpener& openWindow) {
    // A file beyond the system's size limit must count as a failed write and not end the program.
    std::signal(SIGXFSZ, SIG_IGN);
    if (!isLevelKnown())
        return reportFailure(
            {ErrorCode::InvalidInput, "The environment variable FATHOM_ISA must be v2, v3 or v4."});
    return withOutput(runWords(argc, argv, engines, openWindow));
}

}  // namespace fathom
