// A person's bookmarks on the disk: nothing is ever lost.
#include "bookmarks/bookmark_store.h"

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <random>
#include <thread>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/atomic_file.h"
#include "support/temporary_folder.h"

namespace fathom {
namespace {

Bookmark named(const std::string& name) {
    Bookmark bookmark = findStarterBookmark("home")->bookmark;
    bookmark.name = name;
    return bookmark;
}

std::vector<std::string> names(const BookmarkStore& store) {
    std::vector<std::string> list;
    for (const Bookmark& bookmark : store.items())
        list.push_back(bookmark.name);
    return list;
}

using Names = std::vector<std::string>;

class BookmarkStoreTest : public ::testing::Test {
protected:
    BookmarkStore open() { return BookmarkStore::load(m_path).value(); }

    TemporaryFolder m_folder;
    std::filesystem::path m_path = m_folder.path() / "data" / "bookmarks.json";
};

TEST_F(BookmarkStoreTest, EachChangeIsOnTheDisk) {
    BookmarkStore store = open();
    EXPECT_TRUE(store.items().empty());
    for (const char* name : {"a", "b", "c"}) {
        ASSERT_TRUE(store.add(named(name)));
        EXPECT_EQ(names(open()), names(store));
    }
    ASSERT_TRUE(store.replace(1, named("B")));
    EXPECT_EQ(names(open()), (Names{"a", "B", "c"}));
    ASSERT_TRUE(store.move(0, 2));
    EXPECT_EQ(names(open()), (Names{"B", "c", "a"}));
    ASSERT_TRUE(store.move(2, 1));
    EXPECT_EQ(names(open()), (Names{"B", "a", "c"}));
    ASSERT_TRUE(store.remove(0));
    EXPECT_EQ(names(open()), (Names{"a", "c"}));
    EXPECT_EQ(open().items(), store.items());
}

TEST_F(BookmarkStoreTest, KeepsTheFilesOwnUnknownKeys) {
    std::filesystem::create_directory(m_path.parent_path());
    ASSERT_TRUE(writeFileAtomically(m_path, R"({"fathom": 1, "bookmarks": [], "theme": "night"})"));
    BookmarkStore store = open();
    ASSERT_TRUE(store.add(named("a")));
    EXPECT_NE(readFile(m_path).value().find(R"("theme": "night")"), std::string::npos);
}

TEST_F(BookmarkStoreTest, ABrokenFileIsNeverOverwritten) {
    std::filesystem::create_directory(m_path.parent_path());
    ASSERT_TRUE(writeFileAtomically(m_path, "{\"fathom\": 1,\n oops"));
    const Result<BookmarkStore> store = BookmarkStore::load(m_path);
    ASSERT_FALSE(store);
    EXPECT_NE(store.error().message.find("line 2, column"), std::string::npos);
    EXPECT_NE(store.error().message.find(m_path.string()), std::string::npos);

    // Also when it breaks under an open window.
    ASSERT_TRUE(writeFileAtomically(m_path, R"({"fathom": 1, "bookmarks": []})"));
    BookmarkStore open = BookmarkStore::load(m_path).value();
    ASSERT_TRUE(open.add(named("a")));
    ASSERT_TRUE(writeFileAtomically(m_path, "oops"));
    EXPECT_FALSE(open.add(named("b")));
    EXPECT_EQ(names(open), Names{"a"});
    EXPECT_EQ(readFile(m_path).value(), "oops");
}

TEST_F(BookmarkStoreTest, TwoWindowsKeepEachOthersBookmarks) {
    BookmarkStore first = open();
    BookmarkStore second = open();
    ASSERT_TRUE(first.add(named("a")));
    ASSERT_TRUE(second.add(named("b")));
    ASSERT_TRUE(first.add(named("c")));
    EXPECT_EQ(names(first), (Names{"a", "b", "c"}));

    // What the other window has moved is found again; what it has taken away is not missed.
    ASSERT_TRUE(second.replace(1, named("B")));  // second still sees a, b
    ASSERT_TRUE(second.move(2, 0));              // c, a, B
    ASSERT_TRUE(first.remove(0));                // first still sees a, b, c
    EXPECT_EQ(names(first), (Names{"c", "B"}));
    ASSERT_TRUE(second.remove(1));
    EXPECT_EQ(names(second), (Names{"c", "B"}));
    ASSERT_TRUE(first.remove(0));
    ASSERT_TRUE(second.replace(0, named("C")));  // gone meanwhile: kept at the end
    EXPECT_EQ(names(second), (Names{"B", "C"}));
}

TEST_F(BookmarkStoreTest, AVanishedFileIsWrittenAnew) {
    BookmarkStore store = open();
    ASSERT_TRUE(store.add(named("a")));
    std::filesystem::remove(m_path);
    ASSERT_TRUE(store.add(named("b")));
    EXPECT_EQ(names(open()), (Names{"a", "b"}));
}

TEST_F(BookmarkStoreTest, AFailedChangeChangesNothing) {
    BookmarkStore store = open();
    ASSERT_TRUE(store.add(named("a")));
    const std::string before = readFile(m_path).value();

    Bookmark impossible = named("nowhere");
    impossible.location.view.radius = Decimal::fromDouble(-1);
    const Result<void> refused = store.add(impossible);
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.error().message.find("radius"), std::string::npos);

