// Man pages and completions hold every option of every command, and shells complete by them.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <map>
#include <set>
#include <sstream>

#include "cli/completions.h"
#include "cli/man_pages.h"
#include "cli/program.h"
#include "support/temporary_folder.h"

namespace {

namespace fs = std::filesystem;
using namespace fathom;
using Names = std::set<std::string>;

bool isInstalled(const std::string& tool) {
    return std::system(("command -v " + tool + " >/dev/null").c_str()) == 0;
}

/// The lines that a shell command prints. Adds a failure if it fails or complains.
Names linesFrom(const std::string& command) {
    std::string text;
    FILE* const pipe = popen(("exec 2>&1; " + command).c_str(), "r");
    std::array<char, 4096> buffer{};
    for (std::size_t read = 0; (read = fread(buffer.data(), 1, buffer.size(), pipe)) > 0;)
        text.append(buffer.data(), read);
    EXPECT_EQ(pclose(pipe), 0) << command << "\n" << text;
    Names lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.insert(line);
    return lines;
}

/// The program's options and commands as CLI11 has them, and the pages made of them.
class OptionPagesTest : public testing::Test {
protected:
    OptionPagesTest() {
        addProgram(m_program, m_words);
        m_shown = shownCommand(m_program);
        for (const PageFile& page : manPages(m_shown, "1.2.3", "2026-01-31"))
            m_pages[page.path] = page.text;
    }

    /// Calls `visit` for the program and all its commands, with the words that lead there.
    void forEachCommand(
        const std::function<void(const std::vector<std::string>&, const CLI::App&)>& visit) const {
        const std::function<void(std::vector<std::string>, const CLI::App&)> walk =
            [&](std::vector<std::string> words, const CLI::App& app) {
                words.push_back(app.get_name());
                visit(words, app);
                for (const CLI::App* below : app.get_subcommands({}))
                    walk(words, *below);
            };
        walk({}, m_program);
    }

    static std::string joined(const std::vector<std::string>& words, const std::string& between) {
        std::string text;
        for (const std::string& word : words)
            text += (text.empty() ? "" : between) + word;
        return text;
    }

    /// "-o" and "--output", of all options of a command.
    static Names optionNames(const CLI::App& app) {
        Names names;
        for (const CLI::Option* option : app.get_options()) {
            for (const std::string& name : option->get_snames())
                names.insert("-" + name);
            for (const std::string& name : option->get_lnames())
                names.insert("--" + name);
        }
        return names;
    }

    fs::path write(const std::string& name, const std::string& text) const {
        std::ofstream(m_folder.path() / name) << text;
        return m_folder.path() / name;
    }

