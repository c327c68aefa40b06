// Every option, rung and file that README.md, CONTRIBUTING.md, SECURITY.md and docs name exists.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "support/source_tree.h"

namespace {

namespace fs = std::filesystem;
using namespace fathom::test;

// ---- Markdown as parts -----------------------------------------------------------------------

/// A document, split into code and text.
struct MarkdownParts {
    std::vector<std::string> codeLines;   // of fenced blocks
    std::vector<std::string> paragraphs;  // everything else between blank lines, as one line each
    std::vector<std::vector<std::string>> tables;  // the lines of each table
};

MarkdownParts partsOf(const std::vector<std::string>& lines) {
    MarkdownParts parts;
    bool isCode = false, isTable = false, isNew = true;
    for (const std::string& line : lines) {
        if (line.starts_with("```")) {
            isCode = !isCode;
            isNew = true;
        } else if (isCode) {
            parts.codeLines.push_back(line);
        } else if (line.starts_with("|")) {
            if (!isTable) parts.tables.emplace_back();
            parts.tables.back().push_back(line);
            parts.paragraphs.push_back(line);
            isNew = true;
        } else if (line.find_first_not_of(' ') == std::string::npos) {
            isNew = true;
        } else {
            if (isNew) parts.paragraphs.emplace_back();
            parts.paragraphs.back() += (isNew ? "" : " ") + line;
            isNew = false;
        }
        isTable = !isCode && line.starts_with("|");
    }
    return parts;
}

/// Splits a text at each separator, also into empty pieces.
std::vector<std::string> piecesOf(const std::string& text, char separator) {
    std::vector<std::string> pieces(1);
    for (const char letter : text) {
        if (letter == separator)
            pieces.emplace_back();
        else
            pieces.back() += letter;
    }
    return pieces;
}

std::vector<std::string> linesOfText(const std::string& text) {
    return piecesOf(text, '\n');
}

std::string withoutSpaceAround(const std::string& text) {
    const std::size_t first = text.find_first_not_of(' ');
    if (first == std::string::npos) return {};
    return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

/// Splits a text at any of the separators, which are one character each. Leaves out empty parts.
std::vector<std::string> splitAt(const std::string& text, const std::string& separators) {
    std::vector<std::string> words;
    std::size_t start = 0;
    while (start <= text.size()) {
        const std::size_t end = std::min(text.find_first_of(separators, start), text.size());
        const std::string word = withoutSpaceAround(text.substr(start, end - start));
        if (!word.empty()) words.push_back(word);
        start = end + 1;
    }
    return words;
}

/// Splits a paragraph at its backticks: prose, code span, prose, ..., code span, prose.
std::vector<std::string> proseAndSpans(const std::string& paragraph) {
    return piecesOf(paragraph, '`');
}

std::vector<std::string> codeSpansOf(const MarkdownParts& parts) {
    std::vector<std::string> spans;
    for (const std::string& paragraph : parts.paragraphs) {
        const std::vector<std::string> pieces = proseAndSpans(paragraph);
        for (std::size_t i = 1; i + 1 < pieces.size(); i += 2)
            spans.push_back(pieces[i]);
    }
    return spans;
}

std::vector<std::string> cellsOf(const std::string& row) {
    std::vector<std::string> cells(1);
    for (std::size_t i = 1; i < row.size(); ++i) {
        if (row[i] == '|' && row[i - 1] != '\\')
            cells.emplace_back();
        else
            cells.back() += row[i];
    }
    for (std::string& cell : cells)
        cell = withoutSpaceAround(cell);
    return cells;
}

// ---- Options ---------------------------------------------------------------------------------

/// The command lines of fathom: code spans and lines of code that begin with `fathom`, and code
/// spans that begin with an option. An indented line of code continues the line before it. A
/// command ends before the next command of the same line.
std::vector<std::string> fathomCommands(const MarkdownParts& parts) {
    static const std::regex kNextCommand(R"(\s(&&|\|\||\||;)\s.*)");
    std::vector<std::string> commands;
    for (const std::string& span : codeSpansOf(parts))
        if (span.starts_with("fathom ") || span.starts_with("--")) commands.push_back(span);
    bool isOurs = false;
    for (const std::string& line : parts.codeLines) {
        const bool isContinued = line.starts_with(" ");
        if (!isContinued) isOurs = line.starts_with("fathom ");
        if (!isOurs) continue;
        if (isContinued && !commands.empty())
            commands.back() += line;
        else
            commands.push_back(line);
    }
    for (std::string& command : commands)
        command = std::regex_replace(command, kNextCommand, "");
    return commands;
}

std::set<std::string> optionsIn(const std::string& text) {
    static const std::regex kOption(R"((^|[\s,\[(])(--[a-z][a-z0-9_-]*))");
    std::set<std::string> options;
    for (std::sregex_iterator match(text.begin(), text.end(), kOption), end; match != end; ++match)
        options.insert((*match)[2]);
    return options;
}

/// Options that a document names and the program lacks, each with its command.
std::vector<std::string> unknownOptions(const std::string& text,
                                        const std::set<std::string>& known) {
    std::vector<std::string> unknown;
    for (const std::string& command : fathomCommands(partsOf(linesOfText(text))))
        for (const std::string& option : optionsIn(command))
            if (!known.contains(option)) unknown.push_back(option + " in " + command);
    return unknown;
}

// ---- Rungs -----------------------------------------------------------------------------------

/// Rungs in the cell of a table: its code spans if it has any, otherwise its words between commas,
/// each without the number that may follow it.
std::vector<std::string> rungsInCell(const std::string& cell) {
    std::vector<std::string> rungs;
    const std::vector<std::string> pieces = proseAndSpans(cell);
    for (std::size_t i = 1; i + 1 < pieces.size(); i += 2)
        rungs.push_back(pieces[i]);
    if (pieces.size() > 1) return rungs;
    for (const std::string& word : splitAt(cell, ","))
        if (word != "-") rungs.push_back(word.substr(0, word.find(' ')));
    return rungs;
}

std::vector<std::string> rungsInTable(const std::vector<std::string>& rows) {
    static const std::set<std::string> kHeads{"rung", "rungs", "chosen", "other rungs"};
    std::vector<std::string> rungs;
    const std::vector<std::string> heads = cellsOf(rows.front());
    for (std::size_t row = 2; row < rows.size(); ++row) {
        const std::vector<std::string> cells = cellsOf(rows[row]);
        for (std::size_t i = 0; i < std::min(cells.size(), heads.size()); ++i) {
            if (!kHeads.contains(heads[i])) continue;
            for (const std::string& rung : rungsInCell(cells[i]))
                rungs.push_back(rung);
        }
    }
    return rungs;
}

/// Code spans that only commas, "and", "or" and words in parentheses separate.
std::vector<std::vector<std::string>> listsOfSpans(const std::string& paragraph) {
    static const std::regex kSeparator(
        R"((\s*\([^)]*\))?(,\s+((and|or)\s+)?|\s+(and|or)\s+)(\([^)]*\)\s*)?)");
    std::vector<std::vector<std::string>> lists;
    const std::vector<std::string> pieces = proseAndSpans(paragraph);
    for (std::size_t i = 1; i + 1 < pieces.size(); i += 2) {
        if (i == 1 || !std::regex_match(pieces[i - 1], kSeparator)) lists.emplace_back();
        lists.back().push_back(pieces[i]);
    }
    return lists;
}

/// Rungs that a document names and the program lacks. It looks at the columns of tables that hold
/// rungs, at the words behind --rung, and at lists of code spans if most of the spans are rungs.
std::vector<std::string> unknownRungs(const std::string& text, const std::set<std::string>& known) {
    static const std::regex kForced(R"(--rung[ =]([a-z0-9|-]+))");
    const MarkdownParts parts = partsOf(linesOfText(text));
    std::vector<std::string> named;
    for (const std::vector<std::string>& table : parts.tables)
        for (const std::string& rung : rungsInTable(table))
            named.push_back(rung);
    for (const std::string& command : fathomCommands(parts))
        for (std::sregex_iterator match(command.begin(), command.end(), kForced), end; match != end;
             ++match)
            for (const std::string& rung : splitAt((*match)[1], "|"))
                named.push_back(rung);
    for (const std::string& paragraph : parts.paragraphs)
        for (const std::vector<std::string>& list : listsOfSpans(paragraph)) {
            const auto right = std::ranges::count_if(
                list, [&](const std::string& span) { return known.contains(span); });
            if (2 * static_cast<std::size_t>(right) > list.size())
                named.insert(named.end(), list.begin(), list.end());
        }
    std::erase_if(named,
                  [&](const std::string& rung) { return rung == "auto" || known.contains(rung); });
    return named;
}

// ---- Links and paths -------------------------------------------------------------------------

/// The name by which a link leads to a heading: small letters, digits and dashes.
std::string anchorOf(const std::string& heading) {
    std::string anchor;
    for (const char letter : heading) {
        const auto byte = static_cast<unsigned char>(letter);
        if (letter == ' ')
            anchor += '-';
        else if (std::isalnum(byte) || letter == '-' || letter == '_' || byte >= 0x80)
            anchor += static_cast<char>(std::tolower(byte));
    }
    return anchor;
}

bool hasHeading(const std::vector<std::string>& lines, const std::string& anchor) {
    static const std::regex kHeading(R"(#+ (.*))");
    std::smatch match;
    return std::ranges::any_of(lines, [&](const std::string& line) {
        return std::regex_match(line, match, kHeading) && anchorOf(match[1]) == anchor;
    });
}

/// Links of a document in the folder `folder` that lead to no file or to no heading.
std::vector<std::string> brokenLinks(const std::string& text, const fs::path& folder) {
    static const std::regex kLink(R"(\]\(([^)#]*)#?([^)]*)\))");
    static const std::regex kElsewhere(R"([a-z]+:.*)");
    const std::vector<std::string> own = linesOfText(text);
    std::vector<std::string> broken;
    for (const std::string& paragraph : partsOf(own).paragraphs) {
        for (std::sregex_iterator link(paragraph.begin(), paragraph.end(), kLink), end; link != end;
             ++link) {
            const std::string path = (*link)[1], anchor = (*link)[2];
            if (std::regex_match(path, kElsewhere)) continue;
            const bool isThere = path.empty() || fs::exists(folder / path);
            const bool isHeading =
                anchor.empty() ||
                (isThere && hasHeading(path.empty() ? own : linesOf(folder / path), anchor));
            if (!isThere || !isHeading) broken.push_back((*link)[0]);
        }
    }
    return broken;
}

/// True if a path from the root exists. A placeholder such as <id> or * may stand for any name, so
/// then only the folder before it must exist.
bool isNamedPathThere(const std::string& path) {
    const std::size_t open = path.find_first_of("<*");
    if (open == std::string::npos) return fs::exists(kRoot / path);
    return fs::is_directory(kRoot / path.substr(0, path.rfind('/', open)));
}

/// Paths in code that lead to no file. A path starts at the root, or is the end of a source's path.
/// Words after the path are arguments of a script.
std::vector<std::string> brokenPaths(const std::string& text,
                                     const std::function<bool(const std::string&)>& isSource) {
    static const std::regex kPath(
        R"((src|ui|kernels|tests|docs|scripts|resources)/[A-Za-z0-9_./<>*-]*)");
    static const std::regex kSource(R"([a-z0-9_]+(/[a-z0-9_]+)*\.(h|cpp|cl|inc))");
    const MarkdownParts parts = partsOf(linesOfText(text));
    std::vector<std::string> code = codeSpansOf(parts);
    code.insert(code.end(), parts.codeLines.begin(), parts.codeLines.end());
    std::vector<std::string> broken;
    for (const std::string& span : code) {
        const std::string path = span.substr(0, span.find(' '));
        if (std::regex_match(path, kPath) ? !isNamedPathThere(path)
                                          : std::regex_match(path, kSource) && !isSource(path))
            broken.push_back(path);
    }
    return broken;
}

/// True for the end of a source's path, such as view.h or render/view.h.
bool isEndOfSource(const std::string& name) {
    static const std::vector<fs::path> kSources = sourceFiles();
    return std::ranges::any_of(
        kSources, [&](const fs::path& file) { return file.string().ends_with("/" + name); });
}

// ---- The program's words ---------------------------------------------------------------------

std::string programHelp(const std::string& command) {
    std::string text;
    FILE* const pipe = popen(("'" FATHOM_PROGRAM "' " + command + " --help 2>&1").c_str(), "r");
    if (!pipe) return text;
    std::array<char, 4096> buffer{};
    for (std::size_t read = 0; (read = fread(buffer.data(), 1, buffer.size(), pipe)) > 0;)
        text.append(buffer.data(), read);
    pclose(pipe);
    return text;
}

/// The first words of the lines behind "Subcommands:".
std::vector<std::string> subcommandsOf(const std::string& help) {
    std::vector<std::string> names;
    bool isList = false;
    for (const std::string& line : linesOfText(help)) {
        const std::string text = withoutSpaceAround(line);
        if (isList && text.empty()) break;
        if (isList) names.push_back(text.substr(0, text.find(' ')));
        isList = isList || text.starts_with("Subcommands:");
    }
    return names;
}

/// The options of a command and of all commands below it.
std::set<std::string> optionsOfProgram(const std::string& command = "") {
    const std::string help = programHelp(command);
    std::set<std::string> options = optionsIn(help);
    for (const std::string& subcommand : subcommandsOf(help))
        options.merge(optionsOfProgram(command + " " + subcommand));
    return options;
}

/// The words that the help lists for --rung.
std::set<std::string> rungsInHelp(const std::string& help) {
    static const std::regex kList(R"(--rung RUNG[^:]*:((\s+[a-z0-9-]+,)+\s+[a-z0-9-]+))");
    std::smatch match;
    if (!std::regex_search(help, match, kList)) return {};
    const std::vector<std::string> words = splitAt(match[1], ",\n");
    return {words.begin(), words.end()};
}

std::vector<fs::path> documentFiles() {
    std::vector<fs::path> files{kRoot / "README.md", kRoot / "CONTRIBUTING.md",
                                kRoot / "SECURITY.md"};
    for (const char* folder : {"docs", "docs/benchmarks"})
        for (const auto& entry : fs::directory_iterator(kRoot / folder))
            if (entry.path().extension() == ".md") files.push_back(entry.path());
    return files;
}

std::string documentText(const fs::path& file) {
    std::string text;
    for (const std::string& line : linesOf(file))
        text += line + "\n";
    return text;
}

using Findings = std::vector<std::string>;

// ---- The documents ---------------------------------------------------------------------------

TEST(Documents, NameOnlyOptionsOfTheProgram) {
    const std::set<std::string> known = optionsOfProgram();
    ASSERT_TRUE(known.contains("--rung") && known.contains("--calibrate"));
    std::size_t seen = 0;
    for (const fs::path& file : documentFiles()) {
        const std::string text = documentText(file);
        EXPECT_EQ(unknownOptions(text, known), Findings()) << file;
        seen += fathomCommands(partsOf(linesOfText(text))).size();
    }
    EXPECT_GT(seen, 50U);
}

TEST(Documents, TheReadmeNamesEveryOption) {
    const std::string readme = documentText(kRoot / "README.md");
    for (const std::string& option : optionsOfProgram()) {
        if (option == "--help" || option == "--version" || option == "--output") continue;  // -o
        const std::regex word(option + "(?![a-z-])");
        EXPECT_TRUE(std::regex_search(readme, word)) << option;
    }
}

TEST(Documents, NameOnlyRungsOfTheProgram) {
    const std::set<std::string> known = rungsInHelp(programHelp("render"));
    ASSERT_TRUE(known.contains("fp32") && known.contains("bigfloat"));
    for (const fs::path& file : documentFiles())
        EXPECT_EQ(unknownRungs(documentText(file), known), Findings()) << file;
}

TEST(Documents, NameOnlyFilesThatExist) {
    for (const fs::path& file : documentFiles()) {
        const std::string text = documentText(file);
        EXPECT_EQ(brokenLinks(text, file.parent_path()), Findings()) << file;
        EXPECT_EQ(brokenPaths(text, isEndOfSource), Findings()) << file;
    }
}

// ---- The checks themselves -------------------------------------------------------------------

TEST(Documents, TheChecksFindOptionsThatAreNone) {
    const std::set<std::string> known{"--size", "--rung", "--quiet"};
    const auto count = [&](const std::string& text) { return unknownOptions(text, known).size(); };
    EXPECT_EQ(count("Use `fathom render home --size 1x1` or `--quiet`."), 0U);
    EXPECT_EQ(count("```\nfathom render home [--size WxH]\n      [--rung auto|R]  # --no\n```"),
              1U);
    EXPECT_EQ(count("Use `fathom render home --sice 1x1`."), 1U);
    EXPECT_EQ(count("Use `--no-such` or\n`fathom info\n--neither`."), 2U);
    EXPECT_EQ(count("```\nfathom a\n   [--none]\nfathom b --size 1\n```"), 1U);
    // Options of other programs.
    EXPECT_EQ(count("```\ncmake --preset release\nctest --parallel\n   --verbose\n```"), 0U);
    EXPECT_EQ(count("`cmake --install build`, `scripts/test --fast`, and --words alone"), 0U);
    EXPECT_EQ(count("```\nfathom info a && ctest --verbose\n```"), 0U);
    EXPECT_EQ(count("```\nfathom info a | grep --count b\n```"), 0U);
}

TEST(Documents, TheChecksFindRungsThatAreNone) {
    const std::set<std::string> known{"fp32", "fp64", "ff", "dd"};
    const auto unknown = [&](const std::string& text) { return unknownRungs(text, known); };
    EXPECT_EQ(unknown("`fp32`, `fp64` (two words), `ff` and `dd`; `View`, `Sample` and `ff`"),
              Findings());
    EXPECT_EQ(unknown("`fp32`, `fp64` and\n`fp80`"), Findings{"fp80"});
    EXPECT_EQ(unknown("`fathom check home --rung fp16`, `--rung auto`, `--rung fp32|fp8`"),
              (Findings{"fp16", "fp8"}));
    EXPECT_EQ(unknown("`fathom check VIEW [--rung R]`"), Findings());
    EXPECT_EQ(unknown("| rung | x |\n|---|---|\n| fp32 | abc |\n| ff, dd | 1 |"), Findings());
    EXPECT_EQ(unknown("| a | rung |\n|---|---|\n| x | fp31 |\n| x | `ff` and its forms |"),
              Findings{"fp31"});
    EXPECT_EQ(unknown("| view | chosen | other rungs |\n|-|-|-|\n| x | ff 0.1 | dd 0.2, d3 1 |"),
              Findings{"d3"});
    EXPECT_EQ(rungsInHelp("  --quiet  No\n  --rung RUNG    How to compute: auto, fp32,\n   dd\n"),
              (std::set<std::string>{"auto", "fp32", "dd"}));
}

TEST(Documents, TheChecksFindLinksThatLeadNowhere) {
    const auto broken = [](const std::string& text) { return brokenLinks(text, kRoot).size(); };
    EXPECT_EQ(broken("[a](README.md) and [b](docs)\n[c](https://example.org/x) ![d](LICENSE)"), 0U);
    EXPECT_EQ(broken("[a](README.md#files) [b](#own-heading)\n\n## Own `heading`"), 0U);
    EXPECT_EQ(broken("[a](docs/NO-SUCH.md)"), 1U);
    EXPECT_EQ(broken("[a](README.md#no-such-heading) [b](#nor-this)"), 2U);
}

TEST(Documents, TheChecksFindPathsThatLeadNowhere) {
    const auto broken = [](const std::string& text) { return brokenPaths(text, isEndOfSource); };
    EXPECT_EQ(broken("`src/main.cpp`, `kernels/formula/<id>.h`, `docs/*.md`, `src/render`"),
              Findings());
    EXPECT_EQ(broken("`scripts/test asan`, `view.h`, `render/view.h`, `A.h`, `$X/speeds`"),
              Findings());
    EXPECT_EQ(broken("`src/no_such.cpp`, `kernels/no_such/<id>.h`"),
              (Findings{"src/no_such.cpp", "kernels/no_such/<id>.h"}));
    EXPECT_EQ(broken("`no_such_header.h` or\n\n```\nscripts/no-such 600\n```"),
              (Findings{"no_such_header.h", "scripts/no-such"}));
}

}  // namespace
