// A table of the folders that each folder may include, and a check of every include of the tree.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <regex>
#include <string>
#include <vector>

#include "support/source_tree.h"

namespace {

namespace fs = std::filesystem;
using namespace fathom::test;

// ---- The table -------------------------------------------------------------------------------

struct Layer {
    std::string folder;
    std::vector<std::string> mayInclude;  // in addition to itself
};

/// Lowest layer first: the folders of src, and kernels and ui next to src.
const std::vector<Layer> kLayers{
    {"kernels", {}},
    {"base", {}},
    {"number", {"base"}},
    {"formula", {"base", "number"}},
    {"orbit", {"base", "number", "formula", "kernels"}},
    {"render", {"base", "number", "formula", "orbit", "kernels"}},
    {"finder", {"base", "number", "formula", "orbit", "render"}},
    {"cpu", {"base", "number", "formula", "orbit", "render", "kernels"}},
    {"opencl", {"base", "number", "formula", "orbit", "render", "kernels"}},
    {"color", {"base", "number", "formula", "render", "kernels"}},
    {"bookmarks", {"base", "number", "formula", "render", "color"}},
    {"foreign", {"base", "number", "formula", "render", "color", "bookmarks"}},
    {"export", {"base", "number", "formula", "render", "color", "bookmarks", "foreign"}},
    {"film", {"base", "number", "formula", "render", "color", "bookmarks", "export"}},
    {"queue", {"base", "number", "formula", "render", "color", "bookmarks", "export", "film"}},
    {"cli",
     {"base", "number", "formula", "orbit", "render", "finder", "color", "bookmarks", "foreign",
      "export", "film", "queue"}},
    {"ui",
     {"base", "number", "formula", "render", "finder", "cpu", "color", "bookmarks", "foreign",
      "export", "film", "queue"}},
    {"main",
     {"base", "number", "formula", "render", "color", "bookmarks", "export", "cpu", "opencl", "cli",
      "ui"}},
};

/// An external library, recognized by the spelling of its headers. The first match counts.
struct Library {
    std::string name;
    std::regex header;
    std::vector<std::string> folders;  // that may include it; "*": all but the kernels
    bool onlyInSources = false;        // true: never in a header
};

const std::vector<Library> kLibraries{
    {"C++", std::regex("[a-z_0-9]+"), {"*"}},
    {"C and POSIX",
     std::regex(
         "(stddef|dirent|fcntl|pthread|pwd|signal|spawn|unistd|sys/[a-z]+|linux/[a-z]+)\\.h"),
     {"*"}},
    {"Processor intrinsics", std::regex("[a-z]+intrin\\.h|arm_neon\\.h"), {"number", "cpu"}},
    {"tl::expected", std::regex("tl/expected\\.hpp"), {"*"}},
    {"GMP", std::regex("gmp(xx)?\\.h"), {"number"}},
    {"OpenCL", std::regex("CL/.*"), {"opencl"}},
    {"nlohmann_json", std::regex("nlohmann/.*"), {"base"}, true},
    {"toml++", std::regex("toml\\+\\+/.*"), {"foreign"}, true},
    {"zlib", std::regex("zlib\\.h"), {"export"}},
    {"ISA-L", std::regex("isa-l/.*\\.h"), {"export", "orbit"}},
    {"OpenEXR", std::regex("(OpenEXR/|Imath/)?(Imf|Imath|Iex|half|openexr).*"), {"export"}},
    {"CLI11", std::regex("CLI/.*"), {"cli"}},
    {"Qt", std::regex("Q[A-Z].*|Qt[A-Z][A-Za-z]+(/.*)?"), {"ui", "main"}},
};

/// The header through which sources of these folders get the JSON library.
const std::string kJsonHeader = "base/json_tree.h";
const std::vector<std::string> kJsonFolders{"color", "bookmarks", "export", "film",
                                            "queue", "cli",       "ui"};

/// Headers that the build generates, with the folders that may include them.
const std::vector<Library> kGenerated{
    {"forms", std::regex("ui_[a-z_]+\\.h|[a-z_]+\\.moc"), {"ui"}},
    {"kernel instances", std::regex("kernel_[a-z_]+\\.inc"), {"kernels", "orbit", "cpu"}},
};

// ---- Reading includes ------------------------------------------------------------------------

struct Include {
    std::string file;    // from the project's root
    std::string header;  // as spelled
    bool isQuoted = false;
};

std::vector<Include> includesOf(const fs::path& path) {
    static const std::regex kInclude(R"(^\s*#\s*include\s*([<"])([^>"]+)[>"].*)");
    std::vector<Include> includes;
    std::smatch match;
    for (const std::string& line : linesOf(path)) {
        if (std::regex_match(line, match, kInclude))
            includes.push_back({fs::relative(path, kRoot).string(), match[2], match[1] == "\""});
    }
    return includes;
}

// ---- The rule --------------------------------------------------------------------------------

/// The layer of one of our headers, or nothing. Include paths start at src, the root (ui/...) or
/// kernels, tried in this order.
std::string layerOfHeader(const std::string& header) {
    if (fs::exists(kRoot / "src" / header)) return layerOf(fs::path("src") / header);
    if (header.rfind("ui/", 0) == 0 && fs::exists(kRoot / header)) return "ui";
    if (fs::exists(kRoot / "kernels" / header)) return "kernels";
    return {};
}

/// Kernel headers include nothing: entry points and the lists in program/ say what a program has.
bool listsHeaders(const std::string& file) {
    return file.ends_with(".cl") || file.starts_with("kernels/program/");
}