    // A full disk.
    const pid_t child = ::fork();
    if (child == 0) {
        ::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{4096, 4096};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        Bookmark large = named("large");
        large.notes.assign(100'000, 'x');
        ::_exit(!store.add(large) && names(store) == Names{"a"} ? 0 : 1);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_EQ(status, 0);
    EXPECT_EQ(names(store), Names{"a"});
    EXPECT_EQ(readFile(m_path).value(), before);
}

TEST_F(BookmarkStoreTest, AFolderThatCannotBeMadeIsASentence) {
    Result<BookmarkStore> impossible = BookmarkStore::load("/proc/nowhere/bookmarks.json");
    ASSERT_TRUE(impossible);
    const Result<void> added = impossible->add(named("a"));
    ASSERT_FALSE(added);
    EXPECT_NE(added.error().message.find("/proc/nowhere"), std::string::npos);
    EXPECT_TRUE(impossible->items().empty());
}

TEST_F(BookmarkStoreTest, KillsNeverLoseABookmark) {
    // Each child tells which adds have returned; a kill may lose the one under way and no other.
    std::mt19937 random(5);
    std::uniform_int_distribution<int> microseconds(0, 15'000);
    std::size_t promised = 0;
    for (int round = 0; round < 60; ++round) {
        int told[2];
        ASSERT_EQ(::pipe(told), 0);
        const pid_t child = ::fork();
        if (child == 0) {
            BookmarkStore store = open();
            for (;;) {
                if (!store.add(named("round " + std::to_string(round)))) ::_exit(1);
                if (::write(told[1], "x", 1) != 1) ::_exit(2);
            }
        }
        ::close(told[1]);
        char mark;
        if (::read(told[0], &mark, 1) == 1) ++promised;  // however busy the machine is
        std::this_thread::sleep_for(std::chrono::microseconds(microseconds(random)));
        ::kill(child, SIGKILL);
        int status = 0;
        ::waitpid(child, &status, 0);
        ASSERT_TRUE(WIFSIGNALED(status));
        while (::read(told[0], &mark, 1) == 1)
            ++promised;
        ::close(told[0]);
        const std::size_t kept = open().items().size();
        ASSERT_GE(kept, promised) << "round " << round;
        ASSERT_LE(kept, promised + 1) << "round " << round;
        promised = kept;
    }
    EXPECT_GE(promised, 60u);
}

}  // namespace
}  // namespace fathom