    CLI::App m_program;
    ProgramWords m_words;
    ShownCommand m_shown;
    std::map<std::string, std::string> m_pages;
    TemporaryFolder m_folder;
};

// ---- Man pages -------------------------------------------------------------------------------

TEST_F(OptionPagesTest, EveryOptionStandsInThePageOfItsCommand) {
    std::size_t commands = 0, options = 0;
    forEachCommand([&](const std::vector<std::string>& words, const CLI::App& app) {
        const std::string path = "man/man1/" + joined(words, "-") + ".1";
        ASSERT_TRUE(m_pages.contains(path)) << path;
        for (std::string name : optionNames(app)) {
            std::string inRoff;
            for (const char letter : name)
                inRoff += letter == '-' ? "\\-" : std::string(1, letter);
            EXPECT_NE(m_pages[path].find("\\fB" + inRoff + "\\fR"), std::string::npos)
                << path << ": " << name;
            ++options;
        }
        ++commands;
    });
    EXPECT_EQ(m_pages.size(), commands);
    EXPECT_GT(options, 300U);
}

TEST_F(OptionPagesTest, PagesReadWithoutAWarning) {
    if (!isInstalled("mandoc")) GTEST_SKIP() << "mandoc is not here.";
    for (const auto& [path, text] : m_pages) {
        const fs::path file = write("page.1", text);
        EXPECT_EQ(linesFrom("mandoc -T lint -W warning '" + file.string() + "'"), Names()) << path;
    }
}

TEST_F(OptionPagesTest, APageShowsItsWordsAsTheyAreTyped) {
    if (!isInstalled("mandoc")) GTEST_SKIP() << "mandoc is not here.";
    const fs::path file = write("page.1", m_pages["man/man1/fathom-render.1"]);
    const Names lines = linesFrom("mandoc -T utf8 -O width=200 '" + file.string() +
                                  R"(' | sed 's/.\x08//g; s/^ *//')");
    EXPECT_TRUE(lines.contains("fathom render -o FILE [OPTION]... [VIEW]"));
    EXPECT_TRUE(lines.contains("-o, --output FILE"));
    EXPECT_TRUE(lines.contains("Width and height in pixels.  Without the option: 1920x1080."));
    EXPECT_TRUE(lines.contains("Real part of a Julia set's constant."));
}

TEST_F(OptionPagesTest, ACommandIsTheSameWithoutTheOthers) {
    for (const ShownCommand& command : m_shown.commands) {
        CLI::App program;
        ProgramWords words;
        addProgram(program, words, command.lastName());
        const ShownCommand alone = shownCommand(program);
        ASSERT_EQ(alone.commands.size(), 1u) << command.name;
        const auto one = manPages(alone, "1.2.3", "2026-01-31");
        const auto isOfCommand = [&](const PageFile& page) {
            return page.path.find("fathom-" + std::string(command.lastName())) != std::string::npos;
        };
        const auto page = std::ranges::find_if(one, isOfCommand);
        ASSERT_NE(page, one.end()) << command.name;
        EXPECT_EQ(page->text, m_pages.at(page->path));
    }
}

TEST_F(OptionPagesTest, TheProgramTakesTheExamples) {
    for (const CommandExamples& examples : commandExamples()) {
        for (const std::string_view line : examples.lines) {
            EXPECT_TRUE(line.starts_with(examples.command)) << line;
            CLI::App program;
            ProgramWords words;
            addProgram(program, words);
            EXPECT_NO_THROW(program.parse(std::string(line), true)) << line;
        }
    }
}

TEST_F(OptionPagesTest, ChoicesAreThoseOfTheProgram) {
    for (const ShownCommand* command : allCommands(m_shown)) {
        for (const ShownOption& option : command->options) {
            const bool takesIds = option.value.starts_with("ID") || option.value == "RUNG";
            const bool isDevice = option.names.back() == "--device";
            EXPECT_EQ(takesIds && !isDevice, takesIds && !option.choices.empty())
                << command->name << " " << option.names.back();
        }
    }
}

// ---- bash ------------------------------------------------------------------------------------

class BashTest : public OptionPagesTest {
protected:
    void SetUp() override {
        if (!isInstalled("bash")) GTEST_SKIP() << "bash is not here.";
        write("fathom", bashCompletion(m_shown));
    }

