// Saving whole or not at all: kills, full disks, links, modes.
#include "base/atomic_file.h"

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <fstream>
#include <random>
#include <set>
#include <thread>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/shown_text.h"
#include "support/temporary_folder.h"

namespace fathom {
namespace {

/// Runs `body` in a child process and returns its wait status.
template <class Body>
int runInChild(const Body& body) {
    const pid_t child = ::fork();
    if (child == 0) ::_exit(body());
    int status = 0;
    ::waitpid(child, &status, 0);
    return status;
}

TEST(AtomicFile, WritesAndReplaces) {
    const TemporaryFolder folder;
    const auto path = folder.path() / "note.txt";
    ASSERT_TRUE(writeFileAtomically(path, "first"));
    EXPECT_EQ(readFile(path).value(), "first");
    ASSERT_TRUE(writeFileAtomically(path, "second, and longer"));
    EXPECT_EQ(readFile(path).value(), "second, and longer");
    EXPECT_EQ(folder.names(), std::set<std::string>{"note.txt"});
}

TEST(AtomicFile, DiscardLeavesNothing) {
    const TemporaryFolder folder;
    const auto path = folder.path() / "note.txt";
    ASSERT_TRUE(writeFileAtomically(path, "old"));
    {
        Result<AtomicFile> file = AtomicFile::create(path);
        ASSERT_TRUE(file);
        ASSERT_TRUE(file->write(std::string(100'000, 'x')));
        AtomicFile moved = std::move(*file);
    }
    EXPECT_EQ(readFile(path).value(), "old");
    EXPECT_EQ(folder.names(), std::set<std::string>{"note.txt"});
}

TEST(AtomicFile, GivesBackWhatItExpectedInVain) {
    constexpr std::uint64_t kExpected = 64 << 20, kWritten = 100'000;
    const TemporaryFolder folder;
    const auto path = folder.path() / "note.txt";
    Result<AtomicFile> file = AtomicFile::create(path);
    ASSERT_TRUE(file);
    file->expect(kExpected);
    ASSERT_TRUE(file->write(std::string(kWritten, 'x')));
    ASSERT_TRUE(file->commit());
    struct stat status {};
    ASSERT_EQ(::stat(path.c_str(), &status), 0);
    EXPECT_EQ(status.st_size, static_cast<off_t>(kWritten));
    EXPECT_LT(512 * status.st_blocks, static_cast<blkcnt_t>(kExpected / 16));
}

// More is expected than the disk and the limit have room for.
TEST(AtomicFile, WritesWhatFitsWhateverItExpected) {
    const TemporaryFolder folder;
    const auto path = folder.path() / "note.txt";
    const int status = runInChild([&] {
        const rlimit limit{1 << 20, 1 << 20};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        Result<AtomicFile> file = AtomicFile::create(path);
        if (!file) return 1;
        file->expect(std::uint64_t{1} << 62);
        return file->write(std::string(100'000, 'x')) && file->commit() ? 0 : 2;
    });
    EXPECT_EQ(status, 0);
    EXPECT_EQ(readFile(path).value().size(), 100'000u);
}

TEST(AtomicFile, KeepsTheModeOfAnExistingFile) {
    const TemporaryFolder folder;
    const auto path = folder.path() / "note.txt";
    ASSERT_TRUE(writeFileAtomically(path, "old"));
    ASSERT_EQ(::chmod(path.c_str(), 0640), 0);
    ASSERT_TRUE(writeFileAtomically(path, "new"));
    struct stat status {};
    ASSERT_EQ(::stat(path.c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 07777, 0640u);
}

TEST(AtomicFile, FollowsLinksAlsoToAFileYetToBe) {
    const TemporaryFolder folder;
    std::filesystem::create_directory(folder.path() / "real");
    std::filesystem::create_symlink("real/note.txt", folder.path() / "link");
    std::filesystem::create_symlink("link", folder.path() / "second");
    ASSERT_TRUE(writeFileAtomically(folder.path() / "second", "one"));
    ASSERT_TRUE(writeFileAtomically(folder.path() / "link", "two"));
    EXPECT_TRUE(std::filesystem::is_symlink(folder.path() / "second"));
    EXPECT_EQ(readFile(folder.path() / "real/note.txt").value(), "two");

    std::filesystem::create_symlink("round", folder.path() / "round");
    const Result<void> circle = writeFileAtomically(folder.path() / "round", "x");
    ASSERT_FALSE(circle);
    EXPECT_NE(circle.error().message.find("loop"), std::string::npos);
}

TEST(AtomicFile, RefusesWhatIsNoPlainFileInASentence) {
    const TemporaryFolder folder;
    const auto expectFailure = [](const std::filesystem::path& path, const std::string& word) {
        const Result<void> written = writeFileAtomically(path, "x");
        ASSERT_FALSE(written) << path;
        EXPECT_NE(written.error().message.find(shownPath(path)), std::string::npos);
        EXPECT_NE(written.error().message.find(word), std::string::npos) << written.error().message;
        EXPECT_EQ(written.error().message.back(), '.');
    };
    expectFailure(folder.path(), "folder");
    expectFailure("/dev/null", "plain file");
    expectFailure(folder.path() / "missing" / "note.txt", "missing does not exist");
    expectFailure(folder.path() / std::string(300, 'n'), "too long");
    ASSERT_TRUE(writeFileAtomically(folder.path() / std::string(255, 'n'), "x"));
}

TEST(AtomicFile, RefusesProtectedFilesAndFolders) {
    if (::geteuid() == 0) {
        // Permissions do not bind root, so a child process gives up being root first.
        const TemporaryFolder folder;
        ASSERT_EQ(::chmod(folder.path().c_str(), 0755), 0);
        ASSERT_TRUE(writeFileAtomically(folder.path() / "note.txt", "old"));
        const int status = runInChild([&] {
            if (::setgid(65534) != 0 || ::setuid(65534) != 0) return 1;
            const Result<void> file = writeFileAtomically(folder.path() / "note.txt", "new");
            const Result<void> other = writeFileAtomically(folder.path() / "other.txt", "new");
            return !file && !other &&
                           file.error().message.find("write-protected") != std::string::npos &&
                           other.error().message.find("may not be written") != std::string::npos
                       ? 0
                       : 2;
        });
        EXPECT_EQ(status, 0);
        EXPECT_EQ(readFile(folder.path() / "note.txt").value(), "old");
    } else {
        const Result<void> written = writeFileAtomically("/note.txt", "x");
        ASSERT_FALSE(written);
        EXPECT_NE(written.error().message.find("may not be written"), std::string::npos);
    }
}

TEST(AtomicFile, FullDiskLeavesTheOldFile) {
    const TemporaryFolder folder;
    const auto path = folder.path() / "note.txt";
    ASSERT_TRUE(writeFileAtomically(path, "old"));
    const int status = runInChild([&] {
        ::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{1 << 16, 1 << 16};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        const Result<void> written = writeFileAtomically(path, std::string(1 << 20, 'x'));
        if (written) return 1;
        return written.error().message.find(path.string()) != std::string::npos ? 0 : 2;
    });
    EXPECT_EQ(status, 0);
    EXPECT_EQ(readFile(path).value(), "old");
    EXPECT_EQ(folder.names(), std::set<std::string>{"note.txt"});
}

TEST(AtomicFile, KilledAtRandomMomentsKeepsAWholeFile) {
    const TemporaryFolder folder;
    const auto path = folder.path() / "note.txt";
    // The two contents have different lengths, so a mixture of them would be noticed.
    const std::string contents[2] = {std::string(70'000, 'a'), std::string(90'000, 'b')};
    ASSERT_TRUE(writeFileAtomically(path, contents[0]));

    std::mt19937 random(1);
    std::uniform_int_distribution<int> microseconds(0, 20'000);
    for (int round = 0; round < 200; ++round) {
        const pid_t child = ::fork();
        if (child == 0) {
            for (int save = 0;; ++save)
                if (!writeFileAtomically(path, contents[save % 2])) ::_exit(1);
        }
        std::this_thread::sleep_for(std::chrono::microseconds(microseconds(random)));
        ::kill(child, SIGKILL);
        int status = 0;
        ::waitpid(child, &status, 0);
        ASSERT_TRUE(WIFSIGNALED(status)) << "a save failed in round " << round;

        const std::string found = readFile(path).value();
        ASSERT_TRUE(found == contents[0] || found == contents[1]) << "round " << round;
    }

    // A kill between the two system calls of a commit leaves one name. The next save takes it.
    ASSERT_TRUE(writeFileAtomically(path, contents[1]));
    EXPECT_EQ(folder.names(), std::set<std::string>{"note.txt"});
}

TEST(AtomicFile, WithoutUnnamedFilesTheNextSaveRemovesWhatAKillLeft) {
    // With the folder as its root, a process has no /proc, which gives unnamed files their names.
    const TemporaryFolder folder;
    const auto inBareRoot = [&folder](const auto& body) {
        return runInChild([&] {
            if (::chroot(folder.path().c_str()) != 0 || ::chdir("/") != 0) return 77;
            return body();
        });
    };
    const int killed = inBareRoot([] {
        Result<AtomicFile> file = AtomicFile::create("/note.txt");
        if (!file || !file->write("half")) return 1;
        return ::raise(SIGKILL);
    });
    if (WIFEXITED(killed) && WEXITSTATUS(killed) == 77) GTEST_SKIP() << "only root may chroot";
    ASSERT_TRUE(WIFSIGNALED(killed));
    ASSERT_EQ(folder.names().size(), 1U);

    const int saved = inBareRoot([] {
        Result<AtomicFile> other = AtomicFile::create("/note.txt");  // still in use: is not removed
        if (!other || !other->write("other")) return 1;
        if (!writeFileAtomically("/note.txt", "whole")) return 2;
        return other->commit() ? 0 : 3;
    });
    EXPECT_EQ(saved, 0);
    EXPECT_EQ(folder.names(), std::set<std::string>{"note.txt"});
    EXPECT_EQ(readFile(folder.path() / "note.txt").value(), "other");
}

TEST(AtomicFile, WritersMeetWithoutLoss) {
    const TemporaryFolder folder;
    const auto path = folder.path() / "note.txt";
    std::vector<std::jthread> writers;
    writers.reserve(4);
    std::atomic<int> failures = 0;
    for (int writer = 0; writer < 4; ++writer)
        writers.emplace_back([&, writer] {
            for (int save = 0; save < 25; ++save)
                if (!writeFileAtomically(path, std::string(5'000, static_cast<char>('a' + writer))))
                    ++failures;
        });
    writers.clear();
    EXPECT_EQ(failures, 0);
    const std::string found = readFile(path).value();
    EXPECT_EQ(found, std::string(5'000, found.front()));
    EXPECT_EQ(folder.names(), std::set<std::string>{"note.txt"});
}

TEST(ReadFile, BoundsWhatItTakes) {
    const TemporaryFolder folder;
    const auto path = folder.path() / "note.txt";
    ASSERT_TRUE(writeFileAtomically(path, std::string(2 << 20, 'x')));
    EXPECT_EQ(readFile(path, 2 << 20).value().size(), std::size_t{2} << 20);
    EXPECT_NE(readFile(path, 1 << 20).error().message.find("larger than 1 MiB"), std::string::npos);
    EXPECT_NE(readFile("/dev/zero").error().message.find("plain file"), std::string::npos);
    EXPECT_EQ(readFile(folder.path() / "none").error().code, ErrorCode::NotFound);
    EXPECT_NE(readFile(folder.path()).error().message.find("folder"), std::string::npos);
}

TEST(AtomicFile, GoesOnWithAKeptFile) {
    const TemporaryFolder folder;
    const auto path = folder.path() / "note.txt", kept = folder.path() / "kept";
    ASSERT_TRUE(writeFileAtomically(path, "old"));
    {
        auto file = AtomicFile::resume(path, kept, 0);
        ASSERT_TRUE(file);
        ASSERT_TRUE(file->write("one, two"));
        ASSERT_TRUE(file->sync());
        ASSERT_TRUE(file->write("and what is not flushed"));
        // Nobody else may write it meanwhile.
        EXPECT_EQ(AtomicFile::resume(path, kept, 0).error().code, ErrorCode::Io);
    }
    EXPECT_EQ(readFile(path).value(), "old");
    EXPECT_EQ(readFile(kept)->substr(0, 8), "one, two");
    EXPECT_FALSE(AtomicFile::resume(path, kept, 1000));

    auto file = AtomicFile::resume(path, kept, 5);
    ASSERT_TRUE(file) << file.error().message;
    EXPECT_EQ(file->size(), 5u);
    ASSERT_TRUE(file->write("three"));
    ASSERT_TRUE(file->rewrite(0, "ONE"));
    ASSERT_TRUE(file->commit());
    EXPECT_EQ(readFile(path).value(), "ONE, three");
    EXPECT_EQ(folder.names(), std::set<std::string>{"note.txt"});
}

}  // namespace
}  // namespace fathom
