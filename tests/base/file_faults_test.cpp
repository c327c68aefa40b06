// Files when the system refuses: each system call fails in turn, or something that is not a plain
// file is in the way.
#include <gtest/gtest.h>

#include <cerrno>
#include <cstddef>
#include <fstream>
#include <iterator>
#include <set>
#include <vector>

#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/atomic_file.h"
#include "base/sentence.h"
#include "support/temporary_folder.h"

namespace fathom {
namespace {

std::string textOf(const std::filesystem::path& path) {
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// Makes these system calls of this process fail from now on.
bool refuse(const std::vector<long>& calls, int errorNumber) {
    std::vector<sock_filter> program{
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr))};
    for (const long call : calls) {
        program.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, static_cast<__u32>(call), 0, 1));
        program.push_back(
            BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | static_cast<__u32>(errorNumber)));
    }
    program.push_back(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
    const sock_fprog filter{static_cast<unsigned short>(program.size()), program.data()};
    return ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
           ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) == 0;
}

constexpr int kRefused = 0, kSaved = 1, kNoFilter = 77;

/// Saves a file in a child process in which these calls fail. Returns the child's exit code; its
/// error message goes to `said`.
int saveWithout(const std::vector<long>& calls, int errorNumber, const std::filesystem::path& path,
                std::string& said) {
    const std::filesystem::path words = path.parent_path() / "said";
    const pid_t child = ::fork();
    if (child == 0) {
        std::ofstream stream(words);
        if (!refuse(calls, errorNumber)) ::_exit(kNoFilter);
        const Result<void> saved = writeFileAtomically(path, std::string(200'000, 'n'));
        if (saved) ::_exit(kSaved);
        stream << saved.error().message << std::flush;
        ::_exit(kRefused);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    said = textOf(words);
    std::filesystem::remove(words);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

TEST(FileFaults, EachRefusedCallLeavesTheOldFile) {
    const struct {
        const char* name;
        std::vector<long> calls;
        int error;
        const char* reason;  // in the message; empty: works without the call
    } faults[] = {
        {"openat", {SYS_openat}, EMFILE, "too many files"},
        {"pwrite64", {SYS_pwrite64}, ENOSPC, "no space left"},
        {"fsync", {SYS_fsync}, EIO, "fails"},
        {"linkat", {SYS_linkat}, EIO, "fails"},
#ifdef SYS_rename
        {"rename", {SYS_rename, SYS_renameat, SYS_renameat2}, ENOSPC, "no space left"},
#else
        {"rename", {SYS_renameat, SYS_renameat2}, ENOSPC, "no space left"},
#endif
        {"fchmod", {SYS_fchmod}, EPERM, ""},
        {"flock", {SYS_flock}, ENOLCK, ""},
    };
    for (const auto& fault : faults) {
        const TemporaryFolder folder;
        const auto path = folder.path() / "note.txt";
        ASSERT_TRUE(writeFileAtomically(path, "old"));
        std::string said;
        const int code = saveWithout(fault.calls, fault.error, path, said);
        if (code == kNoFilter) GTEST_SKIP() << "this system refuses filters of system calls";
        const bool isFatal = *fault.reason != '\0';
        EXPECT_EQ(code, isFatal ? kRefused : kSaved) << fault.name << said;
        EXPECT_EQ(textOf(path), isFatal ? "old" : std::string(200'000, 'n')) << fault.name;
        EXPECT_EQ(folder.names(), std::set<std::string>{"note.txt"}) << fault.name;
        if (!isFatal) continue;
        EXPECT_NE(said.find(path.string()), std::string::npos) << said;
        EXPECT_NE(said.find(fault.reason), std::string::npos) << fault.name << ": " << said;
        EXPECT_TRUE(said.ends_with('.')) << said;
    }
}

TEST(FileFaults, AModeThatCannotBeKeptIsNotWidened) {
    const TemporaryFolder folder;
    const auto path = folder.path() / "note.txt";
    ASSERT_TRUE(writeFileAtomically(path, "secret"));
    ASSERT_EQ(::chmod(path.c_str(), 0600), 0);
    std::string said;
    const int code = saveWithout({SYS_fchmod}, EPERM, path, said);
    if (code == kNoFilter) GTEST_SKIP() << "this system refuses filters of system calls";
    EXPECT_EQ(code, kRefused);
    EXPECT_EQ(textOf(path), "secret");
}

TEST(FileFaults, TheFirstFailureIsTheOneThatIsTold) {
    const TemporaryFolder folder;
    const auto path = folder.path() / "note.txt";
    const pid_t child = ::fork();
    if (child == 0) {
        ::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{1 << 16, 1 << 16};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        Result<AtomicFile> file = AtomicFile::create(path);
        if (!file || file->write(std::string(1 << 20, 'x'))) ::_exit(1);
        const Result<void> later = file->write("y"), table = file->rewrite(0, "z"),
                           ended = file->commit();
        const auto isTold = [](const Result<void>& result) {
            return !result &&
                   result.error().message.find("larger than this system") != std::string::npos;
        };
        ::_exit(isTold(later) && isTold(table) && isTold(ended) ? 0 : 2);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_EQ(status, 0);
    EXPECT_TRUE(folder.names().empty());
}

TEST(FileFaults, RewritingReplacesBytesAndKeepsTheEnd) {
    const TemporaryFolder folder;
    const auto path = folder.path() / "note.txt";
    Result<AtomicFile> file = AtomicFile::create(path);
    ASSERT_TRUE(file);
    const std::string middle(150'000, 'm');
    ASSERT_TRUE(file->write("head, "));
    ASSERT_TRUE(file->write(middle));
    ASSERT_TRUE(file->write(", tail"));
    EXPECT_EQ(file->size(), middle.size() + 12);
    ASSERT_TRUE(file->rewrite(0, "HEAD"));
    ASSERT_TRUE(file->write("."));
    ASSERT_TRUE(file->commit());
    EXPECT_EQ(textOf(path), "HEAD, " + middle + ", tail.");
}

TEST(FileFaults, AFolderThatTakesNoFilesIsNamed) {
    const Result<void> written = writeFileAtomically("/proc/self/note.txt", "x");
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().message,
              "Cannot write /proc/self/note.txt: the folder /proc/self does not accept files; "
              "choose another.");
}

/// Makes one of each kind of thing that is not a plain file, and calls `look` with its path.
template <class Look>
void forEachOddThing(const std::filesystem::path& folder, const Look& look) {
    ASSERT_EQ(::mkfifo((folder / "fifo").c_str(), 0600), 0);
    std::filesystem::create_directory(folder / "folder");
    std::filesystem::create_symlink("fifo", folder / "link");
    const int socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const std::string name = (folder / "socket").string();
    ASSERT_LT(name.size(), sizeof address.sun_path);
    name.copy(address.sun_path, name.size());
    ASSERT_EQ(::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    for (const char* thing : {"fifo", "folder", "link", "socket"})
        look(folder / thing);
    look("/dev/zero");
    ::close(socket);
}

TEST(FileFaults, WhatIsNoPlainFileIsNeitherWaitedForNorReplaced) {
    const TemporaryFolder folder;
    forEachOddThing(folder.path(), [](const std::filesystem::path& path) {
        for (const Result<void>& result :
             {readFile(path).map([](const std::string&) {}), writeFileAtomically(path, "x")}) {
            ASSERT_FALSE(result) << path;
            const std::string& message = result.error().message;
            EXPECT_NE(message.find(path.string()), std::string::npos) << message;
            EXPECT_TRUE(message.ends_with('.')) << message;
        }
    });
    EXPECT_EQ(folder.names(), (std::set<std::string>{"fifo", "folder", "link", "socket"}));
}

TEST(FileFaults, FilesOfTheSystemAreReadThoughTheySeemEmpty) {
    EXPECT_GT(readFile("/proc/self/status").value().size(), 100U);
}

TEST(FileFaults, SetAsideKeepsFiveOfThem) {
    const TemporaryFolder folder;
    const auto path = folder.path() / "settings.ini";
    EXPECT_FALSE(setAside(path));
    for (int round = 1; round <= 7; ++round) {
        std::ofstream(path) << round;
        ASSERT_TRUE(setAside(path));
    }
    EXPECT_EQ(folder.names(),
              (std::set<std::string>{"settings.ini.bad", "settings.ini.bad-2", "settings.ini.bad-3",
                                     "settings.ini.bad-4", "settings.ini.bad-5"}));
    EXPECT_EQ(textOf(folder.path() / "settings.ini.bad"), "1");
    EXPECT_EQ(textOf(folder.path() / "settings.ini.bad-5"), "7");
}

TEST(Sentence, TakesNoFullStopAlong) {
    EXPECT_EQ(withoutFullStop("it failed.\n"), "it failed");
    EXPECT_EQ(withoutFullStop("version 1.5 failed ... "), "version 1.5 failed");
    EXPECT_EQ(withoutFullStop("it failed"), "it failed");
    EXPECT_EQ(withoutFullStop(".."), "");
}

}  // namespace
}  // namespace fathom