    /// What bash offers for the last of the words. They are the words into which bash splits a
    /// line.
    Names offered(const std::vector<std::string>& words) const {
        std::string script = "cd '" + m_folder.path().string() +
                             "/files' 2>/dev/null || cd /\n"
                             "source '" +
                             (m_folder.path() / "fathom").string() +
                             "'\n"
                             "COMP_WORDS=(";
        for (const std::string& word : words)
            script += "'" + word + "' ";
        script += ")\nCOMP_CWORD=" + std::to_string(words.size() - 1) +
                  "\n_fathom\n((${#COMPREPLY[@]} == 0)) || printf '%s\\n' \"${COMPREPLY[@]}\"\n";
        return linesFrom("bash --norc '" + write("ask", script).string() + "'");
    }
};

TEST_F(BashTest, OffersEveryOptionOfEveryCommand) {
    forEachCommand([&](std::vector<std::string> words, const CLI::App& app) {
        words.emplace_back("-");
        EXPECT_EQ(offered(words), optionNames(app)) << joined(words, " ");
    });
}

TEST_F(BashTest, OffersCommands) {
    EXPECT_EQ(offered({"fathom", "re"}), Names({"render", "recolor"}));
    EXPECT_EQ(offered({"fathom", "queue", ""}),
              Names({"add", "list", "run", "cancel", "retry", "remove"}));
    EXPECT_EQ(offered({"fathom", "queue", "add", ""}), Names({"render", "zoom"}));
    EXPECT_EQ(offered({"fathom", "render", "re"}), Names());
}

TEST_F(BashTest, OffersTheValuesOfAnOption) {
    EXPECT_EQ(offered({"fathom", "render", "--mapping", ""}), Names({"auto", "log", "linear"}));
    EXPECT_EQ(offered({"fathom", "render", "--mapping", "="}), Names({"auto", "log", "linear"}));
    EXPECT_EQ(offered({"fathom", "render", "--mapping", "=", "li"}), Names({"linear"}));
    EXPECT_EQ(offered({"fathom", "queue", "add", "zoom", "--codec", "h"}), Names({"h264", "hevc"}));
    EXPECT_EQ(offered({"fathom", "render", "--size", ""}), Names());
}

TEST_F(BashTest, WordsBeforeTheCursorDoNotMislead) {
    // A value that looks like a command or an option, and words that bash splits.
    EXPECT_EQ(offered({"fathom", "find", "--re", "-1.76", "mi"}), Names({"misiurewicz"}));
    EXPECT_EQ(offered({"fathom", "render", "--parameter", "relaxation", "=", "0.5", "hom"}),
              Names({"home"}));
    EXPECT_EQ(offered({"fathom", "render", "--layer", "light", ":", "opacity", "=", ".5,blend", "=",
                       "add", "hom"}),
              Names({"home"}));
    EXPECT_EQ(offered({"fathom", "--palette", "render", "--wat"}), Names());
    EXPECT_EQ(offered({"fathom", "queue", "add", "render", "home", "--qu"}),
              Names({"--quiet", "--queue"}));
}

TEST_F(BashTest, OffersFilesWhereTheyAreExpected) {
    fs::create_directories(m_folder.path() / "files" / "frames");
    write("files/my view.json", "{}");
    EXPECT_EQ(offered({"fathom", "render", "my"}), Names({"my view.json"}));
    EXPECT_EQ(offered({"fathom", "render", "-o", ""}), Names({"my view.json", "frames"}));
    EXPECT_EQ(offered({"fathom", "zoom", "--keep", ""}), Names({"frames"}));
    EXPECT_EQ(offered({"fathom", "bench", "deep", "first.json", "my"}), Names({"my view.json"}));
    EXPECT_EQ(offered({"fathom", "devices", ""}), Names());
}

// ---- zsh and fish ----------------------------------------------------------------------------

TEST_F(OptionPagesTest, ZshHasEveryOptionOfEveryCommand) {
    const std::string script = zshCompletion(m_shown);
    forEachCommand([&](const std::vector<std::string>& words, const CLI::App& app) {
        // A function of zsh for each command, up to the line of its closing brace.
        const std::size_t start = script.find("_" + joined(words, "_") + "() {\n");
        ASSERT_NE(start, std::string::npos) << joined(words, " ");
        const std::string function = script.substr(start, script.find("\n}\n", start) - start);
        for (const std::string& name : optionNames(app)) {
            const bool isThere = std::ranges::any_of(
                std::array<std::string, 6>{"'" + name + "[", "'" + name + "=[", "'" + name + "+[",
                                           ")" + name + "[", ")" + name + "=[", ")" + name + "+["},
                [&](const std::string& spec) { return function.find(spec) != std::string::npos; });
            EXPECT_TRUE(isThere || function.find("*" + name + "=[") != std::string::npos)
                << joined(words, " ") << ": " << name;
        }
    });
    if (!isInstalled("zsh")) GTEST_SKIP() << "zsh is not here.";
    EXPECT_EQ(linesFrom("zsh -n '" + write("_fathom", script).string() + "'"), Names());
}

TEST_F(OptionPagesTest, FishOffersEveryOptionOfEveryCommand) {
    if (!isInstalled("fish")) GTEST_SKIP() << "fish is not here.";
    const fs::path completion = write("fathom.fish", fishCompletion(m_shown));
    std::string script = "source '" + completion.string() + "'\n";
    Names expected;
    forEachCommand([&](const std::vector<std::string>& words, const CLI::App& app) {
        const std::string line = joined(words, " ");
        for (const std::string dashes : {"-", "--"})
            script += "for option in (complete -C '" + line + " " + dashes + "')\n  echo '" + line +
                      "' (string split -f1 \\t -- $option)\nend\n";
        for (const std::string& name : optionNames(app))
            expected.insert(line + " " + name);
    });
    const std::string home = "HOME='" + m_folder.path().string() + "' ";
    EXPECT_EQ(linesFrom(home + "fish --no-config '" + write("ask.fish", script).string() + "'"),
              expected);
}

}  // namespace
