#include "cli/man_pages.h"

#include <algorithm>
#include <cctype>

namespace fathom {

namespace {

/// A text for roff: no letter of it is a request or an escape. A minus sign becomes `\-`, so that
/// words copied from the page are the words that the program takes.
std::string inRoff(std::string_view text) {
    std::string escaped;
    for (const char letter : text) {
        if (letter == '\\')
            escaped += "\\e";
        else if (letter == '-')
            escaped += "\\-";
        else if (letter == '\'')
            escaped += "\\(aq";
        else if (letter == '.' && (escaped.empty() || escaped.back() == '\n'))
            escaped += "\\&.";
        else
            escaped += letter;
    }
    return escaped;
}

std::string bold(std::string_view text) {
    return "\\fB" + inRoff(text) + "\\fR";
}

std::string italic(std::string_view text) {
    return "\\fI" + inRoff(text) + "\\fR";
}

/// Prose with code between backticks, which becomes bold. Each line becomes one of its own, and the
/// last one ends a sentence.
std::string prose(const std::string& text) {
    std::string roff, part;
    bool isCode = false;
    const auto flush = [&] {
        roff += isCode ? bold(part) : inRoff(part);
        part.clear();
    };
    for (const char letter : text) {
        if (letter == '`') {
            flush();
            isCode = !isCode;
        } else if (letter == '\n') {
            flush();
            roff += "\n.br\n";
        } else {
            part += letter;
        }
    }
    flush();
    const bool hasEnd = text.ends_with('.') || text.ends_with(')') || text.ends_with("...");
    return roff + (hasEnd || text.find('\n') != std::string::npos ? "\n" : ".\n");
}

std::string section(std::string_view heading) {
    return ".SH " + std::string(heading) + "\n";
}

/// A word by its place, for people: "VIEW", "FILE...".
std::string shownArgument(const ShownOption& argument) {
    const std::string name =
        italic(argument.value) + (argument.isRepeatable ? "\\fR..." : std::string());
    return argument.isRequired ? name : "[" + name + "]";
}

std::string synopsis(const ShownCommand& command) {
    std::string text = section("SYNOPSIS");
    if (command.arguments.empty() && !command.commands.empty())
        return text + bold(command.name) + " " + italic("COMMAND") + " [" + italic("OPTION") +
               "]...\n";
    text += bold(command.name);
    for (const ShownOption& option : command.options)
        if (option.isRequired)
            text += " " + bold(option.names.front()) + " " + italic(option.value);
    text += " [" + italic("OPTION") + "]...";
    for (const ShownOption& argument : command.arguments)
        text += " " + shownArgument(argument);
    text += "\n";
    if (!command.commands.empty())
        text += ".br\n" + bold(command.name) + " " + italic("COMMAND") + " ...\n";
    return text;
}

/// "Not together with --out and --speed."
std::string optionList(std::string_view start, const std::vector<std::string>& names) {
    std::string text = std::string(start) + " ";
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) text += i + 1 == names.size() ? " or " : ", ";
        text += bold(names[i]);
    }
    return text + ".\n";
}

std::string tagged(const ShownOption& option) {
    std::string text = ".TP\n";
    for (const std::string& name : option.names)
        text += (&name == &option.names.front() ? "" : ", ") + bold(name);
    if (!option.value.empty()) text += (option.names.empty() ? "" : " ") + italic(option.value);
    if (option.isRepeatable && option.names.empty()) text += "...";
    text += "\n" + prose(option.help);
    if (option.isRequired && !option.names.empty()) text += "This option is required.\n";
    if (option.isRepeatable && !option.names.empty()) text += "The option may be repeated.\n";
    if (!option.initial.empty()) text += "Without the option: " + inRoff(option.initial) + ".\n";
    if (!option.excludes.empty()) text += optionList("Not together with", option.excludes);
    if (!option.needs.empty()) text += optionList("Only together with", option.needs);
    return text;
}

/// The options under the headings of the help, which are in the order of their first option.
std::string optionSections(const ShownCommand& command) {
    std::vector<std::string> groups;
    for (const ShownOption& option : command.options)
        if (std::ranges::find(groups, option.group) == groups.end()) groups.push_back(option.group);
    std::string text = section("OPTIONS");
    for (const std::string& group : groups) {
        if (group != groups.front()) text += ".SS " + inRoff(group) + "\n";
        for (const ShownOption& option : command.options)
            if (option.group == group) text += tagged(option);
    }
    return text;
}

std::string reference(const ShownCommand& command) {
    return "\\fB" + inRoff(command.joinedName('-')) + "\\fR(1)";
}

std::string commandSection(const ShownCommand& command) {
    if (command.commands.empty()) return {};
    std::string text = section("COMMANDS");
    for (const ShownCommand& below : command.commands)
        text += ".TP\n" + bold(below.lastName()) + "\n" + prose(below.help) + "See " +
                reference(below) + ".\n";
    return text;
}

std::string exampleSection(const ShownCommand& command) {
    const auto found =
        std::ranges::find(commandExamples(), command.name, &CommandExamples::command);
    if (found == commandExamples().end()) return {};
    std::string text = section("EXAMPLES") + ".EX\n";
    for (const std::string_view line : found->lines)
        text += inRoff(line) + "\n";
    return text + ".EE\n";
}

