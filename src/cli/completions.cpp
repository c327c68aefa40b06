#include "cli/completions.h"

#include <algorithm>
#include <cctype>
#include <map>

namespace fathom {

namespace {

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

std::vector<std::string> commandNames(const ShownCommand& command) {
    std::vector<std::string> names;
    for (const ShownCommand& below : command.commands)
        names.emplace_back(below.lastName());
    return names;
}

/// The help without the list of starters and other lines: completions show one line.
std::string shortHelp(const std::string& help) {
    std::string line = help.substr(0, help.find('\n'));
    if (const std::size_t list = line.find(": home, "); list != std::string::npos)
        line.resize(list);
    return line;
}

// ---- bash ------------------------------------------------------------------------------------

constexpr const char* kBashEnd = R"end(
_fathom() {
    local current=${COMP_WORDS[COMP_CWORD]} path=fathom position=1
    local expected= word words kind commands options index
    # The words before the cursor are commands, options with their values, and other words. Bash
    # splits a word at = and at a colon.
    for ((index = 1; index < COMP_CWORD; ++index)); do
        word=${COMP_WORDS[index]}
        if [[ $expected ]]; then
            [[ $word == = ]] || expected=
        elif [[ $word == [=:] ]]; then
            ((++index))
        elif [[ $word == -* ]]; then
            if _fathom_values "$path $word"; then expected="$path $word"; fi
        else
            _fathom_names "$path"
            if [[ " $commands " == *" $word "* ]]; then
                path+=" $word"
                position=1
            else
                ((++position))
            fi
        fi
    done

    words= kind=
    if [[ $expected ]]; then
        [[ $current != = ]] || current=
        _fathom_values "$expected"
    elif [[ $current == -* ]]; then
        _fathom_names "$path"
        words=$options
    else
        _fathom_values "$path $position" || words= kind=
        _fathom_names "$path"
        ((position > 1)) || words="$commands $words"
    fi
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
    if [[ $kind ]]; then
        mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -A "$kind" -- "$current")
        compopt -o filenames 2>/dev/null
    fi
}

complete -F _fathom fathom
)end";

const char* bashKind(OfferedFiles files) {
    switch (files) {
        case OfferedFiles::All:
            return "file";
        case OfferedFiles::Folders:
            return "directory";
        case OfferedFiles::None:
            break;
    }
    return "";
}

std::string bashValues(const ShownOption& option) {
    return ") words='" + joined(option.choices) + "' kind=" + bashKind(option.files) + " ;;\n";
}

// ---- zsh -------------------------------------------------------------------------------------

/// Escapes what ends a part of a specification.
std::string inZshPart(const std::string& text) {
    std::string escaped;
    for (const char letter : text) {
        if (letter == '\\' || letter == '[' || letter == ']' || letter == ':') escaped += '\\';
        escaped += letter;
    }
    return escaped;
}

std::string inSingleQuotes(const std::string& text, const std::string& quote) {
    std::string quoted = "'";
    for (const char letter : text)
        quoted += letter == '\'' ? quote : std::string(1, letter);
    return quoted + "'";
}

std::string inZshQuotes(const std::string& text) {
    return inSingleQuotes(text, R"('\'')");
}

/// Functions that offer words and files together: their names, by what they contain.
using ZshOffers = std::map<std::string, std::string>;

std::string zshAction(const ShownOption& option, ZshOffers& offers) {
    const bool hasFiles = option.files != OfferedFiles::None;
    const std::string files = option.files == OfferedFiles::Folders ? "_files -/" : "_files";
    if (option.choices.empty()) return hasFiles ? files : " ";
    std::string words = "(" + joined(option.choices) + ")";
    if (!hasFiles) return words;
    const std::string body = "_alternative 'words:word:" + words + "' 'files:file:" + files + "'";
    return offers.try_emplace(body, "_fathom_offer_" + std::to_string(offers.size() + 1))
        .first->second;
}