/// Says what is wrong with an include; empty if it is allowed.
std::string violation(const Include& include) {
    const std::string layer = layerOf(include.file);
    const std::string where = include.file + " includes " + include.header + ": ";
    const auto row = std::find_if(kLayers.begin(), kLayers.end(),
                                  [&](const Layer& known) { return known.folder == layer; });
    if (row == kLayers.end()) return where + "the folder is not in the table";

    // A header named json_* gives the JSON library to the sources of its folder and to no others.
    const auto isForSources = [](const std::string& header) {
        return header.find("/json_") != std::string::npos;
    };
    const bool isSource = include.file.ends_with(".cpp") || isForSources(include.file);
    const auto isAllowed = [&](const Library& library) {
        return (contains(library.folders, layer) ||
                (contains(library.folders, "*") && layer != "kernels")) &&
               (isSource || !library.onlyInSources);
    };
    const auto matches = [&](const Library& library) {
        return std::regex_match(include.header, library.header);
    };

    if (include.isQuoted) {
        const std::string target = layerOfHeader(include.header);
        const bool isHandedOut = include.header == kJsonHeader && contains(kJsonFolders, layer);
        if (isForSources(include.header) && ((target != layer && !isHandedOut) || !isSource))
            return where + "that header is for the sources of its own folder";
        if (target == layer && (layer != "kernels" || listsHeaders(include.file))) return {};
        if (!target.empty())
            return contains(row->mayInclude, target) ? "" : where + "the layers point back";
        const auto generated = std::find_if(kGenerated.begin(), kGenerated.end(), matches);
        if (generated != kGenerated.end() && isAllowed(*generated)) return {};
        return where + "there is no such header, spelled from src";
    }
    const auto library = std::find_if(kLibraries.begin(), kLibraries.end(), matches);
    if (library == kLibraries.end()) return where + "the library is not in the table";
    return isAllowed(*library) ? "" : where + library->name + " has no place here";
}

// ---- The tests -------------------------------------------------------------------------------

TEST(Layering, EveryIncludeKeepsToTheTable) {
    std::size_t seen = 0;
    for (const fs::path& file : sourceFiles()) {
        for (const Include& include : includesOf(file)) {
            EXPECT_EQ(violation(include), "");
            ++seen;
        }
    }
    EXPECT_GT(seen, 100U);
}

TEST(Layering, TheRuleFindsWhatPointsBack) {
    const std::vector<Include> bad{
        {"src/base/result.h", "number/decimal.h", true},
        {"src/render/view.h", "cpu/cpu_engine.h", true},
        {"src/color/palette.cpp", "bookmarks/bookmark.h", true},
        {"src/cpu/cpu_engine.cpp", "opencl/opencl_engine.h", true},
        {"src/render/view.cpp", "finder/feature.h", true},
        {"src/finder/feature.h", "bookmarks/bookmark.h", true},
        {"src/cli/command_line.cpp", "opencl/opencl_engine.h", true},
        {"src/cli/command_line.cpp", "ui/explorer.h", true},
        {"ui/explorer.cpp", "cli/command_line.h", true},
        {"ui/explorer.cpp", "explorer.h", true},
        {"kernels/complex.h", "portable.h", true},
        {"kernels/direct.h", "math.h", false},
        {"src/render/view.cpp", "gmp.h", false},
        {"src/number/decimal.h", "mpfr.h", false},
        {"src/cpu/cpu_engine.cpp", "CL/opencl.hpp", false},
        {"src/bookmarks/bookmark.h", "base/json_tree.h", true},
        {"src/bookmarks/bookmark.cpp", "nlohmann/json.hpp", false},
        {"src/render/speed_file.cpp", "base/json_tree.h", true},
        {"src/bookmarks/bookmark.h", "bookmarks/json_text.h", true},
        {"src/export/view_reader.cpp", "bookmarks/json_text.h", true},
        {"src/export/image_exporter.cpp", "QImage", false},
        {"src/new_folder/file.cpp", "vector", false},
    };
    for (const Include& include : bad)
        EXPECT_NE(violation(include), "") << include.file << " includes " << include.header;

    const std::vector<Include> good{
        {"src/number/big_float.cpp", "gmp.h", false},
        {"src/bookmarks/bookmark.cpp", "base/json_tree.h", true},
        {"src/bookmarks/bookmark.cpp", "bookmarks/json_text.h", true},
        {"src/bookmarks/json_text.h", "base/json_tree.h", true},
        {"src/base/json_tree.h", "nlohmann/json.hpp", false},
        {"ui/explorer.cpp", "QWidget", false},
        {"src/main.cpp", "ui/explorer.h", true},
        {"src/render/sample.h", "shared_structs.h", true},
        {"kernels/direct.cl", "program/word.h", true},
        {"kernels/program/word.h", "portable.h", true},
    };
    for (const Include& include : good)
        EXPECT_EQ(violation(include), "");
}

TEST(Layering, TheOracleKnowsNothingOfTheProject) {
    std::size_t seen = 0;
    for (const auto& entry : fs::directory_iterator(kRoot / "tests" / "support")) {
        if (entry.path().filename().string().find("oracle") == std::string::npos) continue;
        for (const Include& include : includesOf(entry.path())) {
            EXPECT_TRUE(!include.isQuoted || include.header.rfind("support/", 0) == 0)
                << include.file << " includes " << include.header;
            ++seen;
        }
    }
    EXPECT_GT(seen, 1U);
}

}  // namespace
