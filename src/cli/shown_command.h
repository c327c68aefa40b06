// Commands and options as values, read from CLI11, for pages that list them. Pure functions.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}

namespace fathom {

/// What a shell can offer where a value is expected.
enum class OfferedFiles { None, All, Folders };

/// An option, a flag, or a word that stands by its place.
struct ShownOption {
    std::vector<std::string> names;  // "-o", "--output"; none if it stands by its place
    std::string value;               // "FILE"; empty for a flag
    std::string help;                // may have several lines
    std::string initial;             // the value without the option; may be empty
    std::string group;               // heading of the option in the help
    bool isRequired = false;
    bool isRepeatable = false;
    std::vector<std::string> excludes, needs;  // long names of other options
    std::vector<std::string> choices;          // words that the value can be
    OfferedFiles files = OfferedFiles::None;
};

struct ShownCommand {
    std::string name;  // "fathom queue add"
    std::string help;
    std::vector<ShownOption> options;    // with names
    std::vector<ShownOption> arguments;  // without names, in their order
    std::vector<ShownCommand> commands;

    /// The name with `separator` between its words, such as "fathom-queue-add".
    std::string joinedName(char separator) const;
    /// The last word of the name.
    std::string_view lastName() const;
};

/// `prefix` is the name of the command above, and empty for the program itself.
ShownCommand shownCommand(const CLI::App& app, const std::string& prefix = "");

/// The command and all commands below it, each before its own commands.
std::vector<const ShownCommand*> allCommands(const ShownCommand& command);

/// A generated file.
struct PageFile {
    std::string path;  // below the folder for shared data, such as "man/man1/fathom.1"
    std::string text;
};

}  // namespace fathom
