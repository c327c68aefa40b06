// The XDG rules for the user's folders.
#include "base/paths.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include <sys/stat.h>

#include "support/temporary_folder.h"

namespace fathom {
namespace {

TEST(Paths, FollowTheVariablesAndFallBackToHome) {
    ::setenv("HOME", "/home/someone", 1);
    ::setenv("XDG_DATA_HOME", "/elsewhere/data", 1);
    ::setenv("XDG_CONFIG_HOME", "relative/is/ignored", 1);
    ::setenv("XDG_CACHE_HOME", "", 1);
    ::unsetenv("XDG_STATE_HOME");
    EXPECT_EQ(dataFolder(), "/elsewhere/data/fathom");
    EXPECT_EQ(configFolder(), "/home/someone/.config/fathom");
    EXPECT_EQ(cacheFolder(), "/home/someone/.cache/fathom");
    EXPECT_EQ(stateFolder(), "/home/someone/.local/state/fathom");
}

TEST(Paths, FoldersAreMadeForTheirOwnerAlone) {
    const TemporaryFolder folder;
    const auto deep = folder.path() / "a" / "b" / "c";
    ASSERT_TRUE(makeFolder(deep));
    ASSERT_TRUE(makeFolder(deep));
    struct stat status {};
    ASSERT_EQ(::stat(deep.parent_path().c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777, 0700u);

    const Result<void> below = makeFolder("/dev/null/folder");
    ASSERT_FALSE(below);
    EXPECT_NE(below.error().message.find("/dev/null"), std::string::npos);
}

}  // namespace
}  // namespace fathom
