#include "base/folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "support/temporary_folder.h"

namespace fathom {
namespace {

TEST(Folder, HasTheNamesOfFilesAndFolders) {
    const std::filesystem::path folder =
        std::filesystem::path(::testing::TempDir()) / "fathom-folder-test";
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder / "b" / "deeper");
    std::ofstream(folder / ".a").flush();
    std::vector<std::string> names = namesIn(folder);
    std::ranges::sort(names);
    EXPECT_EQ(names, (std::vector<std::string>{".a", "b"}));
    std::filesystem::remove_all(folder);
    EXPECT_TRUE(namesIn(folder).empty());
}

TEST(Folder, GoesOnWithARemovalThatWasKilled) {
    const TemporaryFolder home;
    const std::filesystem::path folder = home.path() / "parts";
    std::filesystem::create_directories(folder / "b" / "deeper");
    std::ofstream(folder / "order.txt").flush();
    std::ofstream(folder / "a").flush();
    ASSERT_TRUE(removeFolder(folder, "order.txt"));
    EXPECT_FALSE(std::filesystem::exists(folder));
    EXPECT_TRUE(removeFolder(folder, "order.txt"));
}

}  // namespace
}  // namespace fathom