/// What holds for all commands. Only the program's own page has it.
std::string commonSections() {
    return section("EXIT STATUS") +
           ".TP\n0\nThe command succeeded.\n"
           ".TP\n1\nIt failed, for a reason that one sentence on standard error gives.\n"
           ".TP\n2\nThe input was bad: an option, a view or a file.\n" +
           section("ENVIRONMENT") + ".TP\n" + bold("FATHOM_ISA") +
           "\nThe instruction set of the built\\-in engine: v2, v3 (AVX2; on Arm NEON in lanes) or "
           "v4 (AVX\\-512). "
           "Without it, Fathom takes the best one that the processor has.\n"
           ".TP\n" +
           bold("XDG_CONFIG_HOME") + ", " + bold("XDG_DATA_HOME") + ", " + bold("XDG_STATE_HOME") +
           ", " + bold("XDG_CACHE_HOME") +
           "\nThe folders above Fathom's own, instead of those in the home folder.\n" +
           section("FILES") + ".TP\n" + italic("~/.config/fathom") +
           "\nPreferences.\n"
           ".TP\n" +
           italic("~/.local/share/fathom") +
           "\nBookmarks (\\fIbookmarks.json\\fR), palettes and the queue.\n"
           ".TP\n" +
           italic("~/.local/state/fathom") +
           "\nThe session, and the log.\n"
           ".TP\n" +
           italic("~/.cache/fathom") +
           "\nCompiled kernels and thumbnails. This folder may be deleted at any time.\n";
}

std::string seeAlso(const ShownCommand& command, const ShownCommand* above) {
    std::vector<std::string> pages;
    if (above) pages.push_back(reference(*above));
    for (const ShownCommand& below : command.commands)
        pages.push_back(reference(below));
    if (pages.empty()) return {};
    std::string text = section("SEE ALSO");
    for (const std::string& page : pages)
        text += page + (&page == &pages.back() ? "\n" : ",\n");
    return text;
}

std::string upperCase(std::string text) {
    std::ranges::transform(text, text.begin(), [](unsigned char letter) {
        return static_cast<char>(std::toupper(letter));
    });
    return text;
}

/// The first sentence without its full stop, for the line that `apropos` lists.
std::string summary(const std::string& help) {
    const std::size_t end = std::min(help.find(". "), help.size());
    std::string text = help.substr(0, end);
    if (text.ends_with('.')) text.pop_back();
    return text;
}

void addPages(const ShownCommand& command, const ShownCommand* above, const std::string& foot,
              std::vector<PageFile>& pages) {
    const std::string name = command.joinedName('-');
    std::string text = ".\\\" Generated from the program's options.\n.TH " +
                       inRoff(upperCase(name)) + " 1 " + foot + "\n.nh\n.ad l\n";
    text += section("NAME") + inRoff(name) + " \\- " + inRoff(summary(command.help)) + "\n";
    text += synopsis(command) + section("DESCRIPTION") + prose(command.help);
    if (!command.arguments.empty()) {
        text += section("ARGUMENTS");
        for (const ShownOption& argument : command.arguments)
            text += tagged(argument);
    }
    text += commandSection(command) + optionSections(command) + exampleSection(command);
    if (!above) text += commonSections();
    text += seeAlso(command, above);
    pages.push_back({"man/man1/" + name + ".1", text});
    for (const ShownCommand& below : command.commands)
        addPages(below, &command, foot, pages);
}

}  // namespace

std::span<const CommandExamples> commandExamples() {
    static const std::vector<CommandExamples> kExamples{
        {"fathom",
         {"fathom", "fathom seahorse-valley", "fathom --re -1.76 --im 0.002 --radius 0.05"}},
        {"fathom render",
         {"fathom render home -o home.png --size 3840x2160 --samples 4",
          "fathom render --julia-re -0.8 --julia-im 0.156 --palette ember -o julia.png",
          "fathom render home -o lit.png --layer filaments:opacity=.5,blend=multiply"}},
        {"fathom recolor", {"fathom recolor seahorse.exr -o dawn.png --palette dawn"}},
        {"fathom convert", {"fathom convert seahorse-valley -o seahorse.kfr"}},
        {"fathom check", {"fathom check home --rung fp32 --pixels 2000"}},
        {"fathom devices", {"fathom devices --calibrate"}},
        {"fathom info", {"fathom info picture.png"}},
        {"fathom find",
         {"fathom find nucleus --re -1.76 --im 0.002 --radius 0.05",
          "fathom find misiurewicz seahorse-valley --period 1"}},
        {"fathom zoom",
         {"fathom zoom seahorse-valley -o film.mp4 --speed 2",
          "fathom zoom seahorse-valley -o frames/ --codec exr",
          "fathom zoom seahorse-valley -o film.mp4 --part 3/8"}},
        {"fathom queue", {"fathom queue add render home -o home.png", "fathom queue run"}},
        {"fathom bench", {"fathom bench arithmetic --device cpu"}},
    };
    return kExamples;
}

std::vector<PageFile> manPages(const ShownCommand& program, const std::string& version,
                               const std::string& date) {
    const std::string foot = '"' + date + "\" \"Fathom " + version + "\" \"Commands of Fathom\"";
    std::vector<PageFile> pages;
    addPages(program, nullptr, foot, pages);
    return pages;
}

}  // namespace fathom