/// ":VIEW:_files"
std::string zshValue(const ShownOption& option, ZshOffers& offers) {
    return ":" + inZshPart(option.value) + ":" + zshAction(option, offers);
}

/// The specifications of an option, one for each of its names.
std::string zshOption(const ShownOption& option, ZshOffers& offers) {
    std::vector<std::string> others = option.excludes;
    if (!option.isRepeatable)
        others.insert(others.begin(), option.names.begin(), option.names.end());
    std::string text;
    for (const std::string& name : option.names) {
        std::string spec = others.empty() ? "" : "(" + joined(others) + ")";
        if (option.isRepeatable) spec += "*";
        spec += name;
        if (!option.value.empty()) spec += name.starts_with("--") ? "=" : "+";
        spec += "[" + inZshPart(shortHelp(option.help)) + "]";
        if (!option.value.empty()) spec += zshValue(option, offers);
        text += " \\\n        " + inZshQuotes(spec);
    }
    return text;
}

std::string zshFunction(const ShownCommand& command) {
    return "_" + command.joinedName('_');
}

std::string zshOptions(const ShownCommand& command, ZshOffers& offers) {
    std::string text;
    for (const ShownOption& option : command.options)
        text += zshOption(option, offers);
    return text;
}

/// A command without commands below it.
std::string zshLeaf(const ShownCommand& command, ZshOffers& offers) {
    std::string text = zshFunction(command) + "() {\n    _arguments -s -S";
    text += zshOptions(command, offers);
    for (std::size_t i = 0; i < command.arguments.size(); ++i) {
        const ShownOption& argument = command.arguments[i];
        const std::string place = argument.isRepeatable ? "*" : std::to_string(i + 1);
        text += " \\\n        " + inZshQuotes(place + zshValue(argument, offers));
    }
    return text + "\n}\n\n";
}

/// A command with commands below it. If it also takes a word, that is its only one.
std::string zshNode(const ShownCommand& command, ZshOffers& offers) {
    std::string text = zshFunction(command) +
                       "() {\n"
                       "    local curcontext=$curcontext state state_descr line\n"
                       "    local -A opt_args\n"
                       "    local -a commands=(";
    for (const ShownCommand& below : command.commands)
        text +=
            "\n        " + inZshQuotes(std::string(below.lastName()) + ":" + inZshPart(below.help));
    text += "\n    )\n    _arguments -C -s -S" + zshOptions(command, offers) +
            " \\\n        '1: :->first' \\\n        '*:: :->rest'\n"
            "    case $state in\n"
            "        first)\n"
            "            _describe -t commands command commands\n";
    if (!command.arguments.empty()) {
        const std::string action = zshAction(command.arguments.front(), offers);
        text += "            " + action + "\n";
    }
    text += "            ;;\n        rest)\n            case $words[1] in\n";
    for (const ShownCommand& below : command.commands)
        text += "                " + std::string(below.lastName()) + ") " + zshFunction(below) +
                " ;;\n";
    return text + "            esac\n            ;;\n    esac\n}\n\n";
}

// ---- fish ------------------------------------------------------------------------------------

std::string inFishQuotes(const std::string& text) {
    return inSingleQuotes(text, "\\'");
}

/// What every rule of a command begins with.
std::string fishRule(const ShownCommand& command) {
    return "complete -c fathom -n " + inFishQuotes("__fathom_at " + command.name);
}

std::string fishValues(const ShownOption& option) {
    std::string text;
    std::vector<std::string> words = option.choices;
    if (option.files == OfferedFiles::Folders) words.emplace_back("(__fish_complete_directories)");
    if (!words.empty()) text = " -a " + inFishQuotes(joined(words));
    return text;
}

std::string fishOption(const ShownCommand& command, const ShownOption& option) {
    std::string text = fishRule(command);
    for (const std::string& name : option.names)
        text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    if (!option.value.empty()) text += option.files == OfferedFiles::All ? " -r -F" : " -x";
    return text + fishValues(option) + " -d " + inFishQuotes(shortHelp(option.help)) + "\n";
}

