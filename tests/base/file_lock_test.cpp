// Locks between programs: one holder at a time, freed by a kill.
#include "base/file_lock.h"

#include <gtest/gtest.h>

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/atomic_file.h"
#include "support/temporary_folder.h"

namespace fathom {
namespace {

TEST(FileLock, HasOneHolderAtATime) {
    const TemporaryFolder folder;
    const auto path = folder.path() / "lock";
    {
        const auto first = FileLock::take(path);
        ASSERT_TRUE(first);
        EXPECT_FALSE(FileLock::tryTake(path)->has_value());
        first->note("busy");
        EXPECT_EQ(readFile(path).value(), "busy");
    }
    EXPECT_TRUE(FileLock::tryTake(path)->has_value());
}

TEST(FileLock, MovesWithItsObject) {
    const TemporaryFolder folder;
    const auto path = folder.path() / "lock";
    std::optional<FileLock> kept;
    {
        auto taken = FileLock::take(path);
        kept = *std::move(taken);
    }
    EXPECT_FALSE(FileLock::tryTake(path)->has_value());
    kept.reset();
    EXPECT_TRUE(FileLock::tryTake(path)->has_value());
}

TEST(FileLock, AKillFreesIt) {
    const TemporaryFolder folder;
    const auto path = folder.path() / "lock";
    const pid_t child = ::fork();
    if (child == 0) {
        const auto taken = FileLock::take(path);
        ::kill(::getpid(), SIGKILL);
    }
    ::waitpid(child, nullptr, 0);
    EXPECT_TRUE(FileLock::tryTake(path)->has_value());
}

TEST(FileLock, SetsAsideWhatIsNoFile) {
    const TemporaryFolder folder;
    std::filesystem::create_directory(folder.path() / "lock");
    EXPECT_TRUE(FileLock::take(folder.path() / "lock"));
    EXPECT_EQ(folder.names(), (std::set<std::string>{"lock", "lock.bad"}));
    EXPECT_EQ(FileLock::take(folder.path() / "gone" / "lock").error().code, ErrorCode::NotFound);
}

}  // namespace
}  // namespace fathom
