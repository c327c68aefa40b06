// Promises of the tree apart from its code: rows for headers, purposes in headers, valid links.
#include <gtest/gtest.h>

#include <regex>

#include "formula/formula_list.h"
#include "support/source_tree.h"

namespace {

namespace fs = std::filesystem;
using namespace fathom::test;

TEST(Project, EveryFormulaHasAKernelHeaderAndARow) {
    std::set<std::string> headers, rows;
    for (const auto& entry : fs::directory_iterator(kRoot / "kernels" / "formula"))
        headers.insert(entry.path().stem().string());
    for (const fathom::FormulaSpec& spec : fathom::formulas())
        rows.insert(fathom::kernelName(spec));
    EXPECT_EQ(headers, rows);
}

TEST(Project, FormulasHaveTheDeltasThatTheirHeadersAreFitFor) {
    for (const fathom::FormulaSpec& spec : fathom::formulas()) {
        const std::vector<std::string> lines =
            linesOf(kRoot / "kernels" / "formula" / (fathom::kernelName(spec) + ".h"));
        const bool marksFactors = std::ranges::any_of(
            lines, [](const std::string& line) { return line == "#define FORMULA_HAS_DELTAS 1"; });
        EXPECT_EQ(spec.hasDeltas, !spec.divides || marksFactors) << spec.id;
    }
}

TEST(Project, EveryHeaderOpensWithItsPurpose) {
    for (const fs::path& file : sourceFiles()) {
        if (file.extension() != ".h") continue;
        const std::vector<std::string> lines = linesOf(file);
        const bool isKernel = layerOf(fs::relative(file, kRoot)) == "kernels";
        ASSERT_FALSE(lines.empty()) << file;
        EXPECT_EQ(lines.front().rfind(isKernel ? "/* " : "// ", 0), 0U) << file;
        // Kernel headers are included once for each kind of number, so they must have no guard.
        EXPECT_EQ(contains(lines, "#pragma once"), !isKernel) << file;
    }
}

TEST(Project, EveryLinkOfTheDocumentsLeadsToAFile) {
    static const std::regex kLink(R"(\]\(([^)#:]+)(#[^)]*)?\))");
    std::vector<fs::path> documents{kRoot / "README.md", kRoot / "CHANGELOG.md",
                                    kRoot / "CONTRIBUTING.md"};
    for (const auto& entry : fs::recursive_directory_iterator(kRoot / "docs"))
        if (entry.path().extension() == ".md") documents.push_back(entry.path());
    std::size_t seen = 0;
    for (const fs::path& document : documents) {
        for (const std::string& line : linesOf(document)) {
            for (std::sregex_iterator link(line.begin(), line.end(), kLink), end; link != end;
                 ++link) {
                EXPECT_TRUE(fs::exists(document.parent_path() / (*link)[1].str()))
                    << document << " links to " << (*link)[1];
                ++seen;
            }
        }
    }
    EXPECT_GT(seen, 5U);
}

}  // namespace