std::string fishCommand(const ShownCommand& command) {
    std::string text;
    const bool hasFiles = std::ranges::any_of(command.arguments, [](const ShownOption& argument) {
        return argument.files != OfferedFiles::None;
    });
    if (!hasFiles) text += fishRule(command) + " -f\n";
    for (const ShownCommand& below : command.commands)
        text += fishRule(command) + " -a " + std::string(below.lastName()) + " -d " +
                inFishQuotes(below.help) + "\n";
    for (const ShownOption& argument : command.arguments)
        if (!argument.choices.empty())
            text += fishRule(command) + fishValues(argument) + " -d " +
                    inFishQuotes(argument.value) + "\n";
    for (const ShownOption& option : command.options)
        text += fishOption(command, option);
    return text;
}

}  // namespace

std::string bashCompletion(const ShownCommand& program) {
    const auto commands = allCommands(program);
    std::string text =
        "# Completion of fathom for bash. Generated from the program's options.\n\n"
        "# Sets `commands` and `options` to the names that follow a command.\n"
        "_fathom_names() {\n    commands= options=\n    case $1 in\n";
    for (const ShownCommand* command : commands) {
        std::vector<std::string> options;
        for (const ShownOption& option : command->options)
            options.insert(options.end(), option.names.begin(), option.names.end());
        text += "        '" + command->name + "') commands='" + joined(commandNames(*command)) +
                "' options='" + joined(options) + "' ;;\n";
    }
    text +=
        "    esac\n}\n\n"
        "# Sets `words` and `kind` to what stands behind an option or at a place of a command, "
        "such\n"
        "# as \"fathom render --size\" and \"fathom render 1\". Fails if nothing stands there.\n"
        "_fathom_values() {\n    case $1 in\n";
    for (const ShownCommand* command : commands) {
        for (const ShownOption& option : command->options) {
            if (option.value.empty()) continue;
            std::string patterns;
            for (const std::string& name : option.names)
                patterns += (patterns.empty() ? "'" : " | '") + command->name + " " + name + "'";
            text += "        " + patterns + bashValues(option);
        }
        for (std::size_t i = 0; i < command->arguments.size(); ++i) {
            const ShownOption& argument = command->arguments[i];
            const std::string place = std::to_string(i + 1);
            text += "        '" + command->name + "'\\ " +
                    (argument.isRepeatable ? "[" + place + "-9]" : place) + bashValues(argument);
        }
    }
    return text + "        *) return 1 ;;\n    esac\n}\n" + kBashEnd;
}

std::string zshCompletion(const ShownCommand& program) {
    ZshOffers offers;
    std::string functions;
    for (const ShownCommand* command : allCommands(program))
        functions +=
            command->commands.empty() ? zshLeaf(*command, offers) : zshNode(*command, offers);
    std::string text =
        "#compdef fathom\n# Completion of fathom for zsh. Generated from the program's "
        "options.\n\n";
    for (const auto& [body, name] : offers)
        text += name + "() {\n    " + body + "\n}\n\n";
    return text + functions + "_fathom \"$@\"\n";
}

std::string fishCompletion(const ShownCommand& program) {
    const auto commands = allCommands(program);
    std::string text =
        "# Completion of fathom for fish. Generated from the program's options.\n\n"
        "function __fathom_at --description 'Whether the words before the cursor name this "
        "command'\n"
        "    set -l path fathom\n"
        "    for word in (commandline -opc)[2..]\n"
        "        if contains -- \"$path $word\"";
    for (const ShownCommand* command : commands)
        if (command != commands.front())
            text += " \\\n                " + inFishQuotes(command->name);
    text +=
        "\n            set path \"$path $word\"\n        end\n    end\n"
        "    test \"$path\" = \"$argv\"\nend\n\n";
    for (const ShownCommand* command : commands)
        text += fishCommand(*command);
    return text;
}

}  // namespace fathom
