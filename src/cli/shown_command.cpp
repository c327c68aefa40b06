#include "cli/shown_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cctype>

#include "cli/option_choices.h"

namespace fathom {

namespace {

std::vector<std::string> splitWords(const std::string& text, char separator) {
    std::vector<std::string> words(1);
    for (const char letter : text) {
        if (letter == separator)
            words.emplace_back();
        else
            words.back() += letter;
    }
    return words;
}

bool isLowerCase(const std::string& word) {
    return !word.empty() &&
           std::ranges::all_of(word, [](char letter) { return letter >= 'a' && letter <= 'z'; });
}

/// The names of `others`, in the order in which `app` lists them: CLI11 keeps them by address.
std::vector<std::string> namesInOrder(const CLI::App& app, const std::set<CLI::Option*>& others) {
    std::vector<std::string> names;
    for (const CLI::Option* option : app.get_options())
        if (others.contains(const_cast<CLI::Option*>(option))) names.push_back(option->get_name());
    return names;
}

/// Reads the value's name, and the choices in it: "N|auto", or "TEXT:{nucleus,misiurewicz}" from
/// CLI11's check for members.
void readValue(const std::string& type, ShownOption& shown) {
    shown.value = type;
    const std::size_t open = type.find('{'), close = type.find('}');
    if (open != std::string::npos && close != std::string::npos) {
        shown.choices = splitWords(type.substr(open + 1, close - open - 1), ',');
        shown.value.clear();
        for (const std::string& choice : shown.choices)
            shown.value += (shown.value.empty() ? "" : "|") + choice;
        return;
    }
    for (const std::string& word : splitWords(type, '|')) {
        if (isLowerCase(word)) shown.choices.push_back(word);
        if (word == "FILE" || word == "VIEW" || word.starts_with("PICTURE"))
            shown.files = OfferedFiles::All;
        if (word == "DIR") shown.files = OfferedFiles::Folders;
    }
}

ShownOption shownOption(const CLI::App& app, const CLI::Option& option) {
    ShownOption shown;
    for (const std::string& name : option.get_snames())
        shown.names.push_back("-" + name);
    for (const std::string& name : option.get_lnames())
        shown.names.push_back("--" + name);
    shown.help = option.get_description();
    shown.group = option.get_group();
    shown.isRequired = option.get_required();
    shown.isRepeatable = option.get_expected_max() >= CLI::detail::expected_max_vector_size;
    shown.excludes = namesInOrder(app, option.get_excludes());
    shown.needs = namesInOrder(app, option.get_needs());
    if (option.get_type_size() == 0) return shown;

    shown.initial = option.get_default_str();
    readValue(option.get_type_name(), shown);
    for (std::string& choice : optionChoices(option.get_name(), shown.value))
        shown.choices.push_back(std::move(choice));
    return shown;
}

}  // namespace

std::string ShownCommand::joinedName(char separator) const {
    std::string joined = name;
    std::ranges::replace(joined, ' ', separator);
    return joined;
}

std::string_view ShownCommand::lastName() const {
    return std::string_view(name).substr(name.rfind(' ') + 1);  // npos + 1 is 0
}

ShownCommand shownCommand(const CLI::App& app, const std::string& prefix) {
    ShownCommand shown;
    shown.name = prefix.empty() ? app.get_name() : prefix + " " + app.get_name();
    shown.help = app.get_description();
    for (const CLI::Option* option : app.get_options()) {
        auto& list = option->get_positional() ? shown.arguments : shown.options;
        list.push_back(shownOption(app, *option));
    }
    for (const CLI::App* command : app.get_subcommands({}))
        shown.commands.push_back(shownCommand(*command, shown.name));
    return shown;
}

std::vector<const ShownCommand*> allCommands(const ShownCommand& command) {
    std::vector<const ShownCommand*> all{&command};
    for (const ShownCommand& below : command.commands)
        for (const ShownCommand* each : allCommands(below))
            all.push_back(each);
    return all;
}

}  // namespace fathom
