// Man pages, made of the program's options. Pure functions.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/shown_command.h"

namespace fathom {

/// Command lines that the page of a command shows.
struct CommandExamples {
    std::string_view command;  // "fathom render"
    std::vector<std::string_view> lines;
};
std::span<const CommandExamples> commandExamples();

/// One page for the program and for each command: "man/man1/fathom.1", "man/man1/fathom-render.1"
/// and so on. `version` and `date` ("2026-01-31") stand at the foot.
std::vector<PageFile> manPages(const ShownCommand& program, const std::string& version,
                               const std::string& date);

}  // namespace fathom
