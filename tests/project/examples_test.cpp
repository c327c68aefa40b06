// The example commits of CONTRIBUTING.md still fit the tree.
#include <gtest/gtest.h>

#include <cstdlib>
#include <regex>

#include "support/source_tree.h"
#include "support/temporary_folder.h"

namespace {

namespace fs = std::filesystem;
using namespace fathom::test;

/// Tries a patch without changing a file. `patch` does that in any tree, where git needs a
/// checkout. Without fuzz it asks for the same context as git does.
testing::AssertionResult applies(const fs::path& file, const fs::path& root, const fs::path& log) {
    const std::string command =
        "patch --dry-run --batch --forward --fuzz=0 --strip=1 --directory='" + root.string() +
        "' --input='" + file.string() + "' >'" + log.string() + "' 2>&1";
    if (std::system(command.c_str()) == 0) return testing::AssertionSuccess();
    std::string said;
    for (const std::string& line : linesOf(log))
        said += line + "\n";
    return testing::AssertionFailure() << file << "\n" << said;
}

std::vector<fs::path> patches() {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(kRoot / "docs" / "examples"))
        if (entry.path().extension() == ".patch") files.push_back(entry.path());
    return files;
}

bool hasPatch() {
    return std::system("command -v patch >/dev/null") == 0;
}

// When one no longer does: apply it with git am -3, mend what differs, and write it again with
// git format-patch --zero-commit --no-signature -1.
TEST(Examples, ApplyToThisTree) {
    if (!hasPatch()) GTEST_SKIP() << "patch is not installed";
    const fathom::TemporaryFolder folder;
    ASSERT_FALSE(patches().empty());
    for (const fs::path& file : patches())
        EXPECT_TRUE(applies(file, kRoot, folder.path() / "log"));
}

TEST(Examples, AreTheOnesThatTheGuideNames) {
    static const std::regex kLink(R"(\(docs/examples/([^)]*)\))");
    std::set<std::string> named, there;
    for (const std::string& line : linesOf(kRoot / "CONTRIBUTING.md"))
        for (std::sregex_iterator link(line.begin(), line.end(), kLink), end; link != end; ++link)
            named.insert((*link)[1]);
    for (const fs::path& file : patches())
        there.insert(file.filename().string());
    EXPECT_EQ(named, there);
}

TEST(Examples, TheCheckFindsWhatDoesNotApply) {
    if (!hasPatch()) GTEST_SKIP() << "patch is not installed";
    const fathom::TemporaryFolder folder;
    const fs::path file = folder.path() / "change.patch", log = folder.path() / "log";
    const auto write = [](const fs::path& path, const std::string& text) {
        std::ofstream(path) << text;
    };
    write(folder.path() / "list.txt", "one\ntwo\nthree\n");
    write(file, "--- a/list.txt\n+++ b/list.txt\n@@ -1,3 +1,4 @@\n one\n+half\n two\n three\n");
    EXPECT_TRUE(applies(file, folder.path(), log));
    EXPECT_EQ(linesOf(folder.path() / "list.txt").size(), 3U) << "nothing is changed";
    write(folder.path() / "list.txt", "one\nzwei\nthree\n");
    EXPECT_FALSE(applies(file, folder.path(), log));
    write(file, "--- /dev/null\n+++ b/list.txt\n@@ -0,0 +1 @@\n+new\n");
    EXPECT_FALSE(applies(file, folder.path(), log)) << "the file is there already";
}

}  // namespace
