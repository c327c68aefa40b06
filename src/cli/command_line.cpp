#include "cli/command_line.h"

#include <CLI/CLI.hpp>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <sstream>

#include "base/atomic_file.h"
#include "base/processor.h"
#include "base/sentence.h"
#include "cli/failure.h"
#include "cli/option_text.h"
#include "cli/program.h"

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

/// Reads the view and the engines for the window.
Result<ExplorerRequest> readExplorer(const ViewOptions& view, const EngineWords& words) {
    ExplorerRequest explorer;
    auto engines = engineOptions(words);
    if (!engines) return tl::make_unexpected(engines.error());
    explorer.engines = std::move(*engines);
    if (view.isEmpty()) return explorer;

    std::error_code error;
    if (!findStarterBookmark(view.view) && std::filesystem::is_regular_file(view.view, error))
        explorer.file = view.view;
    ViewOptions others = view;
    others.view.clear();
    auto bookmark = resolveView(view);
    if (bookmark)
        explorer.view = std::move(*bookmark);
    else if (explorer.file.empty() || !others.isEmpty())
        return tl::make_unexpected(bookmark.error());
    return explorer;
}

int runWords(int argc, char** argv, EngineFactory engines, const WindowOpener& openWindow) {
    CLI::App program;
    ProgramWords words;
    addProgram(program, words, argc > 1 ? argv[1] : "");

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
    const auto commands = program.get_subcommands();
    const bool hasOwnWords =
        !words.view.isEmpty() || !words.engines.devices.empty() || words.engines.threads;
    if (!commands.empty() && hasOwnWords) {
        return reportFailure(
            {ErrorCode::InvalidInput, "Put options after the command, as in `fathom " +
                                          commands.front()->get_name() + " ...`."});
    }

    if (!commands.empty()) return runCommand(*commands.front(), words, engines);
    return openWindow([&] { return readExplorer(words.view, words.engines); });
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
