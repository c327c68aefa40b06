// Writes the man pages and the completions, when the project is built.
//
//   write_pages FOLDER VERSION DATE ZSH-FOLDER
#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>

#include "base/atomic_file.h"
#include "cli/completions.h"
#include "cli/man_pages.h"
#include "cli/program.h"

int main(int argc, char** argv) {
    using namespace fathom;
    if (argc != 5) return 2;
    const std::filesystem::path folder = argv[1];
    CLI::App program;
    ProgramWords words;
    addProgram(program, words);
    const ShownCommand shown = shownCommand(program);

    std::vector<PageFile> files = manPages(shown, argv[2], argv[3]);
    files.push_back({"bash-completion/completions/fathom", bashCompletion(shown)});
    files.push_back({std::string(argv[4]) + "/_fathom", zshCompletion(shown)});
    files.push_back({"fish/vendor_completions.d/fathom.fish", fishCompletion(shown)});
    for (const PageFile& file : files) {
        const std::filesystem::path path = folder / file.path;
        std::error_code error;
        std::filesystem::create_directories(path.parent_path(), error);
        if (const auto written = writeFileAtomically(path, file.text); !written) {
            std::fprintf(stderr, "%s\n", written.error().message.c_str());
            return 1;
        }
    }
    return 0;
}
